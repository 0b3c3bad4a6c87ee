"""What can be seen from where."""

import pytest

from quarterdeck.games.piracy.chart import Chart
from quarterdeck.games.piracy.options import Options
from quarterdeck.games.piracy.state import ToDecide
from quarterdeck.games.piracy.telescope import lines_of_sight, sweep
from quarterdeck.games.piracy.waters import waters
from tests.games.piracy.positions import BOXES, aboard, grid, kinds, names, play, sq

TEN_KEYS = waters(Options().map)
OPEN = waters(Chart.load(str(BOXES / "open_edges.toml")))


def seen_from(sea, square, others="", rule="eight"):
    ships = grid.together(map(sq, others.split()))
    return set(names(sweep(sea, rule, sq(square), ships).seen).split())


@pytest.mark.clause("P20")
def test_lines_run_in_all_eight_directions_at_any_range():
    assert seen_from(OPEN, "E3") == {
        *("A3", "B3", "C3", "D3", "F3", "G3", "H3", "I3", "J3"),
        *("E1", "E2", "E4", "E5", "E6", "E7", "E8"),
    }
    assert {"D8", "F8", "D6", "F6"} & seen_from(OPEN, "E7") == {"D8", "F8"}
    assert len(lines_of_sight(OPEN, "eight", sq("E7"))) == 8


@pytest.mark.clause("P20")
def test_nothing_is_seen_round_an_edge():
    assert seen_from(OPEN, "A1") == {f"{column}1" for column in "BCDEFGHIJ"} | {
        f"A{row}" for row in range(2, 9)
    }


@pytest.mark.clause("P20")
def test_by_house_rule_they_run_in_four():
    assert seen_from(OPEN, "F5", rule="orthogonal") < seen_from(OPEN, "F5")
    assert len(lines_of_sight(OPEN, "orthogonal", sq("F5"))) == 4


@pytest.mark.clause("P20")
def test_land_and_harbours_are_in_the_way():
    seen = seen_from(TEN_KEYS, "L11")

    assert "L9" in seen
    assert not {"L8", "L7", "L6"} & seen  # a harbour, and what is behind it


@pytest.mark.clause("P20")
def test_other_ships_are_in_the_way():
    assert "M12" in seen_from(TEN_KEYS, "M9")
    assert not {"M11", "M12"} & seen_from(TEN_KEYS, "M9", "M11")
    assert "M10" in seen_from(TEN_KEYS, "M9", "M11")


@pytest.mark.clause("P20")
def test_a_diagonal_between_two_corners_of_land_is_blocked():
    assert "C8" not in seen_from(OPEN, "B7")  # between C7, a harbour, and B8
    assert "B7" not in seen_from(OPEN, "C8")
    assert {"B7", "C8"} & seen_from(OPEN, "A6") == {"B7"}


@pytest.mark.clause("P20")
def test_one_corner_of_land_hides_nothing():
    assert "D5" in seen_from(OPEN, "E6")  # D6 is land, E5 is not
    assert "K5" in seen_from(TEN_KEYS, "J4")


@pytest.mark.clause("P20")
def test_the_answer_is_true():
    hidden = aboard(ToDecide, 0, "L6", "L11 B2 C2 D2 E2", roll=1)
    visible = aboard(ToDecide, 0, "L9", "L11 B2 C2 D2 E2", roll=1)

    assert "AnsweredNay" in kinds(play(hidden, "look")[1])
    assert "AnsweredAye" in kinds(play(visible, "look")[1])
