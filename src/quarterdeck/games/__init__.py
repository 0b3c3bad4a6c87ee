"""The games we know, by name: every folder here is one, and so is every plug-in."""

from collections.abc import Callable, Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from quarterdeck.core.errors import Unknown
from quarterdeck.core.game import AnyGame, Game
from quarterdeck.core.plugins import PluginError, load_plugins

GROUP = "quarterdeck.games"


def games_in_folders() -> Iterator[AnyGame]:
    for folder in iter_modules(__path__):
        yield import_module(f"{__name__}.{folder.name}").GAME


def check_plugged_game(name: str, found: Any) -> None:
    """A plug-in offers a game of its own, under the game's name."""
    if not isinstance(found, Game) or found.name != name or name in GAMES:
        raise PluginError("plugin-no-game", plugin=name, place=GROUP)


GAMES: dict[str, AnyGame] = {game.name: game for game in games_in_folders()}
OURS = tuple(GAMES)
PLUGGED_IN = load_plugins(GROUP, check_plugged_game)
GAMES.update(PLUGGED_IN.found)


def find(name: str) -> AnyGame:
    """The game of that name, or an answer that names the nearest."""
    if name in GAMES:
        return GAMES[name]
    if name in PLUGGED_IN.broken:
        raise PLUGGED_IN.broken[name]
    raise Unknown("game", name, GAMES)


def games_where(holds: Callable[[AnyGame], bool]) -> tuple[str, ...]:
    """The names of all games of which something is true."""
    return tuple(name for name, game in GAMES.items() if holds(game))
