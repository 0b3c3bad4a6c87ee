"""Where one must remember oneself, across servers: nobody is told twice, whichever they come to.

A mark in the database says how far a guest was told, and whether a server tells them right now:
as long as one does, no other knows how far, and tells nothing that has happened before.
"""

import asyncio
import logging

from sqlalchemy import func, text, update

from quarterdeck.rooms.room import Room, forgets
from quarterdeck.server.bus import Bus
from quarterdeck.server.database_schema import TOLD
from quarterdeck.server.presence import Presence
from quarterdeck.server.store import Store
from quarterdeck.server.told_once import ToldOnce

NEVER = -1  # told, so that nobody knows how far
COME = text(
    "INSERT INTO told (table_id, guest, seq, tellers) VALUES (:table, :guest, -1, 1) "
    "ON CONFLICT (table_id, guest) DO UPDATE SET tellers = told.tellers + 1 "
    "RETURNING seq, tellers"
)
log = logging.getLogger("quarterdeck.told_marks")


class ToldMarks:
    """One server alone remembers by itself, and needs none."""

    def __init__(self, store: Store, bus: Bus, presence: Presence, told: ToldOnce) -> None:
        self.store, self.bus, self.presence, self.told = store, bus, presence, told
        self.tasks: set[asyncio.Task[None]] = set()

    async def come(self, room: Room, guest: str) -> None:
        """Somebody's first device here: from now on we tell them."""
        here = guest in self.presence.guests_here(room.table)
        if not self.bus.shared or not forgets(room) or here:
            return
        async with self.store.engine.begin() as connection:
            marked = await connection.execute(COME, {"table": room.table, "guest": guest})
            seq, tellers = marked.one()
        known = seq if tellers == 1 and seq != NEVER else room.seq
        self.told.recall(room, guest, known)

    def leave(self, table: str, guest: str) -> None:
        """Their last device here has gone: whoever tells them next may know how far we came."""
        if not self.bus.shared or guest in self.presence.guests_here(table):
            return
        seq = self.told.forget(table, guest)
        if seq is not None:
            task = asyncio.create_task(self.mark(table, guest, seq))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def mark(self, table: str, guest: str, seq: int) -> None:
        own = (TOLD.c.table_id == table) & (TOLD.c.guest == guest) & (TOLD.c.tellers > 0)
        values = {"tellers": TOLD.c.tellers - 1, "seq": func.greatest(TOLD.c.seq, seq)}
        try:
            async with self.store.engine.begin() as connection:
                await connection.execute(update(TOLD).where(own).values(**values))
        except Exception as wrong:
            log.warning("how far a guest was told at %s is not known: %r", table, wrong)
