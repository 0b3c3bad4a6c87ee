"""The win bar of Waddingtons Buccaneer: everyone's turns to the goal, as chances to be first.

Over games between mates its squared error is 0.53, where knowing nothing gives 0.67.
"""

import math

from quarterdeck.bots.chances import Shares
from quarterdeck.bots.player import Budget
from quarterdeck.core.table import QuietTable
from quarterdeck.games.waddingtons import GAME
from quarterdeck.games.waddingtons.outlook import turns_to_win
from quarterdeck.games.waddingtons.state import State
from quarterdeck.games.waddingtons.view import View

DOUBT = 3.0  # turns of a lead that make it worth having, at the very end
SOONER = 0.4  # and more for every turn the leader still needs


def chances(seen: View, _: Budget) -> Shares:
    """Shares of the win; all alike while some still choose their ports."""
    if len(seen.homes) < seen.seats:
        return (1 / seen.seats,) * seen.seats
    world = GAME.imagine(seen, QuietTable(0))
    needs = [turns_needed(world, seat) for seat in range(seen.seats)]
    first = min(needs)
    weights = [math.exp((first - turns) / (DOUBT + SOONER * first)) for turns in needs]
    return tuple(weight / sum(weights) for weight in weights)


def turns_needed(world: State, seat: int) -> float:
    """Of the seat's better ship."""
    own = (index for index, ship in enumerate(world.ships) if ship.owner == seat)
    return min(turns_to_win(world, index) for index in own)
