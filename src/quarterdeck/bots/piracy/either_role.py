"""Bots who play the Pirate or a Captain of the Navy, whichever they turn out to be."""

from collections.abc import Callable
from functools import partial
from typing import Any

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.player import Player
from quarterdeck.bots.record import Maker
from quarterdeck.core.table import QuietTable
from quarterdeck.games.piracy.options import Options
from quarterdeck.games.piracy.view import View
from quarterdeck.games.piracy.waters import waters

from .captain_navy import CaptainNavy
from .captain_pirate import CaptainPirate
from .deckhand import IdleCaptain, StraightPirate
from .mate_navy import MateNavy, NavyStyle
from .mate_pirate import MatePirate, PirateStyle
from .rough_pirates import RoughPirate, RoughStyle
from .square_tables import square_tables

OneRole = Callable[[View, Callable[[], float]], Any]  # a view and chance make a player


class EitherRole:
    """Finds out which role it has when it is first asked."""

    def __init__(self, pirate: OneRole, captain: OneRole, seed: int) -> None:
        self.pirate, self.captain, self.random = pirate, captain, QuietTable(seed).random
        self.role: Any = None

    def choose(self, seen: View) -> Any:
        if self.role is None:
            maker = self.pirate if seen.seat == seen.pirate else self.captain
            self.role = maker(seen, self.random)
        return self.role.choose(seen)


def captain(options: Options, seed: int, _: Budget) -> Player:
    """Finds out what kind of Pirate or Navy it is up against, and reckons with that.

    Its expectations are exact, so there is nothing to try more often: a budget changes nothing.
    """
    square_tables(waters(options.map), options.telescope)  # before the clock runs
    return EitherRole(CaptainPirate, CaptainNavy, seed)


def mate(_: Options, seed: int, __: Budget) -> Player:
    """Reckons where the Pirate is, or what the Navy must think."""
    return EitherRole(MatePirate, MateNavy, seed)


def deckhand(_: Options, seed: int, __: Budget) -> Player:
    """Sails straight for the treasure, or about at random."""
    return EitherRole(StraightPirate, IdleCaptain, seed)


def pirate_with(style: PirateStyle) -> Maker:
    """A mate with his own way to be a Pirate."""
    return lambda _, seed, __: EitherRole(partial(MatePirate, style=style), MateNavy, seed)


def rough_with(style: RoughStyle) -> Maker:
    """A Pirate by rule of thumb; leads the Navy as a mate does."""
    return lambda _, seed, __: EitherRole(partial(RoughPirate, style=style), MateNavy, seed)


def navy_with(style: NavyStyle) -> Maker:
    """A mate with his own way to lead the Navy."""
    return lambda _, seed, __: EitherRole(MatePirate, partial(MateNavy, style=style), seed)
