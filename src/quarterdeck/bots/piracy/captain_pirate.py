"""How a captain sails the pirate ship: two turns ahead, against what the Navy must believe.

my turn    where I end, or a chest, or a harbour
a ship's   whether it has me there, sees me there      as its Captain's style has it (navy_model.py)
my turn    the best of what I can do next
a ship's   the same again; a chest missed by then tells it a great deal
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

import numpy as np

from quarterdeck.games.piracy import actions as do
from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy import grid
from quarterdeck.games.piracy.grid import Square
from quarterdeck.games.piracy.knowledge import busy_quays
from quarterdeck.games.piracy.routes import courses, fleet
from quarterdeck.games.piracy.state import Record, ToDepart
from quarterdeck.games.piracy.view import View

from .belief import Array, open_harbours, reachable_squares
from .mate_navy import SWEEPER, TRACKER, WARDEN
from .mate_pirate import MatePirate
from .navy_model import Rival, Standing, weigh_rivals
from .softmax import softly
from .square_tables import square_tables

HABITS = (TRACKER, SWEEPER, WARDEN)
STEP = 0.01  # what a step towards a goal is worth, beside the chance of being sunk
LOOT = 0.15  # and a chest
HAVEN = 0.4  # and a harbour that may be open
SOON = 0.9  # of what could be had now, if it is put off
SEEN = 0.1  # what it costs to be seen
CHASED = 0.3  # and to be turned away from a harbour
GUARDED = 1.0  # steps that a chest seems farther for every ship in whose sight it lies
TRAP = 0.06  # where ships on NO PASSING squares could shut him in
HASTE = 25.0  # turns without success after which goals are worth twice as much
LOADING = 4  # turns that a chest takes in any case
DOUBT = 0.05  # that the Navy has quite another style than it seems
WHIM = 0.003
NEVER = -9.0


class Peril(NamedTuple):
    """By square, in a ship's turn: the chance of being had, and all there is to fear."""

    caught: Array
    all: Array


class Ahead(NamedTuple):
    """What two ships leave him: the Navy as the first will find it, and what every end is worth."""

    standings: list[Standing]
    peril: Peril
    worth: Array


