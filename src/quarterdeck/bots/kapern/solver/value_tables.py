"""Charts: all about a hand that is played as well as can be, for one purse."""

from typing import NamedTuple

import numpy as np

from quarterdeck.bots.array_bytes import pack, unpack
from quarterdeck.games.kapern.options import Options

from .best_turn import follow_plan, play_best
from .card_payoffs import HANDS, POINTS, CardHand, Purse, Stakes, at_stake
from .lattice import Indices, Numbers


class ValueTable(NamedTuple):
    """A hand solved for one purse."""

    options: Options
    hand: CardHand
    purse: Purse
    worth: Numbers  # skulls, kept board -> what the throw is worth
    fate: Numbers  # skulls, kept board -> the chance of a bust, and the throws to come
    plan: Indices  # skulls, full board -> END or what to keep
    spent: "ValueTable | None" = None  # the same once the Guardian has lifted a skull

    @property
    def stakes(self) -> Stakes:
        return at_stake(self.options, self.hand)


Charts = dict[CardHand, ValueTable]

# The house rules that a turn is played by; the others only tell when a game ends.
MATTERING = ("guardian_chest", "skull_chest", "keep_one")


def chart(options: Options, hand: CardHand, purse: Purse) -> ValueTable:
    """Solve a hand; where there is a Guardian, first the same without him."""
    spent = chart(options, CardHand(hand.card, lifted=True), purse) if hand.guarded else None
    stakes = at_stake(options, hand)
    best = play_best(stakes, np.array(purse)[:, None], spent and spent.worth[:, :, None])
    plan = best.plan[:, :, 0]
    fate = follow_plan(stakes, plan, spent and spent.fate)
    return ValueTable(options, hand, purse, best.worth[:, :, 0], fate, plan, spent)


def chart_points(options: Options) -> Charts:
    """Every hand, for points."""
    cards = [chart(options, hand, POINTS) for hand in HANDS if not hand.lifted]
    spent = [each.spent for each in cards if each.spent]
    return {each.hand: each for each in (*cards, *spent)}


def pack_charts(charts: Charts) -> bytes:
    """Only what was worked out; the rest is known."""
    rows = [charts[hand] for hand in HANDS]
    return pack(
        worth=np.array([row.worth for row in rows]),
        fate=np.array([row.fate for row in rows]),
        plan=np.array([row.plan for row in rows]),
    )


def unpack_charts(options: Options, packed: bytes) -> Charts:
    arrays = unpack(packed)
    charts: Charts = {}
    for row, hand in reversed([*enumerate(HANDS)]):  # the spent Guardian first
        worth, fate, plan = (arrays[name][row] for name in ("worth", "fate", "plan"))
        spent = charts[CardHand(hand.card, lifted=True)] if hand.guarded else None
        charts[hand] = ValueTable(options, hand, POINTS, worth, fate, plan, spent)
    return charts
