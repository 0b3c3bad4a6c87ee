"""The coach of every game: it never falls silent, and says what may be done and known."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.levels import sit
from quarterdeck.core.table import QuietTable
from quarterdeck.insight.coach import advise, has_coach
from quarterdeck.words import LANGUAGES, words
from tests.conftest import ALL
from tests.laws.test_secrecy import SEEDS
from tests.strategies import thinkable


@pytest.fixture(params=filter(has_coach, ALL), ids=lambda game: game.name, scope="session")
def game(request):
    return request.param


THOUGHT = Budget(iterations=4)
SOME = settings(max_examples=settings().max_examples // 4)  # a thought costs many positions
NAMES = ("Anne", "Bart", "Cleo", "Dirk", "Edda", "Fynn")


def asked(data, game):
    """A position and whoever is to move there."""
    state = data.draw(thinkable(game))
    assume(game.to_move(state) is not None)
    return state, game.to_move(state)


@SOME
@given(data=st.data())
def test_whoever_is_to_move_is_advised_what_is_allowed_and_told_why_in_every_language(game, data):
    state, seat = asked(data, game)

    told = advise(game, game.view(state, seat), THOUGHT).options

    legal = set(map(game.write, game.legal_actions(state)))
    assert told
    assert {option.action for option in told} <= legal
    assert all(
        words(game, language).say(option.reason, NAMES) for option in told for language in LANGUAGES
    )


SAID_APART = ("none", "escape")  # no figure is told, or the page says what else the order counts


@SOME
@given(data=st.data())
def test_options_are_listed_in_the_order_of_what_is_shown(game, data):
    state, seat = asked(data, game)

    told = advise(game, game.view(state, seat), THOUGHT)

    shown = [round(option.value, 6) for option in told.options]
    assert told.measure in SAID_APART or shown == sorted(shown, reverse=True)


@SOME
@given(data=st.data(), seed=SEEDS)
def test_advice_is_the_same_whatever_the_seat_may_not_know(game, data, seed):
    state, seat = asked(data, game)
    other = game.imagine(game.view(state, seat), QuietTable(seed))

    here, there = (advise(game, game.view(world, seat), THOUGHT) for world in (state, other))

    assert here == there


@SOME
@given(data=st.data(), seed=SEEDS)
def test_who_follows_the_coach_does_what_it_says_first(game, data, seed):
    state, seat = asked(data, game)
    seen = game.view(state, seat)

    word = game.write(sit(game, "coach", state.options, seed, THOUGHT).choose(seen))

    assert word == advise(game, seen, THOUGHT).options[0].action
