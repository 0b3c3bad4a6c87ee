from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.core.table import QuietTable
from tests.strategies import positions


@given(data=st.data())
def test_nothing_leaves_the_box(game, data):
    state = data.draw(positions(game))
    fresh = game.deal(len(game.scores(state)), state.options, QuietTable(0))

    assert game.census(state) == game.census(fresh)


@given(data=st.data(), seed=st.integers(0, 2**32))
def test_nothing_is_lost_in_any_step(game, data, seed):
    state = data.draw(positions(game))

    for action in game.legal_actions(state):
        after = game.apply(state, action, QuietTable(seed))
        assert game.census(after) == game.census(state)
