"""The bots of Piracy: deckhand and mate, each for both roles."""

from collections.abc import Callable
from typing import Any

from quarterdeck.bots.player import Budget, Player
from quarterdeck.core.table import QuietTable
from quarterdeck.games.piracy.bots import IdleCaptain, StraightPirate
from quarterdeck.games.piracy.fugitive import Fugitive
from quarterdeck.games.piracy.hunter import Hunter
from quarterdeck.games.piracy.options import Options
from quarterdeck.games.piracy.view import View

Maker = Callable[[View, Callable[[], float]], Any]


class EitherRole:
    """Finds out which role it has when it is first asked."""

    def __init__(self, pirate: Maker, captain: Maker, seed: int) -> None:
        self.pirate, self.captain, self.random = pirate, captain, QuietTable(seed).random
        self.role: Any = None

    def choose(self, seen: View) -> Any:
        if self.role is None:
            maker = self.pirate if seen.seat == seen.pirate else self.captain
            self.role = maker(seen, self.random)
        return self.role.choose(seen)


def mate(_: Options, seed: int, __: Budget) -> Player:
    """Reckons where the Pirate is, or what the Navy must think."""
    return EitherRole(Fugitive, Hunter, seed)


def deckhand(_: Options, seed: int, __: Budget) -> Player:
    """Sails straight for the treasure, or about at random."""
    return EitherRole(StraightPirate, IdleCaptain, seed)
