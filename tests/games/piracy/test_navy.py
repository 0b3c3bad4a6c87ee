"""A Navy ship's turn: the die, the telescope, the move, the guns."""

import pytest

from quarterdeck.core.moment import Over
from quarterdeck.core.table import LoadedTable
from quarterdeck.games.piracy import GAME
from quarterdeck.games.piracy.events import (
    AnsweredAye,
    AnsweredNay,
    Caught,
    Fired,
    Moved,
    SankShip,
    ShutIn,
    Sunk,
    Threw,
    TurnBegan,
    Won,
)
from quarterdeck.games.piracy.navy import next_turn
from quarterdeck.games.piracy.state import ToDecide, ToEngage, ToFireAgain, ToMove, ToRoll, ToSail
from tests.games.piracy.positions import (
    NAVY,
    PIRATE,
    aboard,
    at,
    kinds,
    listed,
    name,
    names,
    play,
    small,
    sq,
)

NORTH, EAST, SOUTH, WEST = range(4)
ALONE = "M10 B2 C2 D2 E2"  # ship 1 in the open, the others far away
DEAD_END = {"options": small(pirate=1), "chests": "C3"}


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


# Seen


@pytest.mark.clause("P21")
def test_who_has_looked_and_heard_aye_fires_or_moves():
    after, heard = play(aboard(ToDecide, 0, "M12", ALONE, roll=2), "look")

    assert heard[1] == AnsweredAye(PIRATE, sq("M12"))
    assert after.awaiting == ToEngage(NAVY, 0, 2)
    assert "stay" not in listed(after)
    assert listed(after)[-4:] == ["fire north", "fire east", "fire south", "fire west"]


@pytest.mark.clause("P24")
def test_who_moved_first_and_sees_him_cannot_fire():
    after, heard = play(aboard(ToDecide, 0, "M13", ALONE, roll=1), "move M11")

    assert heard[2] == AnsweredAye(PIRATE, sq("M13"))
    assert after.awaiting == ToSail(PIRATE)


@pytest.mark.clause("P24", "P31")
def test_his_token_stands_until_the_turn_ends():
    seen, _ = play(aboard(ToDecide, 0, "M12", ALONE, roll=2), "look")

    after, _ = play(seen, "move L11")

    assert name(GAME.view(seen, NAVY).sighted) == "M12"
    assert GAME.view(after, NAVY).sighted is None
    assert names(after.known.possible) == "M12"  # nobody forgets until he sails


# Firing


@pytest.mark.clause("P21")
def test_a_salvo_that_lands_on_the_pirate_sinks_him():
    after, heard = play(aboard(ToEngage, 0, "M12", ALONE, roll=2, sighted="M12"), "fire south")

    assert heard[0] == Fired(NAVY, 0, sq("M10"), SOUTH, 2, sq("M12"))
    assert heard[1] == Sunk(PIRATE, 0, sq("M12"))
    assert after.awaiting == Over((NAVY,))


@pytest.mark.clause("P21")
def test_the_range_is_exact_and_the_second_salvo_has_a_die_of_its_own():
    state = aboard(ToEngage, 0, "M12", ALONE, roll=1, sighted="M12")

    missed, heard = play(state, "fire south", chance=[2])
    after, _ = play(missed, "fire south")

    assert heard[1] == Threw(NAVY, 0, 2)
    assert missed.awaiting == ToFireAgain(NAVY, 0, 2)
    assert after.awaiting == Over((NAVY,))


@pytest.mark.clause("P21", "P23")
def test_the_second_salvo_may_be_left_and_the_ship_stays():
    state = aboard(ToEngage, 0, "M12", ALONE, roll=1, sighted="M12")

    after, heard = play(state, "fire north", "cease", chance=[6])

    assert kinds(heard) == ["Fired", "Threw", "Ceased", "TurnBegan"]
    assert name(after.ships[0]) == "M10"
    assert after.awaiting == ToSail(PIRATE)


