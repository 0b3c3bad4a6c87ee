"""The REST API of finished games: the logbook, every step, and what can be made of them."""

from typing import Annotated

from litestar import get
from litestar.params import PathParameter

from quarterdeck.bots.record import Account
from quarterdeck.core import logbook
from quarterdeck.insight.heat_map import has_heat
from quarterdeck.insight.luck_and_skill import accountant_of
from quarterdeck.insight.turning_points import Course
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.entries import Acted, AnyEntry, Dealt
from quarterdeck.rooms.logs import logbook_of
from quarterdeck.rooms.refusals import Denied
from quarterdeck.rooms.room import Step
from quarterdeck.server import letters
from quarterdeck.server.api.forms import (
    Replay,
    ReplayFrame,
)
from quarterdeck.server.http_errors import problems
from quarterdeck.server.letters import Audience
from quarterdeck.server.services import Services

Table = Annotated[str, PathParameter(pattern="^[a-z0-9-]{1,40}$", description="A table's name")]


@get(
    "/api/tables/{table:str}/log",
    responses=problems(400, 404, 409),
    media_type="text/plain",
    tags=["finished games"],
)
async def read_logbook(table: Table, services: Services, guest: str | None) -> str:
    """The logbook: what was done and what chance answered. It holds all secrets."""
    return logbook.write(logbook_of(await require_finished(services, table, guest)))


@get(
    "/api/tables/{table:str}/replay",
    responses=problems(400, 404, 409, 503),
    tags=["finished games"],
)
async def read_replay(table: Table, services: Services, guest: str | None) -> Replay:
    """Every step of a game as everyone could see it, to leaf through."""
    steps = await require_finished(services, table, guest)
    room = steps[-1].room
    frames = tuple(replay_frame(step) for step in steps if isinstance(step.entry, Dealt | Acted))
    chairs = letters.chairs(room, Audience(guest or "", None, frozenset()))
    hidden = has_heat(room.game)
    book = logbook.write(logbook_of(steps))
    heats = await services.analyses.heats(book, guest or "") if hidden else ()
    return Replay(room.table, room.game.name, chairs, frames, heats)


@get(
    "/api/tables/{table:str}/account",
    responses=problems(400, 404, 409, 503),
    tags=["finished games"],
)
async def reckoning(table: Table, services: Services, guest: str | None) -> tuple[Account, ...]:
    """Luck and skill, seat by seat: points = fair + luck - given."""
    steps = await require_finished(services, table, guest)
    accountant_of(steps[-1].room.game)
    return await services.analyses.account(logbook.write(logbook_of(steps)), guest or "")


@get(
    "/api/tables/{table:str}/course",
    responses=problems(400, 404, 409, 503),
    tags=["finished games"],
)
async def how_it_went(table: Table, services: Services, guest: str | None) -> Course:
    """Everyone's chance to win after every step, what turned it, and how much of it was luck."""
    steps = await require_finished(services, table, guest)
    return await services.analyses.course(logbook.write(logbook_of(steps)), guest or "")


async def require_finished(services: Services, table: str, guest: str | None) -> list[Step]:
    room = await services.hub.room_for(table, guest or "")
    if not rooms.is_over(room):
        raise Denied("not-over")
    return await services.hub.history(table)


def replay_frame(step: Step) -> ReplayFrame:
    room, (seat, action, by) = step.room, deed_of(step.entry)
    seen = room.game.view(room.state, None)
    return ReplayFrame(
        seq=room.seq,
        seat=seat,
        action=action,
        by=by,
        news=letters.pieces_heard(step, None),
        view=seen,
        prices=letters.prices_of(room.game, seen),
        scores=room.game.scores(room.state),
    )


def deed_of(entry: AnyEntry | None) -> tuple[int | None, str | None, str | None]:
    """Which seat did what, and who decided it."""
    match entry:
        case Acted(seat=seat, word=word, by=by):
            return seat, word, by
    return None, None, None


HANDLERS = [read_logbook, read_replay, reckoning, how_it_went]
