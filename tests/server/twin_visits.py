"""Whole games at twin tables, while somebody who looks on asks everything there is to ask."""

import asyncio
from itertools import count
from random import Random
from typing import NamedTuple

from quarterdeck.bots.levels import levels
from quarterdeck.games import GAMES
from quarterdeck.rooms.clocks import ByPost, Live, Night, Timing
from quarterdeck.rooms.entries import Opened
from quarterdeck.rooms.seats import Bot, Person, bot_level
from quarterdeck.rooms.timekeeping import decides_at
from quarterdeck.server import messages as say
from quarterdeck.server.device import Device
from tests.server.twin_games import Staged, rumours, stretch_of, twin_of, whole_game
from tests.server.twin_pages import pages
from tests.server.twin_questions import TALK, Point, privately, questions, subjects
from tests.server.twin_tables import House, World, twin_tables

HIDING = {  # house rules under which more is hidden, or another way
    "dorra": {"purses": ("hidden", "hidden", "public"), "memory": ("strict", "strict", "aided")},
    "waddingtons": {"memory": ("aided", "strict")},
}
LOOKED_FOR = 3  # times: somebody who does not know everything
RESTARTS = 0.1  # of all points
FAIR = 0.5  # of all tables
BUSY, COACHED, LATE = 0.1, 0.3, 0.2  # of all deeds
CONTROLS = (None, Live(10_000, increment=5, delay=2), ByPost(3600, Night(22, 7)))


class Plan(NamedTuple):
    """How much is compared, and how thoroughly."""

    letters: int
    reasons: int  # that are asked for at every point
    longest: int  # deeds in a stretch: whoever comes is told all of it again and again
    leaps: int = 1  # up to so many deeds of a game are left out between two stretches


class Tally(NamedTuple):
    """What was compared."""

    pairs: int  # of tables
    letters: int
    apart: int  # of these letters: written while the two worlds differed
    asked: frozenset  # kinds of messages and handlers
    late: int  # decisions that the clock made

    def __str__(self):
        told = f"{self.pairs} pairs, {self.letters} letters, {self.apart} in worlds that differed"
        return f"{told}, {self.late} decisions by the clock"


class Company(NamedTuple):
    """Who plays, and as whom somebody looks on."""

    seats: int
    own: tuple[int, ...]  # the onlooker's: one, two on a shared device, or none
    looks: tuple[int, ...]  # of these: before whom the curtain opens
    bots: bool  # whether all others are bots

    @property
    def eyes(self):
        """Theirs; on a shared device also those of everybody."""
        return self.looks if len(self.own) == 1 else (*self.looks, None)

    def places(self, game):
        return tuple(self.place(game, seat) for seat in range(self.seats))

    def place(self, game, seat):
        if seat in self.own:
            return Person("me", f"N{seat}")
        return Bot(levels(game)[0]) if self.bots else Person(f"g{seat}", f"N{seat}")


