"""Whatever is to be done at a certain time: nobody waits for ever, whether they are there or not.

One heap of alarms for all tables. An alarm only wakes; what is due is said by the room as it
stands then, so that one that comes too early, or twice, or on several servers, does no harm.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from heapq import heappop, heappush
from time import monotonic
from typing import NamedTuple

from msgspec.structs import replace

from quarterdeck.rooms import caretaking, requests, share_requests
from quarterdeck.rooms.clocks import LONGEST_PAUSE
from quarterdeck.rooms.entries import AnyEntry, Opened
from quarterdeck.rooms.refusals import Stale
from quarterdeck.rooms.room import Room, Step, is_over
from quarterdeck.rooms.timekeeping import decides_at
from quarterdeck.server.bot_driver import AGAIN, BotDriver, rest
from quarterdeck.server.errands import Errands
from quarterdeck.server.hub import Hub

LOOK_ROUND = 60.0  # seconds between two looks for tables that another server kept the time of
AT_ONCE = 50  # tables that are seen to at a time
log = logging.getLogger("quarterdeck.timekeeper")
Deed = Callable[["Timekeeper", Room], Awaitable[object]]
Planned = tuple[tuple[float | None, Deed], ...]
When = Callable[[Room], float | None]


class Due(NamedTuple):
    """What is to be done at a table, and when, by the clock of the house."""

    at: float
    deed: Deed


class Timekeeper(Errands):
    """Alarms by table, and what is done when one goes off."""

    def __init__(self, hub: Hub, bot_driver: BotDriver) -> None:
        super().__init__()
        self.hub, self.bot_driver, self.clock = hub, bot_driver, hub.store.clock
        self.due: dict[str, float] = {}
        self.alarms: dict[str, float] = {}  # the earliest in the heap: it may go off too early
        self.heap: list[tuple[float, str]] = []
        self.bell = asyncio.Event()
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.hands = asyncio.Semaphore(AT_ONCE)

    def start(self) -> None:
        self.hub.listeners.append(self.look_at)
        self.begin(self.watch())
        self.taking_up = self.begin(self.take_up())

    async def take_up(self) -> None:
        """After a restart; where there are other servers again and again, as one may have died."""
        while True:
            try:
                await self.look_for_tables()
            except Exception as wrong:
                log.warning("tables on a clock cannot be looked for: %r", wrong)
            else:
                if not self.hub.bus.shared:
                    return
            await asyncio.sleep(LOOK_ROUND)

    async def look_for_tables(self) -> None:
        opened = await self.hub.store.openings("waiting", "playing")
        unknown = [table for table, entry in opened if is_timed(entry) and table not in self.due]
        async for room in self.hub.rooms_of(unknown):
            self.look_at(room)

    # Alarms

    def look_at(self, room: Room) -> None:
        """Something has changed, or somebody has come or gone: when is there something to do?"""
        dues = dues_of(self.hub, room)
        if not dues:  # as at almost every move
            self.due.pop(room.table, None)
            return
        at = self.due[room.table] = min(due.at for due in dues)
        if at < self.alarms.get(room.table, float("inf")):
            self.set_alarm(room.table, at)

    def set_alarm(self, table: str, at: float) -> None:
        self.alarms[table] = at
        heappush(self.heap, (at, table))
        if self.heap[0][1] == table:
            self.bell.set()

    async def watch(self) -> None:
        while True:
            self.bell.clear()
            self.wake_tables()
            wait = self.heap[0][0] - self.clock.now() if self.heap else None
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self.bell.wait()

    def wake_tables(self) -> None:
        """All whose alarm goes off; where time was won meanwhile, it is set anew."""
        now = self.clock.now()
        while self.heap and self.heap[0][0] <= now:
            at, table = heappop(self.heap)
            if self.alarms.get(table) != at:
                continue
            del self.alarms[table]
            due = self.due.get(table, float("inf"))
            if due > now:
                if table in self.due:
                    self.set_alarm(table, due)
            elif table not in self.busy:  # or it is looked at again when that is done
                self.busy[table] = self.begin(self.attend(table))

    async def attend(self, table: str) -> None:
        """Do what is due; whatever goes wrong is tried again."""
        try:
            async with self.hands:
                await self.do_if_ours(await self.hub.room(table))
        except Stale:
            pass
        except Exception:
            log.exception("trouble at %s", table)
            await asyncio.sleep(AGAIN)
        finally:
            del self.busy[table]
            self.hub.bus.give_up(f"clock/{table}")
            if table in self.due and table in self.hub.rooms:
                self.look_at(self.hub.rooms[table])

    async def do_if_ours(self, room: Room) -> None:
        """One server is enough; should two be at it, the log decides who was first."""
        due = min(dues_of(self.hub, room), default=None, key=lambda each: each.at)
        if due is None or due.at > self.clock.now():
            return
        if await self.hub.bus.take(f"clock/{room.table}"):
            await due.deed(self, room)
        else:
            await asyncio.sleep(AGAIN)

    # What is done

    async def decide(self, room: Room) -> None:
        """Time is up. What was picked is not the caretaker's, nor tells how long it thinks."""
        seat, clean = room.clock.runs, replace(room, draft=(), drafted=None)
        assert seat is not None
        if room.timing.on_time == "lost":
            lose = requests.at_seq(room.seq, lambda now: caretaking.lose_on_time(now, seat))
            await self.hub.change(room.table, lose)
            return
        begun = monotonic()
        words, _ = await self.bot_driver.choices(clean, seat, caretaking.caretaker_of(room))
        await asyncio.sleep(rest(monotonic() - begun, self.bot_driver.pace))
        decide = requests.at_seq(room.seq, lambda now: caretaking.decide_for(now, seat, words))
        await self.hub.change(room.table, decide)

    async def cover_absent(self, room: Room) -> None:
        await self.if_gone(room, self.hub.absences.comes_at, caretaking.cover_absent)

    async def go_on_without(self, room: Room) -> None:
        """Who has gone while time stands still holds nobody up."""
        await self.if_gone(room, self.hub.absences.agreed_at, caretaking.end_pause)

    async def cover_idle(self, room: Room) -> None:
        """Nor does who has gone while the others tire of somebody."""
        await self.if_gone(room, self.hub.absences.agreed_at, caretaking.wait_no_longer)

    async def if_gone(self, room: Room, when: When, deed: Callable[[Room], Step]) -> None:
        """Unless somebody has come in elsewhere, and is back."""
        await self.hub.presence.look([room.table])

        def ask(now: Room) -> Step:
            due = when(now)
            if due is None or due > self.clock.now():
                raise Stale("stale")
            return deed(now)

        await self.hub.change(room.table, ask)

    async def go_on(self, room: Room) -> None:
        await self.hub.change(room.table, caretaking.end_pause)

    async def mix(self, room: Room) -> None:
        """Nobody waits any longer for those whose share does not come."""
        await self.hub.change(room.table, share_requests.going_on(room))

    async def fill(self, room: Room) -> None:
        await self.hub.change(room.table, caretaking.fill_with_bots)


