"""Search: the same question has the same answer, whatever is hidden, in the time it is given."""

import math
from statistics import stdev
from time import perf_counter

import pytest

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.dorra.captain import GUIDE
from quarterdeck.bots.dorra.rules_of_thumb import mate
from quarterdeck.bots.levels import sit
from quarterdeck.bots.search import Node, Search, Tried, tried_by
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
    assert best.visits == max(each.visits for each in (best, *others))
    assert [each.share for each in others] == sorted((each.share for each in others), reverse=True)
    assert best.visits + sum(each.visits for each in others) == COUNTED.iterations


def credited(*shares):
    """What seat 1 is told of an action that brought it these shares."""
    root, node = Node(2), Node(2)
    for share in shares:
        Search(GAME, GUIDE, 1, COUNTED).credit([root, node], [(1, "act")], (1 - share, share), {})
    return tried_by(1, "act", node)


def test_shares_are_told_with_their_standard_error():
    error = stdev((0.2, 0.4, 0.9)) / math.sqrt(3)

    assert credited(0.2, 0.4, 0.9) == ("act", 3, pytest.approx(0.5), pytest.approx(error))


def test_one_look_tells_nothing():
    assert credited(0.9).error == 1.0


@pytest.mark.parametrize(("share", "alike"), [(0.49, True), (0.41, True), (0.51, False)])
def test_shares_are_alike_where_their_errors_could_explain_the_difference(share, alike):
    one, other = Tried("board", 9, 0.45, 0.04), Tried("move", 9, share, 0.03)

    assert one.is_like(other) == alike


@pytest.mark.slow
def test_a_budget_by_the_clock_is_kept_to():
    state = at("r5b2", "y3k2", ships=(1, 13, 14), seat=RED)
    word(state)

    begun = perf_counter()
    word(state, budget=Budget(seconds=1))

    assert perf_counter() - begun < 1.5
