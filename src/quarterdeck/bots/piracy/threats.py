"""What a ship can hope for, and the Pirate has to fear: odds of being sunk, seen or rammed.

All of it can be worked out from the chart and the ships; nothing here knows where he is.
"""

from collections.abc import Iterable
from functools import lru_cache

from quarterdeck.bots.kept_tables import HOUSES
from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy import grid
from quarterdeck.games.piracy.grid import STEPS, Square, Squares
from quarterdeck.games.piracy.routes import destinations, fleet
from quarterdeck.games.piracy.telescope import falls, sweep
from quarterdeck.games.piracy.waters import Waters

from .belief import Array, array_of, frame_of

FACES = tuple(range(1, len(box.DIE)))
SECOND = 1 / len(FACES)  # that the second salvo has the range


def deadly(sea: Waters, square: Square, roll: int, others: Squares) -> tuple[Squares, Squares]:
    """If he is seen: where a ship with this die has him for certain, and where perhaps."""
    _, rammed = destinations(sea, square, roll, others)
    exact = squares_shelled(sea, square, (roll,))
    return rammed | exact, squares_shelled(sea, square, FACES) & ~(rammed | exact)


@lru_cache(maxsize=50_000)
def squares_shelled(sea: Waters, square: Square, rolls: Iterable[int]) -> Squares:
    """Where a salvo can fall that goes as far as one of these."""
    ways = range(len(STEPS))
    ends = (falls(sea, square, way, roll) for way in ways for roll in rolls)
    return grid.together(end for end in ends if end is not None)


@lru_cache(maxsize=4_000)
def threat(sea: Waters, rule: str, square: Square, others: Squares) -> Array:
    """By square: the chance that a ship which sees him there has him before its turn ends."""
    known = frame_of(sea)
    found = no_threat(sea)
    for roll in FACES:
        certain, perhaps = deadly(sea, square, roll, others)
        found = found + array_of(certain, known.squares)
        found = found + SECOND * array_of(perhaps, known.squares)
    seen: Array = array_of(sweep(sea, rule, square, others).seen, known.squares)
    return seen * found / len(FACES)


def eyes(sea: Waters, rule: str, square: Square, others: Squares) -> Array:
    """By square: whether a ship sees it."""
    return array_of(sweep(sea, rule, square, others).seen, frame_of(sea).squares)


def without(ships: tuple[Square, ...], ship: int) -> Squares:
    """The squares of all ships but one."""
    return fleet(ships) & ~(1 << ships[ship])


@lru_cache(maxsize=HOUSES)
def no_threat(sea: Waters) -> Array:
    empty: Array = array_of(0, frame_of(sea).squares)
    return empty
