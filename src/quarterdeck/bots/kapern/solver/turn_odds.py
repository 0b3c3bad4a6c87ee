"""Whole turns as odds: how likely each way to end is, the card unknown.

A way to end is a total of points, Pirate Magic, or Skull Island, which costs the other:

    LEAST ... MOST | magic | curse of 0, 100, ... HEAVIEST
"""

from collections.abc import Callable

import numpy as np

from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.options import Options

from .best_turn import Best, play_best
from .card_payoffs import HANDS, MAGIC, STEP, CardHand, Stakes, cell
from .lattice import Indices, Numbers
from .outcome_counts import first_throw, tally
from .skull_island import leavings
from .symmetry import fold_stakes

CURSED = MAGIC + 1  # where the curses begin
HEAVIEST = 2 * box.CURSE * box.DICE
CURSES = range(0, HEAVIEST + STEP, STEP)
WAYS = CURSED + len(CURSES)

ODDS = np.array(box.DECK) / sum(box.DECK)  # of the cards, from a full pile
SETTLED = 1e-7  # a chance that no choice hangs on
AT_ONCE = 512  # columns that fit a processor's own memory

Progress = Callable[[float], None]  # told how much more is done, one in all


def unheard(_: float) -> None:
    """For who does not want to know."""


def best_turns(options: Options, worth: Numbers, progress: Progress = unheard) -> Numbers:
    """Turns played as well as can be, if this is what each way to end is worth: ways, columns."""
    parts = np.array_split(worth, max(1, worth.shape[1] // AT_ONCE), axis=1)
    found = []
    for part in parts:
        found.append(over_cards([best_turn(options, card, part) for card in range(len(ODDS))]))
        progress(1 / len(parts))
    return np.concatenate(found, axis=1)


def best_turn(options: Options, card: int, worth: Numbers) -> Numbers:
    """With one card; the spent Guardian is solved first."""
    hands = hands_of(card)
    solved: list[Best] = []
    for hand in reversed(hands):
        spent = solved[-1].worth if solved else None
        solved.append(play_best(fold_stakes(options, hand), worth[:CURSED], spent, SETTLED))
    plans = [best.plan for best in reversed(solved)]
    return odds_of_turn(card, [fold_stakes(options, hand) for hand in hands], plans)


def odds_of_turn(card: int, stakes: list[Stakes], plans: list[Indices]) -> Numbers:
    """How turns with a card end that follow plans: the first, and that of the spent Guardian."""
    kept = first_throw(stakes[0], plans[0].shape[-1])
    ways = np.zeros((WAYS, kept.shape[-1]))
    for each, plan in zip(stakes, plans, strict=True):
        ends, kept = tally(each, plan, kept)
        ways[:CURSED] += ends
    ways += np.array(island(card))[:, None]
    ways /= ways.sum(axis=0)
    return ways


def hands_of(card: int) -> list[CardHand]:
    return [hand for hand in HANDS if hand.card == card]


def island(card: int) -> list[float]:
    """What Skull Island changes: turns that end there bring no points, but a curse."""
    ways = [0.0] * WAYS
    for skulls, p in leavings(card).items():
        ways[cell(0)] -= p
        ways[CURSED + curse_of_skulls(card, skulls) // STEP] += p
    return ways


def curse_of_skulls(card: int, skulls: int) -> int:
    """What so many skulls on the dice cost the others."""
    return box.CURSE * (skulls + box.SKULLS_ON[card]) * (2 if card == box.PIRATE else 1)


def over_cards(turns: list[Numbers]) -> Numbers:
    """The mean over the card that is turned over."""
    return np.tensordot(ODDS, np.array(turns), axes=1)
