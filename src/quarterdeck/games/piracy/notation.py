"""Actions as text, squares in grid notation; and the Pirate's log as the rulebook keeps it.

bury C4 · station M5 · set up · depart M14 M13
sail L11-K11 · wait · load J11 · sail H13-I13 land I14 · land I14
roll · look · move K5 · stay · fire north · cease
"""

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import accumulate

from quarterdeck.core.errors import NotationError

from . import actions as do
from . import grid
from .book import BOOK
from .grid import DIRECTIONS, Square
from .state import Leg

TRIES = ("sail L11-K11", "load J11", "roll", "look", "move K5", "fire north")
SQUARE = r"[A-Z][1-9]\d?"
LONGEST = 40  # letters in the longest word that can be meant


# Writing


def write(action: do.AnyAction) -> str:
    match action:
        case do.Bury(square) | do.Station(square) | do.Load(square) | do.Move(square):
            return f"{type(action).__struct_config__.tag} {grid.name_of(square)}"
        case do.Depart(harbour, square):
            return f"depart {grid.name_of(harbour)} {grid.name_of(square)}"
        case do.Sail(path):
            return f"sail {grid.names_of(path)}" if path else "wait"
        case do.SailAndLand(path, harbour):
            way = f"sail {grid.names_of(path)} " if path else ""
            return f"{way}land {grid.name_of(harbour)}"
        case do.Fire(direction):
            return f"fire {DIRECTIONS[direction]}"
    return PLAIN_WORDS[action]


PLAIN_WORDS: Mapping[do.AnyAction, str] = {
    do.SET_UP: "set up",
    do.ROLL: "roll",
    do.LOOK: "look",
    do.STAY: "stay",
    do.CEASE: "cease",
}


# Reading

PATTERNS: Mapping[str, Callable[..., do.AnyAction]] = {
    rf"BURY ({SQUARE})": do.Bury,
    rf"STATION ({SQUARE})": do.Station,
    rf"DEPART ({SQUARE}) ({SQUARE})": do.Depart,
    rf"SAIL ((?:{SQUARE}-)*{SQUARE})": do.Sail,
    "WAIT()": do.Sail,
    rf"LOAD ({SQUARE})": do.Load,
    rf"SAIL ((?:{SQUARE}-)*{SQUARE}) LAND ({SQUARE})": do.SailAndLand,
    rf"()LAND ({SQUARE})": do.SailAndLand,
    rf"MOVE ({SQUARE})": do.Move,
}
PATHS = (do.Sail, do.SailAndLand)
OTHERS: Mapping[str, do.AnyAction] = {
    write(action).upper(): action for action in (*PLAIN_WORDS, *do.FIRES)
}


def read(text: str) -> do.AnyAction:
    """Any action that can be said, legal or not; the referee tells which."""
    said = " ".join(text.upper().split())
    if said in OTHERS:
        return OTHERS[said]
    for pattern, action in PATTERNS.items():
        if len(said) <= LONGEST and (found := re.fullmatch(pattern, said)):
            return make_action(action, found.groups(), text)
    raise NotationError(text, TRIES)


def make_action(
    action: Callable[..., do.AnyAction], words: tuple[str, ...], text: str
) -> do.AnyAction:
    """From the names of its squares; a way to sail is a tuple of them."""
    squares = [tuple(squares_of(word, text)) for word in words]
    first = [squares.pop(0)] if action in PATHS else []
    return action(*first, *(square for (square,) in squares))


def squares_of(word: str, text: str) -> Iterator[Square]:
    for name in filter(None, word.split("-")):
        if (square := grid.square_of(name)) is None:
            raise NotationError(text, TRIES)
        yield square


# The log


@BOOK.rule("P32")
def track(start: Square, legs: tuple[Leg, ...]) -> tuple[str, ...]:
    """Turn by turn: `M11-L11-K11 (J11)` is a move, and the chest that was loaded after it."""
    turns: list[str] = []
    for here, leg in zip(places_sailed(start, legs), legs, strict=False):
        if leg.loaded is None:
            turns.append(grid.names_of((here, *leg.path)))
        else:
            turns[-1] += f" ({grid.name_of(leg.loaded)})"
    return tuple(turns)


def places_sailed(start: Square, legs: tuple[Leg, ...]) -> Iterator[Square]:
    """Where each turn began, and where the last one ended."""
    return accumulate(legs, lambda here, leg: (here, *leg.path)[-1], initial=start)
