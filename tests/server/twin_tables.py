"""Two servers without a network, asked the same in step: what an onlooker is told in the one world
must come in the other too, byte by byte and letter by letter."""

import asyncio
import re
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy import delete

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.referee import is_legal
from quarterdeck.core.table import LiveTable, QuietTable
from quarterdeck.rooms import requests
from quarterdeck.rooms.entries import Dealt, SealsClosed, SharesMixed
from quarterdeck.server import letters, lobby
from quarterdeck.server import messages as say
from quarterdeck.server.accounts.house_accounts import HouseAccounts
from quarterdeck.server.bot_driver import BotDriver
from quarterdeck.server.closing import Door
from quarterdeck.server.database_schema import CHAT, MOVES, SECRETS, SITTERS, TABLES
from quarterdeck.server.device import Device
from quarterdeck.server.hub import Hub
from quarterdeck.server.kept_answers import KeptAnswers
from quarterdeck.server.ladder.ladder_store import LadderStore
from quarterdeck.server.metrics import ErrorCount
from quarterdeck.server.rate_limits import Buckets
from quarterdeck.server.services import Services
from quarterdeck.server.settings import NO_LIMITS, Settings
from quarterdeck.server.shared_limits import SharedLimits
from quarterdeck.server.socket_requests import SocketRequests
from quarterdeck.server.sockets import SocketDoor
from quarterdeck.server.timekeeper import Timekeeper
from quarterdeck.server.told_once import ToldOnce
from tests.server.twin_bots import Thinker
from tests.server.twin_stores import store_in_memory

PATIENCE = 120  # seconds, to fail instead of hanging
SEAL = re.compile(rb'(?<="seal":")[0-9a-f]{64}"|(?<="house":")[0-9a-f]{64}"')
A_PAGE = 12  # pieces of news: a stretch of a game has several


class House:
    """What is the same for both worlds: the luck of the next deed, and what time it is."""

    def __init__(self, monkeypatch):
        self.seed, self.now, self.is_busy = 0, 0.0, False
        monkeypatch.setattr(requests, "LiveTable", lambda: LiveTable(self.seed))
        monkeypatch.setattr(requests, "FairTable", lambda *_: LiveTable(self.seed))
        monkeypatch.setattr(lobby, "BREATH", 0)
        monkeypatch.setattr(letters, "MOST_PIECES", A_PAGE)


class CommonClock:
    """What time it is, in either world."""

    def __init__(self, house):
        self.house = house

    def now(self):
        return self.house.now

    def open_at(self, house, last):
        pass

    def hear(self, at):
        pass


class World:
    """One of the two: a server in which one of two games is dealt."""

    def __init__(self, house, kept, number):
        kept.clock = CommonClock(house)
        self.house, self.number, self.hub = house, number, Hub(kept)
        self.thinker, self.changed = Thinker(house, dithers=3 * number), asyncio.Event()
        self.driver = BotDriver(self.hub, self.thinker, pace=0, think=0)
        self.keeper = Timekeeper(self.hub, self.driver)
        self.hub.listeners.append(self.look_at)
        self.requests = SocketRequests(self.hub, self.driver, NO_LIMITS)
        self.door = SocketDoor(self.requests, NO_LIMITS)
        parts = (self.hub, self.driver, self.door, Buckets(1e9), None, KeptAnswers(), None, None)
        limits, accounts = SharedLimits(self.hub.bus), HouseAccounts(kept.engine, False)
        about = (Door(), ErrorCount(), limits, accounts, None, LadderStore(kept.engine))
        self.services = Services(Settings(), *parts, *about)

    def look_at(self, room):
        self.driver.look_at(room)
        self.changed.set()

    async def ask(self, device, message):
        """Say something, and let the lobby hear of it."""
        await self.door.reply(device, message)
        await self.lobby_told()

    async def lobby_told(self):
        if self.hub.lobby.calling:
            await self.hub.lobby.calling

    async def act(self, device, room, deed):
        """A person does it, word by word; what is picked is taken back first, unless it is moot."""
        self.house.seed = deed.seed
        seat = room.game.to_move(room.state)
        if not is_moot(room, deed):
            await self.ask(device, say.Draft(0, room.table, seat, room.seq, ()))
        for number, word in enumerate(deed.words):
            await self.ask(device, say.Play(number, room.table, seat, room.seq, word))

    async def let_coach_act(self, device, room, deed):
        """The coach does it for a person who practises."""
        self.house.seed = deed.seed
        seat = room.game.to_move(room.state)
        await self.ask(device, say.Draft(0, room.table, seat, room.seq, ()))
        for number, self.thinker.favourite in enumerate(deed.words):
            self.driver.advised.clear()
            await self.ask(device, say.PlayForMe(number, room.table, seat, room.seq))
        self.thinker.favourite = None
        self.driver.advised.clear()

    async def let_bot_act(self, room, deed):
        """A bot has thought of it, and does it."""
        self.house.seed = deed.seed
        for word in deed.words:
            self.thinker.words.put_nowait(word)
        async with asyncio.timeout(PATIENCE):
            while self.hub.rooms[room.table].position == room.position:
                self.changed.clear()
                await self.changed.wait()
        await self.lobby_told()

    async def let_clock_act(self, room, deed):
        """Time is up, and the caretaker does it for a person."""
        self.house.seed = deed.seed
        for word in deed.words:
            self.thinker.words.put_nowait(word)
        await self.keeper.decide(room)
        await self.lobby_told()

    async def restart(self, table):
        """Whatever is only remembered is gone; who is there comes back at once."""
        self.hub.rooms.clear()
        self.hub.told_once = ToldOnce()
        self.requests.stories.known.clear()
        await self.hub.room(table)

    async def clear_away(self):
        """All tables, so that lists stay short."""
        self.hub.rooms.clear()
        async with self.hub.store.engine.begin() as connection:
            for each in (CHAT, SITTERS, SECRETS, MOVES, TABLES):
                await connection.execute(delete(each))


