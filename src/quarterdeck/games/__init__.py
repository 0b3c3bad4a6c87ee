"""The games we know, by name."""

from collections.abc import Callable

from quarterdeck.core.errors import Unknown
from quarterdeck.core.game import AnyGame
from quarterdeck.games import dorra, kapern, piracy, waddingtons

GAMES: dict[str, AnyGame] = {
    game.name: game for game in (kapern.GAME, dorra.GAME, piracy.GAME, waddingtons.GAME)
}


def find(name: str) -> AnyGame:
    """The game of that name, or an answer that names the nearest."""
    if name not in GAMES:
        raise Unknown("game", name, GAMES)
    return GAMES[name]


def games_where(holds: Callable[[AnyGame], bool]) -> tuple[str, ...]:
    """The names of all games of which something is true."""
    return tuple(name for name, game in GAMES.items() if holds(game))
