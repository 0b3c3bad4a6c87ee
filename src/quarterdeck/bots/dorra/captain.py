"""The captain: looks ahead, trying what could be done in hundreds of imagined games.

Where covered values are to be remembered, it remembers them for as long as it sits there; weaker
bots forget.
"""

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.player import Player
from quarterdeck.bots.search import Search, SearchGuide
from quarterdeck.games.dorra import GAME
from quarterdeck.games.dorra.options import Options

from . import candidates, rules_of_thumb
from .memory import Remembering

GUIDE = SearchGuide(
    candidates.candidates,
    candidates.playout,
    candidates.far_enough,
    candidates.share_of_everyone,
    first=rules_of_thumb.rank_actions,
    breadth=0.4,  # few at first: the mate's order is good
)


def captain(_: Options, seed: int, budget: Budget) -> Player:
    return Remembering(Search(GAME, GUIDE, seed, budget))
