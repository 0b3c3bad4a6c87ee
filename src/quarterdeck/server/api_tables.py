"""The REST API, second half: tables and seats. Play itself goes by socket only."""

from contextlib import suppress
from typing import Annotated, Any

from litestar import HttpMethod, Request, Response, delete, get, post, route
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter

from quarterdeck.bots.account import Account, accountant_of
from quarterdeck.bots.course import Course
from quarterdeck.bots.heat import HEATS
from quarterdeck.core import logbook
from quarterdeck.core.options import doubts, sources
from quarterdeck.server import letters, opening
from quarterdeck.server import messages as say
from quarterdeck.server import room as rooms
from quarterdeck.server import seats as sitting
from quarterdeck.server.api import named
from quarterdeck.server.entries import Acted, AnyEntry, Dealt, Opened
from quarterdeck.server.forms import (
    Frame,
    NewPractice,
    NewTable,
    Numbers,
    Opening,
    Replay,
    SitDown,
)
from quarterdeck.server.house import House
from quarterdeck.server.hub import new_name
from quarterdeck.server.letters import Company
from quarterdeck.server.problems import documented
from quarterdeck.server.room import Denied, Room, Step
from quarterdeck.server.security import clean_name
from quarterdeck.server.store import Conflict

Table = Annotated[str, PathParameter(pattern="^[a-z0-9-]{1,40}$", description="A table's name")]
Seat = Annotated[int, PathParameter(ge=0, le=9, description="A seat, from 0")]
AnyRequest = Request[Any, Any, Any]


async def readable(house: House, table: str, guest: str | None) -> Room:
    """A room, if the one who asks may know of it at all."""
    room = await house.hub.room(table)
    if not rooms.may_read(room, guest or ""):
        raise Denied("no-such-table", table=table)
    return room


# Tables


@get("/api/tables", responses=documented(), tags=["tables"])
async def tables(house: House) -> tuple[say.Listing, ...]:
    """The public tables that wait for somebody or are being played, newest first."""
    return await house.hub.listing()


@post("/api/tables", responses=documented(400, 401, 403, 404, 422), tags=["tables"])
async def open_table(
    request: AnyRequest, data: NewTable, house: House, guest: str | None
) -> Opening:
    """Set a table. It deals as soon as every chair is taken."""
    name = await named(house, guest)
    check_rate(request, house)
    room = await house.hub.open(opening.new_table(data, str(guest), name))
    return Opening(room.table)


@post("/api/practice", responses=documented(400, 401, 403, 404, 422), tags=["tables"])
async def practise(
    request: AnyRequest, data: NewPractice, house: House, guest: str | None
) -> Opening:
    """You against bots, at a table of your own, with the coach at hand."""
    name = await named(house, guest)
    check_rate(request, house)
    room = await house.hub.open(opening.new_practice(data, str(guest), name))
    return Opening(room.table)


def check_rate(request: AnyRequest, house: House) -> None:
    if not house.openings.take(request.client.host if request.client else ""):
        raise Denied("too-many-requests")


@get("/api/tables/{table:str}", responses=documented(400, 404, 409), tags=["tables"])
async def look(table: Table, house: House, guest: str | None) -> say.Listing:
    """Who sits there, what is played, how far it is."""
    return house.hub.listed(await readable(house, table, guest), guest or "")


@get("/api/tables/{table:str}/numbers", responses=documented(400, 404, 409), tags=["tables"])
async def numbers(table: Table, house: House, guest: str | None) -> Numbers:
    """The numbers this table plays with, and where each comes from."""
    room = await readable(house, table, guest)
    return Numbers(sources(room.options), doubts(room.options))


@post(
    "/api/tables/{table:str}/rematch",
    responses=documented(400, 401, 403, 404, 409, 422),
    tags=["tables"],
)
async def rematch(table: Table, house: House, guest: str | None) -> Opening:
    """The same people once more; whoever asks second is led to the same table."""
    await named(house, guest)
    room = await readable(house, table, guest)
    if room.rematch is None:
        room = await play_on(house, room, str(guest))
    assert room.rematch is not None
    with suppress(Conflict):  # somebody has opened it already
        await house.hub.open(opening.rematch(room), room.rematch)
    return Opening(room.rematch)


async def play_on(house: House, room: Room, guest: str) -> Room:
    def ask(now: Room) -> Step:
        return rooms.play_on(now, guest, now.rematch or new_name(now.game.name))

    return await house.hub.change(room.table, ask)


# Seats


@post(
    "/api/tables/{table:str}/seats/{seat:int}",
    responses=documented(400, 401, 403, 404, 409, 422),
    tags=["seats"],
)
async def sit_down(
    table: Table, seat: Seat, house: House, guest: str | None, data: SitDown | None = None
) -> say.Listing:
    """Take an open chair, while there are any."""
    own = await named(house, guest)
    await readable(house, table, guest)
    beside = clean_name(data.name) if data and data.name else None

    def ask(room: Room) -> Step:
        if beside is None and sitting.seats_of(room.places, str(guest)):
            raise Denied("already-seated")
        return rooms.sit(room, str(guest), beside or own, seat)

    return house.hub.listed(await house.hub.change(table, ask), str(guest))


