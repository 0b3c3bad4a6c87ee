"""How each game looks in a terminal. A game without a folder here is told in words and lists."""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from quarterdeck.core.game import AnyGame
from quarterdeck.terminal.games.record import OnScreen
from quarterdeck.words.positions import text_of
from quarterdeck.words.positions.position_text import Scores

if TYPE_CHECKING:
    from quarterdeck.terminal.games.board import GameBoard


def make_plain_board() -> "GameBoard":
    from quarterdeck.terminal.games.any_board import AnyBoard

    return AnyBoard()


PLAIN = OnScreen(make_plain_board)


def of(game: AnyGame) -> OnScreen:
    """The record at the door of the folder that has the game's name."""
    folder = f"{__name__}.{game.name}"
    if find_spec(folder) is None:
        return PLAIN
    record: OnScreen = import_module(folder).ON_SCREEN
    return record


def own_scores(game: AnyGame, state: Any) -> Scores:
    """Everyone's points as they know their own, which may be nobody else's business."""
    scores, known = game.scores(state), text_of(game).scores
    return tuple(known(game.view(state, seat), scores)[seat] for seat in range(len(scores)))


def board_of(game: AnyGame) -> "GameBoard":
    """A game's board, new and empty."""
    return of(game).make_board()
