"""A game that cannot go on under today's rules is closed, and the same people sit at a new table.

What can be read goes on: its version is told in today's words, or its rules are an edition of
today's (see core/earlier.py). Only what nobody can read any more comes here.
"""

import hashlib
import logging
from contextlib import suppress

from quarterdeck.core.earlier import is_readable
from quarterdeck.games import GAMES
from quarterdeck.rooms.bygone import bygone_room
from quarterdeck.rooms.entries import AnyEntry, Closed, Opened
from quarterdeck.rooms.room import Room
from quarterdeck.server.hub import Hub
from quarterdeck.server.new_table import options_now, same_people
from quarterdeck.server.store import Conflict, Store

log = logging.getLogger("quarterdeck.renewal")


async def close_outlived(hub: Hub) -> None:
    """When a house opens: every table that waits or plays by rules it does not know."""
    for table in await outlived_tables(hub.store):
        try:
            await close_and_renew(hub, table)
        except Exception:
            log.exception("%s can neither go on nor be closed", table)


async def outlived_tables(store: Store) -> list[str]:
    found = await store.openings("waiting", "playing")
    return [table for table, opened in found if is_outlived(opened)]


def is_outlived(entry: AnyEntry) -> bool:
    assert isinstance(entry, Opened)
    game = GAMES.get(entry.game)
    return game is None or not is_readable(game, entry.version)


async def close_and_renew(hub: Hub, table: str) -> None:
    """The new table first: whoever is stopped in between opens no second one."""
    room = bygone_room(table, await hub.store.log(table))
    successor = await open_successor(hub, room)
    with suppress(Conflict):  # another server has done it
        await hub.store.append(table, room.seq + 1, Closed(successor), "closed")
    log.warning("%s cannot go on under today's rules; its people sit at %s", table, successor)


async def open_successor(hub: Hub, room: Room) -> str | None:
    """A table for the same people, where their game is still played by so many."""
    game = GAMES.get(room.game.name)
    if game is None or len(room.places) not in game.seats:
        return None
    name = successor_of(room)
    with suppress(Conflict):
        await hub.open(same_people(game, room, options_now(game, room.options)), name)
    return name


def successor_of(room: Room) -> str:
    """Always the same, and as hard to guess as the table's own name."""
    return f"{room.game.name}-{hashlib.sha256(room.table.encode()).hexdigest()[:16]}"
