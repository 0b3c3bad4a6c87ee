"""The games we know, by name."""

from typing import Any

from quarterdeck.core.errors import Unknown
from quarterdeck.core.game import Game
from quarterdeck.games import dorra, kapern, piracy, waddingtons

GAMES: dict[str, Game[Any, Any, Any, Any]] = {
    game.name: game for game in (kapern.GAME, dorra.GAME, piracy.GAME, waddingtons.GAME)
}


def find(name: str) -> Game[Any, Any, Any, Any]:
    """The game of that name, or an answer that names the nearest."""
    if name not in GAMES:
        raise Unknown("game", name, GAMES)
    return GAMES[name]
