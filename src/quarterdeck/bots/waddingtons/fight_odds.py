"""The odds of a fight, exact for what a seat knows.

Backs are open: of every hand the values are known, and of some cards the colour. The others are
any of that value that the viewer has not seen, each as likely as the next.
"""

from collections.abc import Mapping
from functools import lru_cache
from math import comb
from typing import NamedTuple

from quarterdeck.core.counts import Counts, minus
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons.crew import fighting_strength
from quarterdeck.games.waddingtons.view import SeenShip, View, unseen

Chances = Mapping[int, float]  # of each strength


class Odds(NamedTuple):
    """Of a fight, as the first side sees it."""

    win: float
    draw: float
    lose: float


def balance(hand: Counts) -> int:
    """Red less black."""
    return sum(map(int.__mul__, box.SIGN, hand))


@lru_cache(maxsize=20_000)
def strengths(known: Counts, hidden: Counts, left: Counts) -> Chances:
    """Of a hand: how likely each fighting strength is.

    `known` crew is in it for certain, `hidden` are the values of the others, `left` is the crew
    that these can be.
    """
    chances = {balance(known): 1.0}
    for place, count in enumerate(hidden):
        value, pool = place + 1, left[2 * place : 2 * place + 2]
        chances = spread_strength(chances, value, reds(count, pool))
    found: dict[int, float] = {}
    for lead, chance in chances.items():
        found[abs(lead)] = found.get(abs(lead), 0.0) + chance
    return found


def spread_strength(chances: Chances, value: int, red: Mapping[int, float]) -> dict[int, float]:
    """One more value's worth of cards, so many of them red with such chances."""
    found: dict[int, float] = {}
    for lead, chance in chances.items():
        for shift, part in red.items():
            end = lead + value * shift
            found[end] = found.get(end, 0.0) + chance * part
    return found


def reds(count: int, pool: Counts) -> dict[int, float]:
    """Of some cards of one value: red less black, and how likely."""
    red, black = pool
    ways = comb(red + black, count)
    fitting = range(max(0, count - black), min(count, red) + 1)
    return {2 * n - count: comb(red, n) * comb(black, count - n) / ways for n in fitting}


def hidden(ship: SeenShip) -> Counts:
    """The backs whose colour the viewer does not know."""
    return minus(ship.values, box.values(ship.known))


def against(seen: View, hand: Counts, other: int) -> Odds:
    """This hand against another ship's, for all that the viewer knows."""
    ship = seen.ships[other]
    chances = strengths(ship.known, hidden(ship), unseen(seen))
    return weigh_fight(fighting_strength(hand), chances)


def weigh_fight(strength: int, chances: Chances) -> Odds:
    win = sum(chance for each, chance in chances.items() if each < strength)
    draw = chances.get(strength, 0.0)
    return Odds(win, draw, max(0.0, 1 - win - draw))
