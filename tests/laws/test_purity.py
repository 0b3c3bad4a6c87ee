from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.core.table import QuietTable
from quarterdeck.core.wire import Wire
from tests.strategies import positions


@given(data=st.data(), seed=st.integers(0, 2**32))
def test_apply_makes_a_new_state_and_leaves_the_old(game, data, seed):
    state = data.draw(positions(game))
    wire = Wire(game).state
    before = wire.write(state)

    for action in game.legal_actions(state):
        first = game.apply(state, action, QuietTable(seed))
        again = game.apply(state, action, QuietTable(seed))
        assert first == again

    assert wire.write(state) == before


@given(data=st.data(), seed=st.integers(0, 2**32))
def test_a_state_is_a_key(game, data, seed):
    state = data.draw(positions(game))

    for seat in (None, *range(len(game.scores(state)))):
        assert hash(game.view(state, seat)) == hash(game.view(state, seat))

    assert {state: seed}[state] == seed
