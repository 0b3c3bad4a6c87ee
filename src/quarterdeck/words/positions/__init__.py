"""Where a game stands, in words: for lines of text, wherever they are read."""

from importlib import import_module
from importlib.util import find_spec

from quarterdeck.core.game import AnyGame
from quarterdeck.words.positions.position_text import TEXT, PositionText


def text_of(game: AnyGame) -> PositionText:
    """A game's position in words; one that has no words for it is told by its view."""
    place = f"{__name__}.{game.name}"
    if find_spec(place) is None:
        return TEXT
    text: PositionText = import_module(place).TEXT
    return text
