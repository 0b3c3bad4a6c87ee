"""The REST API of tables and seats. Play itself goes by socket only."""

import asyncio
from contextlib import suppress
from typing import Annotated, Any, Literal

from litestar import HttpMethod, Request, Response, delete, get, post, route
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter, QueryParameter

from quarterdeck.core.options import doubts, sources
from quarterdeck.rooms import requests
from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.clocks import ByPost, Live
from quarterdeck.rooms.entries import Opened
from quarterdeck.rooms.refusals import Denied
from quarterdeck.rooms.room import Room, Step
from quarterdeck.server import messages as say
from quarterdeck.server import new_table
from quarterdeck.server.api.forms import (
    NewBots,
    NewPractice,
    NewTable,
    Opening,
    SitDown,
    TableNumbers,
)
from quarterdeck.server.api.guests import require_name
from quarterdeck.server.clean_text import clean_name
from quarterdeck.server.http_errors import problems
from quarterdeck.server.ladder.rated_tables import check_rung
from quarterdeck.server.services import Services
from quarterdeck.server.store import Conflict

Table = Annotated[str, PathParameter(pattern="^[a-z0-9-]{1,40}$", description="A table's name")]
Seat = Annotated[int, PathParameter(ge=0, le=9, description="A seat, from 0")]
Game = Annotated[str | None, QueryParameter(pattern="^[a-z]{1,20}$", description="Of this game")]
ClockKind = Annotated[
    Literal["none", "live", "post"] | None, QueryParameter(description="On this kind of clock")
]
Stage = Annotated[Literal["waiting", "playing"] | None, QueryParameter(description="That far")]
Free = Annotated[int, QueryParameter(ge=0, le=10, description="With so many free chairs")]
CLOCK_KINDS = {Live: "live", ByPost: "post"}
AnyRequest = Request[Any, Any, Any]
AN_HOUR = 3600


# Tables


@get("/api/tables", responses=problems(400), tags=["tables"])
async def tables(
    services: Services,
    game: Game = None,
    clock: ClockKind = None,
    stage: Stage = None,
    free: Free = 0,
) -> tuple[say.Listing, ...]:
    """The public tables that wait for somebody or are being played, newest first."""
    asked = {"game": game, "clock": clock, "stage": stage}
    return tuple(
        each
        for each in await services.hub.lobby.listing()
        if is_asked_for(each, asked) and chairs_free(each) >= free
    )


def is_asked_for(listing: say.Listing, asked: dict[str, str | None]) -> bool:
    """What is not asked about is all the same."""
    clock = "none" if listing.control is None else CLOCK_KINDS[type(listing.control)]
    says = {"game": listing.game, "clock": clock, "stage": listing.stage}
    return all(value in (None, says[name]) for name, value in asked.items())


def chairs_free(listing: say.Listing) -> int:
    return sum(chair.kind == "open" for chair in listing.chairs)


@post("/api/tables", responses=problems(400, 401, 403, 404, 409, 422), tags=["tables"])
async def open_table(
    request: AnyRequest, data: NewTable, services: Services, guest: str | None
) -> Opening:
    """Set a table. It deals as soon as every chair is taken."""
    name = await require_name(services, guest)
    check_rate(request, services)
    opened = await asyncio.to_thread(new_table.new_table, data, str(guest), name)
    if opened.ladder:
        await services.ladder.tables.check_sitter(str(guest), sitting.guests_at(opened.places))
    for called in {*sitting.names_of_people(opened.places)} - {name}:
        await services.accounts.check_name(called, guest)
    await check_waiting(services, opened)
    return Opening((await services.hub.open(opened)).table)


async def check_waiting(services: Services, opened: Opened) -> None:
    """Nobody fills the list alone; what nobody came for within the hour does not count."""
    most = services.settings.limits.waiting_tables
    waiting = await services.hub.store.waiting_since(opened.host, AN_HOUR)
    if sitting.OPEN in opened.places and waiting >= most:
        raise Denied("too-many-waiting", most=most)


@post("/api/practice", responses=problems(400, 401, 403, 404, 422), tags=["tables"])
async def practise(
    request: AnyRequest, data: NewPractice, services: Services, guest: str | None
) -> Opening:
    """You against bots, at a table of your own, with the coach at hand."""
    name = await require_name(services, guest)
    check_rate(request, services)
    opened = await asyncio.to_thread(new_table.new_practice, data, str(guest), name)
    return Opening((await services.hub.open(opened)).table)


def check_rate(request: AnyRequest, services: Services) -> None:
    if not services.openings.take(request.client.host if request.client else ""):
        raise Denied("too-many-requests")


@get("/api/tables/{table:str}/numbers", responses=problems(400, 404, 409), tags=["tables"])
async def read_numbers(table: Table, services: Services, guest: str | None) -> TableNumbers:
    """The numbers this table plays with, and where each comes from."""
    room = await services.hub.room_for(table, guest or "")
    return TableNumbers(sources(room.options), doubts(room.options))


