"""Rules of thumb, as beginners play: straight for the nearest chest; ships sent here and there."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from quarterdeck.games.piracy import actions as do
from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy import grid
from quarterdeck.games.piracy.routes import courses, destinations, fleet
from quarterdeck.games.piracy.state import (
    ToBury,
    ToDecide,
    ToDepart,
    ToEngage,
    ToFireAgain,
    ToMove,
    ToStation,
)
from quarterdeck.games.piracy.view import View
from quarterdeck.games.piracy.waters import departures, rooms, waters

from .belief import away, frame_of, open_harbours
from .threats import without

T = TypeVar("T")


class StraightPirate:
    """Takes the shortest way, and ignores the Navy but for ramming it."""

    def __init__(self, seen: View, random: Callable[[], float]) -> None:
        self.sea, self.random = waters(seen.options.map), random
        self.known = frame_of(self.sea)

    def choose(self, seen: View) -> do.AnyAction:
        if isinstance(seen.awaiting, ToDepart):
            free = departures(self.sea, fleet(seen.ships))
            exits = [each for each in do.exits(seen.options.map) if free >> each.square & 1]
            return exits[int(self.random() * len(exits))]
        assert seen.voyage is not None
        aboard = len(seen.stolen) + (seen.voyage.loading is not None)
        return self.escape(seen) if aboard >= box.ENOUGH else self.steal(seen)

    def steal(self, seen: View) -> do.AnyAction:
        voyage = seen.voyage
        assert voyage is not None
        lying = tuple(site for site in seen.chests if site != voyage.loading)
        for site in grid.list_squares(self.sea.sites_by[voyage.square]):
            if site in lying and seen.turn > 1:
                return do.loads(seen.options.map)[site]
        return do.courses(seen.options.map)[self.nearest(seen, lying)]

    def escape(self, seen: View) -> do.AnyAction:
        left = open_harbours(self.known, seen.closed)
        path = self.nearest(seen, left)
        assert seen.voyage is not None
        end = path[-1] if path else seen.voyage.square
        for harbour in grid.list_squares(self.sea.harbours_by[end]):
            if harbour in left:
                return do.landings(seen.options.map)[path, harbour]
        return do.courses(seen.options.map)[path]

    def nearest(self, seen: View, goals: tuple[int, ...]) -> do.Path:
        """The course that ends nearest to one of these, on no ship."""
        voyage = seen.voyage
        assert voyage is not None
        far, places = away(self.known, goals), self.known.places
        shut = fleet(seen.ships) & self.sea.no_passing
        ends = {
            path: path[-1] if path else voyage.square for path in self.ways(voyage.square, shut)
        }
        free = (path for path, end in ends.items() if end not in seen.ships)
        return min(free, key=lambda path: (far[places[ends[path]]], self.random()))

    def ways(self, square: int, shut: int) -> tuple[do.Path, ...]:
        return courses(self.sea, square, shut)


class IdleCaptain:
    """Moves at random, looks by the toss of a coin, fires at what he sees."""

    def __init__(self, seen: View, random: Callable[[], float]) -> None:
        self.sea, self.random = waters(seen.options.map), random

    def choose(self, seen: View) -> do.AnyAction:
        match seen.awaiting:
            case ToBury():
                return self.any_site(seen)
            case ToStation():
                free = [s for s in grid.list_squares(self.sea.ocean) if s not in seen.ships]
                return do.stations(seen.options.map)[self.one_of(free)]
            case ToDecide(_, ship, roll):
                moves = self.moves(seen, ship, roll)
                return do.LOOK if not moves or self.random() < 1 / 2 else self.one_of(moves)
            case ToMove(_, ship, roll):
                moves = self.moves(seen, ship, roll)
                return self.one_of(moves) if moves else do.STAY
            case ToEngage() | ToFireAgain():
                return self.one_of(do.FIRES)
        return do.ROLL

    def any_site(self, seen: View) -> do.AnyAction:
        free = rooms(self.sea, grid.together(seen.chests))
        return do.burials(seen.options.map)[self.one_of(grid.list_squares(free))]

    def moves(self, seen: View, ship: int, roll: int) -> list[do.AnyAction]:
        others = without(seen.ships, ship)
        _, ends = destinations(self.sea, seen.ships[ship], roll, others)
        return [do.moves(seen.options.map)[end] for end in grid.list_squares(ends)]

    def one_of(self, things: Sequence[T]) -> T:
        return things[int(self.random() * len(things))]
