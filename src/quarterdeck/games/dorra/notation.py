"""Actions as text: `move 5 b2`, `board 5 11`, `take chest`, `obey`, `mutiny`.

A disc is a colour and a face: r red, b blue, y yellow, k black, g green, and 2 3 4 5 or ?. One's
own needs no colour. Ships are numbered 1 to 15.
"""

from quarterdeck.core.errors import NotationError

from . import actions as do
from . import components as box
from .ships import KINDS

TRIES = ("move 5 b2", "board 5 11", "take chest", "obey", "mutiny")


def write_disc(disc: int) -> str:
    return box.LETTERS[box.OWNER[disc]] + box.FACES[box.FACE[disc]]


def write(action: do.AnyAction) -> str:
    match action:
        case do.Move(face, onto):
            return f"move {box.FACES[face]} {write_disc(onto)}"
        case do.Board(face, ship):
            return f"board {box.FACES[face]} {ship + 1}"
        case do.Take(kind):
            return f"take {KINDS[kind]}"
        case do.Obey():
            return "obey"
        case do.Mutiny():
            return "mutiny"


BY_TEXT = {write(action): action for action in do.CATALOGUE}


def read(text: str) -> do.AnyAction:
    """Any action that can be said, legal or not; the referee tells which."""
    try:
        return BY_TEXT[" ".join(text.lower().split())]
    except KeyError:
        raise NotationError(text, TRIES) from None
