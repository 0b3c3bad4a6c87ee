"""The REST API of quick matches: a seat wherever the same is wanted, and bots if nobody comes."""

import asyncio
from functools import partial

from litestar import post
from msgspec.structs import replace

from quarterdeck.games import find
from quarterdeck.rooms import requests
from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.caretaking import usual_level
from quarterdeck.rooms.entries import Fill, Opened
from quarterdeck.rooms.refusals import Denied
from quarterdeck.rooms.room import Room, Step
from quarterdeck.server import new_table
from quarterdeck.server.api.forms import NewSeat, NewTable, Opening, QuickMatch
from quarterdeck.server.api.guests import require_name
from quarterdeck.server.api.tables import AnyRequest, check_rate, check_waiting
from quarterdeck.server.http_errors import problems
from quarterdeck.server.hub import LISTED
from quarterdeck.server.services import Services


@post("/api/quick-match", responses=problems(400, 401, 403, 404, 422), tags=["tables"])
async def find_match(
    request: AnyRequest, data: QuickMatch, services: Services, guest: str | None
) -> Opening:
    """Sit down where the same is wanted; else a table is opened, and bots come after a while."""
    name = await require_name(services, guest)
    check_rate(request, services)
    opened = await asyncio.to_thread(wanted_table, data, str(guest), name)
    if opened.ladder:
        await services.ladder.tables.check_sitter(str(guest), ())
    async with services.hub.lock(f"quick/{opened.game}"):  # two who come at once meet
        found = await sit_where_wanted(services, opened, name)
        if found is None:
            await check_waiting(services, opened)
            found = (await services.hub.open(opened)).table
    return Opening(found)


def wanted_table(form: QuickMatch, guest: str, name: str) -> Opened:
    seats = [NewSeat("me"), *[NewSeat("open")] * (form.seats - 1)]
    table = NewTable(form.game, seats, clock=form.clock, rated=form.rated, fair=form.fair)
    opened = new_table.new_table(table, guest, name)
    game = find(form.game)
    level = new_table.known_level(game, form.level or usual_level(game))
    filled = replace(opened, fill=Fill(form.wait, level))
    return new_table.as_rated(filled) if form.rated else filled


async def sit_where_wanted(services: Services, opened: Opened, name: str) -> str | None:
    """The table at which a guest sits now, if such a one waits for somebody."""
    hub = services.hub
    apart = await hub.talk.blocks.apart_from(opened.host)
    async for room in hub.rooms_of(await hub.store.public_tables(LISTED)):
        if not is_wanted(room, opened) or apart & sitting.guests_at(room.places):
            continue
        if sitting.seats_of(room.places, opened.host):
            return room.table
        ask = partial(sit_anywhere, guest=opened.host, name=name)
        try:
            if room.ladder:
                await services.ladder.tables.check_sitter(
                    opened.host, sitting.guests_at(room.places)
                )
            return (await hub.change(room.table, ask)).table
        except Denied:  # others were faster
            continue
    return None


def sit_anywhere(room: Room, guest: str, name: str) -> Step:
    free = sitting.open_seats(room.places)
    if not free:
        raise Denied("already-playing")
    return requests.take_seat(room, guest, name, free[0])


def is_wanted(room: Room, opened: Opened) -> bool:
    """The same game, for as many, by the same clock, from another quick match."""
    same = room.game.name == opened.game and room.timing == opened.timing
    same = same and (room.dice is not None) == opened.fair and room.ladder == opened.ladder
    return (
        same
        and room.fill is not None
        and room.state is None
        and len(room.places) == len(opened.places)
        and room.options == opened.options
    )


HANDLERS = [find_match]
