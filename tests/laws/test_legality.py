from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import positions


@given(data=st.data())
def test_an_action_is_legal_exactly_when_no_clause_forbids_it(game, data):
    state = data.draw(positions(game))

    listed = game.legal_actions(state)
    allowed = {
        action for action in game.all_actions(state.options) if game.why_not(state, action) is None
    }

    assert set(listed) == allowed
    assert len(listed) == len(allowed)


@given(data=st.data())
def test_every_kind_of_action_is_offered_once(game, data):
    actions = game.legal_actions(data.draw(positions(game)))

    kinds = [{type(each) for each in actions[start : start + n]} for start, n in actions.kinds]

    assert all(len(kind) == 1 for kind in kinds)
    assert len(set(map(frozenset, kinds))) == len(kinds)
    assert sum(n for _, n in actions.kinds) == len(actions)