def is_timed(entry: AnyEntry) -> bool:
    return isinstance(entry, Opened) and bool(entry.timing.control or entry.fill or entry.fair)


def dues_of(hub: Hub, room: Room) -> list[Due]:
    """All that will have to be done at a table, unless something happens before."""
    if room.state is None:
        return waiting_dues(room)
    if is_over(room):
        return []
    planned = (paused_dues if room.paused else playing_dues)(hub, room)
    return [Due(at, deed) for at, deed in planned if at is not None]


def waiting_dues(room: Room) -> list[Due]:
    dues: list[Due] = []
    if (at := caretaking.fills_at(room)) is not None:
        dues.append(Due(at, Timekeeper.fill))
    if share_requests.is_mixing(room):
        dues.append(Due(share_requests.goes_on_at(room), Timekeeper.mix))
    return dues


def paused_dues(hub: Hub, room: Room) -> Planned:
    return (
        (room.clock.stopped + LONGEST_PAUSE, Timekeeper.go_on),
        (hub.absences.agreed_at(room), Timekeeper.go_on_without),
    )


def playing_dues(hub: Hub, room: Room) -> Planned:
    """Where no clock was set, all are there and nobody is tired of anybody: nothing."""
    if room.timing.control is None and not room.urging and not hub.absences.is_known(room):
        return ()
    return (
        (decides_at(room), Timekeeper.decide),
        (hub.absences.comes_at(room), Timekeeper.cover_absent),
        (hub.absences.agreed_at(room), Timekeeper.cover_idle),
    )
