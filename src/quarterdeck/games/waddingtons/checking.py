"""Checking another's sailing move: where the table allows it, a ship may sail too far."""

from msgspec.structs import replace

from quarterdeck.core.menu import Menu
from quarterdeck.core.table import Table

from . import actions as do
from . import moments as to
from .book import BOOK
from .crew import send_all_back
from .events import Challenged
from .state import State
from .turns import next_turn


@BOOK.rule("W40")
def end_turn(state: State, table: Table) -> State:
    """Where overreaching is allowed, the others are asked about every move that could cost crew."""
    sailor = state.ships[state.sailing]
    if not state.options.overreach or not state.sailed[0] or not any(sailor.hand):
        return next_turn(state, table)
    return ask_next(state, others_in_turn(state), table)


def others_in_turn(state: State) -> tuple[int, ...]:
    """The other seats, in the order of turns from the ship that has sailed."""
    count, sailor = len(state.ships), state.ships[state.sailing].owner
    around = (state.ships[(state.sailing + step) % count].owner for step in range(1, count))
    return tuple(dict.fromkeys(seat for seat in around if seat != sailor))


def ask_next(state: State, seats: tuple[int, ...], table: Table) -> State:
    if not seats:
        return next_turn(state, table)
    return replace(state, awaiting=to.Challenge(seats[0], seats[1:]))


@BOOK.rule("W40")
def let_stand(state: State, now: to.Challenge, _: do.LetPass, table: Table) -> State:
    return ask_next(state, now.waiting, table)


@BOOK.rule("W40")
def challenge(state: State, now: to.Challenge, _: do.Challenge, table: Table) -> State:
    """Too far: all crew goes to Pirate Island. A wrong challenge costs nothing."""
    far, strength = state.sailed
    upheld = far > strength
    table.say(Challenged(now.seat, state.ships[state.sailing].owner, upheld))
    if upheld:
        state = send_all_back(state, state.sailing, table)
    return next_turn(state, table)


CHALLENGE_OR_NOT: Menu[do.AnyAction] = Menu((do.PASS, do.CHALLENGE))


def whether_to_challenge(_: State, __: to.Challenge) -> Menu[do.AnyAction]:
    """Silence lets a move stand."""
    return CHALLENGE_OR_NOT
