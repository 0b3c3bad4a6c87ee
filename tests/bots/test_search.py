"""Search: the same question has the same answer, whatever is hidden, in the time it is given."""

import math
from statistics import stdev
from time import perf_counter

import pytest

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.dorra.captain import GUIDE
from quarterdeck.bots.dorra.rules_of_thumb import mate
from quarterdeck.bots.levels import sit
from quarterdeck.bots.search import Node, Search, average, weigh_children
from quarterdeck.bots.weighed import Weighed
from quarterdeck.core.table import QuietTable
from quarterdeck.games.dorra import GAME
from tests.games.dorra.positions import RED, at
from tests.strategies import deep_positions

COUNTED = Budget(iterations=60)


def word(state, seed=1, budget=COUNTED):
    seen = GAME.view(state, GAME.to_move(state))
    return GAME.write(sit(GAME, "captain", state.options, seed, budget).choose(seen))


def test_the_same_seed_and_iterations_give_the_same_choice():
    state = at("r5b2", "y3k2", ships=(1, 13, 14))

    assert word(state) == word(state)


def test_a_choice_does_not_change_with_what_it_may_not_know():
    for state in list(deep_positions(GAME))[:25]:
        seat = GAME.to_move(state)
        if seat is None:
            continue
        other = GAME.imagine(GAME.view(state, seat), QuietTable(9))
        assert word(state, budget=Budget(iterations=10)) == word(
            other, budget=Budget(iterations=10)
        )


def test_with_hardly_any_time_it_does_what_a_mate_would():
    for state in list(deep_positions(GAME))[::40]:
        if (seat := GAME.to_move(state)) is not None:
            wanted = GAME.write(mate(GAME.view(state, seat)))
            assert word(state, budget=Budget(iterations=1)) == wanted


def searched(state):
    return Search(GAME, GUIDE, 1, COUNTED).weigh(GAME.view(state, GAME.to_move(state)))


def test_what_was_looked_at_most_is_weighed_first_and_the_rest_by_its_share():
    best, *others = searched(at("r5b2", "y3k2", ships=(1, 13, 14)))

    assert GAME.write(best.action) == word(at("r5b2", "y3k2", ships=(1, 13, 14)))
    assert best.worlds == max(each.worlds for each in (best, *others))
    assert [each.share for each in others] == sorted((each.share for each in others), reverse=True)
    assert best.worlds + sum(each.worlds for each in others) == COUNTED.iterations


def looked_at(*shares):
    """An action that brought seat 1 these shares."""
    root, node = Node(2), Node(2)
    for share in shares:
        Search(GAME, GUIDE, 1, COUNTED).credit([root, node], [(1, "act")], (1 - share, share), {})
    return node


def test_shares_are_told_with_their_standard_error():
    error = stdev((0.2, 0.4, 0.9)) / math.sqrt(3)

    assert average(looked_at(0.2, 0.4, 0.9), 1) == (pytest.approx(0.5), pytest.approx(error))


def test_one_look_tells_nothing():
    assert average(looked_at(0.9), 1).error == 1.0


@pytest.mark.parametrize(("behind", "as_good"), [(-0.06, True), (0.04, True), (0.06, False)])
def test_an_action_is_as_good_where_their_errors_could_explain_the_difference(behind, as_good):
    assert Weighed("move", 0.45, behind, 0.05, 9).is_as_good() == as_good


def test_what_is_behind_the_best_is_told_with_the_error_of_both():
    root = Node(2)
    root.children = {"board": looked_at(0.6, 0.8, 0.7), "move": looked_at(0.2, 0.4, 0.9)}

    best, other = weigh_children(root, 1, average(root.children["board"], 1))

    assert (best.behind, other.behind) == (0.0, pytest.approx(0.2))
    assert other.error == pytest.approx(math.hypot(0.1, stdev((0.2, 0.4, 0.9))) / math.sqrt(3))


@pytest.mark.slow
def test_a_budget_by_the_clock_is_kept_to():
    state = at("r5b2", "y3k2", ships=(1, 13, 14), seat=RED)
    word(state)

    begun = perf_counter()
    word(state, budget=Budget(seconds=1))

    assert perf_counter() - begun < 1.5
