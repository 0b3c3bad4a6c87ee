"""What a pirate may do. One decision, one action, one word of notation.

A pile is known by the disc on top of it: one's own by its face, another's by the whole disc.
"""

import msgspec

from . import components as box
from .options import Options
from .ships import KINDS, SHIPS


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="do"):
    """Base of the union; never made itself."""


class Move(Action, frozen=True, tag="move"):
    """Put one's own disc or pile on another's."""

    face: int
    onto: int


class Board(Action, frozen=True, tag="board"):
    """Put one's own pile on a ship."""

    face: int
    ship: int


class Take(Action, frozen=True, tag="take"):
    """Choose one of the two pictured pieces of booty; the mate gets the other."""

    kind: int


class Obey(Action, frozen=True, tag="obey"):
    """Keep quiet, and let the captain play as he likes."""


class Mutiny(Action, frozen=True, tag="mutiny"):
    """Force the captain to board."""


AnyAction = Move | Board | Take | Obey | Mutiny

OBEY, MUTINY = Obey(), Mutiny()
MOVES = tuple(tuple(Move(face, onto) for onto in range(len(box.OWNER))) for face in range(box.HAND))
BOARDS = tuple(tuple(Board(face, ship) for ship in range(SHIPS)) for face in range(box.HAND))
TAKES = tuple(map(Take, range(len(KINDS))))

CATALOGUE: tuple[AnyAction, ...] = (
    *(move for moves in MOVES for move in moves),
    *(board for boards in BOARDS for board in boards),
    *TAKES,
    OBEY,
    MUTINY,
)


def all_actions(_: Options) -> tuple[AnyAction, ...]:
    """The same under every house rule."""
    return CATALOGUE
