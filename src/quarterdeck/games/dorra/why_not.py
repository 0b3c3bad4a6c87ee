"""Every reason to refuse an action, one function a clause.

This is the rulebook read slowly; CHOICES in rules.py is the rulebook read fast.
A law in the tests holds the two together.
"""

from quarterdeck.core.game import Refusals
from quarterdeck.core.moment import Over
from quarterdeck.core.sentence import Argument

from . import actions as do
from . import components as box
from .book import BOOK
from .discs import disc_number
from .notation import write_disc
from .ships import KINDS, ship_columns
from .state import Pile, State, ToAct, ToMutiny, ToTake

BOOK.moment(ToMutiny, "D21")
BOOK.moment(ToAct, "D4")
BOOK.moment(ToTake, "D15")
BOOK.moment(Over, "D26")


Told = dict[str, Argument]


def own_pile(state: State, now: ToAct, face: int) -> Pile:
    return state.piles[disc_number(now.seat, face)]


# What the sentences are filled in with


def own_disc(_: State, __: ToAct, action: do.Move | do.Board) -> Told:
    return {"face": box.FACES[action.face]}


def target_disc(_: State, __: ToAct, action: do.Move) -> Told:
    return {"disc": write_disc(action.onto), "colour": box.COLOURS[box.OWNER[action.onto]]}


def height(state: State, now: ToAct, action: do.Move) -> Told:
    return {"height": len(own_pile(state, now, action.face)) + len(state.piles[action.onto])}


def ships_in_sight(state: State, _: ToAct, action: do.Board) -> Told:
    in_sight = ", ".join(str(ship + 1) for ship in state.open)
    return {"ship": action.ship + 1, "gone": int(action.ship in state.gone), "open": in_sight}


def crew_wanted(state: State, now: ToAct, action: do.Board) -> Told:
    needs = ship_columns(state.options.components).crews[action.ship]
    return {"ship": action.ship + 1, "needs": needs, "has": len(own_pile(state, now, action.face))}


def mutineers(_: State, now: ToAct, __: do.Board) -> Told:
    return {"faces": ", ".join(box.FACES[box.FACE[disc]] for disc in now.rebels)}


def booty_wanted(_: State, now: ToTake, action: do.Take) -> Told:
    return {"kind": KINDS[action.kind], "ship": now.ship + 1}


# Moving and boarding


@BOOK.forbids("D24")
def a_mutiny_wants_a_boarding(_: State, now: ToAct, __: do.Move) -> bool:
    return bool(now.rebels)


@BOOK.forbids("D24", mutineers)
def another_pile_has_mutinied(_: State, now: ToAct, action: do.Board) -> bool:
    return bool(now.rebels) and disc_number(now.seat, action.face) not in now.rebels


@BOOK.forbids("D7", own_disc)
def no_own_disc_on_top(state: State, now: ToAct, action: do.Move) -> bool:
    return not own_pile(state, now, action.face)


@BOOK.forbids("D13", own_disc)
def no_pile_to_board_with(state: State, now: ToAct, action: do.Board) -> bool:
    return not own_pile(state, now, action.face)


@BOOK.forbids("D10", target_disc)
def own_on_own(_: State, now: ToAct, action: do.Move) -> bool:
    return box.OWNER[action.onto] == now.seat


@BOOK.forbids("D1", target_disc)
def a_colour_that_is_not_played(state: State, _: ToAct, action: do.Move) -> bool:
    return action.onto >= len(state.piles)


@BOOK.forbids("D7", target_disc)
def no_such_disc_on_top(state: State, _: ToAct, action: do.Move) -> bool:
    return not state.piles[action.onto]


@BOOK.forbids("D11", height)
def higher_than_nine(state: State, now: ToAct, action: do.Move) -> bool:
    own, other = own_pile(state, now, action.face), state.piles[action.onto]
    return len(own) + len(other) > box.HIGHEST


@BOOK.forbids("D13", ships_in_sight)
def no_open_ship(state: State, _: ToAct, action: do.Board) -> bool:
    return action.ship not in state.open


@BOOK.forbids("D14", crew_wanted)
def too_small_a_crew(state: State, now: ToAct, action: do.Board) -> bool:
    crew = ship_columns(state.options.components).crews[action.ship]
    return len(own_pile(state, now, action.face)) < crew


@BOOK.forbids("D15", booty_wanted)
def not_pictured_on_the_ship(state: State, now: ToTake, action: do.Take) -> bool:
    return action.kind not in ship_columns(state.options.components).icons[now.ship]


@BOOK.forbids("D15", booty_wanted)
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
