"""Who is the Pirate, and what lies where before he slips out."""

import pytest

from quarterdeck.core.table import LoadedTable
from quarterdeck.games.piracy import GAME
from quarterdeck.games.piracy.events import BecamePirate, Departed, DrewLot, SlippedOut
from quarterdeck.games.piracy.options import Options
from quarterdeck.games.piracy.setup import passed_left, spread_out
from quarterdeck.games.piracy.state import ToBury, ToDepart, ToSail, ToStation
from quarterdeck.games.piracy.waters import waters
from tests.games.piracy.positions import (
    CHESTS,
    FAR,
    OPTIONS,
    kinds,
    listed,
    name,
    names,
    play,
    small,
    sq,
)

SEA = waters(OPTIONS.map)


def dealt(seats, *dice, **options):
    table = LoadedTable(*dice)
    return GAME.deal(seats, Options(**options), table), table.heard_by(None)


def buried(seats=2):
    """All chests lie, and the first ship is to be put on the sea."""
    state, _ = dealt(seats, pirate=1)
    return play(state, *(f"bury {site}" for site in CHESTS.split()))[0]


def stationed(ships=FAR):
    return play(buried(), *(f"station {square}" for square in ships.split()))[0]


# The Pirate


@pytest.mark.clause("P2")
def test_the_highest_die_is_the_pirate():
    state, heard = dealt(3, 2, 6, 5)

    assert state.pirate == 1
    assert heard[:4] == [DrewLot(0, 2), DrewLot(1, 6), DrewLot(2, 5), BecamePirate(1)]


@pytest.mark.clause("P2")
def test_those_who_tie_for_the_highest_throw_again():
    state, heard = dealt(3, 5, 3, 5, 4, 4, 1, 6)

    assert state.lots == ((5, 3, 5), (4, 0, 4), (1, 0, 6))
    assert heard[3:5] == [DrewLot(0, 4), DrewLot(2, 4)]
    assert state.pirate == 2


@pytest.mark.clause("P2")
@pytest.mark.parametrize(("chair", "seats", "pirate"), [(1, 3, 0), (3, 3, 2), (6, 4, 1)])
def test_a_chair_that_was_agreed_on_is_counted_round_the_table(chair, seats, pirate):
    state, _ = dealt(seats, pirate=chair)

    assert state.pirate == pirate
    assert state.lots == ()


@pytest.mark.clause("P2")
def test_the_role_passes_to_the_left_after_a_game():
    state, _ = dealt(3, 2, 3, 5, telescope="orthogonal")

    assert passed_left(state) == Options(pirate=1, telescope="orthogonal")


@pytest.mark.clause("P3")
@pytest.mark.parametrize(
    ("seats", "captains"),
    [(2, (1, 1, 1, 1, 1)), (3, (1, 2, 1, 2, 1)), (4, (1, 2, 3, 1, 2)), (6, (1, 2, 3, 4, 5))],
)
def test_ships_are_dealt_round_the_captains_from_the_pirates_left(seats, captains):
    assert dealt(seats, pirate=1)[0].captains == captains


# Chests


@pytest.mark.clause("P3", "P4")
def test_the_captains_bury_one_chest_each_in_turn():
    state, _ = dealt(4, pirate=2)
    seats = []

    for site in CHESTS.split():
        seats.append(state.awaiting.seat)
        state, _ = play(state, f"bury {site}")

    assert seats == [2, 3, 0, 2, 3, 0, 2, 3, 0, 2]
    assert state.awaiting == ToStation(2)


@pytest.mark.clause("P4")
def test_an_island_takes_two_chests():
    state, _ = dealt(2, 3, 2, map=small("open_edges").map)
    after, _ = play(state, "bury C2", "bury G6")

    assert "bury D2" in listed(after)
    assert "bury G6" not in listed(after)
    assert "bury C2" not in listed(after)


# Ships


@pytest.mark.clause("P5")
def test_ships_may_lie_on_any_free_ocean_square():
    state, _ = play(buried(), "station C7")

    assert "station C7" not in listed(state)
    assert "station N7" in listed(state)  # NO PASSING
    assert len(listed(state)) == 1 + 138  # or as the chart suggests


@pytest.mark.clause("P3", "P5")
def test_each_captain_puts_his_own_ships():
    state, _ = dealt(4, pirate=1)
    state, _ = play(state, *(f"bury {site}" for site in CHESTS.split()))
    seats = []

    for square in FAR.split():
        seats.append(state.awaiting.seat)
        state, _ = play(state, f"station {square}")

    assert seats == [1, 2, 3, 1, 2]
    assert state.awaiting == ToDepart(0)


# As the chart suggests


