"""Ways over the sea: the Pirate's courses, and where a Navy ship's die can take it."""

from functools import lru_cache

from . import components as box
from . import grid
from .actions import Path, lengthen_path
from .book import BOOK
from .chart import SQUARES
from .grid import Square, Squares
from .waters import Waters

# Every square as a bit; the last is for ships that are sunk, and is none.
BITS = (*(1 << square for square in range(grid.MOST_ROWS * grid.STRIDE)), 0)
assert box.SUNK == -1

# By length: every last square as a bit, with the NO PASSING squares that were entered to get there.
Routes = tuple[frozenset[tuple[Squares, Squares]], ...]


@lru_cache(maxsize=64)
def fleet(ships: tuple[Square, ...]) -> Squares:
    """The squares that hold a ship."""
    return sum(map(BITS.__getitem__, ships))


@lru_cache(maxsize=10_000)
@BOOK.rule("P9", "P15")
def courses(sea: Waters, square: Square, shut: Squares) -> tuple[Path, ...]:
    """Every way of sailing up to three squares from here, the shortest first."""
    paths: list[Path] = [()]
    newest: list[Path] = [(square,)]
    for _ in range(box.SPEED):
        longer = (path for old in newest for path in lengthen_path(sea, old))
        newest = [path for path in longer if not shut >> path[-1] & 1]
        paths += (path[1:] for path in newest)
    return tuple(paths)


@BOOK.rule("P19", "P26", "P27")
def destinations(sea: Waters, square: Square, roll: int, others: Squares) -> tuple[int, Squares]:
    """How far a ship sails, and where it can end: the whole roll, else as far as possible."""
    reached = route_ends(sea, square, others & sea.far_straits[square])
    for length in range(roll, 0, -1):
        if free := reached[length] & ~others:
            return length, free
    return 0, 0


@lru_cache(maxsize=10_000)
@BOOK.rule("P19", "P26")
def route_ends(sea: Waters, square: Square, shut: Squares) -> tuple[Squares, ...]:
    """By length: where the routes end that enter none of the shut squares."""
    return tuple(
        sum({end for end, entered in of_length if not entered & shut})
        for of_length in routes(sea, square)
    )


@lru_cache(maxsize=SQUARES)
def routes(sea: Waters, square: Square) -> Routes:
    """Every route from a square that enters none twice, told by its end."""
    found: tuple[set[tuple[Squares, Squares]], ...] = tuple(set() for _ in range(box.FARTHEST + 1))
    todo: list[tuple[Square, int, Squares, Squares]] = [(square, 0, BITS[square], 0)]
    while todo:
        here, length, used, entered = todo.pop()
        found[length].add((BITS[here], entered))
        if length < box.FARTHEST:
            for there in grid.list_squares(sea.shore[here] & ~used):
                bit = BITS[there]
                todo.append((there, length + 1, used | bit, entered | bit & sea.no_passing))
    return tuple(map(frozenset, found))
