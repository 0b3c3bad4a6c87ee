"""What dice are worth, as a table: dice, card, points."""

import pytest

from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.scoring import points_saved
from tests.games.kapern.positions import at, dice, scores_after

CLAUSES = {
    "K11": [
        ("3s2m1p2k", "guardian", 100),
        ("4s1m1p2k", "guardian", 200),
        ("5m1s2k", "guardian", 500),
        ("6p1s1k", "guardian", 1000),
        ("7s1k", "guardian", 2000),
        ("3s3m2k", "guardian", 200),
        ("2s2m2p2k", "guardian", 0),
        ("1s1m1p5c", "animals", 1000),
    ],
    "K12": [
        ("4c2s1m1k", "guardian", 600),  # the rulebook's example
        ("1c1d2s2m2k", "guardian", 200),
        ("3d2s2m1p", "guardian", 400),
    ],
    "K13": [
        ("4c3s1d", "guardian", 1300),  # 600 + 100 + 100 + 500, as printed
        ("8s", "guardian", 4500),
        ("3s3m1c1d", "guardian", 900),
        ("4s4m", "guardian", 900),
        ("3s3m2p", "guardian", 200),
        ("3s3m1c1k", "guardian", 300),
        ("2s6c", "ship2", 600 + 1000 + 300 + 500),  # two sabres a beaten ship asked for
        ("2s6c", "guardian", 1600),  # no ship asks for them
        ("2s3m3c", "ship2", 100 + 100 + 300 + 300 + 500),
        ("4s4c", "ship4", 200 + 200 + 400 + 1000 + 500),
        ("3m3p2d", "diamond", 100 + 100 + 300 + 100 + 500),  # the card's diamond completes three
    ],
    "K14": [
        ("8c", "skull1", 4800),
        ("4c4d", "skull2", 1200),
        ("7c1k", "pirate", 5400),
    ],
    "K15": [
        ("4c1d1s2k", "pirate", 1400),  # the example at the end of the rulebook
        ("8c", "pirate", 10600),  # the largest turn there is
        ("3s3m1c1d", "pirate", 1800),
    ],
    "K24": [
        ("2s2m2p2k", "ship2", 300),
        ("3s2m1p2k", "ship2", 400),
        ("3s2m1p2k", "ship3", 600),
        ("4s2m1p1k", "ship4", 1200),
        ("1s7c", "ship2", -300),
        ("2s6c", "ship3", -500),
        ("3s5c", "ship4", -1000),
    ],
    "K25": [
        ("2c2s2m2k", "coin", 400),
        ("4c2s1m1k", "coin", 500 + 500),
        ("2d2s2m2k", "diamond", 400),
        ("2s2m2p2k", "diamond", 100),
        ("7c1s", "coin", 4000 + 800),
    ],
    "K26": [
        ("2p3m1s2k", "animals", 500),  # five of a kind, as printed
        ("4m4p", "animals", 4500),
        ("1m1p1s1c2d2k", "animals", 300),
        ("1m2p3s2d", "animals", 100 + 100 + 200 + 500),
    ],
}
ROWS = [
    pytest.param(*row, id=f"{clause} {row[0]} {row[1]}")
    for clause, rows in CLAUSES.items()
    for row in rows
]


@pytest.mark.clause("K11", "K12", "K13", "K14", "K15", "K24", "K25", "K26")
@pytest.mark.parametrize(("lie", "card", "points"), ROWS)
def test_stopping_is_worth(lie, card, points):
    assert scores_after(at(lie, card), "stop") == (points, 0)


@pytest.mark.clause("K20")
@pytest.mark.parametrize(
    ("island", "points"),
    [("-", 0), ("3c", 400), ("4d3m", 700), ("2s2m", 0), ("8c", 4800), ("4s4m", 400)],
)
def test_dice_on_the_island_are_worth_their_groups_and_treasure_but_no_chest(island, points):
    assert points_saved(dice(island)) == points


@pytest.mark.clause("K14", "guardian_chest")
def test_a_lifted_skull_closes_the_chest_unless_the_table_agreed_otherwise():
    lifted = at("4s4m", "guardian", lifted=True)
    friendly = at("4s4m", "guardian", lifted=True, options=Options(guardian_chest=True))

    assert scores_after(lifted, "stop") == (400, 0)
    assert scores_after(friendly, "stop") == (900, 0)


@pytest.mark.clause("K14", "skull_chest")
def test_a_skull_card_closes_the_chest_unless_the_table_agreed_otherwise():
    friendly = at("4s4m", "skull1", options=Options(skull_chest=True))

    assert scores_after(at("4s4m", "skull1"), "stop") == (400, 0)
    assert scores_after(friendly, "stop") == (900, 0)


def test_the_box_holds_thirty_five_cards_and_eight_dice():
    assert sum(box.DECK) == 35
    assert dict(zip(box.CARDS, box.DECK, strict=True)) == {
        "coin": 4,
        "diamond": 4,
        "pirate": 4,
        "animals": 4,
        "guardian": 4,
        "treasure_island": 4,
        "skull1": 3,
        "skull2": 2,
        "ship2": 2,
        "ship3": 2,
        "ship4": 2,
    }