class Onlooker:
    """The same device in both worlds, and what it was told in each since we last compared."""

    def __init__(self, guest):
        self.guest, self.told = guest, ([], [])
        self.devices = tuple(Device(guest, told.append) for told in self.told)


class Difference(AssertionError):
    """Somebody was told which of the two worlds they are in."""


class TwinTables:
    """Both worlds at once: everything is done in the one and in the other, then compared."""

    def __init__(self, house, worlds):
        self.house, self.worlds, self.onlookers = house, worlds, []
        self.letters = self.letters_apart = self.late = 0
        self.asked = set()  # kinds of questions
        self.table = ""

    @property
    def rooms(self):
        return [world.hub.rooms[self.table] for world in self.worlds]

    async def open(self, entry, table):
        """A table that stands at one of two positions in each world."""
        self.table, self.house.now = table, self.house.now + 1
        for onlooker in self.onlookers:
            self.leave(onlooker)
        self.onlookers = []
        for world in self.worlds:
            await world.driver.stop()  # at the table before, where nobody goes on
            await world.clear_away()
            luck = [SealsClosed(), SharesMixed(())] if entry.fair else []
            await world.hub.open(entry, table, [*luck, Dealt((world.number,))])
            await world.lobby_told()

    def come(self, guest):
        self.onlookers.append(Onlooker(guest))
        return self.onlookers[-1]

    def leave(self, onlooker):
        for world, device in zip(self.worlds, onlooker.devices, strict=True):
            world.hub.forget(device)

    async def restart(self):
        for world in self.worlds:
            await world.restart(self.table)

    async def ask(self, onlooker, message):
        """The same question to both."""
        self.asked.add(type(message))
        for world, device in zip(self.worlds, onlooker.devices, strict=True):
            await world.ask(device, message)
        self.compare(message)

    async def read(self, page):
        """The same page of the REST API from both; a no is an answer too."""
        self.asked.add(page.handler)
        first, second = [await answer_of(page, world.services) for world in self.worlds]
        self.count(1)
        if first != second:
            raise Difference(page, first, second)

    def compare(self, why):
        """As many letters, and the same bytes."""
        for onlooker in self.onlookers:
            first, second = [[*map(with_blank_seals, told)] for told in onlooker.told]
            self.count(len(first))
            if first != second or any(b'"denied-trouble"' in letter for letter in first):
                raise Difference(why, onlooker.guest, first, second)
            [told.clear() for told in onlooker.told]

    def count(self, letters):
        first, second = self.rooms
        self.letters += letters
        self.letters_apart += letters if is_apart(first, second) else 0


def with_blank_seals(letter):
    """A seal is as good as drawn by lot: that there is one, and where, must be the same."""
    return SEAL.sub(b'"', letter)


def is_apart(first, second):
    """Whether the worlds differ just now, in the game or in what somebody has picked."""
    return (first.state, first.draft) != (second.state, second.draft)


def is_moot(room, deed):
    """Whether what is done comes to the same with what is picked as without."""
    if not room.draft or len(deed.words) > 1:
        return False
    game, states, action = room.game, (room.state, room.drafted), room.game.read(deed.words[0])
    if not all(is_legal(game, state, action) for state in states):
        return False
    alone, after = (game.apply(state, action, QuietTable(0)) for state in states)
    return alone == after


async def answer_of(page, services):
    try:
        told = await page.fetch(services)
        return msgspec.json.encode(getattr(told, "content", told))
    except QuarterdeckError as no:
        return no.sentence


@asynccontextmanager
async def twin_tables(house):
    """Two servers, each with a log of its own."""
    kept = [store_in_memory() for _ in range(2)]
    for each in kept:
        await each.start()
        for guest in ("me", "stranger"):
            await each.name_guest(guest, guest.title())
    worlds = [World(house, each, number) for number, each in enumerate(kept)]
    try:
        yield TwinTables(house, worlds)
    finally:
        for world in worlds:
            await world.driver.stop()
            await world.hub.store.stop()
