"""The Pirate: sailing and loading."""

import pytest

from quarterdeck.core.moment import Over
from quarterdeck.core.table import LoadedTable
from quarterdeck.games.piracy import GAME
from quarterdeck.games.piracy.events import Hid, Loaded, Missed, RanInto, Sailed, TurnBegan
from quarterdeck.games.piracy.setup import spread_out
from quarterdeck.games.piracy.state import ToRoll
from tests.games.piracy.positions import (
    NAVY,
    PIRATE,
    at,
    kinds,
    listed,
    name,
    names,
    play,
    small,
    sq,
)

# Sailing


@pytest.mark.clause("P8")
def test_after_the_pirate_comes_the_next_ship():
    after, heard = play(at("M13", ship=3), "sail M12")

    assert after.awaiting == ToRoll(NAVY, 3)
    assert heard == [Hid(PIRATE), TurnBegan(NAVY, 2)]


@pytest.mark.clause("P9")
def test_he_sails_up_to_three_squares_and_never_over_one_twice():
    moves = listed(at("B13"))

    assert "wait" in moves
    assert "sail C13-D13-E13" in moves
    assert "sail B12-B11-B10" in moves
    assert not [move for move in moves if move.count("-") > 2 or move.count("B13")]


@pytest.mark.clause("P9")
def test_round_an_ordinary_corner_he_has_both_ways():
    moves = listed(at("N11"))

    assert "sail N10-M10" in moves
    assert "sail M11-M10" in moves


@pytest.mark.clause("P10", "P31")
def test_the_others_hear_the_same_whatever_he_does():
    sounds = set()

    for word in ("wait", "sail K10", "sail K10-L10-M10", "load J11"):
        sounds.add(tuple(play(at("K11"), word)[1]))

    assert sounds == {(Hid(PIRATE), TurnBegan(NAVY, 2))}


@pytest.mark.clause("P10")
def test_he_himself_is_told_what_he_did():
    table = LoadedTable()

    GAME.apply(at("K11"), GAME.read("sail K10-L10"), table)

    assert table.heard_by(PIRATE)[0] == Sailed(PIRATE, sq("K11"), (sq("K10"), sq("L10")))


@pytest.mark.clause("P15")
def test_he_passes_ships_but_not_on_a_no_passing_square():
    held = "C7 B2 D2 E2 F2"  # C7 is the only way between B8 and C6

    assert "sail C7-C6" in listed(at("C8"))
    assert not [move for move in listed(at("C8", held)) if "C7" in move]
    assert "sail D9-E9-F9" in listed(at("C9", "E9 B2 D2 E2 F2"))


@pytest.mark.clause("P16")
def test_ending_on_a_ships_square_loses_the_game():
    after, heard = play(at("C9", "E9 B2 C2 D2 F2"), "sail D9-E9")

    assert after.awaiting == Over((NAVY,))
    assert heard[1] == RanInto(PIRATE, 0, sq("E9"))


@pytest.mark.clause("P16", "P29")
def test_a_ship_on_his_last_square_is_looked_at_before_the_marker():
    after, heard = play(at("K11", "K9 B2 C2 D2 F2", loading="J11"), "sail K10-K9")

    assert kinds(heard) == ["Hid", "RanInto", "OpenedLog", "Won"]
    assert (after.stolen, after.voyage.loading) == ((), sq("J11"))


@pytest.mark.clause("P16")
def test_passing_a_ship_loses_nothing():
    after, _ = play(at("C9", "E9 B2 C2 D2 F2"), "sail D9-E9-F9")

    assert name(after.voyage.square) == "F9"


# Loading


@pytest.mark.clause("P11")
def test_he_loads_only_next_to_a_chest():
    assert "load J11" in listed(at("K11"))
    assert "load J11" not in listed(at("K10"))  # a corner is not next to it
    assert "load J12" not in listed(at("K11"))  # no chest there


@pytest.mark.clause("P11")
def test_the_square_he_departed_to_counts_once_a_turn_has_ended_there():
    state = spread_out(small(pirate=1), 2, PIRATE, ())
    buried = [
        f"bury {site}" for site in ["C3", "D3", "F3", "G3", "C5", "D5", "F5", "G5", "C7", "D7"]
    ]
    stationed = [f"station {square}" for square in ["B7", "E7", "F7", "G7", "H7"]]

    fresh, _ = play(state, *buried, *stationed, "depart D1 D2")
    later, _ = play(fresh, "wait", "roll", "look", "stay", chance=[1])

    assert "load D3" not in listed(fresh)
    assert "load D3" in listed(later)


@pytest.mark.clause("P11")
def test_between_two_chests_he_names_one():
    moves = listed(at("L4", chests="L3 K4"))

    assert moves[-2:] == ["load L3", "load K4"]


@pytest.mark.clause("P12")
def test_the_marker_comes_off_at_the_end_of_the_following_turn():
    loading, quiet = play(at("K11"), "load J11")
    ready = at("K11", loading="J11")

    after, loud = play(ready, "sail K10")

    assert "Missed" not in kinds(quiet)
    assert "J11" in names(loading.chests)
    assert loud[:2] == [Hid(PIRATE), Missed(sq("J11"), 1, "Needle Key")]
    assert "J11" not in names(after.chests)


@pytest.mark.clause("P12")
@pytest.mark.parametrize("word", ["wait", "sail L5-L6", "load K4"])
def test_it_comes_off_whatever_he_does_even_if_he_loads_another(word):
    after, heard = play(at("L4", chests="L3 K4", loading="L3"), word)

    assert heard[1] == Missed(sq("L3"), 1, "Anvil Key")
    assert after.stolen == (sq("L3"),)
    assert (after.voyage.loading == sq("K4")) == (word == "load K4")


@pytest.mark.clause("P12")
def test_what_is_aboard_is_not_loaded_again():
    assert listed(at("L4", chests="L3 K4", loading="L3"))[-1] == "load K4"
    assert "load L3" not in listed(at("L4", chests="L3 K4", loading="L3"))


@pytest.mark.clause("P12")
def test_a_loading_turn_loads_one_chest():
    after, _ = play(at("K11"), "load J11")

    assert after.voyage.loading == sq("J11")
    assert [leg.loaded for leg in after.voyage.legs] == [None, sq("J11")]
    assert name(after.voyage.square) == "K11"


@pytest.mark.clause("P12")
def test_loading_is_whispered_to_him_alone():
    table = LoadedTable()

    GAME.apply(at("K11"), GAME.read("load J11"), table)

    assert table.heard_by(PIRATE)[0] == Loaded(PIRATE, sq("K11"), sq("J11"), "Needle Key")
    assert table.heard_by(None)[0] == Hid(PIRATE)
