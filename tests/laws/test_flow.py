import inspect

from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import positions


def test_the_flow_chart_agrees_with_its_functions(game):
    for (moment, action), function in game.flow.items():
        _, now, doing, *_ = inspect.signature(function).parameters.values()

        assert (now.annotation, doing.annotation) == (moment, action)


def test_every_moment_says_what_it_waits_for(game):
    assert set(game.rulebook.moments) == set(game.choices)


@given(data=st.data())
def test_someone_can_act_until_the_game_is_over(game, data):
    state = data.draw(positions(game))

    over = game.to_move(state) is None

    assert over == (not game.legal_actions(state))
    assert sum(game.payoffs(state)) == (1 if over else 0)
