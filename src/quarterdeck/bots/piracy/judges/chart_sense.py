"""What anyone can count who has the chart before him: ways, lines of sight, and the latest news."""

from functools import lru_cache

from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy import grid
from quarterdeck.games.piracy.grid import Square, Squares
from quarterdeck.games.piracy.routes import destinations, fleet
from quarterdeck.games.piracy.state import Record
from quarterdeck.games.piracy.telescope import sweep
from quarterdeck.games.piracy.view import View
from quarterdeck.games.piracy.waters import Waters, waters

OUT_OF_THE_WORLD = 99  # squares to what no way leads to


def sea_in(seen: View) -> Waters:
    return waters(seen.options.map)


# Ways


@lru_cache(maxsize=4096)
def squares_away(sea: Waters, goals: Squares, shut: Squares) -> dict[Square, int]:
    """From everywhere to the nearest goal; straits that are shut are gone round."""
    water, found, steps = sea.ocean & ~shut, {}, 0
    reached = newest = goals & water
    while newest:
        found.update(dict.fromkeys(grid.list_squares(newest), steps))
        newest = grid.around(newest) & water & ~reached
        reached, steps = reached | newest, steps + 1
    return found


def way_to(seen: View, goals: Squares, square: Square) -> int:
    """From a square to the nearest goal, for the Pirate: ships shut straits to him."""
    sea = sea_in(seen)
    shut = fleet(seen.ships) & sea.no_passing & ~(1 << square)
    return squares_away(sea, goals, shut).get(square, OUT_OF_THE_WORLD)


def beside(seen: View, places: tuple[Square, ...]) -> Squares:
    """The ocean next to some harbours or chests."""
    return grid.around(grid.together(places)) & sea_in(seen).ocean


def quay_squares(seen: View, place: Square) -> tuple[Square, ...]:
    """Where one lies to load a chest, or to land at a harbour."""
    return grid.list_squares(beside(seen, (place,)))


def untried_harbours(seen: View) -> tuple[Square, ...]:
    return tuple(each for each in sea_in(seen).harbours if each not in seen.closed)


# Ships


def ships_afloat(seen: View) -> tuple[Square, ...]:
    return tuple(square for square in seen.ships if square != box.SUNK)


def sees(seen: View, ship: Square, square: Square) -> Squares:
    """What a ship that lies on one square would see from another."""
    others = fleet(seen.ships) & ~(1 << ship | 1 << square)
    return sweep(sea_in(seen), seen.options.telescope, square, others).seen


def in_sight_of(seen: View, ships: tuple[Square, ...]) -> Squares:
    """All that these ships have in sight where they lie."""
    found = 0
    for ship in ships:
        found |= sees(seen, ship, ship)
    return found


def ends_with(seen: View, ship: Square, roll: int) -> Squares:
    """Wherever a roll can take a ship."""
    return destinations(sea_in(seen), ship, roll, fleet(seen.ships) & ~(1 << ship))[1]


# News


def latest_news(seen: View) -> tuple[Squares, int]:
    """Where the Pirate was when last heard of, and how many turns ago; nowhere if he never was."""
    for turns_ago, record in enumerate(reversed((*seen.records, seen.record))):
        if where := told_by(seen, record):
            return where, turns_ago
    return 0, seen.turn


def told_by(seen: View, record: Record) -> Squares:
    """The square of a sighting; or what lies beside a harbour tried or a chest missed."""
    if record.sighted is not None:
        return 1 << record.sighted
    return beside(seen, tuple(x for x in (record.landing, record.missed) if x is not None))
