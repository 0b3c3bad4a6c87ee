"""Six ways to command the Navy, each as some person plays it who has read the rules and no more.

A style says what a square is worth to a ship and when it looks first; nobody lets a Pirate go whom
the die gives him.
"""

from collections.abc import Sequence

from quarterdeck.core.table import QuietTable
from quarterdeck.games.piracy import actions as do
from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy import grid
from quarterdeck.games.piracy.grid import Square, Squares
from quarterdeck.games.piracy.state import (
    ToBury,
    ToDecide,
    ToEngage,
    ToFireAgain,
    ToMove,
    ToStation,
)
from quarterdeck.games.piracy.telescope import clear_sweep, falls
from quarterdeck.games.piracy.view import View

from .chart_sense import (
    OUT_OF_THE_WORLD,
    beside,
    in_sight_of,
    latest_news,
    quay_squares,
    sea_in,
    sees,
    ships_afloat,
    squares_away,
    untried_harbours,
)
from .weighing import most_valued

Menu = Sequence[do.AnyAction]
Aboard = ToDecide | ToMove | ToEngage | ToFireAgain


class Navy:
    """Strikes where it can; else sails wherever a square is worth most to the style."""

    def __init__(self, table: QuietTable) -> None:
        self.table = table

    def choose(self, seen: View, menu: Menu) -> do.AnyAction:
        match seen.awaiting:
            case ToBury():
                sites = [action for action in menu if isinstance(action, do.Bury)]
                return most_valued(sites, lambda x: self.hoard(seen, x.site), self.table)
            case ToStation():
                squares = [action for action in menu if isinstance(action, do.Station)]
                return most_valued(squares, lambda x: self.post(seen, x.square), self.table)
            case ToDecide() as now if self.looks_first(seen, now, menu):
                return do.LOOK
            case ToEngage() | ToFireAgain() as now:
                return catch_or_sink(seen, now, menu) or self.pursue(seen, now, menu)
            case ToDecide() | ToMove() as now:
                return self.sail(seen, now, menu)
        return menu[0]

    # Setting up

    def hoard(self, seen: View, site: Square) -> float:
        """Anywhere."""
        return 0

    def post(self, seen: View, square: Square) -> float:
        """Wherever much is seen that the others do not see, more or less."""
        rule, sea = seen.options.telescope, sea_in(seen)
        news = clear_sweep(sea, rule, square).seen & ~in_sight_of(seen, seen.ships)
        return news.bit_count() + 8 * self.table.random()

    # A ship's turn

    def looks_first(self, seen: View, now: ToDecide, menu: Menu) -> bool:
        """Where he may be in sight already."""
        ship = seen.ships[now.ship]
        return bool(sees(seen, ship, ship) & grid.together(seen.possible)) or len(menu) == 1

    def pursue(self, seen: View, now: ToEngage | ToFireAgain, menu: Menu) -> do.AnyAction:
        """Out of reach: closer to him. A second salvo that cannot hit is saved."""
        return do.CEASE if isinstance(now, ToFireAgain) else close_in(seen, now, menu)

    def sail(self, seen: View, now: ToDecide | ToMove, menu: Menu) -> do.AnyAction:
        ship, possible = seen.ships[now.ship], seen.possible
        courses = [action for action in menu if isinstance(action, do.Move | do.Stay)]

        def value(action: do.Move | do.Stay) -> float:
            square = square_after(action, ship)
            catch = square in possible and 40 / len(possible)
            return self.worth(seen, ship, square) + catch

        return most_valued(courses, value, self.table)

    def worth(self, seen: View, ship: Square, square: Square) -> float:
        """Of a square to a ship that could sail there."""
        return 0


def square_after(action: do.Move | do.Stay, ship: Square) -> Square:
    return action.square if isinstance(action, do.Move) else ship


# Fighting


def catch_or_sink(seen: View, now: ToEngage | ToFireAgain, menu: Menu) -> do.AnyAction | None:
    """What catches or sinks a Pirate in sight, if the die gives it."""
    if seen.sighted is None:
        return None
    if do.Move(seen.sighted) in menu:
        return do.Move(seen.sighted)
    landing = (fire for fire in do.FIRES if falls_on(seen, now, fire) == seen.sighted)
    return next(landing, None)


def falls_on(seen: View, now: Aboard, fire: do.Fire) -> Square | None:
    return falls(sea_in(seen), seen.ships[now.ship], fire.direction, now.roll)


def bearing(seen: View, now: ToEngage) -> do.Fire | None:
    """The direction in which a salvo of some other range would find him, sparing friends."""
    ship, sea = seen.ships[now.ship], sea_in(seen)
    for fire in do.FIRES:
        ranges = (falls(sea, ship, fire.direction, roll) for roll in range(1, box.FARTHEST + 1))
        if seen.sighted in ranges and falls_on(seen, now, fire) not in seen.ships:
            return fire
    return None