@post(
    "/api/tables/{table:str}/rematch",
    responses=problems(400, 401, 403, 404, 409, 422),
    tags=["tables"],
)
async def open_rematch(table: Table, services: Services, guest: str | None) -> Opening:
    """The same people once more; whoever asks second is led to the same table."""
    await require_name(services, guest)
    room = await services.hub.room_for(table, guest or "")
    if room.rematch is None:
        room = await ask_room_for_rematch(services, room, str(guest))
    assert room.rematch is not None
    with suppress(Conflict):  # somebody has opened it already
        await services.hub.open(new_table.rematch_of(room), room.rematch)
    return Opening(room.rematch)


async def ask_room_for_rematch(services: Services, room: Room, guest: str) -> Room:
    def ask(now: Room) -> Step:
        name = now.rematch or services.hub.new_name(now.game.name)
        return requests.ask_for_rematch(now, guest, name)

    return await services.hub.change(room.table, ask)


# Seats


@post(
    "/api/tables/{table:str}/seats/{seat:int}",
    responses=problems(400, 401, 403, 404, 409, 422),
    tags=["seats"],
)
async def sit_down(
    table: Table, seat: Seat, services: Services, guest: str | None, data: SitDown | None = None
) -> say.Listing:
    """Take an open chair, while there are any."""
    own = await require_name(services, guest)
    room = await services.hub.room_for(table, guest or "")
    if guest in await services.hub.talk.blocks.blocked_by(room.host):
        raise Denied("not-welcome")
    if room.ladder:
        await services.ladder.tables.check_sitter(str(guest), sitting.guests_at(room.places))
    beside = clean_name(data.name) if data and data.name is not None else None
    if beside is not None:
        await services.accounts.check_name(beside, guest)

    def ask(room: Room) -> Step:
        if (beside is None or room.ladder) and sitting.seats_of(room.places, str(guest)):
            raise Denied("already-seated")
        return requests.take_seat(room, str(guest), beside or own, seat)

    return services.hub.listed(await services.hub.change(table, ask), str(guest))


@delete(
    "/api/tables/{table:str}/seats/{seat:int}",
    responses=problems(400, 401, 403, 404, 409, 422),
    status_code=200,
    tags=["seats"],
)
async def stand_up(table: Table, seat: Seat, services: Services, guest: str | None) -> say.Listing:
    """Give your chair back, before the game begins."""
    await require_name(services, guest)
    await services.hub.room_for(table, guest or "")
    room = await services.hub.change(
        table, lambda room: requests.leave_seat(room, str(guest), seat)
    )
    return services.hub.listed(room, str(guest))


# What a host does while waiting


@post(
    "/api/tables/{table:str}/bots",
    responses=problems(400, 401, 403, 404, 409, 422),
    tags=["seats"],
)
async def hire_bots(
    table: Table, data: NewBots, services: Services, guest: str | None
) -> say.Listing:
    """Put a bot on a free chair, or bots on all of them: then the game begins."""
    await require_name(services, guest)
    await services.hub.room_for(table, guest or "")

    def ask(room: Room) -> list[Step]:
        if room.ladder:
            check_rung(room.game.name, data.level)
        seats = sitting.open_seats(room.places) if data.seat is None else (data.seat,)
        return requests.fill_chairs(room, str(guest), seats, data.level)

    return services.hub.listed(await services.hub.change(table, ask), str(guest))


@delete(
    "/api/tables/{table:str}/bots/{seat:int}",
    responses=problems(400, 401, 403, 404, 409, 422),
    status_code=200,
    tags=["seats"],
)
async def send_bot_away(
    table: Table, seat: Seat, services: Services, guest: str | None
) -> say.Listing:
    """Send a bot away before the game begins."""
    await require_name(services, guest)
    await services.hub.room_for(table, guest or "")
    room = await services.hub.change(
        table, lambda room: requests.dismiss_bot(room, str(guest), seat)
    )
    return services.hub.listed(room, str(guest))


def allowing(path: str, *methods: str) -> HTTPRouteHandler:
    """What may be done at an address of several handlers: the framework only knows the first."""

    @route(path, http_method=[HttpMethod.OPTIONS], include_in_schema=False, sync_to_thread=False)
    def options() -> Response[None]:
        return Response(None, status_code=204, headers={"allow": ", ".join(methods)})

    return options


HANDLERS = [
    allowing("/api/tables", "GET", "OPTIONS", "POST"),
    allowing("/api/tables/{table:str}/seats/{seat:int}", "DELETE", "OPTIONS", "POST"),
    *(tables, open_table, practise, read_numbers, open_rematch, sit_down, stand_up),
    *(hire_bots, send_bot_away),
]
