"""The engine as the witness of the solver."""

import math
from collections import Counter
from statistics import fmean, pstdev

import pytest

from quarterdeck.bots.kapern.solver.card_payoffs import POINTS
from quarterdeck.bots.kapern.solver.expectations import card_outlook, dice_thrown_by, planned_action
from quarterdeck.bots.kapern.solver.value_tables import chart
from quarterdeck.core.counts import minus, put
from quarterdeck.core.table import LiveTable
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern import actions as do
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.events import PirateMagic, ReachedSkullIsland, Sank, Threw
from quarterdeck.games.kapern.state import ToGather, ToPlace, ToRoll
from tests.bots.kapern.hands import HOUSE, hand
from tests.games.kapern.positions import turn


def follow(found, turns):
    """Turns played through the engine by the solver's plan: points, rolls and end of each."""
    table = LiveTable(seed=1)
    for _ in range(turns):
        state = turn(box.CARDS[found.hand.card], options=found.options)
        while GAME.to_move(state) == 0:
            state = GAME.apply(state, action_by_plan(found, state), table)
        heard = Counter(type(event) for _, event, _ in table.told)
        yield 5400 if heard[PirateMagic] else state.scores[0], heard[Threw], end_of(heard)
        table.clear()


def action_by_plan(found, state):
    if isinstance(state.awaiting, ToRoll | ToGather):
        return do.ROLL
    found = found.spent if state.lifted else found
    action = planned_action(found.plan, found.hand, state.dice)
    if isinstance(state.awaiting, ToPlace):
        return do.PLACES[put(minus(state.dice, dice_thrown_by(action)), box.SKULL, 0)]
    return action


def end_of(heard):
    return "bust" if heard[Sank] else "skull_island" if heard[ReachedSkullIsland] else "stop"


def bear_witness(found, turns):
    """Means of what was played lie within four standard errors of what was worked out."""
    points, rolls, ends = zip(*follow(found, turns), strict=True)
    expected = card_outlook(found)
    samples = {"expected": points, "rolls": rolls}
    samples |= {end: [each == end for each in ends] for end in ("bust", "stop", "skull_island")}
    for name, sample in samples.items():
        error = pstdev(sample) / math.sqrt(turns)
        assert abs(fmean(sample) - getattr(expected, name)) <= 4 * error, name


@pytest.mark.parametrize("card", box.CARDS)
def test_the_engine_pays_what_the_solver_promises(charts, card):
    bear_witness(charts[hand(card)], 4_000)


@pytest.mark.slow
@pytest.mark.parametrize("card", box.CARDS)
def test_the_engine_pays_what_the_solver_promises_in_the_long_run(charts, card):
    bear_witness(charts[hand(card)], 200_000)


@pytest.mark.parametrize("card", ["guardian", "skull1"])
def test_the_engine_pays_what_the_solver_promises_under_house_rules(card):
    bear_witness(chart(HOUSE, hand(card), POINTS), 4_000)
