"""Bots of every level keep to the rules, and to what their seat may know."""

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.levels import levels, sit
from quarterdeck.core.table import QuietTable
from tests.laws.test_secrecy import SEEDS
from tests.strategies import thinkable

THOUGHT = Budget(iterations=4)
SOME = settings(max_examples=settings().max_examples // 4)  # a thought costs many positions


@SOME
@given(data=st.data(), seed=SEEDS)
def test_a_choice_is_legal_and_the_same_whatever_its_seat_may_not_know(game, data, seed):
    state = data.draw(thinkable(game))
    seat = game.to_move(state)
    assume(seat is not None)
    level = data.draw(st.sampled_from(levels(game)))
    worlds = (state, game.imagine(game.view(state, seat), QuietTable(seed)))

    here, there = (
        sit(game, level, state.options, seed, THOUGHT).choose(game.view(world, seat))
        for world in worlds
    )

    assert here == there
    assert here in game.legal_actions(state)
