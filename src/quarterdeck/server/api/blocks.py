"""The REST API of blocking and reporting: whom you would rather not meet."""

from typing import Annotated, Literal

import msgspec
from litestar import delete, get, post
from litestar.params import PathParameter

from quarterdeck.rooms.permissions import may_talk
from quarterdeck.rooms.refusals import Denied
from quarterdeck.rooms.room import Room
from quarterdeck.rooms.seats import Person
from quarterdeck.server.accounts.blocks import Complaint
from quarterdeck.server.api.forms import Form
from quarterdeck.server.api.guests import require_name
from quarterdeck.server.clean_text import clean
from quarterdeck.server.http_errors import problems
from quarterdeck.server.services import Services

TableName = Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]{1,40}$")]
BlockId = Annotated[int, PathParameter(ge=0, le=2**53, description="A block")]
LONGEST_WORDS = 500


class Somebody(Form, frozen=True):
    """Whom you met: by their seat at a table, or by the number of a line that they said."""

    table: TableName
    seat: int | None = None
    line: int | None = None


class NewReport(Form, frozen=True):
    """What somebody did, for the host to read."""

    who: Somebody
    reason: Literal["insult", "name", "cheating", "stalling", "other"]
    words: Annotated[str, msgspec.Meta(max_length=LONGEST_WORDS)] = ""


class BlockTold(msgspec.Struct, frozen=True):
    id: int
    name: str
    since: float


@get("/api/blocks", responses=problems(), tags=["accounts"])
async def own_blocks(services: Services, guest: str | None) -> tuple[BlockTold, ...]:
    """Whom you have blocked."""
    return tuple(BlockTold(*each) for each in await services.hub.talk.blocks.of(guest or ""))


@post(
    "/api/blocks",
    responses=problems(400, 401, 403, 404, 409, 422),
    status_code=204,
    tags=["accounts"],
)
async def block_somebody(data: Somebody, services: Services, guest: str | None) -> None:
    """You read no more of what they say, and they sit at no open table of yours."""
    await require_name(services, guest)
    await services.hub.talk.blocks.add(str(guest), await find_somebody(data, services, str(guest)))
    await refresh_ears(services, str(guest))


@delete(
    "/api/blocks/{block:int}",
    responses=problems(400, 401, 403, 404),
    status_code=204,
    tags=["accounts"],
)
async def lift_block(block: BlockId, services: Services, guest: str | None) -> None:
    """You would meet them again."""
    await require_name(services, guest)
    await services.hub.talk.blocks.remove(str(guest), block)
    await refresh_ears(services, str(guest))


@post(
    "/api/reports",
    responses=problems(400, 401, 403, 404, 409, 422),
    status_code=204,
    tags=["accounts"],
)
async def report_somebody(data: NewReport, services: Services, guest: str | None) -> None:
    """Tell the host of this house what somebody did."""
    await require_name(services, guest)
    about = await find_somebody(data.who, services, str(guest))
    if not services.accounts.reports.take(str(guest)):
        raise Denied("too-many-requests")
    words = clean(data.words)[:LONGEST_WORDS]
    await services.hub.talk.blocks.report(
        Complaint(str(guest), about, data.who.table, data.reason, words)
    )


async def find_somebody(who: Somebody, services: Services, guest: str) -> str:
    """Their id, which nobody is told."""
    room = await services.hub.room_for(who.table, guest)
    if who.line is None:
        found = guest_at_seat(room, who.seat)
    else:
        found = await guest_of_line(services, who) if may_talk(room, guest) else ""
    if not found:
        raise Denied("nobody-there")
    if found == guest:
        raise Denied("own-block")
    return found


def guest_at_seat(room: Room, seat: int | None) -> str:
    """Nobody sits at a number that no seat has."""
    place = dict(enumerate(room.places)).get(-1 if seat is None else seat)
    return place.guest if isinstance(place, Person) else ""


async def guest_of_line(services: Services, who: Somebody) -> str:
    """Whoever said a line that was for everyone; older ones do not know who it was."""
    lines = await services.hub.store.chat(who.table)
    said = [line for number, line in lines if number == who.line and not line.hearers]
    return said[0].guest if said else ""


async def refresh_ears(services: Services, guest: str) -> None:
    """What this guest's devices hear from now on."""
    blocked = await services.hub.talk.blocks.blocked_by(guest)
    for devices in services.hub.followers.values():
        for device in devices:
            if device.guest == guest:
                device.blocked = blocked


HANDLERS = [own_blocks, block_somebody, lift_block, report_somebody]
