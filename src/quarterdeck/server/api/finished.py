"""The REST API of finished games: the logbook, every step, and what can be made of them."""

import asyncio
import gzip
from collections.abc import Sequence
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import PathParameter

from quarterdeck.bots.record import Account, Heat
from quarterdeck.core import logbook
from quarterdeck.insight.heat_map import has_heat
from quarterdeck.insight.luck_and_skill import accountant_of
from quarterdeck.insight.turning_points import Course
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.entries import Acted, AnyEntry, Dealt
from quarterdeck.rooms.logs import logbook_of, replay_log
from quarterdeck.rooms.refusals import Denied
from quarterdeck.rooms.room import Room, Step
from quarterdeck.rooms.seats import Chair
from quarterdeck.server import letters
from quarterdeck.server.api.forms import (
    Replay,
    ReplayFrame,
)
from quarterdeck.server.http_errors import problems
from quarterdeck.server.letters import Audience, write
from quarterdeck.server.services import Services

Table = Annotated[str, PathParameter(pattern="^[a-z0-9-]{1,40}$", description="A table's name")]
Asked = Request[Any, Any, Any]


@get(
    "/api/tables/{table:str}/log",
    responses=problems(400, 404, 409),
    media_type="text/plain",
    packed=True,
    tags=["finished games"],
)
async def read_logbook(
    request: Asked, table: Table, services: Services, guest: str | None
) -> Response[str]:
    """The logbook: what was done and what chance answered. It holds all secrets."""
    await require_finished(services, table, guest)
    return await send_packed(request, await packed_book(services, table))


@get(
    "/api/tables/{table:str}/replay",
    responses=problems(400, 404, 409, 503),
    packed=True,
    tags=["finished games"],
)
async def read_replay(
    request: Asked, table: Table, services: Services, guest: str | None
) -> Response[Replay]:
    """Every step of a game as everyone could see it, to leaf through."""
    room = await require_finished(services, table, guest)
    return await send_packed(request, await packed_replay(services, room, guest))


@get(
    "/api/tables/{table:str}/account",
    responses=problems(400, 404, 409, 503),
    tags=["finished games"],
)
async def reckoning(table: Table, services: Services, guest: str | None) -> tuple[Account, ...]:
    """Luck and skill, seat by seat: points = fair + luck - given."""
    accountant_of((await require_finished(services, table, guest)).game)
    return await services.analyses.account(await book_of(services, table), guest or "")


@get(
    "/api/tables/{table:str}/course",
    responses=problems(400, 404, 409, 503),
    tags=["finished games"],
)
async def how_it_went(table: Table, services: Services, guest: str | None) -> Course:
    """Everyone's chance to win after every step, what turned it, and how much of it was luck."""
    await require_finished(services, table, guest)
    return await services.analyses.course(await book_of(services, table), guest or "")


async def require_finished(services: Services, table: str, guest: str | None) -> Room:
    room = await services.hub.room_for(table, guest or "")
    if not rooms.is_over(room):
        raise Denied("not-over")
    return room


# What is kept: nobody is answered from there before it is known that they may read it


async def send_packed(request: Asked, packed: bytes) -> Response[Any]:
    """As it is kept, or unpacked for those who cannot."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, headers={**headers, "content-encoding": "gzip"})
    return Response(await asyncio.to_thread(gzip.decompress, packed), headers=headers)


async def packed_book(services: Services, table: str) -> bytes:
    """What was played stays the same, whatever else is logged after the end."""

    async def make() -> bytes:
        return await services.answers.pack(write_book, table, await services.hub.store.log(table))

    return await services.answers.find(table, make)


async def book_of(services: Services, table: str) -> str:
    return gzip.decompress(await packed_book(services, table)).decode()


async def packed_replay(services: Services, room: Room, guest: str | None) -> bytes:
    """For each who sat there their own, for all others one: by the chairs as they see them."""
    chairs = letters.chairs(room, Audience(guest or "", None, frozenset()))

    async def make() -> bytes:
        book = await book_of(services, room.table) if has_heat(room.game) else ""
        heats = await services.analyses.heats(book, guest or "") if book else ()
        entries = await services.hub.store.log(room.table)
        return await services.answers.pack(write_replay, room.table, entries, chairs, heats)

    return await services.answers.find((room.table, chairs), make)


def write_book(table: str, entries: Sequence[AnyEntry]) -> bytes:
    return logbook.write(logbook_of(replay_log(table, entries))).encode()


def write_replay(
    table: str, entries: Sequence[AnyEntry], chairs: tuple[Chair, ...], heats: tuple[Heat, ...]
) -> bytes:
    steps = replay_log(table, entries)
    frames = tuple(replay_frame(step) for step in steps if isinstance(step.entry, Dealt | Acted))
    return write(Replay(table, steps[-1].room.game.name, chairs, frames, heats))


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
