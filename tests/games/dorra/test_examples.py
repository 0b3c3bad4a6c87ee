"""Examples for whoever reads the rules: who is paid what, as at the table."""

import pytest

from quarterdeck.core.errors import NotationError
from quarterdeck.games.dorra import GAME
from quarterdeck.games.dorra.options import Options
from quarterdeck.words import words

BOOK = Options()
COLOURS = ("Red", "Blue", "Yellow", "Black", "Green")


def said(example):
    return [words(GAME).say(each, COLOURS) for each in example.lines]


def test_a_boarding_pays_every_disc_of_others():
    boarded = GAME.example(BOOK, "board 11 r5b2y?k3b4")

    assert boarded.gains == (9, 6, 4, 3, 0)
    assert said(boarded)[0] == "Red finds 22 ducats aboard."
    assert said(boarded)[-1] == "Red keeps 9 ducats of the loot."


def test_own_discs_cost_the_captain_nothing():
    assert GAME.example(BOOK, "board 1 r5r2").gains == (8, 0, 0, 0, 0)


def test_who_cannot_pay_adds_money_of_his_own():
    assert GAME.example(BOOK, "board 1 r5b5y5k5").gains == (-7, 5, 5, 5, 0)


def test_too_small_a_crew_gains_nothing_and_says_why():
    refused = GAME.example(BOOK, "board 11 r5b2")

    assert refused.gains == (0, 0, 0, 0, 0)
    assert said(refused) == ["Ship 11 needs a crew of 5; you have 2."]


@pytest.mark.parametrize(
    ("held", "gains"),
    [("3/2/1", (15, 2, 1)), ("2/2/1", (7, 7, 1)), ("0/0/0", (0, 0, 0)), ("2/2", (7, 7))],
)
def test_booty_is_counted_as_in_the_end(held, gains):
    assert GAME.example(BOOK, f"count chest {held}").gains == gains


@pytest.mark.parametrize(
    "text", ["", "board 16 r5b2", "board 1 r5", "count chest 7/0", "count x 1/1"]
)
def test_what_is_no_example_is_answered_with_one(text):
    with pytest.raises(NotationError, match="board 11"):
        GAME.example(BOOK, text)
