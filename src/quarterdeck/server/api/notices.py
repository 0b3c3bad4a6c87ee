"""The REST API of notices: where a guest wants to be called when the page is closed."""

import asyncio
from typing import Annotated

from litestar import delete, get, post
from litestar.params import PathParameter

from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.refusals import Denied
from quarterdeck.server import push_sealing
from quarterdeck.server.api.guests import AnyRequest, caller_in, require_name
from quarterdeck.server.api.notice_forms import HushTable, NewPush, OwnNotices, PushKey, PushMade
from quarterdeck.server.http_errors import problems
from quarterdeck.server.push_addresses import read_endpoint
from quarterdeck.server.push_sending import PushSender
from quarterdeck.server.push_store import Push
from quarterdeck.server.services import Services

PushId = Annotated[str, PathParameter(pattern="^[0-9a-f]{32}$", description="As it was told")]


def sender_of(services: Services) -> PushSender:
    assert services.push is not None
    return services.push


async def notices_of(services: Services, guest: str) -> OwnNotices:
    store = sender_of(services).store
    kinds = {each.id: each.kinds for each in await store.wanted_by(guest)}
    return OwnNotices(kinds, tuple(await store.quiet_tables(guest)))


@get("/api/push-key", responses=problems(), tags=["notices"])
async def push_key(services: Services) -> PushKey:
    """By which a browser knows this house's notices."""
    key = sender_of(services).settings.key
    return PushKey(await asyncio.to_thread(push_sealing.public_half, key))


@get("/api/me/notices", responses=problems(), tags=["notices"])
async def own_notices(services: Services, guest: str | None) -> OwnNotices:
    """What you are told of, by browser, and at which of your tables nothing."""
    return await notices_of(services, guest or "")


@post("/api/me/notices", responses=problems(400, 401, 403, 422), tags=["notices"])
async def ask_for_notices(
    request: AnyRequest, data: NewPush, services: Services, guest: str | None
) -> PushMade:
    """Be called by this browser for these kinds; asked again, what is new holds."""
    await require_name(services, guest)
    sender = sender_of(services)
    read_endpoint(data.endpoint, sender.settings.allow_self)
    await asyncio.to_thread(push_sealing.check_keys, data.keys.p256dh, data.keys.auth)
    kinds = tuple(dict.fromkeys(data.kinds))
    push = Push(guest or "", data.endpoint, data.keys.p256dh, data.keys.auth, kinds, data.language)
    session = caller_in(request).session
    await sender.store.keep(push._replace(session=session.id if session else ""))
    return PushMade(push.id)


@delete(
    "/api/me/notices/{push:str}", status_code=200, responses=problems(400, 403), tags=["notices"]
)
async def end_notices(push: PushId, services: Services, guest: str | None) -> OwnNotices:
    """No longer by that browser."""
    await sender_of(services).store.drop(push, guest or "")
    return await notices_of(services, guest or "")


@post("/api/me/quiet-tables", responses=problems(400, 401, 403, 404, 422), tags=["notices"])
async def hush_table(data: HushTable, services: Services, guest: str | None) -> OwnNotices:
    """Nothing of this table any more, or again."""
    await require_name(services, guest)
    room = await services.hub.room_for(data.table, guest or "")
    if not sitting.seats_of(room.places, guest or ""):
        raise Denied("not-seated")
    await sender_of(services).store.hush(guest or "", room.table, data.quiet)
    return await notices_of(services, guest or "")


HANDLERS = [push_key, own_notices, ask_for_notices, end_notices, hush_table]
