"""The shell around the rooms: it asks them, makes their answers durable, and posts the letters.

Nothing is shown to anyone before it is in the log. A room held here is only a
memory of its log; if somebody else wrote there first, it is read again.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Sequence

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.rooms.entries import AnyEntry, Opened
from quarterdeck.rooms.logs import replay_log
from quarterdeck.rooms.permissions import may_read
from quarterdeck.rooms.rated_results import ended_by
from quarterdeck.rooms.refusals import Denied
from quarterdeck.rooms.room import Room, Step
from quarterdeck.rooms.timekeeping import keep_times
from quarterdeck.server import letters
from quarterdeck.server import messages as say
from quarterdeck.server.absences import Absences
from quarterdeck.server.asking import Ask, ask_room, changes_lists, told_alone
from quarterdeck.server.bus import Bus, NoBus
from quarterdeck.server.clock_faces import draw_face
from quarterdeck.server.clock_messages import ClockFace
from quarterdeck.server.device import Device, Eyes
from quarterdeck.server.fair_letters import draw_luck
from quarterdeck.server.house_luck import lacks_luck, promise_luck, with_luck
from quarterdeck.server.letters import Audience, write
from quarterdeck.server.lobby import Listings, LobbyList
from quarterdeck.server.owners import Owners
from quarterdeck.server.presence import Presence
from quarterdeck.server.room_shelf import RoomShelf
from quarterdeck.server.settings import AWAY
from quarterdeck.server.store import Conflict, Store
from quarterdeck.server.story_shelf import StoryShelf
from quarterdeck.server.table_logs import TableLogs, rows_written
from quarterdeck.server.table_names import new_name
from quarterdeck.server.table_talk import TableTalk
from quarterdeck.server.told_marks import ToldMarks
from quarterdeck.server.told_once import ToldOnce
from quarterdeck.server.turns import Locks

TRIES = 5  # how often a lost race is run again
LISTED = 100  # tables that the lobby shows
log = logging.getLogger("quarterdeck.hub")


class Hub:
    """Every table in use and everyone who looks on."""

    def __init__(
        self,
        store: Store,
        bus: Bus | None = None,
        grace: float = AWAY,
        new_name: Callable[[str], str] = new_name,
    ) -> None:
        self.store, self.bus, self.new_name = store, bus or NoBus(), new_name
        self.followers: dict[str, set[Device]] = {}
        self.shelf = RoomShelf(self.followers)
        self.rooms, self.stale = self.shelf.rooms, self.shelf.stale
        self.remember = self.shelf.remember
        self.locks, self.stories = Locks(), StoryShelf(store)
        self.presence = Presence(self.followers, self.bus)
        self.present = self.presence.guests  # at a table
        self.absences = Absences(self.presence, store.clock, grace)
        self.talk = TableTalk(store, self.bus, self.followers)
        self.lobby, self.owners, self.told_once = LobbyList(self.look_up), Owners(), ToldOnce()
        self.told_marks = ToldMarks(store, self.bus, self.presence, self.told_once)
        self.logs = TableLogs(store, self.stories)
        self.hurried: set[str] = set()  # tables whose bots think less, because the house is busy
        self.listeners: list[Callable[[Room], None]] = []  # to whatever changes, or who comes
        self.writers: list[Callable[[Room, Room], None]] = []  # after what was written here alone

    # Rooms

    async def room(self, table: str) -> Room:
        """A room as its log tells it."""
        if table not in self.rooms:
            read = (await self.history(table))[-1].room
            if table not in self.rooms:  # or it came there while this was read
                self.remember(read)
        elif not self.is_fresh(table):
            await self.catch_up(self.rooms[table])
        room = self.rooms[table]
        if lacks_luck(room):
            self.remember(await with_luck(self.store, room))
        return self.rooms[table]

    def is_fresh(self, table: str) -> bool:
        """Whether this room would have been told of anything that others wrote."""
        return table not in self.stale and (self.bus.is_well or table in self.followers)

    async def history(self, table: str) -> list[Step]:
        """Every step of a table from its log."""
        return await self.logs.history(table)

    def lock(self, table: str) -> asyncio.Lock:
        """Held while a table is asked."""
        return self.locks.of(table)

    async def open(self, entry: Opened, table: str = "", carried: Sequence[AnyEntry] = ()) -> Room:
        """A new table, under a name that nobody can guess; with what is carried over to it."""
        entry, secret = promise_luck(entry, name := table or self.new_name(entry.game))
        stage = letters.stage_of(replay_log(name, [entry, *carried])[-1].room)
        times = await self.store.append(name, 0, entry, stage, *carried, secret=secret)
        room = replay_log(name, [entry, *carried], times)[-1].room
        self.remember(room)
        self.lobby.call()
        self.bus.tell_moved(room)
        self.bus.tell_lobby()
        self.call(room)
        return room

    async def change(self, table: str, ask: Ask) -> Room:
        """Ask a room, write the answer down, adopt it, tell everyone; one at a time a table."""
        async with self.lock(table):
            for _ in range(TRIES):
                room = await self.room(table)
                try:
                    steps = ask_room(room, ask)
                    steps = keep_times(room, steps, times := await self.log(table, steps))
                except Conflict:
                    await self.catch_up(room)
                except QuarterdeckError:
                    if not (self.bus.shared and await self.catch_up(room)):
                        raise  # or the no was one to how the table stood before
                else:
                    self.adopt(steps)
                    self.spread(room, steps, times)
                    return steps[-1].room
        raise Denied("too-busy")

    async def log(self, table: str, steps: Sequence[Step]) -> tuple[float, ...]:
        """All of some steps or none; what is only a draft is nobody's business."""
        entries = [step.entry for step in steps if step.entry is not None]
        if not entries:
            return ()
        seq, stage = steps[0].room.seq, letters.stage_after(steps[-1])
        try:
            rated = ended_by(steps)
            return await self.store.append(table, seq, entries[0], stage, *entries[1:], ended=rated)
        except BaseException:
            self.stale.add(table)  # nobody knows whether it is written: the line may have broken
            raise

    def spread(self, before: Room, steps: Sequence[Step], times: Sequence[float]) -> None:
        """Other servers hear that there is something to read; what, where somebody looks on."""
        room = steps[-1].room
        if times:
            elsewhere = self.presence.elsewhere.get(room.table)
            self.bus.tell_moved(room, rows_written(steps, times) if elsewhere else ())
            for writer in self.writers:
                writer(before, room)
        if self.bus.shared and changes_lists(steps):
            self.bus.tell_lobby()

    async def catch_up(self, room: Room) -> bool:
        """Somebody else wrote in this log: read what, and tell everyone here."""
        steps = await self.logs.read_on(room)
        self.adopt(steps)
        self.stale.discard(room.table)
        return bool(steps)

    def adopt(self, steps: Sequence[Step]) -> None:
        """What is in the log is how the table stands, and may be told; nothing twice."""
        held = self.rooms.get(steps[0].room.table) if steps else None
        known = -1 if held is None else held.seq
        steps = [step for step in steps if step.entry is None or step.room.seq > known]
        if not steps:
            return
        room = steps[-1].room
        self.remember(room)
        alone = told_alone(steps)
        self.post(room, steps, to=alone)
        if changes_lists(steps):
            self.lobby.call()
        if alone is None:
            self.owners.tell(room)
        self.call(room)

    def call(self, room: Room) -> None:
        for listener in self.listeners:
            listener(room)

    # Letters

    def post(
        self,
        room: Room,
        steps: Sequence[Step] = (),
        apart_from: Device | None = None,
        to: int | None = None,
    ) -> None:
        """Everyone at the table sees what happened, each with their own eyes; or one seat alone."""
        self.told_once.note(room, self.presence.guests_here(room.table))
        if not (devices := self.followers.get(room.table)):
            return
        around = self.around(room)
        luck = None if room.decisions else draw_luck(room, self.store.clock.now())
        common = letters.in_common(room, steps, self.face(room), luck)
        written: dict[Eyes, bytes] = {}
        for device in devices:
            eyes = device.eyes_at(room)
            if device is apart_from or to not in (None, eyes.seat):
                continue
            if eyes not in written:
                company = Audience(eyes.guest, eyes.seat, *around, eyes.overheard)
                written[eyes] = write(letters.show(room, company, steps, None, common))
            device.tell(written[eyes])

    def around(self, room: Room) -> tuple[frozenset[str], tuple[str, ...], bool]:
        """Who is there and who of them looks on, and whether bots think less there."""
        watchers, busy = self.presence.watchers(room), room.table in self.hurried
        return self.present(room.table), watchers, busy

    def shown(
        self, device: Device, room: Room, steps: Sequence[Step], answer: int | None
    ) -> say.Shown:
        """The answer to one who asks how a table stands."""
        seat, shared = device.looks_as(room), device.is_shared(room)
        company = Audience(device.guest, seat, *self.around(room), shared)
        luck = draw_luck(room, self.store.clock.now())
        common = letters.in_common(room, steps, self.face(room), luck)
        return letters.show(room, company, steps, answer, common)

    def face(self, room: Room) -> ClockFace | None:
        return draw_face(room, self.store.clock.now(), self.absences.away(room))

    # Coming and going

    def follow(self, device: Device, room: Room) -> None:
        """From now on this device hears of the table; the others see that its guest has come."""
        known = device.guest in self.present(room.table)
        device.follow(room.table)
        self.followers.setdefault(room.table, set()).add(device)
        self.presence.count(room.table)
        self.presence.announce(room)
        if not known:
            self.post(room, apart_from=device)
        self.call(room)

    def unfollow(self, device: Device, table: str) -> None:
        devices = self.followers.get(table, set())
        if device not in devices:
            return
        devices.discard(device)
        self.presence.count(table)
        device.unfollow(table)
        self.told_marks.leave(table, device.guest)
        if not devices:
            del self.followers[table]
            self.presence.announce_empty(table)
            self.absences.forget(table)
            self.talk.forget(table)
            self.shelf.put_away(table)
        elif table in self.rooms:
            self.presence.announce(self.rooms[table])
            if device.guest not in self.present(table):
                self.post(self.rooms[table])
                self.call(self.rooms[table])

    def forget(self, device: Device) -> None:
        """A connection is gone."""
        self.lobby.devices.discard(device)
        self.owners.leave(device)
        for table in list(device.follows):
            self.unfollow(device, table)

    # The list of tables

    async def look_up(self) -> Listings:
        names = await self.store.public_tables(LISTED)
        await self.presence.look(names)
        return tuple([self.listed(room) async for room in self.rooms_of(names)])

    def listed(self, room: Room, guest: str = "") -> say.Listing:
        return letters.listing(room, Audience(guest, None, self.present(room.table)))

    async def room_for(self, table: str, guest: str) -> Room:
        """A room, if this guest may know of it at all."""
        room = await self.room(table)
        if not may_read(room, guest):
            raise Denied("no-such-table", table=table)
        return room

    async def rooms_of(self, tables: Iterable[str]) -> AsyncIterator[Room]:
        """The rooms of these tables, without those that only an older version understands."""
        for table in tables:
            try:
                room = await self.room(table)
            except QuarterdeckError:
                continue
            except Exception:
                log.exception("the log of %s cannot be read", table)
                continue
            yield room
