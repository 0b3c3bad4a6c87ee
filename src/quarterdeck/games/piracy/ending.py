"""How it ends: for the Pirate or for the Navy, with the log opened."""

from msgspec.structs import replace

from quarterdeck.core.moment import Over
from quarterdeck.core.table import Event, Table

from .book import BOOK
from .events import OpenedLog, Won
from .state import Known, State
from .waters import place_on


@BOOK.rule("P1")
def navy_wins(state: State, how: Event, table: Table) -> State:
    captains = tuple(seat for seat in range(state.seats) if seat != state.pirate)
    return finish(state, captains, how, table)


@BOOK.rule("P1")
def pirate_wins(state: State, how: Event, table: Table) -> State:
    return finish(state, (state.pirate,), how, table)


@BOOK.rule("P31")
def finish(state: State, winners: tuple[int, ...], how: Event, table: Table) -> State:
    """The whole voyage is open now."""
    voyage = state.voyage
    assert voyage is not None
    table.say(how)
    place = place_on(state.options.map, voyage.harbour)
    table.say(OpenedLog(state.pirate, voyage.harbour, voyage.start, voyage.legs, place))
    table.say(Won(winners, navy=state.pirate not in winners))
    return replace(state, known=Known(1 << voyage.square, 0), awaiting=Over(winners))
