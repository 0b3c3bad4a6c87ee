"""After the game: where what was hidden was thought to be, step by step."""

from quarterdeck import bots
from quarterdeck.bots.record import Heat
from quarterdeck.core.game import AnyGame
from quarterdeck.core.logbook import Logbook


def has_heat(game: AnyGame) -> bool:
    """Whether something is hidden on a map."""
    return bots.of(game).heat is not None


def heats(game: AnyGame, book: Logbook) -> tuple[Heat, ...]:
    """A map for every line of a logbook; none at all where nothing is hidden on a map."""
    map_of = bots.of(game).heat
    return map_of(book) if map_of else ()
