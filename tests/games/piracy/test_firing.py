"""A man-of-war that has seen him: firing, and the end of its turn."""

import pytest

from quarterdeck.core.moment import Over
from quarterdeck.core.table import LoadedTable
from quarterdeck.games.piracy import GAME, grid
from quarterdeck.games.piracy.events import (
    AnsweredAye,
    Fired,
    SankShip,
    ShutIn,
    Sunk,
    Threw,
    TurnBegan,
)
from quarterdeck.games.piracy.navy import next_turn
from quarterdeck.games.piracy.state import ToDecide, ToEngage, ToFireAgain, ToMove, ToRoll, ToSail
from quarterdeck.games.piracy.telescope import falls
from quarterdeck.games.piracy.waters import waters
from tests.games.piracy.positions import (
    ALONE,
    NAVY,
    OPTIONS,
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
DICE = range(1, 7)
DEAD_END = {"options": small(pirate=1), "chests": "C3"}


# Seen


@pytest.mark.clause("P21")
def test_who_has_looked_and_heard_aye_fires_moves_or_stays():
    after, heard = play(aboard(ToDecide, 0, "M12", ALONE, roll=2), "look")

    assert heard[1] == AnsweredAye(PIRATE, sq("M12"))
    assert after.awaiting == ToEngage(NAVY, 0, 2)
    assert listed(after)[0] == "stay"  # what a clock plays: it should not fire anyone's guns
    assert listed(after)[-4:] == ["fire north", "fire east", "fire south", "fire west"]


@pytest.mark.clause("P19", "P24")
def test_who_stays_after_an_aye_hands_over_and_the_pirate_is_hidden_again():
    state = aboard(ToEngage, 0, "M12", ALONE, roll=2, sighted="M12")

    after, heard = play(state, "stay")

    assert kinds(heard) == ["Stayed", "TurnBegan"]
    assert after.ships == state.ships
    assert after.awaiting == ToSail(PIRATE)
    assert GAME.view(after, NAVY).sighted is None


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
def test_no_salvo_falls_on_the_ship_that_fires_it_so_one_is_always_left():
    sea = waters(OPTIONS.map)

    for square in grid.list_squares(sea.ocean):
        assert square not in {falls(sea, square, way, reach) for way in range(4) for reach in DICE}


@pytest.mark.clause("P28")
def test_with_no_ship_left_the_pirate_would_have_won():
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
