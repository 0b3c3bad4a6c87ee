"""The winner: by twenty points of treasure at home, or as the richest once the rounds are over."""

from msgspec.structs import replace

from quarterdeck.core.moment import Over
from quarterdeck.core.table import Table

from . import components as box
from .book import BOOK
from .events import RoundsOver, Won
from .state import State, fortune, scores


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
