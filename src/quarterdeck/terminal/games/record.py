"""One record a game for the terminal: its position in words, and its board."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from quarterdeck.terminal.games.position_text import PositionText

if TYPE_CHECKING:
    from quarterdeck.terminal.games.board import GameBoard


class OnScreen(NamedTuple):
    """How a game looks in a terminal. Boards are imported when they are first made: the plain
    mode must not load the screens."""

    text: PositionText
    make_board: Callable[[], "GameBoard"]
