"""Before anybody sits down: what a table tells whoever looks at it, and how others come here."""

from urllib.parse import urlsplit

import msgspec
from litestar import Response, get

from quarterdeck.rooms.caretaking import fills_at
from quarterdeck.rooms.room import Room
from quarterdeck.server import messages as say
from quarterdeck.server.api.tables import AnyRequest, Table
from quarterdeck.server.http_errors import problems
from quarterdeck.server.nearby import address_for_others, draw_code, is_own_machine
from quarterdeck.server.services import Services


class House(msgspec.Struct, frozen=True):
    """How this house is reached from other machines nearby, where it is."""

    nearby: str | None


class OneTable(say.Listing, frozen=True, kw_only=True):
    """A table by itself: what a list shows, and what changes by the second."""

    bots_in: float | None  # seconds until bots sit down, where they do


@get("/api/tables/{table:str}", responses=problems(400, 404, 409), tags=["tables"])
async def look_at_table(table: Table, services: Services, guest: str | None) -> OneTable:
    """Who sits there, what is played, how far it is."""
    await services.hub.presence.look([table])
    room = await services.hub.room_for(table, guest or "")
    listing = msgspec.structs.asdict(services.hub.listed(room, guest or ""))
    return OneTable(**listing, bots_in=seconds_until_bots(services, room))


def seconds_until_bots(services: Services, room: Room) -> float | None:
    """For as long as somebody is waited for who may never come."""
    at = fills_at(room)
    return None if at is None else max(0.0, at - services.hub.store.clock.now())


def outside(request: AnyRequest, services: Services) -> str:
    """The address of this house for others."""
    came_by = f"{request.url.scheme}://{request.url.netloc}"
    _, port = request.scope.get("server") or ("", 0)
    return address_for_others(came_by, services.settings.host, int(port or 0))


@get("/api/house", responses=problems(), tags=["tables"])
async def about_house(request: AnyRequest, services: Services) -> House:
    """How friends nearby come here."""
    told = outside(request, services)
    return House(None if is_own_machine(urlsplit(told).hostname or "") else told)


@get("/api/tables/{table:str}/code.svg", include_in_schema=False)
async def table_code(
    request: AnyRequest, table: Table, services: Services, guest: str | None
) -> Response[bytes]:
    """The way to a table as a picture for a telephone to scan."""
    await services.hub.room_for(table, guest or "")
    link = f"{outside(request, services)}/t/{table}"
    return Response(
        draw_code(link), media_type="image/svg+xml", headers={"cache-control": "no-cache"}
    )


HANDLERS = [look_at_table, about_house, table_code]