def close_in(seen: View, now: ToEngage, menu: Menu) -> do.AnyAction:
    """As near to where he stands as the die takes the ship, or not farther away."""
    courses = [action for action in menu if isinstance(action, do.Move | do.Stay)]
    ship = seen.ships[now.ship]
    away = squares_away(sea_in(seen), grid.together(seen.possible), 0)
    return min(courses, key=lambda action: away[square_after(action, ship)])


def nearness(seen: View, squares: Squares, square: Square) -> int:
    """Minus the way to the nearest of these."""
    return -squares_away(sea_in(seen), squares, 0).get(square, OUT_OF_THE_WORLD)


def newly_watched(seen: View, ship: Square, square: Square, places: Squares) -> int:
    """How many of these a ship would watch from a square that no other ship watches."""
    others = tuple(other for other in ships_afloat(seen) if other != ship)
    return (sees(seen, ship, square) & places & ~in_sight_of(seen, others)).bit_count()


# The styles


class HarbourGuard(Navy):
    """Lies where most harbours are in sight that no friend watches; he must come there at last."""

    def hoard(self, seen: View, site: Square) -> float:
        """Far from harbours."""
        return -nearness(seen, beside(seen, sea_in(seen).harbours), quay_squares(seen, site)[0])

    def post(self, seen: View, square: Square) -> float:
        return self.worth(seen, square, square) + 2 * self.table.random()

    def worth(self, seen: View, ship: Square, square: Square) -> float:
        return newly_watched(seen, ship, square, beside(seen, untried_harbours(seen)))


class ChestGuard(Navy):
    """Circles the islands that still have chests, and buries them close together."""

    def hoard(self, seen: View, site: Square) -> float:
        near = (
            nearness(seen, beside(seen, seen.chests), quay_squares(seen, site)[0])
            if seen.chests
            else 0
        )
        return near + 3 * self.table.random()

    def post(self, seen: View, square: Square) -> float:
        return self.worth(seen, square, square) + 2 * self.table.random()

    def worth(self, seen: View, ship: Square, square: Square) -> float:
        return newly_watched(seen, ship, square, beside(seen, seen.chests))


class Hunter(Navy):
    """All ships make for the place of the last news, and look about them when it is old."""

    memory = 5  # turns

    def worth(self, seen: View, ship: Square, square: Square) -> float:
        where, turns_ago = latest_news(seen)
        if where and turns_ago < self.memory:
            return nearness(seen, where, square)
        return (sees(seen, ship, square) & grid.together(seen.possible)).bit_count()


class Patrol(Navy):
    """Always sails to where most of the sea he can be on is in sight, whatever has happened."""

    def looks_first(self, seen: View, now: ToDecide, menu: Menu) -> bool:
        ship = seen.ships[now.ship]
        moves = (
            self.worth(seen, ship, square_after(a, ship)) for a in menu if isinstance(a, do.Move)
        )
        return self.worth(seen, ship, ship) >= max(moves, default=0)

    def worth(self, seen: View, ship: Square, square: Square) -> float:
        return (sees(seen, ship, square) & grid.together(seen.possible)).bit_count()


class Cautious(Navy):
    """Never moves without having looked, and not at all while the news is far away."""

    near = 8  # squares

    def looks_first(self, seen: View, now: ToDecide, menu: Menu) -> bool:
        return True

    def pursue(self, seen: View, now: ToEngage | ToFireAgain, menu: Menu) -> do.AnyAction:
        """Rather fires for the sake of the second die than leaves the post."""
        fire = bearing(seen, now) if isinstance(now, ToEngage) else None
        return fire or super().pursue(seen, now, menu)

    def worth(self, seen: View, ship: Square, square: Square) -> float:
        where, _ = latest_news(seen)
        if where and -nearness(seen, where, ship) <= self.near:
            return nearness(seen, where, square)
        return float(square == ship)


class Gambler(Navy):
    """Bets on the die: looks only where this very range may hit, else sails at a likely square."""

    def looks_first(self, seen: View, now: ToDecide, menu: Menu) -> bool:
        salvos = {falls_on(seen, now, fire) for fire in do.FIRES}
        return bool(salvos & set(seen.possible)) or len(menu) == 1

    def pursue(self, seen: View, now: ToEngage | ToFireAgain, menu: Menu) -> do.AnyAction:
        fire = bearing(seen, now) if isinstance(now, ToEngage) else None
        return fire or super().pursue(seen, now, menu)

    def worth(self, seen: View, ship: Square, square: Square) -> float:
        """On a square where he may be, and among as many more of them as possible."""
        possible = grid.together(seen.possible)
        around = (grid.around(1 << square) & possible).bit_count()
        return nearness(seen, possible, square) + around + self.table.random()
