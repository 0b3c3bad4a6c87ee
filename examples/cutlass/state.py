"""Where the game stands. Values only; what they mean is in rules.py."""

import msgspec

from quarterdeck.core.counts import Counts, plus
from quarterdeck.core.game import Census
from quarterdeck.core.moment import Moment, Over
from quarterdeck.core.secret import Secret

from . import components as box
from .options import Options


class ToRoll(Moment, frozen=True, tag="roll"):
    """The dice have just been passed."""


class ToDecide(Moment, frozen=True, tag="decide"):
    """The dice lie; press on, bank, or draw sabres?"""


class ToAnswer(Moment, frozen=True, tag="answer"):
    """A challenge hangs over `seat`."""

    attacker: int
    sabres: int


AnyMoment = ToRoll | ToDecide | ToAnswer | Over


class Holdings(msgspec.Struct, frozen=True, gc=False):
    gold: int
    crew: Secret[Counts]


class State(msgspec.Struct, frozen=True, gc=False):
    options: Options
    captains: tuple[Holdings, ...]
    bag: Secret[Counts]
    spent: Counts  # crew that has fought, face up
    turn: int
    dice: Counts
    awaiting: AnyMoment


def scores(state: State) -> tuple[int, ...]:
    return tuple(captain.gold for captain in state.captains)


def census(state: State) -> Census:
    """Twelve crew cards and five dice, wherever they lie."""
    crew = plus(state.bag, state.spent)
    for captain in state.captains:
        crew = plus(crew, captain.crew)
    return ("crew", crew), ("dice", sum(state.dice) or box.DICE)
