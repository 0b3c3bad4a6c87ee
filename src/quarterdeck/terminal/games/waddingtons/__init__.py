"""Waddingtons Buccaneer in a terminal: the sea, a list of what may be done, and ledgers."""

from typing import TYPE_CHECKING

from quarterdeck.games.waddingtons.view import View
from quarterdeck.terminal.games.record import OnScreen
from quarterdeck.terminal.games.waddingtons.outlook import outlook
from quarterdeck.terminal.games.waddingtons.plain_chart import draw_plain_chart
from quarterdeck.terminal.games.waddingtons.typed import understand
from quarterdeck.words import Words

if TYPE_CHECKING:
    from quarterdeck.terminal.games.board import GameBoard


def make_board() -> "GameBoard":
    from quarterdeck.terminal.games.waddingtons.board import WaddingtonsBoard

    return WaddingtonsBoard()


def foresee(seen: View, word: str, words: Words) -> str:
    """Where a word leads, and how a fight there would go."""
    return outlook(seen, word, words.names, words)


ON_SCREEN = OnScreen(make_board, understand, foresee, draw_plain_chart, "waddingtons-typing")
