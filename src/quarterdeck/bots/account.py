"""After the game: how much was luck, and how many points were given away."""

from collections.abc import Mapping
from importlib import import_module

import msgspec

from quarterdeck.bots.ladder import AnyGame
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.logbook import Logbook

# game -> module:accountant, named and not imported. An accountant takes a logbook.
ACCOUNTANTS: Mapping[str, str] = {"kapern": "quarterdeck.bots.kapern_account:account"}


class Slip(msgspec.Struct, frozen=True, gc=False):
    """A decision that gave something away: what was done, what was better, what it cost."""

    turn: int
    action: str
    better: str
    cost: float


class Account(msgspec.Struct, frozen=True, gc=False):
    """One seat's game: `points = fair + luck - given`, to the last digit."""

    turns: int
    points: float  # brought home by its own turns
    fair: float  # what such turns bring on average, played as well as can be
    luck: float  # of cards and dice
    given: float  # given away by decisions
    best_turn: float
    dearest: Slip | None


def account(game: AnyGame, book: Logbook) -> tuple[Account, ...]:
    """What a solver makes of a game, seat by seat."""
    module, _, accountant = accountant_of(game).partition(":")
    accounts: tuple[Account, ...] = getattr(import_module(module), accountant)(book)
    return accounts


def accountant_of(game: AnyGame) -> str:
    if game.name not in ACCOUNTANTS:
        raise QuarterdeckError("no-account", game=game.name, known=", ".join(ACCOUNTANTS))
    return ACCOUNTANTS[game.name]
