"""Squares, their names, and sets of them.

A square is a number, row * 32 + column, so that `M11` is the same on every chart. A set of
squares is one integer, a bit each; no chart has a column 32, so nothing wraps round a shift.
"""

import re
from collections.abc import Iterable
from functools import lru_cache

Square = int
Squares = int

STRIDE = 32
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MOST_ROWS = MOST_COLUMNS = len(LETTERS)
NAME = re.compile(r"([A-Z])([1-9]\d?)")

BITS_OF = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]

DIRECTIONS = ("north", "east", "south", "west")
STEPS = (-STRIDE, 1, STRIDE, -1)
DIAGONALS = (1 - STRIDE, STRIDE + 1, STRIDE - 1, -STRIDE - 1)


def square_at(row: int, column: int) -> Square:
    return row * STRIDE + column


def name_of(square: Square) -> str:
    """`M11`: column and row."""
    return f"{LETTERS[square % STRIDE]}{square // STRIDE + 1}"


def names_of(squares: Iterable[Square]) -> str:
    """`M11-L11-K11`, as a log is kept."""
    return "-".join(map(name_of, squares))


def square_of(name: str) -> Square | None:
    """The square of that name, where there can be one."""
    found = NAME.fullmatch(name)
    if found is None or int(found[2]) > MOST_ROWS:
        return None
    return square_at(int(found[2]) - 1, LETTERS.index(found[1]))


def together(squares: Iterable[Square]) -> Squares:
    """Some squares as a set."""
    bits = 0
    for square in squares:
        bits |= 1 << square
    return bits


@lru_cache(maxsize=4096)
def list_squares(squares: Squares) -> tuple[Square, ...]:
    """A set as a list, in reading order."""
    bytes_ = enumerate(squares.to_bytes(-(-squares.bit_length() // 8), "little"))
    return tuple([8 * at + bit for at, byte in bytes_ if byte for bit in BITS_OF[byte]])


def around(squares: Squares) -> Squares:
    """All that lies orthogonally next to some squares, and some of it off the chart."""
    return squares << 1 | squares >> 1 | squares << STRIDE | squares >> STRIDE
