"""The REST API of one's own tables: whose turn it is and since when, or who has won."""

from collections.abc import Iterable
from itertools import chain
from typing import Annotated, NamedTuple

from litestar import get
from litestar.params import QueryParameter

from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.final_results import winners_of
from quarterdeck.rooms.room import Room, person_to_move
from quarterdeck.rooms.timekeeping import is_up_at
from quarterdeck.server.api.forms import OwnTable, OwnTables
from quarterdeck.server.http_errors import problems
from quarterdeck.server.hub import Hub
from quarterdeck.server.services import Services

MOST = 100  # tables of one guest that are looked at
Most = Annotated[int, QueryParameter(ge=1, le=MOST, description="How many at most")]


@get("/api/me/tables", responses=problems(400), tags=["guests"])
async def own_tables(services: Services, guest: str | None, most: Most = 20) -> OwnTables:
    """Your tables: whose turn it is and since when, or who has won."""
    hub, guest = services.hub, guest or ""
    waiting, all_playing, over = (
        await own_rooms(hub, guest, "waiting", most),
        await own_rooms(hub, guest, "playing", MOST),
        await own_rooms(hub, guest, "over", most),
    )
    left = tables_left(chain(all_playing, over))
    playing = [each for each in all_playing if each.room.table not in left]
    return OwnTables(
        waiting=tuple(own_table(hub, guest, each) for each in waiting),
        playing=tuple(own_table(hub, guest, each) for each in playing[:most]),
        over=tuple(own_table(hub, guest, each) for each in over),
        your_turn=sum(is_waited_for(each.room, guest) for each in playing),
    )


class OwnRoom(NamedTuple):
    room: Room
    since: float  # when something was last done there


async def own_rooms(hub: Hub, guest: str, stage: str, most: int) -> list[OwnRoom]:
    """A guest's tables at a stage, the latest first."""
    since = dict(await hub.store.tables_of(guest, stage, most))
    await hub.presence.look(since)
    return [
        OwnRoom(room, since[room.table])
        async for room in hub.rooms_of(since)
        if sitting.seats_of(room.places, guest)
    ]


def tables_left(found: Iterable[OwnRoom]) -> set[str]:
    """Where a decision was taken back: one plays on at another table, and not there."""
    return {each.room.fork.table for each in found if each.room.fork}


def is_waited_for(room: Room, guest: str) -> bool:
    return person_to_move(room) in sitting.seats_of(room.places, guest)


def own_table(hub: Hub, guest: str, own: OwnRoom) -> OwnTable:
    """A table as those who sit there find it again."""
    room = own.room
    begun, game, state = room.state is not None, room.game, room.state
    return OwnTable(
        listing=hub.listed(room, guest),
        since=own.since,
        to_move=game.to_move(state) if begun else None,
        scores=game.scores(state) if begun else (),
        winners=winners_of(room),
        yours=is_waited_for(room, guest),
        left=milliseconds_until_up(hub, room),
        lost=room.lost,
    )


def milliseconds_until_up(hub: Hub, room: Room) -> int | None:
    """Until the decision that is waited for has taken too long."""
    due = is_up_at(room)
    return None if due is None else int(1000 * max(0.0, due - hub.store.clock.now()))


HANDLERS = [own_tables]
