"""After the game: how much was luck, and how many points were given away."""

from collections.abc import Callable

from quarterdeck import bots
from quarterdeck.bots.record import Account
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import AnyGame
from quarterdeck.core.logbook import Logbook
from quarterdeck.games import games_where


def account(game: AnyGame, book: Logbook) -> tuple[Account, ...]:
    """What a solver makes of a game, seat by seat."""
    return accountant_of(game)(book)


def accountant_of(game: AnyGame) -> Callable[[Logbook], tuple[Account, ...]]:
    """Who knows what a game's decisions are worth, or an answer that names the games with one."""
    accountant = bots.of(game).account
    if accountant is None:
        known = games_where(lambda each: bots.of(each).account is not None)
        raise QuarterdeckError("no-account", game=game.name, known=", ".join(known))
    return accountant
