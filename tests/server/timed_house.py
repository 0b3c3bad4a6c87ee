"""A house whose clock is turned by hand: days pass in no time, and everything due is done."""

import asyncio
from contextlib import asynccontextmanager

from quarterdeck.games.kapern import GAME
from quarterdeck.rooms import requests
from quarterdeck.rooms.clocks import ByPost, Live, Timing
from quarterdeck.rooms.entries import Acted, Opened
from quarterdeck.rooms.room import is_over
from quarterdeck.rooms.seats import Person
from quarterdeck.server import database
from quarterdeck.server.bot_driver import BotDriver
from quarterdeck.server.device import Device
from quarterdeck.server.hub import Hub
from quarterdeck.server.settings import NO_LIMITS
from quarterdeck.server.socket_requests import SocketRequests
from quarterdeck.server.store import Store
from quarterdeck.server.timekeeper import Timekeeper
from tests.server.running import PATIENCE
from tests.server.test_bot_driver import Crew, until

MORNING = 1_800_000_000.0  # 08:00 UTC of some day
SHORT, AN_HOUR = Live(base=100), ByPost(allowance=3600)
ANNE, MARY, JACK = Person("a", "Anne"), Person("m", "Mary"), Person("j", "Jack")


class HandClock:
    """What time it is, as a test says."""

    def __init__(self, at=MORNING):
        self.at = at

    def now(self):
        return self.at

    def open_at(self, house, last):
        self.at = max(self.at, last)

    def hear(self, at):
        pass


class TimedHouse:
    """One server; with the same file and clock it can be opened again, or beside another."""

    def __init__(self, store, clock, grace=60.0):
        self.clock, store.clock = clock, clock
        self.hub = Hub(store, grace=grace)
        self.crew = Crew()
        self.driver = BotDriver(self.hub, self.crew, pace=0, think=1)
        self.keeper = Timekeeper(self.hub, self.driver)
        self.requests = SocketRequests(self.hub, self.driver, NO_LIMITS)
        self.told = {}

    async def come(self, guest, table):
        """Somebody looks at a table; their letters are kept."""
        told = self.told.setdefault(guest, [])
        device = Device(guest, told.append)
        self.hub.follow(device, await self.hub.room(table))
        return device

    async def ask(self, device, message):
        (first, *_) = await self.requests.answer(device, message)
        await self.settle()
        return first

    async def pass_time(self, seconds):
        self.clock.at += seconds
        self.keeper.bell.set()
        await self.settle()

    async def settle(self):
        """All that is due has been done, and bots have moved."""
        await asyncio.wait_for(until(self.is_settled), PATIENCE)

    def is_settled(self):
        waiting = any(at <= self.clock.at for at in self.keeper.due.values())
        return not (waiting or self.keeper.busy or self.driver.busy or self.keeper.bell.is_set())

    async def open(self, *places, game=GAME, **timing):
        options = game.options(first=1) if game is GAME else game.options()
        entry = Opened(game.name, game.version, options, places, "a", timing=Timing(**timing))
        room = await self.hub.open(entry)
        await self.settle()
        return room.table

    def room(self, table):
        return self.hub.rooms[table]

    async def log(self, table):
        return await self.hub.store.log(table)


@asynccontextmanager
async def opened_house(path, clock, **more):
    store = Store(database.connect(database.address_of(str(path / "log.sqlite"))))
    store.clock = clock
    await store.start()
    house = TimedHouse(store, clock, **more)
    house.driver.start()
    house.keeper.start()
    try:
        await house.keeper.taking_up
        await house.settle()
        yield house
    finally:
        await house.keeper.stop()
        await house.driver.stop()
        await store.stop()


def in_house(path, work, **more):
    async def whole():
        async with opened_house(path, HandClock(), **more) as house:
            return await asyncio.wait_for(work(house), PATIENCE)

    return asyncio.run(whole())


def mover(room):
    return None if is_over(room) else room.game.to_move(room.state)


def deeds(log):
    return [entry for entry in log if isinstance(entry, Acted)]


async def roll(house, table, guest="a", seat=0):
    room = house.room(table)
    word = GAME.write(GAME.legal_actions(room.state)[0])
    return await house.hub.change(table, lambda now: requests.play_own(now, guest, seat, word))
