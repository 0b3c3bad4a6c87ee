"""Every reason to refuse: position, action, clause."""

import pytest

from quarterdeck.core.errors import IllegalAction, NotationError, NotYourTurn
from quarterdeck.core.moment import Over
from quarterdeck.core.referee import play
from quarterdeck.core.table import LoadedTable
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.state import ToGather, ToPlace, ToRescue
from quarterdeck.words import words
from tests.games.kapern.positions import at, turn

RESCUE = at("3k5c", "guardian", moment=ToRescue)
ISLAND = at("1k7c", "treasure_island", moment=ToPlace)
SPENT = at("1k7c", "guardian", lifted=True)
KEEP_ONE = at("2k6c", options=Options(keep_one=True))


@pytest.mark.clause("K4", "K5", "K6", "K7", "K8", "K9", "K17", "K20", "K23", "K29", "keep_one")
@pytest.mark.parametrize(
    ("state", "word", "clause"),
    [
        (turn(), "stop", "K4"),
        (turn(), "reroll 2c", "K4"),
        (turn(), "place -", "K4"),
        (at("2k6c"), "roll", "K5"),
        (at("2k6c"), "place 6c", "K5"),
        (at("2k6c"), "sink", "K5"),
        (at("2k6c"), "reroll 2s", "K6"),
        (at("2k6c"), "reroll 7c", "K6"),
        (at("2k6c"), "reroll 1c", "K7"),
        (at("2k6c"), "reroll -", "K7"),
        (at("2k6c"), "reroll 1k1c", "K8"),
        (at("2k6c"), "reroll 2k", "K8"),
        (at("2k6c", "guardian"), "reroll 2k", "K23"),
        (SPENT, "reroll 1k", "K23"),
        (SPENT, "reroll 1k2c", "K23"),
        (at("8c", "guardian"), "reroll 1k", "K6"),
        (RESCUE, "stop", "K23"),
        (RESCUE, "roll", "K23"),
        (RESCUE, "reroll 2c", "K9"),
        (RESCUE, "reroll 1k2s", "K6"),
        (ISLAND, "stop", "K20"),
        (ISLAND, "reroll 2c", "K20"),
        (ISLAND, "place 1k", "K20"),
        (ISLAND, "place 1s", "K20"),
        (at("5k3c", moment=ToGather), "stop", "K17"),
        (at("5k3c", moment=ToGather), "reroll 2c", "K17"),
        (KEEP_ONE, "reroll 6c", "keep_one"),
        (at("2k6c", awaiting=Over((0,))), "roll", "K29"),
    ],
)
def test_why_not(state, word, clause):
    assert GAME.why_not(state, GAME.read(word)).number == clause


@pytest.mark.clause("K7")
def test_a_refusal_names_the_clause_and_what_to_do_instead():
    with pytest.raises(IllegalAction) as no:
        play(GAME, at("2k5c1d"), 0, GAME.read("reroll 1c"), LoadedTable())

    assert words(GAME).say(no.value.sentence) == (
        "“reroll 1c”: A roll takes at least two dice; you picked 1. "
        "Nearest: reroll 1c1d, or one of 9 more. (K7)"
    )


def test_another_seat_is_told_whose_turn_it_is():
    with pytest.raises(NotYourTurn) as no:
        play(GAME, at("2k6c"), 1, GAME.read("stop"), LoadedTable())

    assert words(GAME).say(no.value.sentence, ("Anne", "Bart")) == (
        "Bart cannot act now: it is Anne’s turn."
    )


@pytest.mark.parametrize(
    "text",
    ["", "dance", "reroll", "reroll 2x", "place c", "place -2c", "reroll 4c-4s", "stop now", "k2"],
)
def test_words_that_name_no_action_bring_examples(text):
    with pytest.raises(NotationError) as no:
        GAME.read(text)

    assert "reroll 2s1m" in words(GAME).say(no.value.sentence)