@delete(
    "/api/tables/{table:str}/seats/{seat:int}",
    responses=documented(400, 401, 403, 404, 409, 422),
    status_code=200,
    tags=["seats"],
)
async def stand_up(table: Table, seat: Seat, house: House, guest: str | None) -> say.Listing:
    """Give your chair back, before the game begins."""
    await named(house, guest)
    await readable(house, table, guest)
    room = await house.hub.change(table, lambda room: rooms.leave(room, str(guest), seat))
    return house.hub.listed(room, str(guest))


# Finished games


@get(
    "/api/tables/{table:str}/log",
    responses=documented(400, 404, 409),
    media_type="text/plain",
    tags=["finished games"],
)
async def log(table: Table, house: House, guest: str | None) -> str:
    """The logbook: what was done and what chance answered. It holds all secrets."""
    return logbook.write(book(await finished(house, table, guest)))


@get(
    "/api/tables/{table:str}/replay",
    responses=documented(400, 404, 409, 503),
    tags=["finished games"],
)
async def replay(table: Table, house: House, guest: str | None) -> Replay:
    """Every step of a game as everyone could see it, to leaf through."""
    steps = await finished(house, table, guest)
    room = steps[-1].room
    frames = tuple(frame(step) for step in steps if isinstance(step.entry, Dealt | Acted))
    chairs = letters.chairs(room, Company(guest or "", None, frozenset()))
    hidden = room.game.name in HEATS
    heats = await house.studies.heats(logbook.write(book(steps))) if hidden else ()
    return Replay(room.table, room.game.name, chairs, frames, heats)


@get(
    "/api/tables/{table:str}/account",
    responses=documented(400, 404, 409, 503),
    tags=["finished games"],
)
async def reckoning(table: Table, house: House, guest: str | None) -> tuple[Account, ...]:
    """Luck and skill, seat by seat: points = fair + luck - given."""
    steps = await finished(house, table, guest)
    accountant_of(steps[-1].room.game)
    return await house.studies.account(logbook.write(book(steps)))


@get(
    "/api/tables/{table:str}/course",
    responses=documented(400, 404, 409, 503),
    tags=["finished games"],
)
async def how_it_went(table: Table, house: House, guest: str | None) -> Course:
    """Everyone's chance to win after every step, what turned it, and how much of it was luck."""
    return await house.studies.course(logbook.write(book(await finished(house, table, guest))))


async def finished(house: House, table: str, guest: str | None) -> list[Step]:
    room = await readable(house, table, guest)
    if not rooms.is_over(room):
        raise Denied("not-over")
    return await house.hub.history(table)


def book(steps: list[Step]) -> logbook.Logbook:
    first, room = steps[0].entry, steps[-1].room
    assert isinstance(first, Opened)
    entries = tuple(line(step) for step in steps if isinstance(step.entry, Dealt | Acted))
    head = (room.game.name, first.version, len(room.places), letters.write(room.options))
    return logbook.Logbook(*head, entries, room.game.scores(room.state))


def line(step: Step) -> logbook.Entry:
    entry = step.entry
    if isinstance(entry, Acted):
        return logbook.Entry(entry.seat, entry.word, entry.chance)
    assert isinstance(entry, Dealt)
    return logbook.Entry(None, "deal", entry.chance)


def frame(step: Step) -> Frame:
    room, (seat, action, by) = step.room, deed(step.entry)
    return Frame(
        seq=room.seq,
        seat=seat,
        action=action,
        by=by,
        news=letters.pieces(step, None),
        view=room.game.view(room.state, None),
        scores=room.game.scores(room.state),
    )


def deed(entry: AnyEntry) -> tuple[int | None, str | None, str | None]:
    """Which seat did what, and who decided it."""
    match entry:
        case Acted(seat=seat, word=word, by=by):
            return seat, word, by
    return None, None, None


def allowing(path: str, *methods: str) -> HTTPRouteHandler:
    """What may be done at an address of several handlers: the framework only knows the first."""

    @route(path, http_method=[HttpMethod.OPTIONS], include_in_schema=False, sync_to_thread=False)
    def options() -> Response[None]:
        return Response(None, status_code=204, headers={"allow": ", ".join(methods)})

    return options


HANDLERS = [
    allowing("/api/tables", "GET", "OPTIONS", "POST"),
    allowing("/api/tables/{table:str}/seats/{seat:int}", "DELETE", "OPTIONS", "POST"),
    *(
        tables,
        open_table,
        practise,
        look,
        numbers,
        rematch,
        sit_down,
        stand_up,
        log,
        replay,
        reckoning,
        how_it_went,
    ),
]
