"""Whether somebody decides in private: then nobody else may look at the same screen."""

from typing import Any

from msgspec.structs import replace

from quarterdeck.core.game import AnyGame
from quarterdeck.core.table import QuietTable, Seat


def decides_in_private(game: AnyGame, state: Any) -> bool:
    """Whether the one to move sees, or does, what is nobody else's business."""
    seat = game.to_move(state)
    if seat is None:
        return False
    after = game.apply(state, game.legal_actions(state)[0], QuietTable(0))
    return knows_more(game, state, seat) or knows_more(game, after, seat)


def knows_more(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Whether a seat is told what the others are not."""
    return bool(replace(game.view(state, seat), seat=None) != game.view(state, None))
