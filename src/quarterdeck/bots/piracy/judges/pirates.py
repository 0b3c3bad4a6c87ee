"""Six ways to be the Pirate, each as some person plays it who has read the rules and no more.

A style says where it wants to go and what it is worried by; the rest is the same for all.
"""

from collections.abc import Sequence

from quarterdeck.core.table import QuietTable
from quarterdeck.games.piracy import actions as do
from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy import grid
from quarterdeck.games.piracy.grid import Square, Squares
from quarterdeck.games.piracy.state import Voyage
from quarterdeck.games.piracy.telescope import clear_sweep
from quarterdeck.games.piracy.view import View
from quarterdeck.games.piracy.warnings import ship_run_into

from .chart_sense import (
    beside,
    ends_with,
    in_sight_of,
    latest_news,
    quay_squares,
    sea_in,
    ships_afloat,
    squares_away,
    untried_harbours,
    way_to,
)
from .weighing import most_valued

# What a kind of action is worth, in squares of way: a chest now is better than one to come.
LURES: dict[type, float] = {do.Load: 6, do.SailAndLand: 12}


class Pirate:
    """Goes the shortest way to what he wants next, by squares that worry him least."""

    shyness: float = 5  # what being in sight of a ship is worth, in squares of way

    def __init__(self, table: QuietTable) -> None:
        self.table = table

    def choose(self, seen: View, menu: Sequence[do.AnyAction]) -> do.AnyAction:
        sane = [action for action in menu if is_sane(seen, action)]
        goals = self.goals(seen) & ~grid.together(ships_afloat(seen))
        return most_valued(sane, lambda action: -self.cost(seen, goals, action), self.table)

    def cost(self, seen: View, goals: Squares, action: do.AnyAction) -> float:
        """A chest or a harbour that he has reached is no way off."""
        square, lure = end_of(seen, action), LURES.get(type(action), 0)
        turns = 0 if lure else -(-way_to(seen, goals, square) // box.SPEED)
        return box.SPEED * turns + self.worry(seen, square) - lure

    def goals(self, seen: View) -> Squares:
        """The squares next to what he needs: chests, or with six of them harbours."""
        return beside(seen, places_wanted(seen))

    def worry(self, seen: View, square: Square) -> float:
        """How many squares he would sail round not to end his move here.

        Some for every face of the die that takes the next ship here, and some for being in sight.
        """
        return faces_for(seen, square) / 2 + self.shyness * is_in_sight(seen, square)


def is_sane(seen: View, action: do.AnyAction) -> bool:
    """Nobody runs into a ship, or loads a chest more than he needs."""
    needless = isinstance(action, do.Load) and is_rich(seen)
    return ship_run_into(seen, action) is None and not needless


def end_of(seen: View, action: do.AnyAction) -> Square:
    match action:
        case do.Sail((*_, square)) | do.SailAndLand((*_, square), _) | do.Depart(_, square):
            return square
    return voyage_of(seen).square


def voyage_of(seen: View) -> Voyage:
    assert seen.voyage is not None
    return seen.voyage


def is_rich(seen: View) -> bool:
    """Has he chests enough to land?"""
    loading = seen.voyage is not None and seen.voyage.loading is not None
    return len(seen.stolen) + loading >= box.ENOUGH


def chests_ashore(seen: View) -> tuple[Square, ...]:
    """The chests that are not aboard; one that was just loaded still has its marker."""
    aboard = None if seen.voyage is None else seen.voyage.loading
    return tuple(site for site in seen.chests if site != aboard)


def places_wanted(seen: View) -> tuple[Square, ...]:
    """Chests; or harbours, with six of them."""
    return untried_harbours(seen) if is_rich(seen) else chests_ashore(seen)


def turns_without_loading(seen: View) -> int:
    legs = () if seen.voyage is None else seen.voyage.legs
    idle = (ago for ago, leg in enumerate(reversed(legs)) if leg.loaded is not None)
    return next(idle, len(legs))


def faces_for(seen: View, square: Square) -> int:
    """With how many faces of the die the next ship could end on a square."""
    ship, faces = seen.ships[seen.ship], range(1, box.FARTHEST + 1)
    return sum(ends_with(seen, ship, roll) >> square & 1 for roll in faces)


def is_in_sight(seen: View, square: Square) -> int:
    """Is there a line to it from any ship?"""
    return in_sight_of(seen, ships_afloat(seen)) >> square & 1


# The styles


class Dasher(Pirate):
    """Makes straight for the nearest chest, then the nearest harbour, and hardly looks at ships."""

    shyness = 2.5


class Hugger(Pirate):
    """Keeps close to land: away from wide waters, and out of the lines of every telescope."""

    def worry(self, seen: View, square: Square) -> float:
        width = clear_sweep(sea_in(seen), seen.options.telescope, square).seen.bit_count()
        return width / 6 + 4 * is_in_sight(seen, square)


class Fearful(Pirate):
    """Ends no move where the next ship could come or look, until he is tired of waiting."""

    patience = 5  # turns without a chest

    def worry(self, seen: View, square: Square) -> float:
        if turns_without_loading(seen) > self.patience:
            return super().worry(seen, square)
        return 10 * (faces_for(seen, square) + is_in_sight(seen, square))


class Greedy(Pirate):
    """Makes for an island that has most chests, however far, and leaves single ones for later."""

    def goals(self, seen: View) -> Squares:
        if is_rich(seen):
            return super().goals(seen)
        chests = grid.together(chests_ashore(seen))
        islands = [island & chests for island in sea_in(seen).islands]
        most = max(island.bit_count() for island in islands)
        richest = sum(island for island in islands if island.bit_count() == most)
        return beside(seen, grid.list_squares(richest))


class Wanderer(Pirate):
    """Picks a chest or a harbour at a whim, and after some turns another; likes it or drifts."""

    turns = 4  # that a whim lasts

    def __init__(self, table: QuietTable) -> None:
        super().__init__(table)
        self.whims = [table.random() for _ in range(box.TURNS // self.turns + 1)]

    def goals(self, seen: View) -> Squares:
        places = places_wanted(seen)
        whim = self.whims[seen.turn // self.turns]
        return beside(seen, (places[int(whim * len(places))],))

    def worry(self, seen: View, square: Square) -> float:
        return super().worry(seen, square) + 2 * self.table.random()


class Doubler(Pirate):
    """Once he is missed somewhere he lingers there unseen, then goes where the Navy is not."""

    lingers = 2  # turns after the news

    def goals(self, seen: View) -> Squares:
        where, turns_ago = latest_news(seen)
        if where and turns_ago < self.lingers and not is_rich(seen):
            return where
        places = places_wanted(seen)
        return beside(seen, self.farthest_from_ships(seen, places))

    def farthest_from_ships(self, seen: View, places: tuple[Square, ...]) -> tuple[Square, ...]:
        """The better half of them."""
        away = squares_away(sea_in(seen), grid.together(ships_afloat(seen)), 0)
        order = sorted(places, key=lambda x: -min(map(away.__getitem__, quay_squares(seen, x))))
        return tuple(order[: (len(order) + 1) // 2])

    def worry(self, seen: View, square: Square) -> float:
        return 5 * is_in_sight(seen, square)
