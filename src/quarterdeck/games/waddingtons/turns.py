"""Whose turn it is, the challenge that may follow it, and how the game ends."""

from msgspec.structs import replace

from quarterdeck.core.counts import put
from quarterdeck.core.moment import Over
from quarterdeck.core.table import Table, TurnBegan

from . import actions as do
from . import components as box
from . import moments as to
from .book import BOOK
from .crew import send_all_back
from .events import Challenged, RoundsOver, Won
from .state import NOBODY, State, fortune, scores

NOT_SAILED = (0, 0)


@BOOK.rule("W1", "W5")
def begin_turn(state: State, ship: int, turn: int, table: Table) -> State:
    """A ship's turn; in its home port goods may be moved anew."""
    me = state.ships[ship]
    table.say(TurnBegan(me.owner, turn))
    ships = state.ships
    if me.landed or me.loaded:
        ships = put(ships, ship, replace(me, landed=0, loaded=0))
    return replace(
        state,
        turn=turn,
        ships=ships,
        sailing=ship,
        fleeing=NOBODY,
        headed=False,
        fight=(),
        winner=NOBODY,
        sailed=NOT_SAILED,
        awaiting=to.Sail(me.owner, ship),
    )


@BOOK.rule("W1", "W41")
def next_turn(state: State, table: Table) -> State:
    """The next ship clockwise, until the rounds are over."""
    turn, ships = state.turn + 1, len(state.ships)
    if turn > box.ROUNDS * ships:
        return run_out(state, table)
    return begin_turn(state, (state.sailing + 1) % ships, turn, table)


# Winning


@BOOK.rule("W39")
def paid_into(state: State, port: int, table: Table) -> State | None:
    """The game as won by whoever calls this port home, if twenty points lie there now."""
    for ship in state.ships:
        if ship.home == port and (points := fortune(state, ship)) >= box.GOAL:
            table.say(Won(ship.owner, points))
            return replace(state, awaiting=Over((ship.owner,)))
    return None


@BOOK.rule("W41")
def run_out(state: State, table: Table) -> State:
    """Most points in docks and chest; a tie is shared."""
    points = scores(state)
    winners = tuple(seat for seat, each in enumerate(points) if each == max(points))
    table.say(RoundsOver(winners))
    return replace(state, awaiting=Over(winners))


# Challenges


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