class CaptainPirate(MatePirate):
    """One game's Pirate, who finds out how the Navy hunts."""

    def __init__(self, seen: View, random: Callable[[], float]) -> None:
        super().__init__(seen, random)
        self.rivals = [Rival(seen.options, style) for style in HABITS]
        self.tables = square_tables(self.sea, self.rule)

    def choose(self, seen: View) -> do.AnyAction:
        if isinstance(seen.awaiting, ToDepart):
            return self.depart(seen)
        return softly(dict(self.weighed(seen)), WHIM, self.random)

    # What can be done

    def weighed(self, seen: View) -> Iterable[tuple[do.AnyAction, float]]:
        voyage = seen.voyage
        assert voyage is not None
        self.learn(seen)
        ahead = self.ahead(seen, self.goals(seen, chests_aboard(seen)))
        if chests_aboard(seen) < box.ENOUGH:
            yield from self.chests(seen, ahead)
        shut = fleet(seen.ships) & self.sea.no_passing
        quays = busy_quays(seen.options, chests_aboard(seen), seen.closed)
        for path in self.ends(seen, courses(self.sea, voyage.square, shut)):
            end = path[-1] if path else voyage.square
            worth = float(ahead.worth[self.known.places[end]])
            if not quays >> end & 1:
                yield do.courses(seen.options.map)[path], worth
            if chests_aboard(seen) >= box.ENOUGH:
                yield from self.landings(seen, path, end, worth)

    def chests(self, seen: View, ahead: Ahead) -> Iterable[tuple[do.AnyAction, float]]:
        """Loading: he is here a turn longer, and the second ship will know that he was."""
        voyage = seen.voyage
        assert voyage is not None
        here = self.known.places[voyage.square]
        near = grid.list_squares(self.sea.sites_by[voyage.square])
        for site in near if seen.turn > 1 else ():
            if site in lying(seen):
                goals = self.goals(seen, chests_aboard(seen) + 1, without=site)
                _, peril = self.meet(ahead.standings, Record(seen.ships, site))
                onward = float(self.onward(seen, goals, peril)[here])
                worth = self.now(ahead.peril, onward)[here] + LOOT * haste(seen)
                yield do.loads(seen.options.map)[site], float(worth)

    def landings(
        self, seen: View, path: do.Path, end: Square, worth: float
    ) -> Iterable[tuple[do.AnyAction, float]]:
        is_open = seen.garrisons[box.OPEN] / sum(seen.garrisons)
        for harbour in grid.list_squares(self.sea.harbours_by[end]):
            if harbour not in seen.closed:
                landed = is_open + (1 - is_open) * (worth - CHASED)
                yield do.landings(seen.options.map)[path, harbour], landed

    def goals(self, seen: View, chests: int, without: Square | None = None) -> tuple[Square, ...]:
        if chests >= box.ENOUGH:
            return open_harbours(self.known, seen.closed)
        return tuple(site for site in lying(seen) if site != without)

    # Two ships ahead

    def learn(self, seen: View) -> None:
        """What every kind of Navy believes, and how far each is to be reckoned with."""
        buried = grid.together((*seen.chests, *seen.stolen))
        for rival in self.rivals:
            rival.follow(buried, (*seen.records, seen.record), seen.ships)
        self.trust = weigh_rivals(self.rivals, DOUBT)

    def meet(self, before: Iterable[Standing], record: Record) -> tuple[list[Standing], Peril]:
        """A hidden turn of his, and the ship that follows."""
        pairs = zip(self.rivals, before, strict=True)
        standings = [rival.sailed(standing, record) for rival, standing in pairs]
        known = zip(self.rivals, standings, strict=True)
        turns = [rival.turn(standing, record) for rival, standing in known]
        caught = blend_arrays(self.trust, [turn.caught for turn in turns])
        return standings, Peril(
            caught, caught + SEEN * blend_arrays(self.trust, [t.seen for t in turns])
        )

    def ahead(self, seen: View, goals: tuple[Square, ...]) -> Ahead:
        assert seen.voyage is not None
        now = [rival.now for rival in self.rivals]
        standings, first = self.meet(now, Record(seen.ships, seen.voyage.loading))
        _, second = self.meet(standings, Record(seen.ships))
        onward = np.maximum(self.onward(seen, goals, second), self.at_goal(seen, goals, second))
        return Ahead(standings, first, self.now(first, onward))

    def caught(self, seen: View) -> Array:
        """By square: the chance that the next ship has him there."""
        self.learn(seen)
        assert seen.voyage is not None
        now = [rival.now for rival in self.rivals]
        return self.meet(now, Record(seen.ships, seen.voyage.loading))[1].caught

    def now(self, peril: Peril, onward: Array | float) -> Array:
        """By square: what ending this turn there is worth, with so much to hope for after."""
        worth: Array = (1 - peril.caught) * onward - peril.all - TRAP * self.tables.traps
        return worth

    def onward(self, seen: View, goals: tuple[Square, ...], peril: Peril) -> Array:
        """By square: the best that he can sail to from there in his next turn."""
        step = STEP * haste(seen)
        far = self.far(seen, goals).min(axis=0)
        return self.best(seen, -peril.all - step * far - TRAP * self.tables.traps)

    def at_goal(self, seen: View, goals: tuple[Square, ...], peril: Peril) -> Array:
        """By square: what he can get in his next turn, a chest beside him or a harbour in reach."""
        beside = self.tables.beside[self.tables.rows(goals)].sum(axis=0) > 0
        if chests_aboard(seen) >= box.ENOUGH:
            return SOON * self.best(seen, np.where(beside, HAVEN - peril.all / 2, NEVER))
        far = np.sort(self.far(seen, goals), axis=0)[:2][-1]  # to the next but one
        return np.where(beside, haste(seen) * (SOON * LOOT - STEP * far) - peril.all, NEVER)

    def far(self, seen: View, goals: tuple[Square, ...]) -> Array:
        return self.tables.afar(goals, self.tables.places(seen.ships), GUARDED)

    def best(self, seen: View, worth: Array) -> Array:
        """By square: the most of what can be reached from there, on no ship."""
        ends = reachable_squares(self.sea, fleet(seen.ships) & self.sea.no_passing) > 0
        held = [place for place in self.tables.places(seen.ships) if place != box.SUNK]
        free = worth.copy()
        free[held] = NEVER
        found: Array = np.where(ends, free, NEVER).max(axis=1)
        return found


def chests_aboard(seen: View) -> int:
    """Chests he has, missed or not."""
    assert seen.voyage is not None
    return len(seen.stolen) + (seen.voyage.loading is not None)


def lying(seen: View) -> tuple[Square, ...]:
    """Chests he has not."""
    assert seen.voyage is not None
    return tuple(site for site in seen.chests if site != seen.voyage.loading)


def haste(seen: View) -> float:
    """The longer nothing has come of it, the more a goal is worth."""
    shown = (*seen.records, seen.record)
    told = (turn for turn, r in enumerate(shown) if (r.missed, r.landing) != (None, None))
    idle = seen.turn - LOADING - max(told, default=0)
    return 1 + max(0, idle) / HASTE


def blend_arrays(weights: list[float], arrays: list[Array]) -> Array:
    pairs = zip(weights, arrays, strict=True)
    return sum((weight * array for weight, array in pairs), np.zeros(1))
