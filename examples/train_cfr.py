"""Counterfactual regret minimisation of a cut-down Cutlass, through OpenSpiel.

The last two turns of a game: the first captain's dice lie already, crews are one card each out of
three, and nobody throws again. `python examples/train_cfr.py --rounds 60 --curve curve.svg`
"""

import argparse
from dataclasses import replace
from pathlib import Path

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import cutlass
from cutlass import actions as do
from cutlass import components as box
from cutlass.rules import CHOICES
from cutlass.state import Holdings, State, ToDecide
from quarterdeck.core.counts import minus
from quarterdeck.core.menu import Menu
from quarterdeck.research.learning_curve import LearningCurve, draw_curve
from quarterdeck.research.openspiel import register_with_openspiel, short_name

DICE = (0, 3, 2, 0)  # three sabres and two coins lie before the first captain
GOLD = 300
CREW = (1, 1, 1)
GOAL = 0.05  # how exploitable a solution may be


def last_turns(seats, options, table):
    """Two captains with a card each and one more turn each."""
    first = table.take(CREW, 1)
    second = table.take(minus(CREW, first), 1)
    captains = (Holdings(GOLD, first), Holdings(GOLD, second))
    bag = minus(minus(CREW, first), second)
    turn = box.ROUNDS * seats - 1
    return State(options, captains, bag, box.NO_CREW, turn, DICE, ToDecide(0))


def without_rerolls(state, now):
    menu = CHOICES[ToDecide](state, now)
    return Menu(action for action in menu if not isinstance(action, do.Reroll))


SMALL = replace(
    cutlass.GAME,
    name="cutlass_small",
    seats=range(2, 3),
    deal=last_turns,
    choices={**CHOICES, ToDecide: without_rerolls},
)


def solve(rounds, every=5):
    """Yields how exploitable the average policy is, round by round."""
    register_with_openspiel(SMALL)
    tree = pyspiel.load_game(short_name(SMALL.name))
    solver = cfr.CFRPlusSolver(tree)
    for number in range(1, rounds + 1):
        solver.evaluate_and_update_policy()
        if number % every == 0 or number == rounds:
            yield number, exploitability.exploitability(tree, solver.average_policy())


def draw(points, file):
    """Exploitability, by rounds."""
    most = 1.2 * max(GOAL, *(gap for _, gap in points))
    axes = ("rounds of CFR+", "exploitability")
    drawn = LearningCurve("A cut-down Cutlass", *axes, GOAL, f"asked for: {GOAL}", points, most)
    Path(file).write_text(draw_curve(drawn), "utf-8")


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--rounds", type=int, default=60)
    asked.add_argument("--curve", default="")
    told = asked.parse_args()
    curve = []
    for number, gap in solve(told.rounds):
        curve.append((number, gap))
        print(f"round {number:4}  exploitability {gap:.4f}", flush=True)  # noqa: T201
    if told.curve:
        draw(curve, told.curve)
