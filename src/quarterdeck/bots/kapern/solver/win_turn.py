"""A turn that is going on, played for the chance to win a game of two."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.state import ToDecide, ToGather, ToRoll
from quarterdeck.games.kapern.view import View

from .card_payoffs import MAGIC, STEP, TOTALS, CardHand, cell
from .expectations import rank
from .final_round import POINT
from .lattice import Numbers
from .skull_island import Odds, leavings, left_with
from .turn_odds import CURSED, curse_of_skulls
from .value_tables import ValueTable, chart
from .win_table import Pair, Phase, Scale, Standings, column_of_need, value_of_turn


class Duel(NamedTuple):
    """How near the end is, and the scores of whoever is to move and of the other."""

    phase: Phase
    mine: int
    theirs: int


class Winning(NamedTuple):
    """A hand solved for the chance to win, and what a curse on the other is worth."""

    chart: ValueTable
    cursed: Sequence[float]  # by hundreds


def winning(options: Options, known: Standings, hand: CardHand, duel: Duel) -> Winning:
    at = Pair(np.array([duel.mine]), np.array([duel.theirs]))
    return winning_by(options, hand, value_of_turn(options, known, duel.phase, at)[:, 0])


def winning_by(options: Options, hand: CardHand, ways: Numbers) -> Winning:
    """By what each way to end is worth; of equal chances the one with more points is taken."""
    points = ways[:MAGIC] + POINT * np.array(TOTALS)
    purse, cursed = [*points.tolist(), float(ways[MAGIC])], ways[CURSED:].tolist()
    return Winning(chart(options, hand, tuple(purse)), tuple(cursed))


def chance(turn: Winning, seen: View) -> float:
    """To win from here, for whoever is to move."""
    match seen.awaiting:
        case ToRoll():
            return chance_with(turn)
        case ToGather():
            nothing = turn.chart.purse[cell(0)]
            return likely(nothing + on_the_island(turn, left_with(seen.dice[box.SKULL])))
        case ToDecide():
            return likely(rank(turn.chart, seen.dice, seen.island)[0].value)
    return likely(rank(turn.chart, seen.dice)[0].value)


def chance_with(turn: Winning) -> float:
    """To win with the card of this turn, before the first roll."""
    chart = turn.chart
    return likely(float(chart.worth[0, 0]) + on_the_island(turn, leavings(chart.hand.card)))


def likely(worth: float) -> float:
    """Without what points were good for among equal chances."""
    return min(1.0, max(0.0, worth))


def on_the_island(turn: Winning, odds: Odds) -> float:
    """How much better it is to leave Skull Island so than to end a turn with nothing."""
    nothing = turn.chart.purse[cell(0)]
    costs = {curse_of_skulls(turn.chart.hand.card, skulls): p for skulls, p in odds.items()}
    return sum(p * (turn.cursed[cost // STEP] - nothing) for cost, p in costs.items())


def chance_before(options: Options, known: Standings, duel: Duel) -> float:
    """To win, before the card of whoever is to move is turned over."""
    measure = Scale(options.target, len(known.race), options.floor_zero)
    mine, theirs = np.array(duel.mine), np.array(duel.theirs)
    if duel.phase == "reply":
        return float(known.reply[column_of_need(theirs - mine)])
    if duel.phase == "final":
        return float(known.final[measure.row(mine), measure.above(theirs)])
    table = known.race if duel.phase == "race" else known.sudden
    return float(table[measure.row(mine), measure.row(theirs)])
