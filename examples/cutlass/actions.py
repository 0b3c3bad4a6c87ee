"""What a captain may do. One decision, one action, one word of notation."""

import msgspec

from quarterdeck.core.counts import Counts, splits

from . import components as box
from .options import Options


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="do"):
    """Base of the union; never made itself."""


class Roll(Action, frozen=True, tag="roll"):
    """Open the turn with all five dice."""


class Reroll(Action, frozen=True, tag="reroll"):
    """Take these dice up and throw them again."""

    dice: Counts


class Bank(Action, frozen=True, tag="bank"):
    """Stop, and keep what the dice are worth."""


class Challenge(Action, frozen=True, tag="challenge"):
    """Turn the sabres on another captain."""

    seat: int


class Yield(Action, frozen=True, tag="yield"):
    """Pay, and be left alone."""


class Fight(Action, frozen=True, tag="fight"):
    """Answer a challenge with one crew card."""

    crew: int


AnyAction = Roll | Reroll | Bank | Challenge | Yield | Fight

ROLL, BANK, YIELD = Roll(), Bank(), Yield()
CHALLENGES = tuple(map(Challenge, range(box.MOST_SEATS)))
FIGHTS = tuple(map(Fight, range(box.CREW_KINDS)))
# Whatever people say, so that a clause can answer it: skulls and single dice as well.
REROLLS = tuple(
    Reroll(dice) for total in range(1, box.DICE + 1) for dice in splits(total, box.KINDS)
)

CATALOGUE: tuple[AnyAction, ...] = (ROLL, BANK, *REROLLS, *CHALLENGES, YIELD, *FIGHTS)


def all_actions(_: Options) -> tuple[AnyAction, ...]:
    return CATALOGUE
