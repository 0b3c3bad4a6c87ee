"""A hub among others: it reads on where another server wrote, for whoever looks on here.

A hint says where there is something to read, and what, where it goes on from what is known here.
As hints can be lost, all tables that are followed here are looked at now and then anyway: one
statement asks for what is new in all of them.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Sequence
from typing import TypeVar

from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.logs import follow_log
from quarterdeck.rooms.room import Room
from quarterdeck.server.bus import Hints, TableMoved
from quarterdeck.server.hub import Hub
from quarterdeck.server.log_reading import AT_ONCE, MOST, LogReader, dated_log_of
from quarterdeck.server.shared_limits import SharedLimits
from quarterdeck.server.sockets import SocketDoor
from quarterdeck.server.store import DatedLog

LOOK_ROUND = 3.0  # seconds between two looks at all that is followed here
PATIENCE = 3.0  # seconds for such a look
BREATH = 0.01  # seconds in which hints of several servers make one look

log = logging.getLogger("quarterdeck.keeping_up")
T = TypeVar("T")


class Errand:
    """Tables where something is to be done; those that are named meanwhile go together next."""

    def __init__(self, work: Callable[[list[str]], Awaitable[None]]) -> None:
        self.work, self.tables, self.bell = work, set[str](), asyncio.Event()
        self.task = asyncio.create_task(self.go_on())

    def add(self, tables: Iterable[str]) -> None:
        self.tables.update(tables)
        if self.tables:
            self.bell.set()

    async def go_on(self) -> None:
        while True:
            await self.bell.wait()
            self.bell.clear()
            tables, self.tables = list(self.tables), set()
            try:
                await self.work(tables)
            except Exception as wrong:
                log.warning("%s: left for the next look round: %r", self.work.__name__, wrong)
            await asyncio.sleep(BREATH)


class KeepingUp:
    """The ears of a hub."""

    def __init__(
        self, hub: Hub, reader: LogReader, limits: SharedLimits, socket_door: SocketDoor
    ) -> None:
        self.hub, self.reader = hub, reader
        self.limits, self.socket_door = limits, socket_door
        self.moved, self.talk = Errand(self.read_logs), Errand(self.hear_talk)
        self.here = Errand(self.see_who_is_there)
        self.task = asyncio.create_task(self.look_round())

    async def stop(self) -> None:
        tasks = [self.task, *(each.task for each in (self.moved, self.talk, self.here))]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.reader.close()

    # From the bus

    def hear(self, sender: str, hints: Hints) -> None:
        for table, moved in hints.moved.items():
            self.note_move(table, moved)
        if hints.lobby:
            self.hub.lobby.call()
        self.talk.add(hints.talk & self.hub.followers.keys())
        self.here.add(hints.here & self.hub.followers.keys())
        self.limits.hear(sender, hints)

    def note_move(self, table: str, moved: TableMoved) -> None:
        """Whoever looks on is told when it is read; all others that there is something new."""
        held = self.hub.rooms.get(table)
        if table in self.hub.followers:
            if held is None or not self.goes_on(held, moved):
                self.moved.add([table])
            return
        if held is not None and held.seq < moved.seq:
            self.hub.stale.add(table)
        self.hub.owners.tell_guests(table, moved.guests)

    def goes_on(self, room: Room, moved: TableMoved) -> bool:
        """Whether all is known here now: by what the hint carries, or it was known before."""
        new = moved.seq - room.seq
        if new <= 0:
            return True
        if new > len(moved.rows) or rooms.is_behind(room):
            return False
        try:
            self.hub.adopt(follow_log(room, *dated_log_of(moved.rows[-new:])))
        except Exception:
            log.exception("what was told of %s makes no sense", room.table)
            return False
        return True

    def miss(self, servers: Collection[str]) -> None:
        self.limits.miss(servers)
        self.show_who_is_there(self.hub.presence.forget_servers(servers))

    def come_back(self) -> None:
        """Anything may have been missed."""
        self.hub.stale.update(self.hub.rooms.keys() - self.hub.followers.keys())
        self.hub.lobby.call()
        for errand in (self.moved, self.talk, self.here):
            errand.add(self.hub.followers)

    # From the log

    async def read_logs(self, tables: Sequence[str]) -> None:
        held = [self.hub.rooms[table] for table in tables if table in self.hub.rooms]
        for some in in_parts(held):
            found = await self.reader.since({room.table: room.seq for room in some})
            for room in some:
                if room.table in found:
                    await self.follow(room, found[room.table])

    async def follow(self, room: Room, log_since: DatedLog) -> None:
        """What another server wrote is told here as if it had been done here."""
        try:
            if rooms.is_behind(room):
                await self.hub.catch_up(room)
            else:
                self.hub.adopt(follow_log(room, *log_since))
        except Exception:
            log.exception("the log of %s cannot be read on", room.table)
        if len(log_since.entries) == AT_ONCE:
            self.moved.add([room.table])

    async def hear_talk(self, tables: Sequence[str]) -> None:
        for table in tables:
            await self.hub.talk.catch_up(await self.hub.room(table))

    async def see_who_is_there(self, tables: Sequence[str]) -> None:
        self.show_who_is_there(await self.hub.presence.look(tables))

    def show_who_is_there(self, tables: set[str]) -> None:
        for table in tables & self.hub.followers.keys() & self.hub.rooms.keys():
            self.hub.post(self.hub.rooms[table])
            self.hub.call(self.hub.rooms[table])

    # Whatever was said

    async def look_round(self) -> None:
        while True:
            await asyncio.sleep(LOOK_ROUND)
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.look_at_all(list(self.hub.followers))
            except Exception as wrong:
                log.warning("the log cannot be looked at: %r", wrong)
                self.note_line(is_cut=not self.hub.bus.is_well)
            else:
                self.note_line(is_cut=False)

    async def look_at_all(self, tables: list[str]) -> None:
        await self.read_logs(tables)
        for some in in_parts(tables):
            last = await self.reader.last_lines(some)
            told = self.hub.talk.told
            self.talk.add(table for table in last if last[table] > told.get(table, last[table]))

    def note_line(self, is_cut: bool) -> None:
        """Who reaches neither the log nor the others is alone: people find another server."""
        self.socket_door.is_cut_off = is_cut
        if is_cut:
            self.socket_door.send_all_away()


def in_parts(many: list[T]) -> Iterator[list[T]]:
    """As many at once as one look bears."""
    for start in range(0, len(many), MOST):
        yield many[start : start + MOST]
