"""The win bar of Buccaneer: how imagined games go on from here, played in a hurry."""

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.record import Shares
from quarterdeck.bots.search import Search
from quarterdeck.games.dorra import GAME
from quarterdeck.games.dorra.view import View

from .captain import GUIDE

GAMES = 48  # imagined; always with the same luck, so that positions can be compared


def chances(seen: View, budget: Budget) -> Shares:
    search = Search(GAME, GUIDE, 0, budget)
    ends = [search.play_out(GAME.imagine(seen, search.table)) for _ in range(GAMES)]
    return tuple(sum(each) / GAMES for each in zip(*ends, strict=True))
