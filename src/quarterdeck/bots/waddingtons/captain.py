"""The captain: plays what comes into question on for a round, in hundreds of imagined worlds."""

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.halving import Halving, HalvingGuide
from quarterdeck.bots.player import Player
from quarterdeck.games.waddingtons import GAME
from quarterdeck.games.waddingtons.options import Options

from . import candidates, playout, win_share

GUIDE = HalvingGuide(
    candidates.candidates,
    playout.quick_action,
    candidates.far_enough,
    win_share.chances_of_seats,
    doubt=0.5,
)


def captain(_: Options, seed: int, budget: Budget) -> Player:
    return Halving(GAME, GUIDE, seed, budget)
