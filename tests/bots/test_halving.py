"""A knock-out: the same luck for all, the same answer to the same question, in the time given."""

from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.halving import ALONE, Halving, HalvingGuide, Luck, Trial, weigh_against
from quarterdeck.bots.levels import sit
from quarterdeck.bots.waddingtons.playout import quick_action
from quarterdeck.core.table import QuietTable
from quarterdeck.games.waddingtons import GAME
from tests.games.waddingtons.positions import at, listed, ship, square
from tests.strategies import positions

COUNTED = Budget(iterations=30)
LEAVING = at(ship("london", hand="r3 r3 b2"), ship("cadiz", hand="r3 b2"))
AT_SEA = at(ship("london", "4,14", "e", "r3 b2 b3"), ship("cadiz", "14,15", "s", "r3 b2"))


def word(state, seed=1, budget=COUNTED):
    seen = GAME.view(state, GAME.to_move(state))
    return GAME.write(sit(GAME, "captain", state.options, seed, budget).choose(seen))


def guide(worth, actions=None):
    """Every action is a candidate, or these; what follows is not looked at."""
    return HalvingGuide(
        candidates=lambda _, __: actions or GAME.legal_actions(LEAVING),
        play=quick_action,
        far_enough=lambda _, __: True,
        worth=worth,
    )


def chosen(told, iterations=200):
    player = Halving(GAME, told, 1, Budget(iterations=iterations))
    return GAME.write(player.choose(GAME.view(LEAVING, 0)))


def test_what_is_clearly_better_comes_through():
    def is_there(state):
        return (float(state.ships[0].square == square("5,14")), 0.0)

    assert chosen(guide(is_there)) == "sail e 5"


def test_where_nothing_is_better_the_first_stands():
    assert chosen(guide(lambda _: (0.5, 0.5))) == listed(LEAVING)[0]


def test_what_is_only_better_by_chance_does_not_come_through():
    noise = QuietTable(1).random

    assert chosen(guide(lambda _: (noise(), 0.5), GAME.legal_actions(LEAVING)[:2])) == "stay"


def test_every_action_is_tried_even_where_there_is_no_time():
    def is_far(state):
        return (float(state.ships[0].square == square("8,14")), 0.0)

    assert chosen(guide(is_far), iterations=1) == "sail e 8"


def test_luck_begins_with_the_number_that_was_chosen():
    luck = Luck(3, 0.25)

    assert [luck.random(), luck.random()] == [0.25, QuietTable(3).random()]


def test_a_lead_is_counted_world_by_world():
    one, two = Trial("one"), Trial("two")
    one.found, two.found = [0.5, 0.9, 0.1], [0.4, 0.8, 0.0]

    mean, error = one.lead(two)

    assert mean == pytest.approx(0.1)
    assert error == pytest.approx(0.0, abs=1e-9)


def test_an_action_that_went_out_early_is_held_against_the_same_worlds():
    one, two = Trial("one"), Trial("two")
    one.found, two.found = [0.5, 0.9, 0.1, 0.1], [0.4, 0.8]

    first, second = weigh_against(one, [two, one])

    assert (first.action, second.action) == ("one", "two")
    assert first.share == pytest.approx(0.4)
    assert second.share == pytest.approx(0.3)
    assert second.behind == pytest.approx(0.1)
    assert second.worlds == 2


def weighed(told, iterations=200):
    return Halving(GAME, told, 1, Budget(iterations=iterations)).weigh(GAME.view(LEAVING, 0))


def test_all_that_was_compared_is_weighed_and_the_choice_comes_first():
    def is_there(state):
        return (float(state.ships[0].square == square("5,14")), 0.0)

    found = weighed(guide(is_there))

    assert sorted(GAME.write(each.action) for each in found) == sorted(listed(LEAVING))
    assert [each.share for each in found] == [1.0] + [0.0] * (len(found) - 1)
    assert found[0].action == GAME.read(chosen(guide(is_there)))


def test_the_choice_comes_first_even_where_another_seemed_better_by_chance():
    noise = QuietTable(1).random
    told = guide(lambda _: (noise(), 0.5), GAME.legal_actions(LEAVING)[:2])

    first, second = weighed(told)

    assert GAME.write(first.action) == "stay"
    assert second.behind == pytest.approx(first.share - second.share)


def test_where_there_is_nothing_to_compare_it_is_weighed_all_the_same():
    (only,) = weighed(guide(lambda _: (0.25, 0.75), GAME.legal_actions(LEAVING)[:1]))

    assert (only.share, only.behind, only.worlds) == (0.25, 0.0, ALONE.iterations)


def test_the_same_seed_and_iterations_give_the_same_choice():
    assert word(AT_SEA) == word(AT_SEA)


@given(data=st.data(), seed=st.integers(0, 2**32))
def test_a_choice_does_not_change_with_what_it_may_not_know(data, seed):
    state = data.draw(positions(GAME))
    seat = GAME.to_move(state)

    if seat is not None:
        other = GAME.imagine(GAME.view(state, seat), QuietTable(seed))
        assert word(state, budget=Budget(iterations=8)) == word(other, budget=Budget(iterations=8))


@pytest.mark.slow
def test_a_budget_by_the_clock_is_kept_to():
    word(AT_SEA)

    begun = perf_counter()
    word(AT_SEA, budget=Budget(seconds=1))

    assert perf_counter() - begun < 1.5
