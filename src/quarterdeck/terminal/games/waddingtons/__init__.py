"""Waddingtons Buccaneer in a terminal: the sea, a list of what may be done, and ledgers."""

from typing import TYPE_CHECKING

from quarterdeck.terminal.games.record import OnScreen
from quarterdeck.terminal.games.waddingtons.position_text import TEXT

if TYPE_CHECKING:
    from quarterdeck.terminal.games.board import GameBoard


def make_board() -> "GameBoard":
    from quarterdeck.terminal.games.waddingtons.board import WaddingtonsBoard

    return WaddingtonsBoard()


ON_SCREEN = OnScreen(TEXT, make_board)