@pytest.mark.clause("P5")
def test_a_captain_who_commands_the_whole_navy_sets_it_up_with_one_word():
    after, heard = play(dealt(2, pirate=1)[0], "set up")

    assert names(after.chests) == "L3 C4 I5 O5 L7 D8 G10 O10 C11 J11"
    assert " ".join(map(name, after.ships)) == "K9 F5 Q2 N11 H2"
    assert kinds(heard) == ["Buried"] * 10 + ["Stationed"] * 5
    assert after.awaiting == ToDepart(0)


@pytest.mark.clause("P4", "P5")
def test_a_captain_among_others_sets_up_one_chest_and_it_is_the_next_ones_turn():
    after, heard = play(dealt(3, pirate=1)[0], "set up")

    assert kinds(heard) == ["Buried"]
    assert (heard[0].seat, after.awaiting) == (1, ToBury(2))


@pytest.mark.clause("P5")
def test_a_captain_among_others_sets_up_one_ship_and_it_is_the_next_ones_turn():
    after, heard = play(buried(3), "set up")

    assert kinds(heard) == ["Stationed"]
    assert (heard[0].seat, after.awaiting) == (1, ToStation(2))


@pytest.mark.clause("P4", "P5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nobody_puts_down_a_piece_of_anothers(seats):
    state, heard = dealt(seats, pirate=1)[0], []

    while state.awaiting.seat != state.pirate:
        asked = state.awaiting.seat
        state, news = play(state, "set up")
        heard += [(asked, event) for event in news]

    assert all(event.seat == asked for asked, event in heard)
    assert [event.seat for _, event in heard[10:]] == list(state.captains)


@pytest.mark.clause("P4")
def test_chests_are_suggested_on_all_islands_before_a_second_comes_to_any():
    state, _ = dealt(2, pirate=1)

    after, _ = play(state, "bury D4", "bury C4", "bury L3", "set up")

    chests = [(part & after.chests).bit_count() for part in SEA.islands]
    assert sorted(chests) == [0, 1, 1, 1, 1, 1, 1, 1, 1, 2]


@pytest.mark.clause("P4")
def test_no_chest_is_suggested_where_an_island_is_full():
    state, _ = dealt(2, 3, 2, map=small("open_edges").map)

    after, _ = play(state, "bury C2", "bury D2", "set up")

    assert after.chests.bit_count() == 10
    assert all((part & after.chests).bit_count() <= 2 for part in waters(after.options.map).islands)


@pytest.mark.clause("P5")
def test_a_ship_is_suggested_where_it_sees_most_of_what_the_others_do_not():
    first, _ = play(buried(3), "set up")
    elsewhere, _ = play(buried(3), "station B2", "set up")
    after, _ = play(buried(3), f"station {name(first.ships[0])}", "set up")

    assert elsewhere.ships[1] == first.ships[0]
    assert after.ships[1] != first.ships[0]


@pytest.mark.clause("P5")
def test_where_all_is_seen_by_fewer_ships_five_squares_are_suggested_all_the_same():
    after, _ = play(spread_out(small(pirate=1), 2, 0, ()), "set up")

    assert len(set(after.ships)) == 5


# The departure


@pytest.mark.clause("P6")
def test_five_garrisons_are_open_and_six_closed():
    state, _ = dealt(2, pirate=1)

    assert state.garrisons == (5, 6)
    assert len(SEA.harbours) == 11


@pytest.mark.clause("P7", "P8")
def test_the_pirate_chooses_a_harbour_and_the_ocean_next_to_it():
    state = stationed()

    assert "depart L8 K8" in listed(state)
    assert "depart L8 L9" in listed(state)
    assert "depart D1 D2" not in listed(state)  # a ship lies there
    assert play(state, "depart L8 K8")[0].awaiting == ToSail(0)


@pytest.mark.clause("P7", "P17")
def test_he_cannot_depart_into_a_trap():
    assert "depart Q14 Q13" in listed(stationed())
    assert "depart Q14 Q13" not in listed(stationed("P13 C2 D2 E2 F2"))


@pytest.mark.clause("P7", "P10")
def test_where_he_departs_is_whispered():
    table = LoadedTable()

    GAME.apply(stationed(), GAME.read("depart M14 M13"), table)

    assert table.heard_by(0)[0] == Departed(0, sq("M14"), sq("M13"), "Mercy Steps")
    assert table.heard_by(1)[0] == SlippedOut(0)
    assert table.heard_by(None) == table.heard_by(1)


@pytest.mark.clause("P7")
def test_everybody_knows_the_squares_he_can_have_departed_to():
    after, _ = play(stationed(), "depart M14 M13")

    assert names(after.known.possible) == "P2 Q4 B5 K8 Q8 L9 B10 D13 I13 M13 Q13"


def test_set_up_begins_with_the_chests():
    assert dealt(2, pirate=1)[0].awaiting == ToBury(1)
