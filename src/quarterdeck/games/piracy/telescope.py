"""What a ship can see, and where its salvos fall."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from . import grid
from .book import BOOK
from .chart import SQUARES
from .grid import DIAGONALS, STEPS, STRIDE, Square, Squares
from .waters import Waters

Line = tuple[Square, ...]  # from the nearest square on


class Sweep(NamedTuple):
    """The squares a telescope sees, and the last one of every line."""

    seen: Squares
    ends: tuple[Square, ...]


@BOOK.rule("P20")
def sweep(sea: Waters, rule: str, square: Square, others: Squares) -> Sweep:
    """All that lies in an unbroken line of ocean; other ships stand in the way."""
    clear = clear_sweep(sea, rule, square)
    hiding = clear.seen & others
    return cut_sweep(sea, rule, square, hiding) if hiding else clear


@lru_cache(maxsize=SQUARES)
def clear_sweep(sea: Waters, rule: str, square: Square) -> Sweep:
    return swept(lines_of_sight(sea, rule, square))


@lru_cache(maxsize=10_000)
def cut_sweep(sea: Waters, rule: str, square: Square, others: Squares) -> Sweep:
    whole = zip(lines_of_sight(sea, rule, square), line_sets(sea, rule, square), strict=True)
    return swept(
        [
            up_to(line_of_sight, others) if seen & others else line_of_sight
            for line_of_sight, seen in whole
        ]
    )


def swept(rays: Sequence[Line]) -> Sweep:
    seen = grid.together(chain.from_iterable(rays))
    return Sweep(seen, tuple(line_of_sight[-1] for line_of_sight in rays if line_of_sight))


def up_to(line: Line, others: Squares) -> Line:
    """The part of a line before the first ship on it."""
    hidden = (length for length, square in enumerate(line) if others >> square & 1)
    return line[: next(hidden)]


@lru_cache(maxsize=SQUARES)
@BOOK.rule("P20")
def lines_of_sight(sea: Waters, rule: str, square: Square) -> tuple[Line, ...]:
    """The lines of ocean from a square: eight of them, or four by house rule."""
    steps = STEPS if rule == "orthogonal" else (*STEPS, *DIAGONALS)
    return tuple(line_of_sight(sea, square, step) for step in steps)


@lru_cache(maxsize=SQUARES)
def line_sets(sea: Waters, rule: str, square: Square) -> tuple[Squares, ...]:
    return tuple(map(grid.together, lines_of_sight(sea, rule, square)))


def line_of_sight(sea: Waters, square: Square, step: int) -> Line:
    found = []
    while clear_step(sea, square, step):
        square += step
        found.append(square)
    return tuple(found)


@BOOK.rule("P20")
def clear_step(sea: Waters, square: Square, step: int) -> bool:
    """To the next ocean square; diagonally not between two corners of land."""
    there = square + step
    if there < 0 or not sea.ocean >> there & 1:
        return False
    if step in STEPS:
        return True
    down = STRIDE if step > 0 else -STRIDE
    corners = 1 << square + down | 1 << there - down
    return bool(sea.ocean & corners)


@lru_cache(maxsize=SQUARES * 8)  # directions; few reaches are ever asked for
@BOOK.rule("P21")
def falls(sea: Waters, square: Square, direction: int, reach: int) -> Square | None:
    """Where a salvo of this range lands; over land or off the chart it is lost."""
    shot = line_of_sight(sea, square, STEPS[direction])
    return shot[reach - 1] if reach <= len(shot) else None
