"""Checking another's sailing move: where the table allows it, a ship may sail too far."""

from msgspec.structs import replace

from quarterdeck.core.menu import Menu
from quarterdeck.core.table import Table

from . import actions as do
from . import moments as to
from .book import BOOK
from .crew import send_all_back
from .events import Challenged
from .menus import and_muster
from .state import State
from .turns import next_turn


@BOOK.rule("W40")
def end_turn(state: State, table: Table) -> State:
    """Where overreaching is allowed, the others are asked about every move."""
    if not state.options.overreach or not state.sailed[0]:
        return next_turn(state, table)
    return ask_next(state, others_in_turn(state), table)


def others_in_turn(state: State) -> tuple[int, ...]:
    """A ship of each other seat, in the order of turns from the one that has sailed."""
    count, sailor = len(state.ships), state.ships[state.sailing].owner
    first: dict[int, int] = {}
    for step in range(1, count):
        ship = (state.sailing + step) % count
        first.setdefault(state.ships[ship].owner, ship)
    return tuple(ship for seat, ship in first.items() if seat != sailor)


def ask_next(state: State, ships: tuple[int, ...], table: Table) -> State:
    if not ships:
        return next_turn(state, table)
    seat = state.ships[ships[0]].owner
    return replace(state, awaiting=to.Challenge(seat, ships[0], ships[1:]))


@BOOK.rule("W40")
def let_stand(state: State, now: to.Challenge, _: do.LetPass, table: Table) -> State:
    return ask_next(state, now.waiting, table)


@BOOK.rule("W40")
def challenge(state: State, now: to.Challenge, _: do.Challenge, table: Table) -> State:
    """Too far: all crew goes to Pirate Island. A wrong challenge costs nothing."""
    far, strength = state.sailed
    upheld = far > strength
    table.say(Challenged(now.seat, state.ships[state.sailing].owner, upheld))
    if upheld and any(state.ships[state.sailing].hand):
        state = send_all_back(state, state.sailing, table)
    return next_turn(state, table)


CHALLENGE_OR_NOT: Menu[do.AnyAction] = Menu((do.PASS, do.CHALLENGE))


def whether_to_challenge(state: State, now: to.Challenge) -> Menu[do.AnyAction]:
    """Silence lets a move stand."""
    return and_muster(state, now.ship, CHALLENGE_OR_NOT)
