"""A man-of-war: its die, and how it moves."""

import pytest

from quarterdeck.core.moment import Over
from quarterdeck.games.piracy.events import AnsweredNay, Caught, Moved, Threw, Won
from quarterdeck.games.piracy.state import ToDecide, ToEngage, ToMove, ToRoll, ToSail
from tests.games.piracy.positions import ALONE, NAVY, PIRATE, aboard, kinds, listed, play, sq


def moves(state):
    """Where a ship may go."""
    return [word.removeprefix("move ") for word in listed(state) if word.startswith("move")]


# The die


@pytest.mark.clause("P18")
def test_a_captain_rolls_and_then_decides_what_comes_first():
    after, heard = play(aboard(ToRoll, 0, "D13", ALONE), "roll", chance=[4])

    assert heard == [Threw(NAVY, 0, 4)]
    assert after.awaiting == ToDecide(NAVY, 0, 4)
    assert listed(after)[0] == "look"
    assert "move M12" in listed(after)


# Moving


@pytest.mark.clause("P19")
def test_a_move_takes_the_whole_roll():
    ends = moves(aboard(ToDecide, 0, "D13", ALONE, roll=2))

    assert sorted(ends) == ["K10", "L11", "L9", "M12", "N11", "N9"]


@pytest.mark.clause("P19")
def test_the_first_square_counts_as_used():
    ends = moves(aboard(ToDecide, 0, "D13", ALONE, roll=4))

    assert "M10" not in ends
    assert "L9" in ends  # the long way round


@pytest.mark.clause("P19")
@pytest.mark.parametrize(("roll", "ends"), [(1, ["P13"]), (2, ["P12"]), (3, ["O12", "P11"])])
def test_out_of_the_lagoon_there_is_one_way(roll, ends):
    assert sorted(moves(aboard(ToDecide, 0, "D13", "Q13 B2 C2 D2 E2", roll=roll))) == ends


@pytest.mark.clause("P19", "P27")
@pytest.mark.parametrize(
    ("ships", "roll", "ends"),
    [
        ("Q13 P12 C2 D2 E2", 2, ["P13"]),  # two squares would end on a friend
        ("Q13 P12 C2 D2 E2", 3, ["P11", "O12"]),  # past him it is farther
        ("Q13 P11 O12 D2 E2", 3, ["P12"]),
    ],
)
def test_only_where_the_whole_roll_cannot_be_sailed_is_it_as_far_as_possible(ships, roll, ends):
    assert moves(aboard(ToDecide, 0, "D13", ships, roll=roll)) == ends


@pytest.mark.clause("P19")
def test_a_ship_that_cannot_move_can_only_look():
    state = aboard(ToDecide, 0, "D13", "Q13 P13 C2 D2 E2", roll=5)

    assert listed(state) == ["look"]


@pytest.mark.clause("P19")
def test_who_moves_first_looks_then():
    after, heard = play(aboard(ToDecide, 0, "D13", ALONE, roll=1), "move M11")

    assert heard[0] == Moved(NAVY, 0, sq("M10"), sq("M11"))
    assert kinds(heard) == ["Moved", "Looked", "AnsweredNay", "TurnBegan"]
    assert after.awaiting == ToSail(PIRATE)


@pytest.mark.clause("P19")
def test_who_has_looked_and_heard_nay_may_move_or_stay():
    after, heard = play(aboard(ToDecide, 0, "D13", ALONE, roll=1), "look")

    assert heard[1] == AnsweredNay(PIRATE)
    assert listed(after)[0] == "stay"
    assert play(after, "stay")[0].awaiting == ToSail(PIRATE)
    assert kinds(play(after, "move M11")[1]) == ["Moved", "TurnBegan"]


@pytest.mark.clause("P26")
def test_ships_pass_each_other_but_not_on_a_no_passing_square():
    ordinary = moves(aboard(ToMove, 0, "D13", "P11 P12 C2 D2 E2", roll=3))
    strait = moves(aboard(ToMove, 0, "D13", "P12 P13 C2 D2 E2", roll=2))

    assert "Q13" not in strait
    assert "P13" not in moves(aboard(ToMove, 0, "D13", "P12 P13 C2 D2 E2", roll=1))
    assert "P13" in moves(aboard(ToMove, 0, "D13", "P11 P12 C2 D2 E2", roll=2))
    assert "Q13" in ordinary


@pytest.mark.clause("P26")
def test_the_pirate_is_passed_even_where_he_was_just_seen():
    hidden = aboard(ToMove, 0, "P13", "P12 B2 C2 D2 E2", roll=2)
    seen = aboard(ToEngage, 0, "P13", "P12 B2 C2 D2 E2", roll=2, sighted="P13")

    assert "Q13" in moves(hidden)
    assert "Q13" in moves(seen)


@pytest.mark.clause("P27")
def test_two_ships_never_end_on_one_square():
    state = aboard(ToMove, 0, "D13", "M10 M12 C2 D2 E2", roll=2)

    assert "M12" not in moves(state)
    assert "L11" in moves(state)


@pytest.mark.clause("P25")
def test_a_ship_that_ends_on_the_pirates_square_catches_him():
    after, heard = play(aboard(ToDecide, 0, "M12", ALONE, roll=2), "move M12")

    assert heard[1] == Caught(PIRATE, 0, sq("M12"))
    assert heard[-1] == Won((NAVY,), navy=True)
    assert after.awaiting == Over((NAVY,))


@pytest.mark.clause("P25")
def test_passing_over_him_does_nothing():
    after, _ = play(aboard(ToMove, 0, "M11", ALONE, roll=2), "move M12")

    assert after.awaiting == ToSail(PIRATE)
