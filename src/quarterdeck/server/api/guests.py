"""The REST API of guests: who asks, and what they are called."""

from typing import Any

from litestar import Request, get, post

from quarterdeck.rooms.refusals import Denied
from quarterdeck.server.api.forms import Me, NewGuest
from quarterdeck.server.callers import Caller
from quarterdeck.server.clean_text import clean_name
from quarterdeck.server.cookies import new_guest
from quarterdeck.server.http_errors import problems
from quarterdeck.server.services import Services

AnyRequest = Request[Any, Any, Any]


def caller_in(request: AnyRequest) -> Caller:
    caller: Caller = request.scope["caller"]  # type: ignore[typeddict-item]
    return caller


async def guest(request: AnyRequest) -> str | None:
    """Who asks, by the cookie."""
    return caller_in(request).guest


async def require_name(services: Services, guest: str | None) -> str:
    """What the one who asks is called; nobody plays without a name."""
    name = await services.hub.store.guest_name(guest) if guest else None
    if name is None:
        raise Denied("no-guest")
    return name


@post("/api/guests", responses=problems(400, 403, 409, 422), tags=["guests"])
async def introduce(
    request: AnyRequest, data: NewGuest, services: Services, guest: str | None
) -> Me:
    """Say what you are called; a cookie remembers you."""
    name = clean_name(data.name)
    await services.accounts.check_name(name, guest)
    if guest and await services.accounts.store.has_account(guest):
        await services.accounts.store.rename(guest, name)
        return Me(name)
    known = guest if guest and await services.hub.store.guest_name(guest) else None
    who = known or new_guest()  # a cookie of nobody's we know may be another's, and planted
    await services.hub.store.name_guest(who, name)
    request.scope["introduced"] = who  # type: ignore[typeddict-unknown-key]
    return Me(name)


@get("/api/me", responses=problems(), tags=["guests"])
async def me(services: Services, guest: str | None) -> Me:
    """What you are called, if you have said so."""
    return Me(await services.hub.store.guest_name(guest) if guest else None)


HANDLERS = [introduce, me]
