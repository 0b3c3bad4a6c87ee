"""Where a move ends: in a port, on the coast of Treasure Island, or at sea."""

from msgspec.structs import replace

from quarterdeck.core.counts import put
from quarterdeck.core.table import Table

from . import sea
from .book import BOOK
from .chance.deck import draw_card
from .islands import come_to_rest
from .ports import enter_port
from .state import State


@BOOK.rule("W9", "W18", "W28")
def arrive(state: State, index: int, square: int, table: Table) -> State:
    """A port is entered, the coast brings a card; anywhere else the ship rests."""
    if square >= sea.FIRST_HARBOUR:
        return enter_port(state, index, square, table)
    ship = replace(state.ships[index], square=square)
    after = replace(state, ships=put(state.ships, index, ship), headed=False)
    if square in sea.COAST:
        return draw_card(after, index, table)
    return come_to_rest(after, index, table)
