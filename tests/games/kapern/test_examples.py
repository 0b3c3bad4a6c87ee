"""Examples for whoever reads the rules: the same sums as at the table."""

import pytest

from quarterdeck.core.errors import NotationError
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern.options import Options
from quarterdeck.words import words

BOOK = Options()


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("coin 4c3d1s", 1400),
        ("pirate 4d1c2k1p", 1400),
        ("ship2 3s3c1d1m", 900),
        ("ship4 3s3c1d1m", -1000),
        ("animals 4m4p", 4500),
        ("skull1 3c3d2s", 800),
        ("coin 3k5c", 0),
        ("ship3 3k5c", -500),
        ("skull2 1k7c", 0),
    ],
)
def test_an_example_comes_to_what_stopping_would_bring(text, points):
    assert GAME.example(BOOK, text).gains == (points,)


def test_a_house_rule_changes_what_an_example_comes_to():
    assert GAME.example(BOOK, "skull1 4c4d").gains == (1200,)
    assert GAME.example(Options(skull_chest=True), "skull1 4c4d").gains == (1700,)


def test_every_part_of_the_sum_is_said():
    told = GAME.example(BOOK, "animals 2m2p4c").lines

    said = [words(GAME).say(each) for each in told]

    assert said == [
        "200 for 4 animals",
        "200 for 4 coins",
        "400 for coins and diamonds",
        "500 for the full chest",
    ]


@pytest.mark.parametrize("text", ["coin", "coin 7c", "coin 9c", "captain 8c", "coin 8x", "8c coin"])
def test_what_is_no_example_is_answered_with_one(text):
    with pytest.raises(NotationError, match="pirate 3c2d3m"):
        GAME.example(BOOK, text)
