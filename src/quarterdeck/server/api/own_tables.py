"""The REST API of one's own tables: whose turn it is and since when, or who has won."""

from typing import Annotated

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
    playing = await own_at("playing", services.hub, guest or "", MOST)
    return OwnTables(
        waiting=await own_at("waiting", services.hub, guest or "", most),
        playing=playing[:most],
        over=await own_at("over", services.hub, guest or "", most),
        your_turn=sum(each.yours for each in playing),
    )


async def own_at(stage: str, hub: Hub, guest: str, most: int) -> tuple[OwnTable, ...]:
    """A guest's tables at a stage, the latest first."""
    since = dict(await hub.store.tables_of(guest, stage, most))
    await hub.presence.look(since)
    found = [
        own_table(hub, room, guest, since[room.table])
        async for room in hub.rooms_of(since)
        if sitting.seats_of(room.places, guest)
    ]
    return tuple(found)


def own_table(hub: Hub, room: Room, guest: str, since: float) -> OwnTable:
    """A table as those who sit there find it again."""
    begun, game, state = room.state is not None, room.game, room.state
    return OwnTable(
        listing=hub.listed(room, guest),
        since=since,
        to_move=game.to_move(state) if begun else None,
        scores=game.scores(state) if begun else (),
        winners=winners_of(room),
        yours=person_to_move(room) in sitting.seats_of(room.places, guest),
        left=milliseconds_until_up(hub, room),
        lost=room.lost,
    )


def milliseconds_until_up(hub: Hub, room: Room) -> int | None:
    """Until the decision that is waited for has taken too long."""
    due = is_up_at(room)
    return None if due is None else int(1000 * max(0.0, due - hub.store.clock.now()))


HANDLERS = [own_tables]
