"""The coach of Buccaneer: the mate's reckoning, put into sentences."""

import pytest

from quarterdeck.bots.budget import DEFAULT
from quarterdeck.bots.levels import sit
from quarterdeck.games.dorra import GAME
from quarterdeck.games.dorra.state import ToMutiny, ToTake
from quarterdeck.insight.coach import advise
from quarterdeck.words import LANGUAGES, words
from tests.games.dorra.positions import AIDED, BLACK, RED, at, counts, disc
from tests.strategies import deep_positions

MUTINY = at("r5k2k3k4b2", awaiting=ToMutiny(BLACK, RED, disc("r5"), (), ()), options=AIDED)
AHEAD = (counts(chest=3, candlestick=3), *[counts()] * 3)
TAKING = at("r5b5y2k5r2", awaiting=ToTake(RED, disc("r5"), 10))


def told(state, word):
    """What the coach says about a word."""
    advice = advise(GAME, GAME.view(state, GAME.to_move(state)), DEFAULT)
    (found,) = (each for each in advice.options if each.action == word)
    return words(GAME).say(found.reason)


@pytest.mark.parametrize(
    ("state", "word", "says"),
    [
        (at("r5b5y2k5r2", options=AIDED), "board 5 11", "You keep about 10; the others get 12"),
        (at("r5b5y2k5r2"), "board 5 11", "you take the lead."),
        (at("r5b5y2k5r2", booty=AHEAD), "board 5 11", "No majority changes."),
        (at("r5b5"), "move 5 y2", "A crew of 3, ready for 2 ships; 3 players could take it"),
        (at(ships=(13, 14, 15)), "move 5 y2", "A crew of 2, too small for any ship yet; 3 pl"),
        (TAKING, "take chest", "Chests: worth 15 to whoever has most; you have 0."),
        (MUTINY, "mutiny", "Your discs would be paid about 9, the captain would be left with 11."),
        (MUTINY, "obey", "The captain plays as he likes."),
    ],
)
def test_every_option_has_its_reason(state, word, says):
    assert says in told(state, word)


def test_every_option_is_listed_best_first_and_the_mate_plays_the_first():
    for state in deep_positions(GAME)[::25]:
        seat = GAME.to_move(state)
        advice = advise(GAME, GAME.view(state, seat), DEFAULT)
        values = [each.value for each in advice.options]

        assert values == sorted(values, reverse=True)
        assert {each.action for each in advice.options} == {
            GAME.write(action) for action in GAME.legal_actions(state)
        }
        if seat is not None:
            mate = sit(GAME, "mate", state.options, 1).choose(GAME.view(state, seat))
            assert advice.options[0].action == GAME.write(mate)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("state", [at("r5b5"), TAKING, MUTINY], ids=["act", "take", "mutiny"])
def test_reasons_can_be_said_in_every_language(state, language):
    advice = advise(GAME, GAME.view(state, GAME.to_move(state)), DEFAULT)

    assert all(words(GAME, language).say(each.reason) for each in advice.options)


def test_nobody_is_advised_in_another_s_turn():
    assert advise(GAME, GAME.view(at(), BLACK), DEFAULT).options == ()
