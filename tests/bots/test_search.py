"""Search: the same question has the same answer, whatever is hidden, in the time it is given."""

from time import perf_counter

import pytest

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.dorra.rules_of_thumb import mate
from quarterdeck.bots.levels import sit
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


@pytest.mark.slow
def test_a_budget_by_the_clock_is_kept_to():
    state = at("r5b2", "y3k2", ships=(1, 13, 14), seat=RED)
    word(state)

    begun = perf_counter()
    word(state, budget=Budget(seconds=1))

    assert perf_counter() - begun < 1.5
