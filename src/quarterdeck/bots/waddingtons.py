"""The bots of Waddingtons Buccaneer: deckhand, mate and captain."""

from collections.abc import Callable

from quarterdeck.bots.halving import Guide, Halving
from quarterdeck.bots.player import Budget, Player
from quarterdeck.core.table import QuietTable
from quarterdeck.games.waddingtons import GAME, appraisal, foresight, pilot
from quarterdeck.games.waddingtons.bots import Mate
from quarterdeck.games.waddingtons.deckhand import Deckhand
from quarterdeck.games.waddingtons.options import Options
from quarterdeck.games.waddingtons.temper import FIGHTER, RIVAL, RUNNER, Temper


def deckhand(_: Options, seed: int, __: Budget) -> Player:
    """Sails to the island and home again, and keeps out of trouble."""
    return Deckhand(QuietTable(seed).random)


def mate(_: Options, seed: int, __: Budget) -> Player:
    """Reckons how many turns everyone needs, fights when the odds are good, trades well."""
    return Mate(QuietTable(seed).random)


GUIDE = Guide(foresight.candidates, pilot.play, foresight.far_enough, appraisal.shares, doubt=0.5)


def captain(_: Options, seed: int, budget: Budget) -> Player:
    """Plays what comes into question on for a round, in hundreds of imagined worlds."""
    return Halving(GAME, GUIDE, seed, budget)


# Styles


def of_temper(temper: Temper) -> Callable[[Options, int, Budget], Player]:
    return lambda _, seed, __: Mate(QuietTable(seed).random, temper)


fighter, runner, rival = map(of_temper, (FIGHTER, RUNNER, RIVAL))
