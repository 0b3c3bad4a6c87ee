"""The games we know, by name: every folder here is one."""

from collections.abc import Callable, Iterator
from importlib import import_module
from pkgutil import iter_modules

from quarterdeck.core.errors import Unknown
from quarterdeck.core.game import AnyGame


def games_in_folders() -> Iterator[AnyGame]:
    for folder in iter_modules(__path__):
        yield import_module(f"{__name__}.{folder.name}").GAME


GAMES: dict[str, AnyGame] = {game.name: game for game in games_in_folders()}


def find(name: str) -> AnyGame:
    """The game of that name, or an answer that names the nearest."""
    if name not in GAMES:
        raise Unknown("game", name, GAMES)
    return GAMES[name]


def games_where(holds: Callable[[AnyGame], bool]) -> tuple[str, ...]:
    """The names of all games of which something is true."""
    return tuple(name for name, game in GAMES.items() if holds(game))
