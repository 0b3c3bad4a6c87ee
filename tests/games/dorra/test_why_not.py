"""Every reason to refuse: position, action, clause."""

import pytest

from quarterdeck.core.errors import IllegalAction, NotationError, NotYourTurn
from quarterdeck.core.moment import Over
from quarterdeck.core.referee import play
from quarterdeck.core.table import LoadedTable
from quarterdeck.games.dorra import GAME
from quarterdeck.games.dorra.state import ToAct, ToMutiny, ToTake
from quarterdeck.words import words
from tests.games.dorra.positions import BLACK, RED, at, disc

PILES = ("r5b2y?k5k2", "b3r4y2k3y3", "y4b4")
FREE = at(*PILES)
ASKED = at(*PILES, awaiting=ToMutiny(BLACK, RED, disc("r5"), (), ()))
FORCED = at("r5k2k3k4b2", "r2b3", awaiting=ToAct(RED, rebels=(disc("r5"),)))
TAKING = at(*PILES, awaiting=ToTake(RED, disc("r5"), 10))
NO_CHESTS = at(*PILES, awaiting=ToTake(RED, disc("r5"), 10), pieces=(0, 6, 6, 6))


@pytest.mark.clause("D1", "D4", "D7", "D10", "D11", "D13", "D14", "D15", "D21", "D24", "D26")
@pytest.mark.parametrize(
    ("state", "word", "clause"),
    [
        (FREE, "obey", "D4"),
        (FREE, "mutiny", "D4"),
        (FREE, "take chest", "D4"),
        (FREE, "move 4 b5", "D7"),  # r4 lies in a pile
        (FREE, "move 2 b2", "D7"),  # so does b2
        (FREE, "move 2 r3", "D10"),
        (FREE, "move 5 r2", "D10"),
        (FREE, "move 2 g2", "D1"),
        (FREE, "move 5 b3", "D11"),
        (FREE, "board 4 1", "D13"),
        (FREE, "board 5 2", "D13"),
        (FREE, "board 2 1", "D14"),
        (FREE, "board 2 11", "D14"),
        (ASKED, "move 5 b5", "D21"),
        (ASKED, "board 5 1", "D21"),
        (FORCED, "move 5 b5", "D24"),
        (FORCED, "move ? b5", "D24"),
        (FORCED, "board 2 1", "D24"),
        (FORCED, "obey", "D4"),
        (TAKING, "take barrel", "D15"),
        (TAKING, "board 5 1", "D15"),
        (NO_CHESTS, "take chest", "D15"),
        (at(awaiting=Over((0,))), "move 2 b2", "D26"),
    ],
)
def test_why_not(state, word, clause):
    assert GAME.why_not(state, GAME.read(word)).number == clause


@pytest.mark.clause("D24")
def test_a_refusal_names_the_clause_and_what_to_do_instead():
    with pytest.raises(IllegalAction) as no:
        play(GAME, FORCED, RED, GAME.read("move 5 b5"), LoadedTable())

    assert words(GAME).say(no.value.sentence) == (
        "“move 5 b5”: There has been a mutiny: you must board. "
        "Nearest: board 5 11, or one of 2 more. (D24)"
    )


def test_another_seat_is_told_whose_turn_it_is():
    with pytest.raises(NotYourTurn) as no:
        play(GAME, FREE, 1, GAME.read("move 5 r2"), LoadedTable())

    assert words(GAME).say(no.value.sentence, ("Anne", "Bart")) == (
        "Bart cannot act now: it is Anne’s turn."
    )


@pytest.mark.parametrize("text", ["", "dance", "move", "move 5", "move 6 b2", "board 5 16", "b2"])
def test_words_that_name_no_action_bring_examples(text):
    with pytest.raises(NotationError) as no:
        GAME.read(text)

    assert "move 5 b2" in words(GAME).say(no.value.sentence)


def test_words_are_read_however_they_are_typed():
    assert GAME.read("  Move 5   B2 ") == GAME.read("move 5 b2")
