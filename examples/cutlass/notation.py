"""Actions as text: `roll`, `reroll 2c1g`, `bank`, `challenge 1`, `yield`, `fight 2`."""

from quarterdeck.core.counts import Counts
from quarterdeck.core.errors import NotationError

from . import components as box
from .actions import CATALOGUE, AnyAction, Bank, Challenge, Fight, Reroll, Roll, Yield

TRIES = ("roll", "reroll 2c1g", "bank")


def write_dice(dice: Counts) -> str:
    return "".join(f"{n}{letter}" for n, letter in zip(dice, box.LETTERS, strict=True) if n)


def write(action: AnyAction) -> str:
    match action:
        case Roll():
            return "roll"
        case Reroll(dice):
            return f"reroll {write_dice(dice)}"
        case Bank():
            return "bank"
        case Challenge(seat):
            return f"challenge {seat}"
        case Yield():
            return "yield"
        case Fight(crew):
            return f"fight {crew}"


BY_TEXT = {write(action): action for action in CATALOGUE}


def read(text: str) -> AnyAction:
    try:
        return BY_TEXT[text]
    except KeyError:
        raise NotationError(text, TRIES) from None
