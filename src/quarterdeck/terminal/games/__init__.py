"""How each game looks in a terminal. A game that is not listed is told in words and lists.

Modules are named, not imported: the plain mode must not load the screens.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from quarterdeck.core.game import AnyGame
from quarterdeck.terminal.games.sketch import Sketch

if TYPE_CHECKING:
    from quarterdeck.terminal.games.board import Board

SKETCHES: Mapping[str, str] = {
    "kapern": "quarterdeck.terminal.games.kapern.sketch",
    "dorra": "quarterdeck.terminal.games.dorra.sketch",
    "piracy": "quarterdeck.terminal.games.piracy.sketch",
    "waddingtons": "quarterdeck.terminal.games.waddingtons.sketch",
}
BOARDS: Mapping[str, str] = {
    "kapern": "quarterdeck.terminal.games.kapern.board",
    "dorra": "quarterdeck.terminal.games.dorra.board",
    "piracy": "quarterdeck.terminal.games.piracy.board",
    "waddingtons": "quarterdeck.terminal.games.waddingtons.board",
}


def sketch_of(game: AnyGame) -> Sketch:
    """A game's position in words."""
    module: Any = import_module(SKETCHES.get(game.name, "quarterdeck.terminal.games.sketch"))
    sketch: Sketch = module.SKETCH
    return sketch


def board_of(game: AnyGame) -> "Board":
    """A game's board, new and empty."""
    module: Any = import_module(BOARDS.get(game.name, "quarterdeck.terminal.games.any_board"))
    board: Board = module.BOARD()
    return board
