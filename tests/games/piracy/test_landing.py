"""The Pirate: landing, and the end of his turn."""

import pytest
from msgspec.structs import replace

from quarterdeck.core.moment import Over
from quarterdeck.games.piracy import GAME
from quarterdeck.games.piracy.events import Escaped, RanOutOfTime, Seized, TriedToLand
from quarterdeck.games.piracy.knowledge import before
from quarterdeck.games.piracy.options import Options
from quarterdeck.games.piracy.state import Known, Record, ToRoll
from quarterdeck.games.piracy.waters import waters
from tests.games.piracy.positions import (
    NAVY,
    PIRATE,
    at,
    kinds,
    listed,
    names,
    play,
    small,
    sq,
    squares,
)

SIX = "C4 L3 I5 O5 D8 L7"


RICH = {"stolen": SIX}


# Landing


@pytest.mark.clause("P13")
def test_with_six_chests_he_may_try_to_land_where_his_move_ends():
    moves = listed(at("I12", **RICH))

    assert "sail I13 land I14" in moves
    assert "land I14" in listed(at("I13", **RICH))
    assert not [move for move in listed(at("I12")) if "land" in move]
    assert not [move for move in moves if "land M14" in move]


@pytest.mark.clause("P1", "P13")
def test_an_open_garrison_lets_him_escape():
    after, heard = play(at("I12", **RICH), "sail I13 land I14", chance=[0])

    assert after.awaiting == Over((PIRATE,))
    assert heard[1] == TriedToLand(PIRATE, sq("I14"), True, "Southbight")
    assert heard[2] == Escaped(PIRATE, sq("I14"), "Southbight")
    assert GAME.payoffs(after) == (1, 0)


@pytest.mark.clause("P14")
def test_a_closed_garrison_turns_him_away_for_good():
    after, heard = play(at("I12", **RICH), "sail I13 land I14", chance=[1])

    assert after.awaiting == ToRoll(NAVY, 0)
    assert (after.closed, after.garrisons) == ((sq("I14"),), (5, 5))
    assert heard[1] == TriedToLand(PIRATE, sq("I14"), False, "Southbight")
    assert not [move for move in listed(at("I13", closed=after.closed, **RICH)) if "land" in move]


@pytest.mark.clause("P13")
def test_a_try_shows_that_he_is_next_to_that_harbour_and_no_more():
    after, _ = play(at("L10", **RICH), "sail L9 land L8", chance=[1])

    assert names(after.known.possible) == "K8 L9"


@pytest.mark.clause("P14")
def test_by_house_rule_a_closed_garrison_seizes_him():
    state = at("I12", options=Options(pirate=1, seize=True), **RICH)

    after, heard = play(state, "sail I13 land I14", chance=[1])

    assert after.awaiting == Over((NAVY,))
    assert heard[2] == Seized(PIRATE, sq("I14"), "Southbight")


@pytest.mark.clause("P12", "P13", "P29")
def test_the_sixth_chest_counts_while_its_marker_still_lies_and_is_off_before_he_lands():
    state = at("I12", stolen="C4 L3 I5 O5 D8", loading="G10")

    after, heard = play(state, "sail I13 land I14", chance=[1])

    assert kinds(heard)[:3] == ["Hid", "Missed", "TriedToLand"]
    assert len(after.stolen) == 6


@pytest.mark.clause("P13")
def test_a_loading_turn_is_no_move_to_land_after():
    ships, chests = "B7 E7 F7 G7 H7", "C3 D3 F3 G3 C5 D5 F5 G5 C7 D7"
    state = at("D2", ships, chests, "F3 G3 C5 D5 F5 G5", options=small(pirate=1))

    after, heard = play(state, "load D3")

    assert {"load D3", "land D1"} < set(listed(state))
    assert after.awaiting == ToRoll(NAVY, 0)
    assert "TriedToLand" not in kinds(heard)


@pytest.mark.clause("P16", "P29")
def test_a_ship_on_his_last_square_is_looked_at_before_the_landing():
    after, heard = play(at("I12", "I13 B2 C2 D2 E2", **RICH), "sail I13 land I14")

    assert after.awaiting == Over((NAVY,))
    assert "TriedToLand" not in kinds(heard)


# By house rule the token turns by itself


def bound(square, **more):
    """He has to land where he ends his move next to a harbour he has not tried."""
    return at(square, options=Options(pirate=1, badge=True), **more)


@pytest.mark.clause("P13")
def test_by_house_rule_a_move_with_six_chests_that_ends_at_a_harbour_is_a_try():
    state = bound("I12", **RICH)

    assert "sail I13" not in listed(state)
    assert {"sail I13 land I14", "sail H12", "wait"} < set(listed(state))
    assert GAME.why_not(state, GAME.read("sail I13")).number == "P13"


@pytest.mark.clause("P13")
def test_by_house_rule_lying_still_at_a_harbour_is_a_try_as_well():
    assert "wait" not in listed(bound("I13", **RICH))
    assert "land I14" in listed(bound("I13", **RICH))


@pytest.mark.clause("P13", "P14")
def test_a_token_that_lies_face_up_does_not_turn_again():
    assert "wait" in listed(bound("I13", closed=(sq("I14"),), **RICH))


@pytest.mark.clause("P13")
def test_a_token_does_not_turn_by_itself_for_fewer_chests():
    assert "wait" in listed(bound("I13"))


@pytest.mark.clause("P13", "P31")
def test_everybody_knows_that_he_is_at_no_harbour_whose_token_did_not_turn():
    free, _ = play(at("I12", **RICH), "wait")
    after, _ = play(bound("I12", **RICH), "wait")

    assert "I13" in names(free.known.possible).split()
    assert "I13" not in names(after.known.possible).split()
    assert "I12" in names(after.known.possible).split()


@pytest.mark.clause("P11", "P13")
def test_where_he_may_have_loaded_at_a_harbour_he_may_be_until_no_chest_is_missed():
    ships, chests = "B7 E7 F7 G7 H7", "C3 D3 F3 G3 C5 D5 F5 G5 C7 D7"
    rules, here = small(pirate=1, badge=True), 1 << sq("D2")
    state = at("D2", ships, chests, "F3 G3 C5 D5 F5 G5", options=rules, known=Known(here, 0))

    after, _ = play(state, "load D3")

    sea, lay = waters(rules.map), Record(squares(ships))
    assert after.known.laden & after.known.possible == here
    assert before(sea, after.known, replace(lay, missed=sq("D3"))) == here
    assert not before(sea, after.known, lay) & here


# The end of his turn


@pytest.mark.clause("P30")
def test_after_a_hundred_turns_the_navy_has_won():
    late = at("M13", turn=100)

    after, heard = play(late, "wait")

    assert after.awaiting == Over((NAVY,))
    assert heard[1] == RanOutOfTime(PIRATE, 100)
    assert play(at("M13", turn=99), "wait")[0].awaiting == ToRoll(NAVY, 0)


@pytest.mark.clause("P13", "P30")
def test_he_may_still_escape_in_the_hundredth():
    after, _ = play(at("I13", turn=100, **RICH), "land I14", chance=[0])

    assert after.awaiting == Over((PIRATE,))


def test_the_first_thing_on_offer_is_to_lie_still():
    assert listed(at("M13"))[0] == "wait"
