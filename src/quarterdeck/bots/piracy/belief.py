"""Where the Pirate probably is: the exact forward filter for a stated way of sailing.

    a turn of his     missed? ── load here, or sail: reachable squares by their pull ── landing?
    a turn of theirs  seen empty: nought    sighted: there

Two things are kept for every ocean square: that he is there with nothing to be missed, and that
he is there and loaded a chest in his last turn. Every course that the rules allow has a chance, so
the true square is never excluded.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from quarterdeck.bots.kept_tables import HOUSES
from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy import grid
from quarterdeck.games.piracy.grid import Square, Squares
from quarterdeck.games.piracy.knowledge import within_reach
from quarterdeck.games.piracy.options import Options
from quarterdeck.games.piracy.routes import fleet
from quarterdeck.games.piracy.state import Record
from quarterdeck.games.piracy.telescope import sweep
from quarterdeck.games.piracy.waters import Waters, departures, waters

Array = NDArray[np.float64]
TINY = 1e-300
GREED = 0.02  # of the wish to load that is left once there are chests enough


class Model(NamedTuple):
    """How he is thought to sail. Nothing here is ever quite impossible."""

    pull: float  # each square nearer to a goal makes an end e**pull times as likely
    fear: float  # and lying in sight of the next ship e**fear times less
    loads: float  # how often he loads where he can
    lands: float  # how often he tries a harbour where he can


WANDERS = Model(pull=0.0, fear=0.0, loads=0.5, lands=0.5)
HEADS_FOR_TREASURE = Model(pull=0.9, fear=1.0, loads=0.9, lands=0.9)


class Belief(NamedTuple):
    """By ocean square: he is there with nothing to be missed, or with a chest just loaded."""

    idle: Array
    laden: Array

    @property
    def anywhere(self) -> Array:
        return self.idle + self.laden


@dataclass(frozen=True, slots=True, eq=False)
class SeaFrame:
    """A chart as arrays; worked out once."""

    sea: Waters
    squares: tuple[Square, ...]  # the ocean, in reading order
    places: dict[Square, int]  # and where each of it stands in every array
    steps: NDArray[np.int64]  # from square to square, in steps over open sea
    beside: dict[Square, Array]  # of a site or a harbour: the squares next to it


@lru_cache(maxsize=HOUSES)
def frame_of(sea: Waters) -> SeaFrame:
    squares = grid.list_squares(sea.ocean)
    places = {square: place for place, square in enumerate(squares)}
    steps = np.stack([steps_from(sea, square, squares) for square in squares])
    shores = (*sea.sites, *sea.harbours)
    beside = {each: array_of(sea.shore[each], squares) for each in shores}
    return SeaFrame(sea, squares, places, steps, beside)


def steps_from(sea: Waters, start: Square, squares: tuple[Square, ...]) -> NDArray[np.int64]:
    """How far every square is from one."""
    found, reached, far = np.zeros(len(squares), np.int64), 1 << start, 0
    while more := grid.around(reached) & sea.ocean & ~reached:
        far += 1
        found += far * array_of(more, squares).astype(np.int64)
        reached |= more
    return found


def array_of(bits: Squares, squares: tuple[Square, ...]) -> Array:
    """A set of squares as ones and noughts."""
    size = grid.STRIDE * grid.MOST_ROWS // 8
    raw = np.frombuffer((bits & (1 << size * 8) - 1).to_bytes(size, "little"), np.uint8)
    return np.unpackbits(raw, bitorder="little")[index_of(squares)].astype(np.float64)


@lru_cache(maxsize=HOUSES)
def index_of(squares: tuple[Square, ...]) -> NDArray[np.int64]:
    """Some squares as numpy would have them."""
    return np.array(squares, np.int64)


@lru_cache(maxsize=HOUSES * 8)  # a game knows about four; of a large chart each is 3 MB
def reachable_squares(sea: Waters, shut: Squares) -> Array:
    """By square: where a turn's sailing can end, these NO PASSING squares being shut."""
    squares = frame_of(sea).squares
    ends = (within_reach(sea, 1 << square, shut) | 1 << square for square in squares)
    return np.stack([array_of(each, squares) for each in ends])


# What a turn shows


class Public(NamedTuple):
    """All that everybody knows when the Pirate sails."""

    turn: int
    ship: int  # the one that sailed last
    chests: Squares
    stolen: int
    closed: tuple[Square, ...]

    def after(self, record: Record) -> "Public":
        """Now that a turn has been recorded."""
        missed = 0 if record.missed is None else 1 << record.missed
        closed = self.closed if record.landing is None else (*self.closed, record.landing)
        ship = next_afloat(self.ship, record.ships)
        chests, stolen = self.chests & ~missed, self.stolen + bool(missed)
        return Public(self.turn + 1, ship, chests, stolen, closed)


def next_afloat(ship: int, ships: tuple[Square, ...]) -> int:
    after = ((ship + step) % len(ships) for step in range(1, len(ships) + 1))
    return next(each for each in after if ships[each] != box.SUNK)


# The filter


