"""Buccaneer in a terminal."""

from typing import TYPE_CHECKING

from quarterdeck.terminal.games.dorra.position_text import TEXT
from quarterdeck.terminal.games.record import OnScreen

if TYPE_CHECKING:
    from quarterdeck.terminal.games.board import GameBoard


def make_board() -> "GameBoard":
    from quarterdeck.terminal.games.dorra.board import DorraBoard

    return DorraBoard()


ON_SCREEN = OnScreen(TEXT, make_board)
