"""The odds of Skull Island: nobody decides anything there, so chance tells the whole story."""

from collections import defaultdict
from collections.abc import Mapping
from functools import cache

from quarterdeck.games.kapern import components as box

from .card_payoffs import skulls_in

Odds = Mapping[int, float]  # by skulls on the dice


def chance_of_skull_island(card: int) -> Odds:
    """How likely the first roll leads there; with a ship it never does."""
    if box.SABRES_ON[card]:
        return {}
    least = box.DEADLY + 1 - box.SKULLS_ON[card]
    return {skulls: skulls_in(box.DICE, skulls) for skulls in range(least, box.DICE + 1)}


def leavings(card: int) -> Odds:
    """How likely a turn ends there, with so many skulls in the end."""
    odds: defaultdict[int, float] = defaultdict(float)
    for landed, p in chance_of_skull_island(card).items():
        for skulls, q in left_with(landed).items():
            odds[skulls] += p * q
    return odds


@cache  # skulls of eight dice
def left_with(skulls: int) -> Odds:
    """How a visit ends that stands at so many skulls."""
    dice = box.DICE - skulls
    if dice < 2:
        return {skulls: 1.0}
    odds = defaultdict(float, {skulls: skulls_in(dice, 0)})
    for new in range(1, dice + 1):
        for last, p in left_with(skulls + new).items():
            odds[last] += skulls_in(dice, new) * p
    return odds


@cache  # skulls of eight dice
def throws_there(skulls: int) -> float:
    """The mean number of throws to come in a visit that stands at so many skulls."""
    dice = box.DICE - skulls
    if dice < 2:
        return 0.0
    on = (skulls_in(dice, new) * throws_there(skulls + new) for new in range(1, dice + 1))
    return 1.0 + sum(on)
