"""Piracy in a terminal: a sea chart, and a finger on it."""

from typing import TYPE_CHECKING

from quarterdeck.terminal.games.piracy.plain_chart import draw_plain_chart
from quarterdeck.terminal.games.piracy.typed import understand
from quarterdeck.terminal.games.record import OnScreen

if TYPE_CHECKING:
    from quarterdeck.terminal.games.board import GameBoard


def make_board() -> "GameBoard":
    from quarterdeck.terminal.games.piracy.board import PiracyBoard

    return PiracyBoard()


ON_SCREEN = OnScreen(make_board, understand, chart=draw_plain_chart, typing="piracy-typing")
