"""A chart as the rules read it: sets of squares and what lies next to what.

All of it is worked out once for a chart and then looked up.
"""

from dataclasses import dataclass
from functools import lru_cache

from . import components as box
from . import grid
from .book import BOOK
from .chart import (
    CHARTS,
    HARBOUR,
    NO_PASSING,
    OCEAN,
    SITE,
    SQUARES,
    Chart,
    island_squares,
    islands_of,
    squares_with_sign,
)
from .grid import Square, Squares


@dataclass(frozen=True, slots=True, eq=False)
class Waters:
    """The sea of one chart. Two of them are never equal, which makes a quick key of each."""

    chart: Chart
    ocean: Squares
    no_passing: Squares
    sites: tuple[Square, ...]
    all_sites: Squares
    islands: tuple[Squares, ...]  # the sites of each
    large_islands: tuple[Squares, ...]  # those with more sites than chests they may take
    harbours: tuple[Square, ...]
    shore: dict[Square, Squares]  # of an ocean square, a site or a harbour: the ocean next to it
    sites_by: dict[Square, Squares]  # of an ocean square: the sites next to it
    harbours_by: dict[Square, Squares]
    near_straits: dict[Square, Squares]  # of an ocean square: NO PASSING within the Pirate's speed
    far_straits: dict[Square, Squares]  # and within the die's
    names: dict[Square, str]  # of a harbour, and of a site: what its island is called

    def open_to(self, ships: Squares) -> Squares:
        """The ocean without the NO PASSING squares that hold a ship."""
        return self.ocean & ~(ships & self.no_passing)


@lru_cache(maxsize=CHARTS)
def waters(chart: Chart) -> Waters:
    ocean = grid.together(squares_with_sign(chart.rows, OCEAN + NO_PASSING))
    sites, harbours = squares_with_sign(chart.rows, SITE), squares_with_sign(chart.rows, HARBOUR)
    squares, all_sites = grid.list_squares(ocean), grid.together(sites)
    islands = tuple(part & all_sites for part in islands_of(chart.rows))
    return Waters(
        chart,
        ocean,
        grid.together(squares_with_sign(chart.rows, NO_PASSING)),
        sites,
        all_sites,
        islands,
        tuple(part for part in islands if part.bit_count() > box.PER_ISLAND),
        harbours,
        squares_beside((*squares, *sites, *harbours), ocean),
        squares_beside(squares, all_sites),
        squares_beside(squares, grid.together(harbours)),
        straits(chart, box.SPEED),
        straits(chart, box.FARTHEST),
        names_on(chart, harbours, islands),
    )


def place_on(chart: Chart, square: Square) -> str:
    """What people call a harbour, or the island of a chest; its square where it has no name."""
    return waters(chart).names.get(square, grid.name_of(square))


def names_on(
    chart: Chart, harbours: tuple[Square, ...], islands: tuple[Squares, ...]
) -> dict[Square, str]:
    """Without islands that nobody named: those are called by their first square."""
    parts = zip(islands, chart.islands, island_squares(chart.rows), strict=True)
    of_sites = {
        site: name
        for part, name, first in parts
        for site in grid.list_squares(part)
        if name != grid.name_of(first)
    }
    return of_sites | dict(zip(harbours, chart.harbours, strict=True))


@BOOK.rule("P7", "P9")
def squares_beside(squares: tuple[Square, ...], others: Squares) -> dict[Square, Squares]:
    """For each of some squares, which of the others lie next to it; never diagonally."""
    return {square: grid.around(1 << square) & others for square in squares}


def straits(chart: Chart, steps: int) -> dict[Square, Squares]:
    """The NO PASSING squares that a ship could come to in so many steps."""
    ocean = grid.together(squares_with_sign(chart.rows, OCEAN + NO_PASSING))
    held = grid.together(squares_with_sign(chart.rows, NO_PASSING))
    reached = {square: 1 << square for square in grid.list_squares(ocean)}
    for _ in range(steps):
        reached = {square: far | grid.around(far) & ocean for square, far in reached.items()}
    return {square: far & held for square, far in reached.items()}


@lru_cache(maxsize=SQUARES)
@BOOK.rule("P17")
def dead_ends(sea: Waters, shut: Squares) -> Squares:
    """Where a ship could not move, these NO PASSING squares being shut."""
    if not shut:
        return 0
    held = (square for square in grid.list_squares(sea.ocean) if not sea.shore[square] & ~shut)
    return grid.together(held)


@BOOK.rule("P7", "P17")
def departures(sea: Waters, ships: Squares) -> Squares:
    """Where the Pirate can begin: next to a harbour, on no ship, not shut in."""
    coast = grid.around(grid.together(sea.harbours)) & sea.ocean
    return coast & ~ships & ~dead_ends(sea, ships & sea.no_passing)


@BOOK.rule("P4")
def rooms(sea: Waters, chests: Squares) -> Squares:
    """The sites that can still take a chest; only islands with more of them can be full before."""
    free = sea.all_sites & ~chests
    for island in sea.large_islands:
        if (island & chests).bit_count() == box.PER_ISLAND:
            free &= ~island
    return free
