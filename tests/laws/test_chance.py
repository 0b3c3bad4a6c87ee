import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from quarterdeck.core.table import outcomes
from tests.strategies import positions

MOST = 5000


@given(data=st.data())
def test_the_outcomes_of_an_action_add_up_to_one(game, data):
    state = data.draw(positions(game))
    actions = game.legal_actions(state)
    action = data.draw(st.sampled_from(actions)) if actions else None

    odds = [] if action is None else list(odds_of(game, state, action))

    if len(odds) > MOST:
        event(f"{game.name}: an action with over {MOST} outcomes, only sampled")
        assert sum(odds) < 1
    elif odds:
        assert sum(odds) == pytest.approx(1)
        assert min(odds) > 0


def odds_of(game, state, action):
    """The odds of every outcome, or of the first few thousand."""
    forks = outcomes(lambda table: game.apply(state, action, table))
    return (odds for (odds, _), _ in zip(forks, range(MOST + 1), strict=False))
