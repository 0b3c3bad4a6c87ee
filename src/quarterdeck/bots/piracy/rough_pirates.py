"""Pirates by rule of thumb, unlike our own: to spar with, so that the Navy reckons with others too.

dash      straight for the nearest chest
careful   the same, but out of the next ship's sight where that is not far round
coaster   along the coast
fearful   out of everybody's sight, whatever it takes
noisy     every third turn anywhere
roamer    to one chest after the other, any of them
lazy      lies still now and then
shy       keeps away from the next ship
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

import numpy as np

from quarterdeck.games.piracy import actions as do
from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy import grid
from quarterdeck.games.piracy.grid import Square
from quarterdeck.games.piracy.routes import courses, fleet
from quarterdeck.games.piracy.state import ToDepart
from quarterdeck.games.piracy.view import View
from quarterdeck.games.piracy.waters import departures, waters

from .belief import Array, away, open_harbours
from .square_tables import square_tables

T = TypeVar("T")
NEAR = len(box.DIE) - 1  # squares that a ship can sail in a turn
TOSS = 0.5  # steps that chance makes of a difference


class RoughStyle(NamedTuple):
    """What he cares for, in steps that he would go round for it."""

    sight: float = 0.0  # to be out of the next ship's sight
    sights: float = 0.0  # and of any ship's, for each of them
    near: float = 0.0  # to be out of the next ship's reach
    coast: float = 0.0  # for each side on which there is land
    random: float = 0.0  # how often he sails just anywhere
    still: float = 0.0  # how often he lies still
    bold: bool = True  # loads in the next ship's sight
    roams: bool = False  # makes for one chest, any of them, until he has it


ROUGH_STYLES = {
    "dash": RoughStyle(),
    "careful": RoughStyle(sight=2.5),
    "coaster": RoughStyle(coast=0.7, sight=1),
    "fearful": RoughStyle(sight=8, sights=1.5, bold=False),
    "noisy": RoughStyle(random=0.35),
    "roamer": RoughStyle(roams=True, sight=2),
    "lazy": RoughStyle(still=0.3, sight=3),
    "shy": RoughStyle(sight=3, near=3, bold=False),
}


class RoughPirate:
    """One game's Pirate, who thinks no farther than this turn."""

    def __init__(self, seen: View, random: Callable[[], float], style: RoughStyle) -> None:
        self.sea, self.random, self.style = waters(seen.options.map), random, style
        self.tables = square_tables(self.sea, seen.options.telescope)
        self.known = self.tables.known
        self.target: Square | None = None

    def choose(self, seen: View) -> do.AnyAction:
        if isinstance(seen.awaiting, ToDepart):
            return self.depart(seen)
        return self.load(seen) or self.sail(seen)

    def depart(self, seen: View) -> do.AnyAction:
        """Anywhere, out of sight where he minds it."""
        free = departures(self.sea, fleet(seen.ships))
        exits = [each for each in do.exits(seen.options.map) if free >> each.square & 1]
        watched = self.watched(seen) * (self.style.sight > 0)
        hidden = [each for each in exits if not watched[self.known.places[each.square]]]
        return self.one_of(hidden or exits)

    # Loading

    def load(self, seen: View) -> do.AnyAction | None:
        """A chest beside him, unless he is afraid or has his head elsewhere."""
        voyage = seen.voyage
        assert voyage is not None
        afraid = not self.style.bold and self.watched(seen)[self.known.places[voyage.square]]
        near = grid.list_squares(self.sea.sites_by[voyage.square])
        chests = [site for site in near if site in self.goals(seen)]
        if not chests or seen.turn == 1 or afraid or self.random() < self.style.random / 2:
            return None
        return do.loads(seen.options.map)[chests[0]]

    def goals(self, seen: View) -> tuple[Square, ...]:
        """Chests he has not, or harbours once he has enough."""
        assert seen.voyage is not None
        loading = seen.voyage.loading
        if len(seen.stolen) + (loading is not None) >= box.ENOUGH:
            return open_harbours(self.known, seen.closed)
        return tuple(site for site in seen.chests if site != loading)

    # Sailing

    def sail(self, seen: View) -> do.AnyAction:
        """To the square he likes best; ashore where he can."""
        ways = self.ways(seen)
        end = self.end(seen, list(ways))
        goals = self.goals(seen)
        for harbour in grid.list_squares(self.sea.harbours_by[end]):
            if harbour in goals:
                return do.landings(seen.options.map)[ways[end], harbour]
        return do.courses(seen.options.map)[ways[end]]

    def ways(self, seen: View) -> dict[Square, do.Path]:
        """By end: a course that leads there, on no ship."""
        assert seen.voyage is not None
        here, shut = seen.voyage.square, fleet(seen.ships) & self.sea.no_passing
        ends = {path[-1] if path else here: path for path in courses(self.sea, here, shut)}
        return {end: path for end, path in ends.items() if end not in seen.ships}

    def end(self, seen: View, ends: list[Square]) -> Square:
        assert seen.voyage is not None
        if seen.voyage.square in ends and self.random() < self.style.still:
            return seen.voyage.square
        if self.random() < self.style.random:
            return self.one_of(ends)
        worth = self.worth(seen)
        return max(ends, key=lambda end: worth[self.known.places[end]] + TOSS * self.random())

    def worth(self, seen: View) -> Array:
        """By square: how he likes to end his turn there."""
        style, held = self.style, self.tables.places(seen.ships)
        coast = np.array([4 - self.sea.shore[square].bit_count() for square in self.known.squares])
        shunned = self.tables.shunned(held, seen.ship, style.sight, style.sights)
        far = away(self.known, self.heading(seen))
        worth: Array = style.coast * coast - far - shunned - style.near * self.within_reach(seen)
        return worth

    def heading(self, seen: View) -> tuple[Square, ...]:
        goals = self.goals(seen)
        if not self.style.roams:
            return goals
        if self.target not in goals:
            self.target = self.one_of(goals)
        return (self.target,)

    # The next ship

    def watched(self, seen: View) -> Array:
        """By square: whether the next ship sees it."""
        return self.tables.shunned(self.tables.places(seen.ships), seen.ship, shun=1, crowd=0)

    def within_reach(self, seen: View) -> Array:
        """By square: whether the next ship can sail there."""
        square = seen.ships[seen.ship]
        if square == box.SUNK:
            return np.zeros(len(self.known.squares))
        close: Array = (self.known.steps[self.known.places[square]] <= NEAR).astype(float)
        return close

    def one_of(self, things: Sequence[T]) -> T:
        return things[int(self.random() * len(things))]
