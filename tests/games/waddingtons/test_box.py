"""What is in the box, figure by figure as the rules have it."""

import pytest

from quarterdeck.games.waddingtons import GAME, sea
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons.components import Find
from quarterdeck.words import LANGUAGES, words
from tests.games.waddingtons.positions import crew, treasure


def test_the_treasure_and_its_points():
    assert dict(zip(box.KINDS, box.POINTS, strict=True)) == {
        "diamond": 5,
        "ruby": 5,
        "gold": 4,
        "pearl": 3,
        "rum": 2,
    }
    assert sum(box.HOARD) == 25
    assert box.points(box.HOARD) == 95
    assert [box.points(treasure(kind)) for kind in box.KINDS] == list(box.POINTS)


def test_the_crew():
    assert box.CREWS == ("r1", "b1", "r2", "b2", "r3", "b3")
    assert sum(box.PACK) == 36
    assert box.VALUE == (1, 1, 2, 2, 3, 3)
    assert box.SIGN == (1, -1, 2, -2, 3, -3)
    assert [box.strength(crew(name)) for name in box.CREWS] == list(box.VALUE)


def test_chance_cards_that_bring_treasure_or_crew():
    assert {
        11: Find(treasure=5, crew=2),
        12: Find(treasure=4, crew=2),
        13: Find(treasure=5, crew=2),
        14: Find(treasure=7, crew=3),
        15: Find(crew=2),
        16: Find(treasure=7, may_stay=10),
        17: Find(treasure=6, may_stay=11),
        18: Find(treasure=4, crew=2, if_up_to=7),
        27: Find(treasure=5, crew=3),
        28: Find(crew=2),
    } == box.FINDS


@pytest.mark.parametrize(
    ("what", "figure"),
    [
        ("FEWEST_SEATS", 2),
        ("MOST_SEATS", 4),
        ("HOMES", 4),
        ("DEALT", 5),
        ("IN_DOCKS", 2),
        ("PORT_WORTH", 8),
        ("HOLD", 2),
        ("ADRIFT", 1),
        ("SPOILS", 2),
        ("SET", 3),
        ("GOAL", 20),
        ("ROUNDS", 400),
        ("BLOWN_TO", 5),
        ("FEW", 3),
        ("RELIEF", 4),
        ("GIFT", 3),
        ("LOSS", 2),
        ("SILVER_WORTH", 5),
        ("HEALTHY", 7),
        ("CHART_WORTH", 7),
        ("CHANCE", (1,) * 28),
        ("KEPT_NUMBERS", (21, 23, 24, 25, 26)),
        ("WORTH", (1, 1, 2, 2, 3, 3, 5, 5, 4, 3, 2, 0, 4, 5, 3, 3)),
    ],
)
def test_every_other_figure(what, figure):
    assert getattr(box, what) == figure


def test_the_coast_lies_around_columns_and_rows_nine_to_twelve():
    island = {sea.PLACES[square] for square in sea.TREASURE_ISLAND}
    ways = {sea.PLACES[s]: sea.HEADINGS[sea.outwards(s)] for s in sea.COAST}

    assert island == {(column, row) for column in range(9, 13) for row in range(9, 13)}
    assert len(ways) == 20
    assert [ways[at] for at in ((8, 8), (8, 10), (8, 13), (11, 13))] == ["sw", "w", "nw", "n"]
    assert [ways[at] for at in ((13, 13), (13, 9), (13, 8), (12, 8))] == ["ne", "e", "se", "s"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("card", "figures"),
    [(1, "3"), (6, "3"), (11, "5"), (12, "4"), (14, "7"), (16, "7 10"), (17, "6 11"), (18, "4 7")],
)
def test_a_chance_card_says_its_figures(card, figures, language):
    said = words(GAME, language).text(f"waddingtons-chance-{card}-says")

    assert [word.strip(".,;") for word in said.split() if word.strip(".,;").isdigit()] == (
        figures.split()
    )
