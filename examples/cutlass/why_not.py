"""Every reason to refuse an action, one function a clause."""

from quarterdeck.core.counts import within
from quarterdeck.core.game import Refusals
from quarterdeck.core.moment import Over
from quarterdeck.core.sentence import Argument

from . import actions as do
from . import components as box
from .book import BOOK
from .notation import write_dice
from .state import State, ToAnswer, ToDecide, ToRoll

BOOK.moment(ToRoll, "C2")
BOOK.moment(ToDecide, "C6")
BOOK.moment(ToAnswer, "C9")
BOOK.moment(Over, "C11")


def dice_wanted(state: State, _: ToDecide, action: do.Reroll) -> dict[str, Argument]:
    """What one would pick up, and what lies there."""
    return {"wanted": write_dice(action.dice), "lying": write_dice(state.dice)}


def sabres_drawn(state: State, _: ToDecide, __: do.Challenge) -> dict[str, Argument]:
    return {"sabres": state.dice[box.SABRE]}


def strength_wanted(_: State, __: ToAnswer, action: do.Fight) -> dict[str, Argument]:
    return {"strength": box.WEAKEST + action.crew}


@BOOK.forbids("C3")
def a_skull_is_taken_up(_: State, __: ToDecide, action: do.Reroll) -> bool:
    return action.dice[box.SKULL] > 0


@BOOK.forbids("C4")
def fewer_than_two_dice(_: State, __: ToDecide, action: do.Reroll) -> bool:
    return sum(action.dice) < 2


@BOOK.forbids("C4", dice_wanted)
def dice_that_are_not_there(state: State, _: ToDecide, action: do.Reroll) -> bool:
    return not within(action.dice, state.dice)


@BOOK.forbids("C8", sabres_drawn)
def fewer_than_two_sabres(state: State, _: ToDecide, __: do.Challenge) -> bool:
    return state.dice[box.SABRE] < 2


@BOOK.forbids("C8")
def no_other_captain(state: State, now: ToDecide, action: do.Challenge) -> bool:
    return action.seat == now.seat or action.seat >= len(state.captains)


@BOOK.forbids("C9", strength_wanted)
def no_such_crew(state: State, now: ToAnswer, action: do.Fight) -> bool:
    return not state.captains[now.seat].crew[action.crew]


WHY_NOT: Refusals = {
    do.Reroll: (a_skull_is_taken_up, fewer_than_two_dice, dice_that_are_not_there),
    do.Challenge: (fewer_than_two_sabres, no_other_captain),
    do.Fight: (no_such_crew,),
}
