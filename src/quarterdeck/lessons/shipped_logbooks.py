"""Logbooks that lie in a folder beside a game's rules: lessons, games to study."""

from importlib.resources import files

from quarterdeck.core import logbook
from quarterdeck.core.game import AnyGame, package_of
from quarterdeck.core.logbook import Logbook

ENDING = ".logbook"


def shipped_logbooks(game: AnyGame, folder: str) -> tuple[str, ...]:
    """Their names, in the order of the alphabet; many games have none."""
    place = files(package_of(game)) / folder
    names = (each.name for each in place.iterdir()) if place.is_dir() else ()
    return tuple(sorted(name.removesuffix(ENDING) for name in names if name.endswith(ENDING)))


def read_shipped(game: AnyGame, folder: str, name: str) -> Logbook:
    """One of them; it must be of today's rules."""
    text = (files(package_of(game)) / folder / (name + ENDING)).read_text("utf-8")
    book = logbook.read(text)
    logbook.check_head(game, book)
    return book
