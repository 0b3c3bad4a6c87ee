"""What a card puts at stake, as numbers over the lattice: prices, risks, and what is barred.

Every price comes from scoring.py. A purse says what each total of a turn is worth to
somebody: the points themselves, or a chance to win. Here a price is a cell of the purse.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from quarterdeck.bots.kept_tables import HOUSES
from quarterdeck.core.counts import Counts
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.scoring import bounty, chest_is_possible, is_magic, wreckage

from .lattice import BOARDS, OF_SIZE, PLAIN, SIDES, SIZE, Indices, Lattice, Numbers

STEP = 100  # every score is a multiple of it
LEAST = -max(box.BONUS_ON)
MOST = 2 * (box.GROUP[box.DICE] + box.TREASURE * box.DICE + box.CHEST)
TOTALS = range(LEAST, MOST + STEP, STEP)

Purse = Sequence[float]  # the worth of every total, and last that of Pirate Magic
MAGIC = len(TOTALS)
POINTS: Purse = (*TOTALS, bounty(box.GOLD_COIN, (0, 0, 0, 0, box.DICE, 0), True)[0])

LAYERS = box.DEADLY + 1  # the third skull is a layer of its own where the Guardian may lift it


class CardHand(NamedTuple):
    """What a turn is played with: a card, and whether its Guardian is spent."""

    card: int
    lifted: bool = False

    @property
    def guarded(self) -> bool:
        """The Guardian is there and has not lifted a skull yet."""
        return self.card == box.GUARDIAN and not self.lifted


HANDS = (*map(CardHand, range(len(box.CARDS))), CardHand(box.GUARDIAN, lifted=True))


class Stakes(NamedTuple):
    """A hand under some house rules; skulls are those on the dice."""

    layers: range  # skulls that can lie when there is something to decide, the most first
    ends: list[Indices]  # skulls -> full board -> the cell of ending the turn there
    wrecks: Indices  # kept board -> the cell of a fatal throw
    fatal: Numbers  # skulls, kept board -> the chance that the throw ends the turn by skulls
    barred: Numbers  # skulls, kept board -> 0, or minus infinity where that may not be thrown
    bare: Numbers  # kept board -> the same for a throw together with the Guardian's skull
    lattice: Lattice = PLAIN

    @property
    def cells(self) -> Indices:
        """All that a turn can come to."""
        return np.unique(np.concatenate([*self.ends, self.wrecks]))


@lru_cache(maxsize=HOUSES * len(HANDS))
def at_stake(options: Options, hand: CardHand) -> Stakes:
    most = box.DEADLY - 1 - box.SKULLS_ON[hand.card] + hand.guarded
    return Stakes(
        layers=range(most, -1, -1),
        ends=[board_ends(options, hand, skulls) for skulls in range(most + 1)],
        wrecks=np.array([wreck(hand, board) for board in (*BOARDS, BOARDS[0])]),
        fatal=np.array([fatal(skulls, most) for skulls in range(LAYERS)]),
        barred=np.array([bar_throws(options, skulls) for skulls in range(LAYERS)])[:, :, None],
        bare=np.where(options.keep_one <= SIZE, 0.0, -np.inf)[:, None],
    )


def cell(points: int) -> int:
    return (points - LEAST) // STEP


def board_ends(options: Options, hand: CardHand, skulls: int) -> Indices:
    """What every full board comes to if the turn ends there."""
    chest = chest_is_possible(options, hand.card, hand.lifted)
    full = BOARDS[OF_SIZE[box.DICE - skulls]]
    return np.array([end(hand.card, (skulls, *board), chest) for board in full])


def end(card: int, dice: Counts, chest: bool) -> int:
    if dice[box.SKULL] + box.SKULLS_ON[card] >= box.DEADLY:
        return cell(wreckage(card, box.NO_DICE))
    return MAGIC if is_magic(card, dice) else cell(bounty(card, dice, chest)[0])


def wreck(hand: CardHand, kept: Counts) -> int:
    """Dice kept on Treasure Island are placed there, which costs nothing."""
    island = (0, *kept) if hand.card == box.TREASURE_ISLAND else box.NO_DICE
    return cell(wreckage(hand.card, island))


def fatal(skulls: int, most: int) -> Numbers:
    """The chance that the dice not kept bring more skulls than can lie."""
    dice = [box.DICE - skulls - size for size in range(box.DICE + 1)]
    return np.take([more_skulls(each, most - skulls) for each in dice], SIZE)


def more_skulls(dice: int, skulls: int) -> float:
    """The chance of more than so many skulls in a throw."""
    return sum(skulls_in(dice, each) for each in range(max(0, skulls + 1), dice + 1))


def skulls_in(dice: int, skulls: int) -> float:
    """The chance of exactly so many skulls in a throw."""
    ways: int = math.comb(dice, skulls) * (SIDES - 1) ** (dice - skulls)
    return ways / math.pow(SIDES, dice)


def bar_throws(options: Options, skulls: int) -> Numbers:
    """A throw takes two dice or more; not all of them where the table keeps one."""
    least, most = int(options.keep_one), box.DICE - skulls - 2
    allowed = (least <= SIZE) & (most >= SIZE) & (skulls < box.DEADLY)
    return np.where(allowed, 0.0, -np.inf)
