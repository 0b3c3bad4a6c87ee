"""Movement, and Treasure Island."""

import pytest

from quarterdeck.core.moment import Over
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.events import Sailed, TurnedUp
from tests.games.waddingtons.positions import (
    A,
    B,
    at,
    draw,
    heading,
    heard,
    listed,
    play,
    ship,
    square,
)

# Movement


@pytest.mark.clause("W9")
def test_a_move_is_a_straight_line_up_to_the_sailing_strength():
    state = at(ship("london", "8,14", "e", "r3 b1"), ship("genoa"))

    sails = [word for word in listed(state) if word.startswith("sail")]

    assert sails == ["sail e 1", "sail e 2", "sail e 3", "sail e 4"]


@pytest.mark.clause("W10")
def test_after_a_move_the_bows_are_set_and_the_old_heading_will_do():
    state = at(ship("london", "8,15", "e", "r3 b1"), ship("genoa"))

    moved, table = play(state, "sail e 3")
    after, _ = play(moved, "turn e")

    assert heard(table, Sailed) == [
        Sailed(A, 0, tuple(map(square, ("8,15", "9,15", "10,15", "11,15"))))
    ]
    assert moved.awaiting == to.Head(A, 0)
    assert after.awaiting == to.Sail(B, 1)


@pytest.mark.clause("W10")
def test_a_ship_may_turn_instead_but_to_a_different_heading_that_points_at_a_square():
    state = at(ship("london", "1,20", "e", "r3"), ship("genoa"))

    turns = [word for word in listed(state) if word.startswith("turn")]
    after, _ = play(state, "turn s")

    assert turns == ["turn se", "turn s"]
    assert after.ships[A].heading == heading("s")
    assert after.awaiting == to.Sail(B, 1)


@pytest.mark.clause("W11", "W12")
def test_only_at_home_may_a_ship_stay():
    home = at(ship("london", hand="r2"), ship("genoa"))
    away = at(ship("london", "cadiz", hand="r1"), ship("genoa"))

    assert listed(home)[0] == "stay"
    assert "stay" not in listed(away)


@pytest.mark.clause("W12a")
@pytest.mark.parametrize("bows", ["n", "sw"])
def test_a_ship_leaves_a_port_in_any_of_three_directions_wherever_its_bows_point(bows):
    away = at(ship("london", "cadiz", bows, hand="r1"), ship("genoa"))

    assert listed(away) == ["sail se 1", "sail s 1", "sail sw 1"]


@pytest.mark.clause("W13")
def test_without_crew_a_ship_sails_one_square_any_way():
    state = at(ship("london", "5,5", "e", hand=""), ship("genoa"))

    sails = [word for word in listed(state) if word.startswith("sail")]

    assert sails == [f"sail {way} 1" for way in ("n", "ne", "e", "se", "s", "sw", "w", "nw")]


@pytest.mark.clause("W14")
def test_a_port_holds_any_number_of_ships():
    state = at(ship("london", "1,7", "w", "r2"), ship("cadiz", "venice"), ship("genoa", "venice"))

    after, _ = play(state, "sail w 1")

    assert [each.square for each in after.ships] == [square("venice")] * 3


@pytest.mark.clause("W15")
def test_whoever_is_passed_is_asked_ship_by_ship_and_the_announced_distance_stands():
    first, second = ship("cadiz", "10,15"), ship("genoa", "12,15")
    state = at(ship("london", "8,15", "e", "r3 b3"), first, second)

    asked, table = play(state, "sail e 6")
    again, _ = play(asked, "pass")
    after, _ = play(again, "pass")

    assert asked.awaiting == to.Call(1, 1, (), 4)
    assert heard(table, Sailed)[0].path[-1] == square("10,15")
    assert again.awaiting == to.Call(2, 2, (), 2)
    assert after.ships[A].square == square("14,15")


@pytest.mark.clause("W15", "W32")
def test_a_ship_off_treasure_island_cannot_call():
    state = at(ship("london", "7,13", "e", "r3 b3"), ship("cadiz", "9,13"))

    after, _ = play(state, "sail e 4", chance=(draw(21),))

    assert after.awaiting == to.Head(A, 0)


@pytest.mark.clause("W16", "W32")
def test_a_move_ends_on_another_ships_square_only_to_attack_it():
    safe = at(ship("london", "7,13", "e", "r3"), ship("cadiz", "9,13"))
    open_sea = at(ship("london", "7,15", "e", "r3"), ship("cadiz", "9,15"))

    assert [w for w in listed(safe) if "sail" in w] == ["sail e 1", "sail e 3"]
    assert "sail e 2" in listed(open_sea)


@pytest.mark.clause("W17")
def test_after_the_storms_a_ship_leaves_any_way_in_its_next_turn_only():
    state = at(ship("london", "1,1", "w", "r1", free=True), ship("genoa", "5,5", "n", "r1"))

    turned, _ = play(state, "turn n", "sail n 1", "turn n")

    assert [w for w in listed(state) if "sail" in w] == ["sail n 1", "sail ne 1", "sail e 1"]
    assert [w for w in listed(turned) if "sail" in w] == ["sail n 1"]


# Treasure Island


@pytest.mark.clause("W18")
def test_whoever_stops_on_the_coast_draws_a_card_before_the_bows_are_set():
    state = at(ship("london", "8,14", "se", "r3"), ship("genoa"))

    after, table = play(state, "sail se 1", chance=(draw(23),))

    assert heard(table, TurnedUp) == [TurnedUp(A, 0, 23, ("kept",))]
    assert after.awaiting == to.Head(A, 0)


@pytest.mark.clause("W19")
def test_on_the_coast_turning_earns_a_card_and_so_does_another_coast_square():
    state = at(ship("london", "8,13", "e", "r3"), ship("genoa"))

    turned, _ = play(state, "turn n", chance=(draw(23),))
    moved, _ = play(state, "sail e 1", chance=(draw(24),))

    assert turned.ships[A].cards == (0, 1, 0, 0, 0)
    assert turned.awaiting == to.Sail(B, 1)
    assert moved.ships[A].cards == (0, 0, 1, 0, 0)


@pytest.mark.clause("W20")
@pytest.mark.parametrize(("place", "bows"), [("9,13", "s"), ("8,13", "se"), ("9,13", "se")])
def test_bows_that_pointed_at_the_island_earn_nothing_by_turning(place, bows):
    state = at(ship("london", place, bows, "r3"), ship("genoa"))

    after, table = play(state, "turn n")

    assert not heard(table, TurnedUp)
    assert after.awaiting == to.Sail(B, 1)


@pytest.mark.clause("W21")
def test_a_ship_carries_two_treasures_at_most():
    state = at(ship("london", "8,14", "se", "r3", hold="rum"), ship("genoa"))

    asked, _ = play(state, "sail se 1", chance=(draw(14),))
    after, _ = play(asked, "take pearl", "settle")

    assert sum(after.ships[A].hold) == 2
    assert after.awaiting == to.Head(A, 0)


def test_a_finished_game_offers_nothing():
    assert listed(at(ship("london"), ship("cadiz"), awaiting=Over((0,)))) == []
