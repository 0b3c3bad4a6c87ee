"""Who is the Pirate, and what lies where before he slips out."""

import pytest

from quarterdeck.core.table import LoadedTable
from quarterdeck.games.piracy import GAME, grid
from quarterdeck.games.piracy.events import BecamePirate, Departed, DrewLot, SlippedOut
from quarterdeck.games.piracy.options import Options
from quarterdeck.games.piracy.setup import passed_left, suggested_sites, suggested_stations
from quarterdeck.games.piracy.state import ToBury, ToDepart, ToSail, ToStation
from quarterdeck.games.piracy.waters import waters
from tests.games.piracy.positions import CHESTS, FAR, OPTIONS, listed, names, play, small, sq

SEA = waters(OPTIONS.map)


def dealt(seats, *dice, **options):
    table = LoadedTable(*dice)
    return GAME.deal(seats, Options(**options), table), table.heard_by(None)


def buried():
    """All chests lie, and the first ship is to be put on the sea."""
    state, _ = dealt(2, pirate=1)
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
    assert len(listed(state)) == 138


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


@pytest.mark.clause("P5")
def test_one_word_sets_up_everything_as_the_chart_suggests():
    state, _ = dealt(3, pirate=1)

    after, heard = play(state, "set up")

    assert after.chests == grid.together(suggested_sites(SEA))
    assert after.ships == suggested_stations(SEA)
    assert after.awaiting == ToDepart(0)
    assert len(heard) == 15


@pytest.mark.clause("P5")
def test_ships_alone_can_be_left_to_the_chart():
    after, _ = play(buried(), "set up")

    assert names(after.chests) == " ".join(sorted(CHESTS.split(), key=sq))
    assert after.ships == suggested_stations(SEA)


@pytest.mark.clause("P4", "P5")
def test_the_suggestion_spreads_chests_and_eyes():
    islands = [
        sum(site in grid.list_squares(part) for site in suggested_sites(SEA))
        for part in SEA.islands
    ]

    assert islands == [1] * 10
    assert len(set(suggested_stations(SEA))) == 5


@pytest.mark.clause("P5")
def test_where_all_is_seen_by_fewer_ships_five_squares_are_suggested_all_the_same():
    assert len(set(suggested_stations(waters(small().map)))) == 5


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

    assert table.heard_by(0)[0] == Departed(0, sq("M14"), sq("M13"))
    assert table.heard_by(1)[0] == SlippedOut(0)
    assert table.heard_by(None) == table.heard_by(1)


@pytest.mark.clause("P7")
def test_everybody_knows_the_squares_he_can_have_departed_to():
    after, _ = play(stationed(), "depart M14 M13")

    assert names(after.known.possible) == "P2 Q4 B5 K8 Q8 L9 B10 D13 I13 M13 Q13"


def test_set_up_begins_with_the_chests():
    assert dealt(2, pirate=1)[0].awaiting == ToBury(1)
