"""The shell around the rooms: it asks them, makes their answers durable, and posts the letters.

Nothing is shown to anyone before it is in the log. A room held here is only a
memory of its log; if somebody else wrote there first, it is read again.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from weakref import WeakValueDictionary

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.rooms import requests
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.entries import AnyEntry, Opened
from quarterdeck.rooms.logs import replay_log
from quarterdeck.rooms.refusals import Denied
from quarterdeck.rooms.room import Room, Step
from quarterdeck.server import letters
from quarterdeck.server import messages as say
from quarterdeck.server.device import Device, watchers_among
from quarterdeck.server.letters import Audience, write
from quarterdeck.server.lobby import Listings, LobbyList
from quarterdeck.server.owners import Owners
from quarterdeck.server.store import LINES, Conflict, Store, StoredLine
from quarterdeck.server.told_once import ToldOnce

TRIES = 5  # how often a lost race is run again
SHELF = 2_000  # rooms kept in memory; the log remembers the others
LISTED = 100  # tables that the lobby shows

log = logging.getLogger("quarterdeck.hub")
Ask = Callable[[Room], Step | list[Step]]  # one entry, several that belong together, or a draft


class Hub:
    """Every table in use and everyone who looks on."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.followers: dict[str, set[Device]] = {}
        self.lobby = LobbyList(self.look_up)
        self.owners = Owners()
        self.told_once = ToldOnce()
        self.hurried: set[str] = set()  # tables whose bots think less, because the house is busy
        self.on_change: Callable[[Room], None] = nothing_follows

    # Rooms

    async def room(self, table: str) -> Room:
        """A room as its log tells it."""
        if table not in self.rooms:
            read = (await self.history(table))[-1].room
            if table not in self.rooms:  # or it came there while this was read
                self.remember(read)
        return self.rooms[table]

    async def history(self, table: str) -> list[Step]:
        """Every step of a table from its log."""
        entries = await self.store.log(table)
        if not entries:
            raise Denied("no-such-table", table=table)
        return replay_log(table, entries)

    def remember(self, room: Room) -> None:
        """Put a room on the shelf, unless a newer one came there while this was read."""
        held = self.rooms.pop(room.table, room)
        self.rooms[room.table] = held if held.seq > room.seq else room
        if len(self.rooms) > SHELF:
            self.tidy_up()

    def tidy_up(self) -> None:
        """Forget rooms nobody looks at, the longest unused first."""
        for table in list(self.rooms)[: len(self.rooms) - SHELF]:
            if not self.followers.get(table):
                del self.rooms[table]

    def lock(self, table: str) -> asyncio.Lock:
        """Held while a table is asked; forgotten when nobody holds it."""
        lock = self.locks.get(table)
        if lock is None:
            lock = self.locks[table] = asyncio.Lock()
        return lock

    async def open(self, entry: Opened, table: str = "", carried: Sequence[AnyEntry] = ()) -> Room:
        """A new table, under a name that nobody can guess; with what is carried over to it."""
        room = replay_log(table or new_name(entry.game), [entry, *carried])[-1].room
        await self.store.append(room.table, 0, entry, letters.stage_of(room), *carried)
        self.remember(room)
        self.lobby.call()
        self.on_change(room)
        return room

    async def change(self, table: str, ask: Ask) -> Room:
        """Ask a room, write the answer down, adopt it, tell everyone; one at a time a table."""
        async with self.lock(table):
            for _ in range(TRIES):
                room = await self.room(table)
                steps = ask_room(room, ask)
                try:
                    await self.log(table, steps)
                except Conflict:
                    await self.catch_up(room)
                else:
                    self.adopt(steps)
                    return steps[-1].room
        raise Denied("too-busy")

    async def log(self, table: str, steps: Sequence[Step]) -> None:
        """All of some steps or none; what is only a draft is nobody's business."""
        entries = [step.entry for step in steps if step.entry is not None]
        if entries:
            seq, stage = steps[0].room.seq, letters.stage_after(steps[-1])
            await self.store.append(table, seq, entries[0], stage, *entries[1:])

    async def catch_up(self, room: Room) -> None:
        """Somebody else wrote in this log: read what, and tell everyone here."""
        history = await self.history(room.table)
        self.adopt([step for step in history if step.room.seq > room.seq])

    def adopt(self, steps: Sequence[Step]) -> None:
        """What is in the log is how the table stands, and may be told."""
        if not steps:
            return
        room = steps[-1].room
        self.remember(room)
        drafting = drafter(steps)
        self.post(room, steps, to=drafting)
        if any(letters.stage_after(step) != "same" for step in steps):
            self.lobby.call()
        if drafting is None:
            self.owners.tell(room)
        self.on_change(room)

    # Letters

    def post(
        self,
        room: Room,
        steps: Sequence[Step] = (),
        apart_from: Device | None = None,
        to: int | None = None,
    ) -> None:
        """Everyone at the table sees what happened, each with their own eyes; or one seat alone.

        A letter is written once for all who see the same.
        """
        devices, present = self.followers.get(room.table, ()), self.present(room.table)
        self.told_once.note(room, present)
        watchers, busy = watchers_among(devices, room), room.table in self.hurried
        written: dict[tuple[str, int | None], bytes] = {}
        for device in devices:
            if device is apart_from:
                continue
            device.lower_curtain(room)
            seat = device.looks_as(room)
            if to not in (None, seat):
                continue
            guest = device.guest if rooms.is_at_home(room, device.guest) else ""
            if (guest, seat) not in written:
                company = Audience(guest, seat, present, watchers, busy)
                shown = letters.show(room, company, steps)
                written[guest, seat] = write(shown)
            device.tell(written[guest, seat])

    def present(self, table: str) -> frozenset[str]:
        return frozenset(each.guest for each in self.followers.get(table, ()))

    def shown(
        self, device: Device, room: Room, steps: Sequence[Step], answer: int | None
    ) -> say.Shown:
        """The answer to one who asks how a table stands."""
        seat = device.looks_as(room)
        watchers = watchers_among(self.followers.get(room.table, ()), room)
        present, busy = self.present(room.table), room.table in self.hurried
        company = Audience(device.guest, seat, present, watchers, busy)
        return letters.show(room, company, steps, answer)

    def say_aloud(self, room: Room, number: int, said: StoredLine) -> None:
        """Everyone it is for hears it."""
        letter = write(letters.line_of_talk(room.table, number, said))
        for device in self.followers.get(room.table, ()):
            if device.may_hear(room, said):
                device.tell(letter)

    async def talk(self, device: Device, room: Room) -> list[say.Heard]:
        """What has been said at a table, as far as it was for this device."""
        lines = await self.store.chat(room.table)
        heard = [each for each in lines if device.may_hear(room, each[1])][-LINES:]
        return [letters.line_of_talk(room.table, *each) for each in heard]

    # Coming and going

    def follow(self, device: Device, room: Room) -> None:
        """From now on this device hears of the table; the others see that its guest has come."""
        known = device.guest in self.present(room.table)
        device.follow(room.table)
        self.followers.setdefault(room.table, set()).add(device)
        if not known:
            self.post(room, apart_from=device)
        self.on_change(room)

    def unfollow(self, device: Device, table: str) -> None:
        devices = self.followers.get(table, set())
        if device not in devices:
            return
        devices.discard(device)
        device.unfollow(table)
        if not devices:
            del self.followers[table]
        elif device.guest not in self.present(table) and table in self.rooms:
            self.post(self.rooms[table])

    def forget(self, device: Device) -> None:
        """A connection is gone."""
        self.lobby.devices.discard(device)
        self.owners.leave(device)
        for table in list(device.follows):
            self.unfollow(device, table)

    # The list of tables

    async def look_up(self) -> Listings:
        names = await self.store.public_tables(LISTED)
        return tuple([self.listed(room) async for room in self.rooms_of(names)])

    def listed(self, room: Room, guest: str = "") -> say.Listing:
        return letters.listing(room, Audience(guest, None, self.present(room.table)))

    async def room_for(self, table: str, guest: str) -> Room:
        """A room, if this guest may know of it at all."""
        room = await self.room(table)
        if not rooms.may_read(room, guest):
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


def ask_room(room: Room, ask: Ask) -> list[Step]:
    """What a room says; one that slept since earlier rules says first that it goes on by these."""
    awake = [requests.play_on_today(room)] if rooms.is_behind(room) else []
    answer = ask(awake[0].room if awake else room)
    return [*awake, *(answer if isinstance(answer, list) else [answer])]


def drafter(steps: Sequence[Step]) -> int | None:
    """Whose draft it is that has changed, where nothing else has."""
    if any(step.entry is not None for step in steps):
        return None
    room = steps[-1].room
    return room.game.to_move(room.state)


def nothing_follows(_: Room) -> None:
    """Until somebody takes care of deals and bots."""


def new_name(game: str) -> str:
    return f"{game}-{secrets.token_hex(8)}"
