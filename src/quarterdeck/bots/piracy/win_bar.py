"""The win bar of Piracy: how games between mates went from positions like this.

It counts chests, harbours tried, and how likely the next ship has him where he is, or where the
Navy must believe him. Over such games its squared error is 0.22, where knowing nothing gives 0.25:
much can still happen.
"""

import math

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.record import Shares
from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy import grid
from quarterdeck.games.piracy.view import View
from quarterdeck.games.piracy.waters import waters

from .belief import HEADS_FOR_TREASURE, Array, Filter, frame_of
from .threats import threat, without

START, CHEST = -0.56, 0.32  # in the logarithm of his odds
LADEN, TRIED = 1.9, -0.35  # once he has enough, and for every harbour that was closed to him
KNOWN, BELIEVED = -1.3, -0.65  # for being within the next ship's reach


def chances(seen: View, _: Budget) -> Shares:
    """The Pirate's share of the win, and what is left for each Captain."""
    odds = START + CHEST * chests_known(seen) + escaping(seen) + danger(seen)
    his = 1 / (1 + math.exp(-odds))
    navy = (1 - his) / (seen.seats - 1)
    return tuple(his if seat == seen.pirate else navy for seat in range(seen.seats))


def chests_known(seen: View) -> int:
    """As many chests as the viewer knows of."""
    loading = seen.voyage is not None and seen.voyage.loading is not None
    return min(box.ENOUGH, len(seen.stolen) + loading)


def escaping(seen: View) -> float:
    """What it is worth to him that he only has to find an open harbour."""
    return LADEN + TRIED * len(seen.closed) if len(seen.stolen) >= box.ENOUGH else 0.0


def danger(seen: View) -> float:
    """What the ship to sail next takes from his odds."""
    if not seen.turn or seen.ships[seen.ship] == box.SUNK:
        return 0.0
    sea, square = waters(seen.options.map), seen.ships[seen.ship]
    feared = threat(sea, seen.options.telescope, square, without(seen.ships, seen.ship))
    if seen.voyage is not None:
        return KNOWN * float(feared[frame_of(sea).places[seen.voyage.square]])
    return BELIEVED * float((belief_of_viewer(seen) * feared).sum())


def belief_of_viewer(seen: View) -> Array:
    """By square: how likely he is there."""
    follower = Filter(seen.options, HEADS_FOR_TREASURE)
    buried = grid.together((*seen.chests, *seen.stolen))
    return follower.follow(buried, seen.records, seen.record).anywhere
