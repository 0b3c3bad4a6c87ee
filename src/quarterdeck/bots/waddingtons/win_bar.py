"""The win bar of Waddingtons Buccaneer: what everyone's lot is worth, in worlds one can imagine.

Over 600 positions of games between four mates its squared error is 0.58; knowing nothing gives
0.75, and counting everyone's turns to the goal 0.62.
"""

from quarterdeck.bots.budget import GLANCE, Budget
from quarterdeck.bots.record import Shares
from quarterdeck.core.table import QuietTable
from quarterdeck.games.waddingtons import GAME
from quarterdeck.games.waddingtons.view import View

from .win_share import chances_of_seats

WORLDS = 12  # for colours that one does not see: in a single one four points would be guesswork


def chances(seen: View, budget: Budget) -> Shares:
    """Shares of the win; all alike while some still choose their ports."""
    if len(seen.homes) < seen.seats:
        return (1 / seen.seats,) * seen.seats
    table, worlds = QuietTable(0), 1 if budget == GLANCE else WORLDS
    found = [chances_of_seats(GAME.imagine(seen, table)) for _ in range(worlds)]
    return tuple(sum(each) / worlds for each in zip(*found, strict=True))
