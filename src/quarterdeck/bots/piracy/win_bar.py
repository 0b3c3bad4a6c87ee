"""The win bar of Piracy: how games between bots went that looked like this.

A few signs (signs.py) are added up, each by its weight; the sum is the logarithm of the Pirate's
odds. The weights were fitted to games of many kinds of Pirate and Navy, and are brought along;
`python -m tools.piracy_win_bar` works them out anew.
"""

import math
from functools import cache

import msgspec

from quarterdeck.bots import kept_tables
from quarterdeck.bots.budget import Budget
from quarterdeck.bots.record import Shares
from quarterdeck.games.piracy import GAME
from quarterdeck.games.piracy.view import View

from .signs import Signs, aimed_at, signs_in


class Weights(msgspec.Struct, frozen=True):
    """By sign, in the logarithm of his odds."""

    pirate: Signs  # for the eyes of whoever knows where he is
    others: Signs  # and for everybody else's


def chances(seen: View, _: Budget) -> Shares:
    """The Pirate's share of the win, and what is left for each Captain."""
    his = his_chance(weights(), seen)
    navy = (1 - his) / (seen.seats - 1)
    return tuple(his if seat == seen.pirate else navy for seat in range(seen.seats))


def his_chance(known: Weights, seen: View) -> float:
    by = known.others if seen.voyage is None else known.pirate
    odds = math.fsum(a * b for a, b in zip(by, signs_in(seen), strict=True))
    return (1 - (aimed_at(seen) or 0.0)) / (1 + math.exp(-odds))


@cache  # there is but one
def weights() -> Weights:
    packed = kept_tables.find_table(weights_key())
    assert packed is not None, "the weights of the win bar are shipped"
    return msgspec.json.decode(packed, type=Weights)


def weights_key() -> str:
    """Under other rules games go another way."""
    return f"{GAME.name}-{GAME.version}-win-bar"