def company(seats, turn, random):
    """In turn: a seat, whoever has none, a device that two share, one of these alone; then bots."""
    shared = tuple(random.sample(range(seats), 2))
    one = shared[:1]
    own, looks = ((one, one), ((), ()), (shared, shared), (shared, one))[turn % 4]
    return Company(seats, own, looks, bots=turn // 4 % 2 == 1)


def house_rules(game, random):
    hiding = HIDING.get(game.name, {}).items()
    return game.options(**{name: random.choice(values) for name, values in hiding})


class Visit:
    """One stretch of a game at twin tables."""

    def __init__(self, tables, game, party, random):
        self.tables, self.game, self.party, self.random = tables, game, party, random
        self.was_late = False

    @property
    def room(self):
        """In the one world; in the other it is alike to the onlooker."""
        return self.tables.rooms[0]

    async def begin(self, options, table):
        """Everyone comes: first the others, then the onlooker by two devices, and a stranger."""
        places = self.party.places(self.game)
        about = (self.game.name, self.game.version, options, places, "me")
        timing = Timing(self.random.choice(CONTROLS))
        fair = self.random.random() < FAIR
        opened = Opened(*about, coach=True, timing=timing, fair=fair)
        await self.tables.open(opened, table)
        self.others = [self.devices_of_others() for _ in self.tables.worlds]
        for world, others in zip(self.tables.worlds, self.others, strict=True):
            for device in others.values():
                await world.ask(device, say.Follow(0, table))
        self.me = await self.come("me", say.Follow(0, table))
        await self.come("me", say.Follow(0, table))
        await self.come("stranger", say.FollowLobby(0))

    async def come(self, guest, greeting):
        onlooker = self.tables.come(guest)
        await self.tables.ask(onlooker, greeting)
        return onlooker

    def devices_of_others(self):
        """By seat; whatever they are told is theirs to know."""
        return {
            seat: Device(place.guest, lambda _: None)
            for seat, place in enumerate(self.party.places(self.game))
            if isinstance(place, Person) and seat not in self.party.looks
        }

    async def look_around(self, reasons):
        """Ask everything there is to ask, after others did this here and that there."""
        if self.random.random() < RESTARTS:
            await self.tables.restart()
        await self.let_others_be_busy()
        every = self.game.all_actions(self.room.options)
        words = [*map(self.game.write, self.random.sample(every, min(reasons, len(every))))]
        point = Point(self.room, "me", self.party.own, self.party.looks, words, self.random)
        for question in questions(point):
            await self.tables.ask(self.me, question)
        for page in pages(point):
            await self.tables.read(page)

    async def let_others_be_busy(self):
        for seat in self.others[0].keys() - {*self.party.own}:
            await self.let_be_private(seat, self.random.randrange(2))
            self.tables.compare("what others do in private")
            await self.let_order(seat)

    async def let_be_private(self, seat, number):
        """In one of the worlds alone."""
        world, room = self.tables.worlds[number], self.tables.rooms[number]
        apart = not {*self.party.own} & {*room.game.team(room.state, seat)}
        for message in privately(room, seat, apart, self.random):
            await world.ask(self.others[number][seat], message)

    async def let_order(self, seat):
        """That somebody gives an order is seen, as the wire says; what they order is not."""
        for subject in subjects(self.room, seat) if self.random.random() < TALK else ():
            for words in (self.game.orders.words, (None, None)):
                for world, others, word in zip(self.tables.worlds, self.others, words, strict=True):
                    order = say.Order(0, self.room.table, seat, subject, word)
                    await world.ask(others[seat], order)
                self.tables.compare("an order")

    async def go_on(self, deeds):
        """What is done here and what is done there, in the same breath."""
        seat, before = self.game.to_move(self.room.state), self.room.position
        house, hand = self.tables.house, self.hand_of(seat)
        house.now, house.is_busy = house.now + 1, self.random.random() < BUSY
        if hand is World.let_clock_act:
            house.now = max(house.now, decides_at(self.room))
            self.tables.late += 1
        for world, room, deed in zip(self.tables.worlds, self.tables.rooms, deeds, strict=True):
            await hand(world, room, deed)
        assert self.room.position > before
        self.tables.compare(deeds)

    def hand_of(self, seat):
        """Who carries something out in a world: a bot, the coach, or whoever sits there."""
        if bot_level(self.room.places[seat]) is not None:
            return World.let_bot_act
        if self.room.clock.runs == seat and self.is_late():
            return World.let_clock_act
        practice = self.party.bots and seat in self.party.own and self.random.random() < COACHED
        act = World.let_coach_act if practice else World.act
        return lambda world, room, deed: self.act(act, world, room, seat, deed)

    def is_late(self):
        """Whoever is first to decide on time, so that clocks are tried at every size; then some."""
        late, self.was_late = not self.was_late or self.random.random() < LATE, True
        return late

    async def act(self, act, world, room, seat, deed):
        mine = seat in self.party.looks
        device = self.me.devices[world.number] if mine else self.others[world.number][seat]
        if seat in self.party.own and len(self.party.own) > 1:
            await world.ask(device, say.OpenCurtain(0, room.table, seat))
        await act(world, device, room, deed)


class Voyage:
    """A whole game, at one twin table after another."""

    def __init__(self, tables, staged, plan, seed):
        self.tables, self.staged, self.plan, self.random = tables, staged, plan, Random(seed)
        self.game, self.pairs = staged.game, 0
        self.seats = self.random.choice([number for number in self.game.seats if number > 2])
        self.options = house_rules(self.game, self.random)

    async def sail(self, turns):
        """Until it is over, or enough was compared."""
        whole = [*whole_game(self.staged.played, self.seats, self.options, self.random)]
        left = whole
        while left and self.tables.letters < self.plan.letters:
            party, twin = self.somebody_at(left[0][0], next(turns))
            some = left[: self.plan.longest]
            stretch = stretch_of(self.game, some, twin, party.eyes, self.random)
            left = left[max(1, len(stretch.deeds)) + self.random.randrange(self.plan.leaps) :]
            self.staged.worlds = stretch.worlds
            self.staged.rumours = self.rumours(party, whole, is_last=not left)
            await self.visit(party, stretch)

    def somebody_at(self, state, turn):
        """Who looks on, and a twin of what they see: with luck, something is hidden from them."""
        for _ in range(LOOKED_FOR):
            party = company(self.seats, turn, self.random)
            twin = twin_of(self.game, state, party.eyes, self.random)
            if twin != state:
                break
        return party, twin

    def rumours(self, party, whole, is_last):
        """What another was told; and what all were told once, if nobody is told again."""
        to = [seat for seat in range(self.seats) if seat not in party.own][:1]
        forgotten = getattr(self.options, "memory", "") == "strict" and not is_last
        return rumours(self.game, whole, [*to, None][: 1 + forgotten], self.random)

    async def visit(self, party, stretch):
        self.pairs += 1
        visit = Visit(self.tables, self.game, party, self.random)
        await visit.begin(self.options, f"{self.game.name}-{self.pairs}")
        for deeds in stretch.deeds:
            await visit.look_around(self.plan.reasons)
            await visit.go_on(deeds)
        await visit.look_around(self.plan.reasons)


def compare_games(game, plan, monkeypatch):
    """Whole games, until so many letters were the same."""
    house, staged, turns = House(monkeypatch), Staged(game), count()
    monkeypatch.setitem(GAMES, game.name, staged.game)

    async def compare():
        pairs, seeds = 0, count()
        async with twin_tables(house) as tables:
            while tables.letters < plan.letters:
                voyage = Voyage(tables, staged, plan, next(seeds))
                await voyage.sail(turns)
                pairs += voyage.pairs
        compared = (tables.letters, tables.letters_apart, frozenset(tables.asked), tables.late)
        return Tally(pairs, *compared)

    return asyncio.run(compare())
