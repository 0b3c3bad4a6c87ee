"""Chance cards 1 and 3 to 6: a ship is blown away."""

import pytest

from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.continuations import RestOfCard
from quarterdeck.games.waddingtons.events import Blown
from tests.games.waddingtons.positions import (
    BLACK,
    RED,
    TOP_3,
    A,
    B,
    at,
    crew,
    draw,
    heard,
    play,
    port,
    ship,
    square,
)
from tests.games.waddingtons.stopping import STRONG, stop, where


@pytest.mark.clause("W22")
@pytest.mark.parametrize(
    ("start", "way", "others", "end", "case"),
    [
        ("9,14", "s", (), "9,17", "fifth"),
        ("9,14", "s", ("9,17",), "9,18", "sixth"),
        ("9,14", "s", ("9,17", "9,18"), "9,19", "further"),
        ("8,7", "n", (), "4,4", "fifth"),  # from a corner, diagonally
        ("8,14", "s", (), "5,16", "short"),  # Flat Island is in the way
        ("8,14", "s", ("5,16",), "6,15", "short-taken"),
        ("13,7", "n", (), "16,5", "short"),  # Pirate Island is
    ],
)
def test_1_blows_a_ship_to_the_fifth_square(start, way, others, end, case):
    homes = ("cadiz", "genoa")
    ships = [ship(home, place) for home, place in zip(homes, others, strict=False)]

    after, cases, _ = stop(1, *ships, place=start, way=way)

    assert where(after) == square(end)
    assert cases == ("crew-enough", case)
    assert after.awaiting == to.Head(A, 0)


@pytest.mark.clause("W22")
def test_1_leaves_a_ship_where_it_is_if_every_square_is_taken():
    line = [ship("cadiz", "5,16"), ship("marseilles", "6,15"), ship("genoa", "7,14")]

    after, cases, _ = stop(1, *line, place="8,14", way="s")

    assert where(after) == square("8,13")
    assert cases[1] == "short-taken"


@pytest.mark.clause("W27")
def test_1_may_blow_a_ship_to_flat_island_and_what_lies_there():
    after, _, _ = stop(1, place="8,14", way="s", flat="rum")

    assert after.awaiting == to.Salvage(A, 0)


@pytest.mark.clause("W22a")
def test_nobody_can_call_an_attack_on_a_ship_that_is_blown_past():
    after, _, table = stop(1, ship("genoa", "9,15"), place="9,14")

    assert heard(table, Blown) == [Blown(A, 0, square("9,17"))]
    assert after.awaiting == to.Head(A, 0)


@pytest.mark.clause("W22")
@pytest.mark.parametrize("number", [1, 3, 4, 5, 6])
def test_storms_bring_four_crew_to_a_crew_of_three_or_less(number):
    luck = (RED, crew("r2 b2 b3"), TOP_3)

    after, cases, _ = stop(number, hand="r3", luck=luck)

    assert after.ships[A].hand == crew("r1 r2 r3 b2 b3")
    assert cases[0] == "relief"


@pytest.mark.clause("W41")
@pytest.mark.parametrize("number", [1, 3, 4, 5, 6])
def test_relief_is_as_many_as_there_are(number):
    after, cases, _ = stop(number, hand="r3", pile="b1", beneath="r2", luck=(BLACK, crew()))

    assert after.ships[A].hand == crew("r3 b1 r2")
    assert cases[0] == "relief-short"
    assert after.top == 0


@pytest.mark.clause("W17", "W22")
@pytest.mark.parametrize(("number", "bay"), [(3, "1,1"), (4, "20,20")])
def test_3_and_4_blow_a_ship_to_a_bay_it_may_leave_any_way(number, bay):
    after, cases, _ = stop(number)

    assert where(after) == square(bay)
    assert after.ships[A].free
    assert cases[1] == "bay"
    assert after.awaiting == to.Sail(B, 1)


@pytest.mark.clause("W22")
@pytest.mark.parametrize(
    ("number", "bay", "near"),
    [(3, "1,1", ("2,1", "1,2", "2,2")), (4, "20,20", ("19,19", "20,19", "19,20"))],
)
def test_3_and_4_offer_the_nearest_squares_where_a_bay_is_taken(number, bay, near):
    asked, cases, _ = stop(number, ship("genoa", bay))

    after, _ = play(asked, f"drift {near[1]}")

    assert asked.awaiting == to.Drift(A, 0, tuple(map(square, near)), RestOfCard(0, number, 2))
    assert cases[1] == "bay-taken"
    assert where(after) == square(near[1])
    assert after.ships[A].free


@pytest.mark.clause("W22")
def test_3_asks_nobody_where_only_one_square_is_left():
    others = [ship("cadiz", "1,1"), ship("marseilles", "1,2"), ship("genoa", "2,1")]

    after, _, _ = stop(3, *others)

    assert where(after) == square("2,2")


def test_5_blows_a_ship_home():
    after, cases, _ = stop(5)

    assert where(after) == square("london")
    assert after.awaiting == to.Moor(A, 0)
    assert cases[1] == "home"


@pytest.mark.clause("W23", "W28")
def test_6_blows_a_ship_to_the_nearest_port_ahead_where_it_may_trade():
    after, cases, _ = stop(6, place="7,10", way="e", docks={"marseilles": "r1 rum"})

    assert where(after) == square("marseilles")
    assert isinstance(after.awaiting, to.Trade)
    assert cases[1] == "port"


@pytest.mark.clause("W23")
def test_6_lets_the_player_choose_between_two_ports():
    asked, cases, _ = stop(6, place="7,7", way="ne")

    after, _ = play(asked, "anchor cadiz")

    assert asked.awaiting == to.Anchor(A, 0, (port("cadiz"), port("amsterdam")))
    assert cases[1] == "two-ports"
    assert where(after) == square("cadiz")


@pytest.mark.clause("W23")
def test_6_follows_the_heading_a_ship_has_just_turned_to():
    state = at(ship("london", "9,13", "n", STRONG), ship("genoa"))

    after, _ = play(state, "turn w", chance=(draw(6),))

    assert where(after) == square("london")
