"""A batch of games as arrays: one row a game, in this process's memory or in shared memory."""

from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quarterdeck.numbering import Numbering


class Arrays(NamedTuple):
    """What learners read after every step; `actions` is what they write before it."""

    observation: NDArray[np.float32]
    mask: NDArray[np.int8]
    reward: NDArray[np.float32]  # of whoever decided
    ended: NDArray[np.bool_]
    seat: NDArray[np.int64]  # who is to move
    decided: NDArray[np.int64]  # who decided last
    returns: NDArray[np.float32]  # of every seat, where the game ended
    last: NDArray[np.float32]  # the numbers a game ended with
    actions: NDArray[np.int64]

    def part(self, rows: slice) -> "Arrays":
        """Some of the games."""
        parts: list[Any] = [array[rows] for array in self]
        return Arrays(*parts)


def shapes(numbering: Numbering, games: int) -> list[tuple[tuple[int, ...], Any]]:
    numbers, seats = numbering.layout.size, numbering.seats
    return [
        ((games, numbers), np.float32),
        ((games, len(numbering.ids)), np.int8),
        ((games,), np.float32),
        ((games,), np.bool_),
        ((games,), np.int64),
        ((games,), np.int64),
        ((games, seats), np.float32),
        ((games, numbers), np.float32),
        ((games,), np.int64),
    ]


def own_arrays(numbering: Numbering, games: int) -> Arrays:
    return Arrays(*(np.zeros(shape, kind) for shape, kind in shapes(numbering, games)))


ALIGNED = 64  # bytes: a cache line


def room_needed(numbering: Numbering, games: int) -> int:
    return sum(bytes_of(*each) for each in shapes(numbering, games))


def bytes_of(shape: tuple[int, ...], kind: Any) -> int:
    size = int(np.prod(shape)) * int(np.dtype(kind).itemsize)
    return -(-size // ALIGNED) * ALIGNED


def arrays_in(memory: SharedMemory, numbering: Numbering, games: int) -> Arrays:
    """The same arrays in memory that several processes see."""
    found: list[Any] = []
    at = 0
    for shape, kind in shapes(numbering, games):
        found.append(np.ndarray(shape, kind, memory.buf, at))
        at += bytes_of(shape, kind)
    return Arrays(*found)
