"""The referee is closed: what is no action of the game is refused, whatever it looks like."""

import typing

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from quarterdeck.core import referee
from quarterdeck.core.errors import NotationError, QuarterdeckError
from quarterdeck.core.table import QuietTable
from quarterdeck.games import GAMES, kapern
from quarterdeck.words import words
from tests.strategies import positions

SMALL = st.integers(-12, 30)
VALUES = st.one_of(
    SMALL,
    st.integers(-(2**70), 2**70),
    st.lists(SMALL, max_size=8).map(tuple),
    st.lists(SMALL, max_size=3),  # cannot even be looked up
    st.sampled_from([None, True, False, 0.0, 1.0, float("nan"), "", "roll", b"roll"]),
)


def kinds_of(game):
    return typing.get_args(game.types.action)


@st.composite
def anything(draw, game):
    """An action's kind with any values in it, of this game or another, or no action at all."""
    other = draw(st.sampled_from([game, game, *GAMES.values()]))
    kind = draw(st.sampled_from([*kinds_of(other), None]))
    if kind is None:
        return draw(VALUES)
    return kind(*(draw(VALUES) for _ in kind.__struct_fields__))


@given(data=st.data())
def test_what_is_no_action_of_the_game_is_refused_with_a_sentence(game, data):
    state, action = data.draw(positions(game)), data.draw(anything(game))
    seat = game.to_move(state) or 0  # once it is over, anybody's

    try:
        after = referee.play(game, state, seat, action, QuietTable(1))
    except QuarterdeckError as no:
        assert words(game, "en").say(no.sentence, ("Anne",) * 9)
        assert not referee.is_legal(game, state, action)
    else:
        twin = next(each for each in game.legal_actions(state) if each == action)
        assert after == game.apply(state, twin, QuietTable(1))


@given(data=st.data())
def test_an_action_of_the_game_is_known_by_any_that_equals_it(game, data):
    state = data.draw(positions(game))
    action = data.draw(st.sampled_from(game.all_actions(state.options)))
    copy = type(action)(*(getattr(action, name) for name in action.__struct_fields__))

    known = referee.recognise(game, state, copy)

    assert known is not None
    assert known is referee.recognise(game, state, action)


def test_an_action_of_another_game_is_told_so_even_out_of_turn(game):
    state = game.deal(game.seats[0], game.options(), QuietTable(1))
    foreign = kapern.GAME if game.name != "kapern" else GAMES["dorra"]
    action = foreign.all_actions(foreign.options())[-1]

    with pytest.raises(NotationError):
        referee.play(game, state, 99, action, QuietTable(1))


@given(data=st.data())
def test_out_of_turn_nothing_is_heard_of_what_the_mover_may_do(game, data):
    state, seat = data.draw(positions(game)), data.draw(st.integers(0, 9))
    assume(seat != game.to_move(state))

    with pytest.raises(NotationError) as no:
        referee.play(game, state, seat, None, QuietTable(1))

    begin = game.all_actions(state.options)[: referee.EXAMPLES]
    assert no.value.sentence == NotationError("None", map(game.write, begin)).sentence
