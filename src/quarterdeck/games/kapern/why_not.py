"""Every reason to refuse an action, one function a clause.

This is the rulebook read slowly; CHOICES in rules.py is the rulebook read fast.
A law in the tests holds the two together.
"""

from quarterdeck.core.counts import within
from quarterdeck.core.game import Refusals
from quarterdeck.core.moment import Over
from quarterdeck.core.sentence import Argument

from . import actions as do
from . import components as box
from .book import BOOK
from .notation import write_dice
from .state import State, ToDecide, ToGather, ToPlace, ToRescue, ToRoll

BOOK.moment(ToRoll, "K4")
BOOK.moment(ToPlace, "K20")
BOOK.moment(ToDecide, "K5")
BOOK.moment(ToRescue, "K23")
BOOK.moment(ToGather, "K17")
BOOK.moment(Over, "K29")

Deciding = ToDecide | ToRescue


def dice_wanted(state: State, _: object, action: do.Reroll | do.Place) -> dict[str, Argument]:
    """What one would pick up, and what lies there."""
    return {"wanted": write_dice(action.dice), "lying": write_dice(state.dice)}


def how_many(_: State, __: object, action: do.Reroll) -> dict[str, Argument]:
    return {"wanted": sum(action.dice), "skulls": action.dice[box.SKULL]}


@BOOK.forbids("K8")
def a_locked_skull(state: State, _: Deciding, action: do.Reroll) -> bool:
    return action.dice[box.SKULL] > 0 and state.card != box.GUARDIAN


@BOOK.forbids("K23")
def the_guardian_is_spent(state: State, _: Deciding, action: do.Reroll) -> bool:
    return action.dice[box.SKULL] > 0 and state.lifted


@BOOK.forbids("K23", how_many)
def more_than_one_skull(_: State, __: Deciding, action: do.Reroll) -> bool:
    return action.dice[box.SKULL] > 1


@BOOK.forbids("K9")
def the_third_skull_stays(_: State, now: Deciding, action: do.Reroll) -> bool:
    return isinstance(now, ToRescue) and not action.dice[box.SKULL]


@BOOK.forbids("K6", dice_wanted)
def dice_that_do_not_lie_there(state: State, _: Deciding, action: do.Reroll) -> bool:
    return not within(action.dice, state.dice)


@BOOK.forbids("K7", how_many)
def fewer_than_two_dice(_: State, __: Deciding, action: do.Reroll) -> bool:
    return sum(action.dice) < 2 and not action.dice[box.SKULL]


@BOOK.forbids("keep_one", how_many)
def no_die_is_kept(state: State, _: Deciding, action: do.Reroll) -> bool:
    return state.options.keep_one and action.dice[1:] == state.dice[1:]


@BOOK.forbids("K20")
def a_skull_on_the_island(_: State, __: ToPlace, action: do.Place) -> bool:
    return action.dice[box.SKULL] > 0


@BOOK.forbids("K20", dice_wanted)
def dice_that_cannot_be_placed(state: State, _: ToPlace, action: do.Place) -> bool:
    return not within(action.dice, state.dice)


WHY_NOT: Refusals = {
    do.Reroll: (
        a_locked_skull,
        the_guardian_is_spent,
        more_than_one_skull,
        the_third_skull_stays,
        dice_that_do_not_lie_there,
        fewer_than_two_dice,
        no_die_is_kept,
    ),
    do.Place: (a_skull_on_the_island, dice_that_cannot_be_placed),
}
