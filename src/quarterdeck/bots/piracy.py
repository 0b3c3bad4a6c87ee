"""The bots of Piracy: deckhand, mate and captain, each for both roles; and styles for either."""

from collections.abc import Callable
from functools import partial
from typing import Any

from quarterdeck.bots.player import Budget, Player
from quarterdeck.core.table import QuietTable
from quarterdeck.games.piracy.bots import IdleCaptain, StraightPirate
from quarterdeck.games.piracy.commodore import Commodore
from quarterdeck.games.piracy.corsair import Corsair
from quarterdeck.games.piracy.fugitive import EVASIVE, PATIENT, STRAIGHT, Fugitive, Temper
from quarterdeck.games.piracy.hunter import SWEEPER, TRACKER, WARDEN, Habit, Hunter
from quarterdeck.games.piracy.options import Options
from quarterdeck.games.piracy.soundings import soundings
from quarterdeck.games.piracy.view import View
from quarterdeck.games.piracy.waters import waters

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


def captain(options: Options, seed: int, _: Budget) -> Player:
    """Finds out what kind of Pirate or Navy it is up against, and reckons with that.

    Its expectations are exact, so there is nothing to try more often: a budget changes nothing.
    """
    soundings(waters(options.map), options.telescope)  # before the clock runs
    return EitherRole(Corsair, Commodore, seed)


def mate(_: Options, seed: int, __: Budget) -> Player:
    """Reckons where the Pirate is, or what the Navy must think."""
    return EitherRole(Fugitive, Hunter, seed)


def deckhand(_: Options, seed: int, __: Budget) -> Player:
    """Sails straight for the treasure, or about at random."""
    return EitherRole(StraightPirate, IdleCaptain, seed)


# Styles


def pirate_of(temper: Temper) -> Callable[[Options, int, Budget], Player]:
    return lambda _, seed, __: EitherRole(partial(Fugitive, temper=temper), Hunter, seed)


def navy_of(habit: Habit) -> Callable[[Options, int, Budget], Player]:
    return lambda _, seed, __: EitherRole(Fugitive, partial(Hunter, habit=habit), seed)


straight, evasive, patient = map(pirate_of, (STRAIGHT, EVASIVE, PATIENT))
sweeper, tracker, warden = map(navy_of, (SWEEPER, TRACKER, WARDEN))
