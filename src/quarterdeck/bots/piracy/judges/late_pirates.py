"""Six more ways to be the Pirate, each by somebody who thinks of another thing first.

The round, the quiet, the rim of what is seen, the false trail, the way home, or nothing for long.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp

from quarterdeck.core.table import QuietTable
from quarterdeck.games.piracy import actions as do
from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy import grid
from quarterdeck.games.piracy.grid import Square, Squares
from quarterdeck.games.piracy.view import View
from quarterdeck.games.piracy.waters import Waters

from .chart_sense import (
    OUT_OF_THE_WORLD,
    beside,
    in_sight_of,
    latest_news,
    sea_in,
    sees,
    ships_afloat,
    squares_away,
    untried_harbours,
)
from .pirates import (
    Pirate,
    chests_ashore,
    end_of,
    faces_for,
    is_in_sight,
    is_rich,
    is_sane,
    places_wanted,
    turns_without_loading,
)

# Rounds that were begun, by what is in them and where they end: how many turns, in which order.
Rounds = Mapping[tuple[Squares, Square], tuple[int, tuple[Square, ...]]]


def way_from(sea: Waters, squares: Squares, place: Square) -> int:
    """From the nearest of some squares to the nearest quay of a place."""
    away, quays = squares_away(sea, squares, 0), grid.list_squares(sea.shore[place])
    return min((away.get(quay, OUT_OF_THE_WORLD) for quay in quays), default=OUT_OF_THE_WORLD)


def way_between(sea: Waters, places: Squares, place: Square) -> int:
    """From the quays of some places to those of another."""
    return way_from(sea, grid.around(places) & sea.ocean, place)


# One who plans


class Planner(Pirate):
    """Takes a pencil and finds the shortest round of six chests, from a harbour to a harbour.

    He sails it one way or the other, chest by chest, and waits where a ship is in the way. Only
    when that has cost him too much time does he turn to the chest after it. Of the ships he minds
    the one whose turn it is.
    """

    patience = 9  # turns for a chest

    def __init__(self, table: QuietTable) -> None:
        super().__init__(table)
        self.backward = table.random() < 1 / 2

    def goals(self, seen: View) -> Squares:
        if is_rich(seen):
            return super().goals(seen)
        ashore = chests_ashore(seen)
        left = [chest for chest in self.plan(seen) if chest in ashore]
        given_up = turns_without_loading(seen) // self.patience
        return beside(seen, (left[given_up % len(left)],))

    def plan(self, seen: View) -> tuple[Square, ...]:
        """The same in every turn, for it is made of what lay on the chart when he came."""
        chests = tuple(sorted((*seen.chests, *seen.stolen)))
        best = shortest_round(sea_in(seen), chests)
        spare = tuple(chest for chest in chests if chest not in best)
        return (*(reversed(best) if self.backward else best), *spare)

    def worry(self, seen: View, square: Square) -> float:
        ship = seen.ships[seen.ship]
        sight = 4 * (sees(seen, ship, ship) >> square & 1) + 3 * is_in_sight(seen, square)
        return faces_for(seen, square) + sight


@lru_cache(maxsize=64)
def shortest_round(sea: Waters, chests: tuple[Square, ...]) -> tuple[Square, ...]:
    home = grid.together(sea.harbours)
    rounds: Rounds = {(1 << x, x): (turns_between(sea, home, x), (x,)) for x in chests}
    for _ in range(box.ENOUGH - 1):
        rounds = with_one_more(sea, rounds, chests)
    whole = ((turns + turns_between(sea, home, end), x) for (_, end), (turns, x) in rounds.items())
    return min(whole)[1]


def with_one_more(sea: Waters, rounds: Rounds, chests: tuple[Square, ...]) -> Rounds:
    """Every round made longer by any chest; of those alike but for their order, the shortest."""
    found: dict[tuple[Squares, Square], tuple[int, tuple[Square, ...]]] = {}
    for (taken, end), (turns, order) in rounds.items():
        for chest in (x for x in chests if not taken >> x & 1):
            longer = turns + turns_between(sea, 1 << end, chest), (*order, chest)
            key = taken | 1 << chest, chest
            found[key] = min(found.get(key, longer), longer)
    return found


def turns_between(sea: Waters, places: Squares, place: Square) -> int:
    return -(-way_between(sea, places, place) // box.SPEED)


# One who waits


class Lurker(Pirate):
    """Lies far out while they look for him, and comes when they have spread.

    Nothing draws him while news of him is fresh, nor to an island with two ships about it, unless
    he has waited too long already.
    """

    quiet = 4  # turns after the news
    patience = 10  # turns without a chest
    near = 4  # squares

    def goals(self, seen: View) -> Squares:
        if turns_without_loading(seen) > self.patience:
            return super().goals(seen)
        left_alone = tuple(
            place for place in places_wanted(seen) if self.is_left_alone(seen, place)
        )
        return beside(seen, left_alone) if left_alone and self.is_quiet(seen) else far_out(seen)

    def is_quiet(self, seen: View) -> bool:
        where, turns_ago = latest_news(seen)
        return not where or turns_ago >= self.quiet

    def is_left_alone(self, seen: View, place: Square) -> bool:
        away = squares_away(sea_in(seen), beside(seen, (place,)), 0)
        ships = (away.get(ship, OUT_OF_THE_WORLD) for ship in ships_afloat(seen))
        return sum(way <= self.near for way in ships) < 2


def far_out(seen: View) -> Squares:
    """The dozen squares farthest from every ship, and in sight of none if there are such."""
    sea, ships = sea_in(seen), ships_afloat(seen)
    away = squares_away(sea, grid.together(ships), 0)
    hidden = sea.ocean & ~in_sight_of(seen, ships) or sea.ocean
    order = sorted(grid.list_squares(hidden), key=lambda x: -away.get(x, OUT_OF_THE_WORLD))
    return grid.together(order[:12])


# One who keeps to the rim


class Shadow(Pirate):
    """Sails along the rim of what telescopes reach: himself unseen, the ships never far.

    He counts whose turn it is. The ship that looks next is to be feared, and the one that has just
    looked can be passed under her stern.
    """

    fears = (7, 4, 2.5, 1.5, 1)  # in squares of way, from the ship that looks next

    def worry(self, seen: View, square: Square) -> float:
        looking = zip(self.fears, ships_in_turn(seen), strict=False)
        sight = sum(fear for fear, ship in looking if sees(seen, ship, ship) >> square & 1)
        astray = not grid.around(1 << square) & in_sight_of(seen, ships_afloat(seen))
        return sight + faces_for(seen, square) / 2 + 1.5 * astray


def ships_in_turn(seen: View) -> tuple[Square, ...]:
    """Those afloat, the one whose turn follows first."""
    order = (*seen.ships[seen.ship :], *seen.ships[: seen.ship])
    return tuple(ship for ship in order if ship != box.SUNK)


# One who lays false trails


class Feinter(Pirate):
    """Shows himself by one chest, where no die takes a ship or a salvo, and takes another.

    Whatever is nearest to where they last heard of him he leaves to them; when they have heard
    nothing for long, he lets himself be seen.
    """

    fresh = 7  # turns that news is believed
    left_to_them = 3  # places
    vanity = 3  # what being seen is worth to him then, in squares of way

    def goals(self, seen: View) -> Squares:
        where, turns_ago = latest_news(seen)
        if not where or turns_ago > self.fresh:
            return super().goals(seen)
        order = sorted(places_wanted(seen), key=lambda x: way_from(sea_in(seen), where, x))
        return beside(seen, tuple(order[self.left_to_them :] or order))

    def worry(self, seen: View, square: Square) -> float:
        safe = not faces_for(seen, square)  # from salvos too: they fall where the ship could sail
        if safe and self.is_forgotten(seen) and is_in_sight(seen, square):
            return -self.vanity
        return super().worry(seen, square)

    def is_forgotten(self, seen: View) -> bool:
        return latest_news(seen)[1] > self.fresh and not is_rich(seen)


# One who thinks of the end


class Homer(Pirate):
    """Thinks from the end: more harbours are shut than open, so he stays where there are several.

    Of the chests he takes those that lie on a way home, of harbours those with others close by.
    Once he has enough he runs, and cares little who sees him.
    """

    spares = 3  # harbours within easy reach
    patience = 12  # turns without a chest
    shyness = 7

    def goals(self, seen: View) -> Squares:
        if turns_without_loading(seen) > self.patience:
            return super().goals(seen)
        return beside(seen, (min(places_wanted(seen), key=lambda x: self.price(seen, x)),))

    def price(self, seen: View, place: Square) -> float:
        """The way to a place, and from there on to some harbours, in squares."""
        return self.way_there(seen, place) + self.way_home(seen, place) / 2

    def way_there(self, seen: View, place: Square) -> int:
        """Before he has come from anywhere, nothing is far."""
        if seen.voyage is None:
            return 0
        return way_from(sea_in(seen), 1 << seen.voyage.square, place)

    def way_home(self, seen: View, place: Square) -> int:
        sea, others = sea_in(seen), (x for x in untried_harbours(seen) if x != place)
        return sum(sorted(way_between(sea, 1 << x, place) for x in others)[: self.spares])

    def worry(self, seen: View, square: Square) -> float:
        return super().worry(seen, square) / (2 if is_rich(seen) else 1)


# One of many minds


class Moody(Pirate):
    """Now bold, now shy, and never sure: of all that makes sense he does the better more often.

    How much he minds being seen, and how far he strays from what is best, is a matter of the day.
    """

    def __init__(self, table: QuietTable) -> None:
        super().__init__(table)
        self.shyness = 4 + 6 * table.random()
        self.straying = (1 + table.random()) / 2  # squares

    def choose(self, seen: View, menu: Sequence[do.AnyAction]) -> do.AnyAction:
        sane = [action for action in menu if is_sane(seen, action)]
        goals = self.goals(seen) & ~grid.together(ships_afloat(seen))
        ends = {(type(action), end_of(seen, action)): action for action in sane}
        costs = [self.cost(seen, goals, action) for action in ends.values()]
        weights = [int(1000 * exp((min(costs) - cost) / self.straying)) for cost in costs]
        return list(ends.values())[self.table.draw(tuple(weights))]
