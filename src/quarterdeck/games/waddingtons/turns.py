"""Whose turn it is."""

from msgspec.structs import replace

from quarterdeck.core.counts import put
from quarterdeck.core.table import Table, TurnBegan

from . import components as box
from . import moments as to
from .book import BOOK
from .state import NOBODY, State
from .winning import run_out

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