class Filter:
    """A belief that follows one game; the turns it has read it does not read again."""

    def __init__(self, options: Options, model: Model) -> None:
        self.known = frame_of(waters(options.map))
        self.model = model._replace(lands=1.0) if options.badge else model
        self.rule = options.telescope
        self.read: list[Record] = []
        self.found: list[tuple[Belief, Public]] = []  # at the end of each of them

    def follow(self, buried: Squares, records: Sequence[Record], record: Record) -> Belief:
        """The belief now, from all turns before this one and what it has shown so far."""
        if self.read != list(records[: len(self.read)]):
            self.read, self.found = [], []
        for each in records[len(self.read) :]:
            self.found.append(self.after(buried, each))
            self.read.append(each)
        belief, _ = self.after(buried, record)
        return belief

    def after(self, buried: Squares, record: Record) -> tuple[Belief, Public]:
        """What is believed once one more turn has been recorded."""
        if not self.found:
            return belief_at_departure(self.known, record), Public(1, -1, buried, 0, ())
        before, public = self.found[-1]
        now = public.after(record)
        sailed = self.landed(self.sailed(before, record, public), record, now)
        return narrow_belief(self.known, sailed, record), now

    def sailed(self, before: Belief, record: Record, public: Public) -> Belief:
        """Some of him loaded where he was, the rest has sailed."""
        now, loadable = public.after(record), sites(self.known, public.chests)
        here = before.idle
        if record.missed is not None:
            here = before.laden * self.known.beside[record.missed] / np.maximum(1, loadable)
        wish = self.model.loads * (1.0 if now.stolen < box.ENOUGH else GREED)
        can = (sites(self.known, now.chests) > 0) if public.turn > 1 else 0.0
        load = here * wish * can
        ends = reachable_squares(self.known.sea, fleet(record.ships) & self.known.sea.no_passing)
        return Belief(spread_belief(here - load, ends, self.liking(record, now)), load)

    def liking(self, record: Record, now: Public) -> Array:
        """How much he likes to end his turn on each square; never on a ship's."""
        known, ships = self.known, fleet(record.ships)
        goals = (
            open_harbours(known, now.closed)
            if now.stolen >= box.ENOUGH
            else grid.list_squares(now.chests)
        )
        square = record.ships[now.ship]
        seen = sweep(known.sea, self.rule, square, ships ^ 1 << square).seen
        fear = self.model.fear * array_of(seen, known.squares)
        calm = np.exp(-self.model.pull * away(known, goals) - fear)
        return calm * (1 - array_of(ships, known.squares))

    def landed(self, sailed: Belief, record: Record, now: Public) -> Belief:
        """He was turned away from a harbour; or he could have tried one, and so is less likely
        there."""
        if now.stolen < box.ENOUGH:
            return sailed
        before = tuple(harbour for harbour in now.closed if harbour != record.landing)
        tries = shores(self.known, open_harbours(self.known, before))
        if record.landing is None:
            return Belief(sailed.idle * (1 - self.model.lands * (tries > 0)), sailed.laden)
        there = self.known.beside[record.landing] * self.model.lands / np.maximum(1, tries)
        return Belief(sailed.idle * there, 0 * sailed.laden)


def belief_at_departure(known: SeaFrame, record: Record) -> Belief:
    """Any departure is as likely as any other."""
    allowed = array_of(departures(known.sea, fleet(record.ships)), known.squares)
    exits = shores(known, known.sea.harbours)
    return normal(Belief(exits * allowed, 0 * exits))


def spread_belief(here: Array, ends: Array, liking: Array) -> Array:
    """Every end he can reach, in proportion to how he likes it."""
    choices = np.maximum(ends @ liking, TINY)  # none only from where he cannot be
    moved: Array = liking * ((here / choices) @ ends)
    return moved


def narrow_belief(known: SeaFrame, belief: Belief, record: Record) -> Belief:
    return normal(what_sightings_leave(known, belief, record))


def what_sightings_leave(known: SeaFrame, belief: Belief, record: Record) -> Belief:
    """What the Navy has seen leaves: his square, or all but many that are empty."""
    where = ~record.empty if record.sighted is None else 1 << record.sighted
    mask = array_of(where, known.squares)
    return Belief(belief.idle * mask, belief.laden * mask)


def normal(belief: Belief) -> Belief:
    """Adding up to one."""
    total = max(TINY, belief.idle.sum() + belief.laden.sum())  # nothing is left of what cannot be
    return Belief(belief.idle / total, belief.laden / total)


# What lies near


def open_harbours(known: SeaFrame, closed: tuple[Square, ...]) -> tuple[Square, ...]:
    """The harbours where he has not been turned away."""
    return tuple(harbour for harbour in known.sea.harbours if harbour not in closed)


def sites(known: SeaFrame, chests: Squares) -> Array:
    """By square: how many chests lie next to it."""
    return shores(known, grid.list_squares(chests))


@lru_cache(maxsize=512)
def shores(known: SeaFrame, goals: tuple[Square, ...]) -> Array:
    """By square: how many of these lie next to it."""
    found = np.zeros(len(known.squares))
    for goal in goals:
        found += known.beside[goal]
    return found


@lru_cache(maxsize=512)
def away(known: SeaFrame, goals: tuple[Square, ...]) -> Array:
    """By square: steps to the nearest square next to one of these."""
    near = shores(known, goals) > 0
    if not near.any():
        return np.zeros(len(known.squares))
    nearest: Array = known.steps[near].min(axis=0).astype(np.float64)
    return nearest
