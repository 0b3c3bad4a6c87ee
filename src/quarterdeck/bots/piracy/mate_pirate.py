"""How a mate sails the pirate ship: to little-guarded chests, out of the next ship's reach.

One ship alone is dangerous at any moment: the next to sail. What lies in its sight is weighed by
the chance that it has him there; what the Navy probably believes, by where they would look.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from quarterdeck.games.piracy import actions as do
from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy import grid
from quarterdeck.games.piracy.grid import Square
from quarterdeck.games.piracy.knowledge import busy_quays
from quarterdeck.games.piracy.routes import courses, fleet
from quarterdeck.games.piracy.state import ToDepart
from quarterdeck.games.piracy.view import View
from quarterdeck.games.piracy.waters import dead_ends, departures, waters

from .belief import HEADS_FOR_TREASURE, Array, Filter, array_of, away, frame_of, open_harbours
from .softmax import softly
from .square_tables import square_tables
from .threats import eyes, no_threat, threat, without


class PirateStyle(NamedTuple):
    """What a Pirate cares for, as chances of being sunk that he would take for it."""

    step: float = 0.01  # a step towards a goal
    loot: float = 0.15  # a chest
    haven: float = 0.4  # a harbour that may be open
    fear: float = 1.0  # of the threat of the next ship
    later: float = 0.25  # of the threat of the ship after the next
    guessed: float = 2.0  # of what the Navy believes, as a chance of being rammed
    guarded: float = 2.0  # steps that a chest seems farther for every ship in whose sight it lies
    trap: float = 0.06  # where ships on NO PASSING squares could shut him in
    whim: float = 0.004  # what is worse by this is chosen e times as seldom
    shun: float = 0.0  # to lie in the next ship's sight, however far it is
    crowd: float = 0.0  # and in any ship's, for each of them


EVASIVE = PirateStyle()
STRAIGHT = PirateStyle(later=0.0, guessed=0.0, guarded=0.0, trap=0.0)
PATIENT = PirateStyle(step=0.004, loot=0.1, later=0.5)


class MatePirate:
    """One game's Pirate, who keeps in mind what the Navy must think."""

    def __init__(
        self, seen: View, random: Callable[[], float], style: PirateStyle = EVASIVE
    ) -> None:
        self.style = style
        self.thought = Filter(seen.options, HEADS_FOR_TREASURE)
        self.sea, self.random = waters(seen.options.map), random
        self.known, self.rule = frame_of(self.sea), seen.options.telescope

    def choose(self, seen: View) -> do.AnyAction:
        if isinstance(seen.awaiting, ToDepart):
            return self.depart(seen)
        return softly(dict(self.weighed(seen)), self.style.whim, self.random)

    def depart(self, seen: View) -> do.AnyAction:
        return softly(self.exits(seen), 0.05, self.random)

    def exits(self, seen: View) -> dict[do.AnyAction, float]:
        """Anywhere near chests and out of sight."""
        free = departures(self.sea, fleet(seen.ships))
        danger = self.danger(seen, 0) - self.style.step * self.distance(seen, seen.chests) / 4
        exits = [each for each in do.exits(seen.options.map) if free >> each.square & 1]
        return {each: -float(danger[self.known.places[each.square]]) for each in exits}

    # What can be done

    def weighed(self, seen: View) -> Iterable[tuple[do.AnyAction, float]]:
        """Everything he may do this turn, and what it is worth."""
        voyage = seen.voyage
        assert voyage is not None
        risk = self.risk(seen)
        aboard = len(seen.stolen) + (voyage.loading is not None)
        if aboard < box.ENOUGH:
            yield from self.loads(seen, risk)
        lying = [site for site in seen.chests if site != voyage.loading]
        goals = lying if aboard < box.ENOUGH else open_harbours(self.known, seen.closed)
        worth = -risk - self.style.step * self.distance(seen, goals)
        shut = fleet(seen.ships) & self.sea.no_passing
        quays = busy_quays(seen.options, aboard, seen.closed)
        for path in self.ends(seen, courses(self.sea, voyage.square, shut)):
            end = path[-1] if path else voyage.square
            if not quays >> end & 1:
                yield do.courses(seen.options.map)[path], float(worth[self.known.places[end]])
            if aboard >= box.ENOUGH:
                yield from self.landings(seen, path, end, float(worth[self.known.places[end]]))

    def ends(self, seen: View, paths: Iterable[do.Path]) -> Iterable[do.Path]:
        """One way to every square that no ship holds; which way is nobody's business."""
        assert seen.voyage is not None
        ways = {path[-1] if path else seen.voyage.square: path for path in paths}
        return (path for end, path in ways.items() if end not in seen.ships)

    def loads(self, seen: View, risk: Array) -> Iterable[tuple[do.AnyAction, float]]:
        voyage = seen.voyage
        assert voyage is not None
        if seen.turn > 1:
            here = float(risk[self.known.places[voyage.square]])
            for site in grid.list_squares(self.sea.sites_by[voyage.square]):
                if site in seen.chests and site != voyage.loading:
                    yield do.loads(seen.options.map)[site], self.style.loot - here

    def landings(
        self, seen: View, path: do.Path, end: Square, worth: float
    ) -> Iterable[tuple[do.AnyAction, float]]:
        for harbour in grid.list_squares(self.sea.harbours_by[end]):
            if harbour not in seen.closed:
                yield do.landings(seen.options.map)[path, harbour], worth + self.style.haven

    # What there is to fear

    def risk(self, seen: View) -> Array:
        """By square: the chance that ending the turn there is the end of him."""
        after = (seen.ship + 1) % box.SHIPS
        buried = grid.together((*seen.chests, *seen.stolen))
        thought = self.thought.follow(buried, seen.records, seen.record).anywhere
        guessed = self.style.guessed * thought * (self.near(seen, seen.ship) > 0)
        traps = self.style.trap * array_of(
            dead_ends(self.sea, self.sea.no_passing), self.known.squares
        )
        next_ship = self.style.fear * self.danger(seen, seen.ship) + self.shunned(seen)
        return next_ship + self.style.later * self.danger(seen, after) + guessed + traps

    def shunned(self, seen: View) -> Array:
        """By square: what he dislikes about being seen, whatever can come of it."""
        tables, style = square_tables(self.sea, self.rule), self.style
        return tables.shunned(tables.places(seen.ships), seen.ship, style.shun, style.crowd)

    def danger(self, seen: View, ship: int) -> Array:
        if seen.ships[ship] == box.SUNK:
            return no_threat(self.sea)
        return threat(self.sea, self.rule, seen.ships[ship], without(seen.ships, ship))

    def near(self, seen: View, ship: int) -> Array:
        """By square: whether a ship can sail there with some die."""
        square = seen.ships[ship]
        steps = self.known.steps[self.known.places[square]]
        close: Array = (steps < len(box.DIE)).astype(float)
        return close

    def distance(self, seen: View, goals: Iterable[Square]) -> Array:
        """By square: steps to the nearest goal, which seems the farther the more ships see it."""
        watched = [self.watched(seen, goal) for goal in goals]
        reached = [
            away(self.known, (goal,)) + self.style.guarded * ships
            for goal, ships in zip(goals, watched, strict=True)
        ]
        nearest = reached[0]
        for each in reached[1:]:
            nearest = nearest * (nearest <= each) + each * (each < nearest)
        return nearest

    def watched(self, seen: View, goal: Square) -> int:
        """How many ships see a square next to it."""
        shore = self.sea.shore[goal]
        squares = [s for s in seen.ships if s != box.SUNK]
        sights = (eyes(self.sea, self.rule, s, fleet(seen.ships) & ~(1 << s)) for s in squares)
        beside = array_of(shore, self.known.squares)
        return sum(bool((sight * beside).any()) for sight in sights)
