"""Buccaneer in a terminal."""

from typing import TYPE_CHECKING

from quarterdeck.games.dorra.view import View
from quarterdeck.terminal.games.dorra.hand import Hand
from quarterdeck.terminal.games.dorra.offers import OfferBar
from quarterdeck.terminal.games.dorra.typed import understand
from quarterdeck.terminal.games.record import OnScreen
from quarterdeck.words import Words

if TYPE_CHECKING:
    from quarterdeck.terminal.games.board import GameBoard


def make_board() -> "GameBoard":
    from quarterdeck.terminal.games.dorra.board import DorraBoard

    return DorraBoard()


def foresee(seen: View, word: str, words: Words) -> str:
    """Who would get what, or who could take the crew over."""
    return OfferBar(seen, Hand(), tuple(words.names), words).outlook(word)


ON_SCREEN = OnScreen(make_board, understand, foresee, typing="dorra-typing")
