"""What a pirate may do. One decision, one action, one word of notation."""

import msgspec

from quarterdeck.core.counts import Counts, splits

from . import components as box
from .options import Options


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="do"):
    """Base of the union; never made itself."""


class Roll(Action, frozen=True, tag="roll"):
    """Throw all the dice there are to throw: the first roll, or on Skull Island."""


class Place(Action, frozen=True, tag="place"):
    """Say which dice lie on Treasure Island from now on."""

    dice: Counts


class Reroll(Action, frozen=True, tag="reroll"):
    """Take these dice up and throw them again; a skull among them calls the Guardian."""

    dice: Counts


class Stop(Action, frozen=True, tag="stop"):
    """End the turn of one's own will and score."""


class Sink(Action, frozen=True, tag="sink"):
    """Let the third skull have its way, the Guardian unused."""


AnyAction = Roll | Place | Reroll | Stop | Sink

ROLL, STOP, SINK = Roll(), Stop(), Sink()


def choices_of_dice(least: int, most: int, skulls: int = 0) -> tuple[Counts, ...]:
    """Every choice of so many dice other than skulls, few dice first."""
    return tuple(
        (skulls, *others)
        for total in range(least, most + 1)
        for others in splits(total, len(box.FACES) - 1)
    )


PLACES = {dice: Place(dice) for dice in choices_of_dice(0, box.DICE)}
REROLLS = {dice: Reroll(dice) for dice in choices_of_dice(2, box.DICE)}
RESCUES = {dice: Reroll(dice) for dice in choices_of_dice(0, box.DICE - 1, skulls=1)}

CATALOGUE: tuple[AnyAction, ...] = (
    ROLL,
    *PLACES.values(),
    STOP,
    *REROLLS.values(),
    *RESCUES.values(),
    SINK,
)


def all_actions(_: Options) -> tuple[AnyAction, ...]:
    """The same under every house rule."""
    return CATALOGUE
