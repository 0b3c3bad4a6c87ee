"""The win bar of Buccaneer: how imagined games go on from here, and what the network makes of them.

Games played in a hurry know the end better, the network the beginning; the bar is half of each.
With the ships of somebody's own box, which the network does not know, it is the games alone.
"""

from collections.abc import Iterator

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.record import Shares
from quarterdeck.bots.search import Search
from quarterdeck.core.table import QuietTable
from quarterdeck.games.dorra import GAME
from quarterdeck.games.dorra.state import State
from quarterdeck.games.dorra.view import View

from .captain import GUIDE

WORLDS = 48  # imagined; always with the same luck, so that positions can be compared


def chances(seen: View, budget: Budget) -> Shares:
    from .learned import is_known, share_of_everyone  # numbers, which few who sit here need

    search = Search(GAME, GUIDE, 0, budget)
    found = [search.play_out(world) for world in worlds(seen, search.table)]
    if is_known(seen.options):
        found += map(share_of_everyone, worlds(seen, QuietTable(0)))
    sums = [sum(each) for each in zip(*found, strict=True)]
    return tuple(each / sum(sums) for each in sums)


def worlds(seen: View, table: QuietTable) -> Iterator[State]:
    return (GAME.imagine(seen, table) for _ in range(WORLDS))
