"""Where the game stands. Values only; what they mean is in rules.py."""

import msgspec

from quarterdeck.core.counts import Counts, bump, minus, plus
from quarterdeck.core.game import Census
from quarterdeck.core.moment import Moment, Over

from . import components as box
from .options import Options


class ToRoll(Moment, frozen=True, tag="roll"):
    """The card is turned over; the first roll is all eight dice."""


class ToPlace(Moment, frozen=True, tag="place"):
    """Treasure Island, after a roll: which dice lie on the card?"""


class ToDecide(Moment, frozen=True, tag="decide"):
    """The dice lie; stop, or roll again?"""


class ToRescue(Moment, frozen=True, tag="rescue"):
    """The third skull has come, but the Guardian is there."""


class ToGather(Moment, frozen=True, tag="gather"):
    """On Skull Island: all other dice are rolled for more skulls."""


AnyMoment = ToRoll | ToPlace | ToDecide | ToRescue | ToGather | Over


class Stage(msgspec.Struct, frozen=True, gc=False, tag_field="stage"):
    """How near the end is. Base of the union; never made itself."""


class Race(Stage, frozen=True, tag="race"):
    """Nobody has reached the target yet."""


class Final(Stage, frozen=True, tag="final"):
    """Every other pirate has one more turn."""

    starter: int


class Reply(Stage, frozen=True, tag="reply"):
    """The surpassed starter's last turn."""

    starter: int


class Sudden(Stage, frozen=True, tag="sudden"):
    """All fell below the target: the first to reach it wins at once."""


AnyStage = Race | Final | Reply | Sudden
RACE, SUDDEN = Race(), Sudden()


class State(msgspec.Struct, frozen=True, gc=False):
    options: Options
    scores: tuple[int, ...]
    stage: AnyStage
    turn: int  # the one being played, from 1
    pile: Counts  # cards still face down
    discards: Counts
    card: int
    dice: Counts  # all eight as they lie, none before the first roll
    island: Counts  # those of them that lie on Treasure Island
    lifted: bool  # the Guardian has taken up a skull this turn
    awaiting: AnyMoment


def scores(state: State) -> tuple[int, ...]:
    return state.scores


def census(state: State) -> Census:
    """35 cards and eight dice, wherever they lie."""
    cards = bump(plus(state.pile, state.discards), state.card, +1)
    waiting = 0 if sum(state.dice) else box.DICE
    return (
        ("cards", cards),
        ("dice", sum(state.dice) + waiting),
        ("dice that lie nowhere", sum(max(0, n) for n in minus(state.island, state.dice))),
    )
