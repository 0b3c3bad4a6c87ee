"""After the game: where what was hidden was thought to be, step by step."""

from collections.abc import Mapping
from importlib import import_module

from quarterdeck.bots.coach import Heat
from quarterdeck.bots.ladder import AnyGame
from quarterdeck.core.logbook import Logbook

# game -> module:function, named and not imported. It takes a logbook and gives a map a line.
HEATS: Mapping[str, str] = {"piracy": "quarterdeck.bots.piracy_coach:heats"}


def heats(game: AnyGame, book: Logbook) -> tuple[Heat, ...]:
    """A map for every line of a logbook; none at all where nothing is hidden on a map."""
    if game.name not in HEATS:
        return ()
    module, _, function = HEATS[game.name].partition(":")
    found: tuple[Heat, ...] = getattr(import_module(module), function)(book)
    return found
