"""Actions as text: `roll`, `place 3c`, `reroll 2s1m`, `stop`, `sink`.

Dice are counted by letter: k skull, s sabre, m monkey, p parrot, c coin, d diamond.
"""

import re
from functools import lru_cache

from quarterdeck.core.counts import Counts
from quarterdeck.core.errors import NotationError

from . import actions as do
from . import components as box

TRIES = ("roll", "place 3c", "reroll 2s1m", "stop", "sink")
HANDFULS = 4096  # that are remembered; there are 3,003 of up to eight dice
NONE = "-"  # no dice at all, where a word needs some
BARE: dict[str, do.AnyAction] = {"roll": do.ROLL, "stop": do.STOP, "sink": do.SINK}
MADE: dict[type, dict[Counts, do.AnyAction]] = {
    do.Place: dict(do.PLACES),
    do.Reroll: {**do.REROLLS, **do.RESCUES},
}


@lru_cache(maxsize=HANDFULS)
def write_dice(dice: Counts) -> str:
    return "".join(f"{n}{letter}" for n, letter in zip(dice, box.LETTERS, strict=True) if n) or NONE


@lru_cache(maxsize=HANDFULS)
def read_dice(text: str) -> Counts:
    """`1k3s` as counts; the same letter twice adds up."""
    if text != NONE and not re.fullmatch(rf"(\d[{box.LETTERS}])+", text):
        raise NotationError(text, TRIES)
    found = re.findall(rf"(\d)([{box.LETTERS}])", text)
    return tuple(sum(int(n) for n, letter in found if letter == each) for each in box.LETTERS)


def write(action: do.AnyAction) -> str:
    match action:
        case do.Place(dice):
            return f"place {write_dice(dice)}"
        case do.Reroll(dice):
            return f"reroll {write_dice(dice)}"
        case do.Roll():
            return "roll"
        case do.Stop():
            return "stop"
        case do.Sink():
            return "sink"


def read(text: str) -> do.AnyAction:
    """Any action that can be said, legal or not; the referee tells which."""
    match text.split():
        case [word] if word in BARE:
            return BARE[word]
        case ["place", dice]:
            return catalogue_object(do.Place(read_dice(dice)))
        case ["reroll", dice]:
            return catalogue_object(do.Reroll(read_dice(dice)))
    raise NotationError(text, TRIES)


def catalogue_object(action: do.Place | do.Reroll) -> do.AnyAction:
    """The catalogue's own object where there is one."""
    return MADE[type(action)].get(action.dice, action)
