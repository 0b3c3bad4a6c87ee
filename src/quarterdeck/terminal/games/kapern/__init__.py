"""Piraten Kapern in a terminal: dice drawn in pixels, and their keys."""

from typing import TYPE_CHECKING

from quarterdeck.terminal.games.kapern.odds import word_outlook
from quarterdeck.terminal.games.kapern.typed import count_thrown_away, understand
from quarterdeck.terminal.games.record import OnScreen

if TYPE_CHECKING:
    from quarterdeck.terminal.games.board import GameBoard


def make_board() -> "GameBoard":
    from quarterdeck.terminal.games.kapern.board import KapernBoard

    return KapernBoard()


ON_SCREEN = OnScreen(
    make_board, understand, word_outlook, typing="kapern-typing", waste=count_thrown_away
)
