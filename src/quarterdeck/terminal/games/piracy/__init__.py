"""Piracy in a terminal: a sea chart, and a finger on it."""

from typing import TYPE_CHECKING, Any

from quarterdeck.terminal.games.piracy.plain_chart import draw_plain_chart
from quarterdeck.terminal.games.piracy.typed import understand
from quarterdeck.terminal.games.record import OnScreen
from quarterdeck.words import Words
from quarterdeck.words.positions.piracy import warning

if TYPE_CHECKING:
    from quarterdeck.terminal.games.board import GameBoard


def make_board() -> "GameBoard":
    from quarterdeck.terminal.games.piracy.board import PiracyBoard

    return PiracyBoard()


def foresee(seen: Any, word: str, words: Words) -> str:
    """That it would be the end of the Pirate, where it would."""
    return words.text("piracy-offer-fatal") if warning(seen, word) else ""


ON_SCREEN = OnScreen(make_board, understand, foresee, draw_plain_chart, "piracy-typing")