@pytest.mark.clause("P21")
@pytest.mark.parametrize(
    ("start", "direction", "reach", "lands"),
    [
        ("M10", "north", 2, None),  # M8 is land
        ("M10", "north", 3, None),  # and it does not fly over it
        ("L11", "north", 3, None),  # L8 is a harbour
        ("M10", "east", 1, "N10"),
        ("M10", "east", 6, None),
        ("B2", "west", 1, None),
        ("P2", "north", 6, None),  # off the chart
    ],
)
def test_a_salvo_over_land_or_off_the_chart_is_lost(start, direction, reach, lands):
    ships = f"{start} C13 D13 E13 F13"
    state = aboard(ToEngage, 0, "B13", ships, roll=reach, sighted="B13")

    _, heard = play(state, f"fire {direction}", chance=[1])

    assert name(heard[0].square) == lands


@pytest.mark.clause("P21", "P22")
def test_a_salvo_flies_over_ships_and_sinks_the_one_it_lands_on():
    ships = "M10 M11 M12 D2 E2"
    state = aboard(ToEngage, 0, "M13", ships, roll=2, sighted="M13")

    after, heard = play(state, "fire south", chance=[1])

    assert heard[1] == SankShip(NAVY, 0, NAVY, 2, sq("M12"))
    assert [square == -1 for square in after.ships] == [False, False, True, False, False]


# The end of a turn


@pytest.mark.clause("P8")
def test_after_the_fifth_ship_comes_the_first():
    after, heard = play(aboard(ToMove, 4, "D13", ALONE, roll=1), "stay")

    assert (after.ship, after.turn) == (0, 3)
    assert heard[-1] == TurnBegan(PIRATE, 3)


@pytest.mark.clause("P28")
def test_a_lost_ships_turn_is_left_out_with_the_pirates_before_it():
    after, _ = play(aboard(ToMove, 0, "D13", "M10 - - D2 E2", roll=1), "stay", "wait")

    assert after.awaiting == ToRoll(NAVY, 3)
    assert after.turn == 3


@pytest.mark.clause("P28")
def test_with_no_ship_left_the_pirate_would_have_won():
    """No salvo can sink the ship that fires it, so play does not come to this."""
    state = at("D13", "- - - - -")

    assert next_turn(state, 0, LoadedTable()).awaiting == Over((PIRATE,))


@pytest.mark.clause("P17")
def test_a_pirate_shut_in_by_a_ship_in_the_only_strait_has_lost():
    after, heard = play(aboard(ToDecide, 0, "Q13", "P12 B2 C2 D2 E2", roll=1), "move P13")

    assert after.awaiting == Over((NAVY,))
    assert ShutIn(PIRATE, sq("Q13")) in heard


@pytest.mark.clause("P17")
def test_it_takes_a_ship_in_every_strait_next_to_him():
    one = aboard(ToMove, 0, "E5", "E3 B7 F7 G7 H7", roll=1, **DEAD_END)
    both = aboard(ToMove, 0, "E5", "E3 E6 F7 G7 H7", roll=1, **DEAD_END)

    assert play(one, "move E4")[0].awaiting == ToSail(PIRATE)
    assert play(both, "move E4")[0].awaiting == Over((NAVY,))


@pytest.mark.clause("P17", "P29")
def test_the_look_comes_before_the_trap_is_looked_at():
    _, heard = play(aboard(ToDecide, 0, "Q13", "P12 B2 C2 D2 E2", roll=1), "move P13")

    assert kinds(heard)[:4] == ["Moved", "Looked", "AnsweredAye", "ShutIn"]


@pytest.mark.clause("P17", "P20")
def test_who_is_not_shut_in_is_known_not_to_be_in_the_trap():
    after, _ = play(aboard(ToMove, 0, "M13", "P12 B2 C2 D2 E2", roll=1), "move P13")

    assert "Q13" not in names(after.known.possible)
