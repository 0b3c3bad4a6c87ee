"""Every reason to refuse an action, one function a clause.

This is the rulebook read slowly; CHOICES in rules.py is the rulebook read fast.
A law in the tests holds the two together.
"""

from quarterdeck.core.game import Refusals
from quarterdeck.core.moment import Over

from . import actions as do
from . import components as box
from .book import BOOK
from .discs import disc_number
from .ships import ship_columns
from .state import Pile, State, ToAct, ToMutiny, ToTake

BOOK.moment(ToMutiny, "D21")
BOOK.moment(ToAct, "D4")
BOOK.moment(ToTake, "D15")
BOOK.moment(Over, "D26")


def own_pile(state: State, now: ToAct, face: int) -> Pile:
    return state.piles[disc_number(now.seat, face)]


@BOOK.forbids("D24")
def a_mutiny_wants_a_boarding(_: State, now: ToAct, __: do.Move) -> bool:
    return bool(now.rebels)


@BOOK.forbids("D24")
def another_pile_has_mutinied(_: State, now: ToAct, action: do.Board) -> bool:
    return bool(now.rebels) and disc_number(now.seat, action.face) not in now.rebels


@BOOK.forbids("D7")
def no_own_disc_on_top(state: State, now: ToAct, action: do.Move) -> bool:
    return not own_pile(state, now, action.face)


@BOOK.forbids("D13")
def no_pile_to_board_with(state: State, now: ToAct, action: do.Board) -> bool:
    return not own_pile(state, now, action.face)


@BOOK.forbids("D10")
def own_on_own(_: State, now: ToAct, action: do.Move) -> bool:
    return box.OWNER[action.onto] == now.seat


@BOOK.forbids("D1")
def a_colour_that_is_not_played(state: State, _: ToAct, action: do.Move) -> bool:
    return action.onto >= len(state.piles)


@BOOK.forbids("D7")
def no_such_disc_on_top(state: State, _: ToAct, action: do.Move) -> bool:
    return not state.piles[action.onto]


@BOOK.forbids("D11")
def higher_than_nine(state: State, now: ToAct, action: do.Move) -> bool:
    own, other = own_pile(state, now, action.face), state.piles[action.onto]
    return len(own) + len(other) > box.HIGHEST


@BOOK.forbids("D13")
def no_open_ship(state: State, _: ToAct, action: do.Board) -> bool:
    return action.ship not in state.open


@BOOK.forbids("D14")
def too_small_a_crew(state: State, now: ToAct, action: do.Board) -> bool:
    crew = ship_columns(state.options.components).crews[action.ship]
    return len(own_pile(state, now, action.face)) < crew


@BOOK.forbids("D15")
def not_pictured_on_the_ship(state: State, now: ToTake, action: do.Take) -> bool:
    return action.kind not in ship_columns(state.options.components).icons[now.ship]


@BOOK.forbids("D15")
def gone_from_the_stock(state: State, _: ToTake, action: do.Take) -> bool:
    return not state.pieces[action.kind]


WHY_NOT: Refusals = {
    do.Move: (
        a_mutiny_wants_a_boarding,
        no_own_disc_on_top,
        own_on_own,
        a_colour_that_is_not_played,
        no_such_disc_on_top,
        higher_than_nine,
    ),
    do.Board: (
        no_pile_to_board_with,
        no_open_ship,
        too_small_a_crew,
        another_pile_has_mutinied,
    ),
    do.Take: (not_pictured_on_the_ship, gone_from_the_stock),
}
