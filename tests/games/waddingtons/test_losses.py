"""Chance cards 2 and 7 to 10: somebody gives, somebody loses."""

import pytest

from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.continuations import RestOfCard
from quarterdeck.games.waddingtons.events import Gave, GaveUnseen
from quarterdeck.games.waddingtons.options import Options
from quarterdeck.games.waddingtons.state import TO_FLAT_ISLAND
from tests.games.waddingtons.positions import (
    A,
    B,
    C,
    at,
    crew,
    draw,
    heard,
    listed,
    play,
    ship,
    things,
    treasure,
)
from tests.games.waddingtons.stopping import STRONG, stop

# 2  A gift


@pytest.mark.clause("W25")
def test_2_makes_a_player_of_your_choice_give_three_from_hand_or_docks():
    giver = ship("genoa", "5,5", hand="r1 b1 r2")
    asked, cases, _ = stop(2, ship("cadiz"), giver, docks={"genoa": "b3 b3"})

    named, _ = play(asked, "name genoa")
    after, table = play(named, "give b1", "give-docked b3", "give r2", "settle")

    assert cases == ("choose-giver",)
    assert asked.awaiting == to.Name(A, 0, 2, (1, 2), "gift", RestOfCard(0, 2, 1))
    assert named.awaiting == to.Give(C, 2, 2, 0, 3, False, True, RestOfCard(0, 2, 1))
    assert after.ships[A].hand == crew(f"{STRONG} b3 r2 b1")
    assert heard(table, Gave, A)[:2] == [Gave(C, A, 2, 0, 1), Gave(C, A, 2, 0, 2)]
    assert heard(table, GaveUnseen, B)[:2] == [GaveUnseen(C, A, 2, 0, 1), GaveUnseen(C, A, 2, 0, 2)]


@pytest.mark.clause("W25", "W41")
def test_2_takes_all_from_a_player_with_fewer_and_asks_nobody_where_there_is_one_other():
    after, cases, _ = stop(2, ship("genoa", hand="b2"), docks={"genoa": "r1"})

    assert cases == ("one-giver",)
    assert after.ships[A].hand == crew(f"{STRONG} b2 r1")
    assert after.awaiting == to.Head(A, 0)


@pytest.mark.clause("W5")
def test_2_names_only_ships_of_the_other_player():
    ships = (ship("cadiz", owner=B), ship("marseilles", owner=A), ship("genoa", owner=B))
    two = at(ship("london", "9,14", "s", STRONG, owner=A), *ships, options=Options(two_ships=True))

    asked, _ = play(two, "sail s 1", chance=(draw(2),))

    assert listed(asked) == ["name cadiz", "name genoa"]


# 7, 8  Treasure or crew


@pytest.mark.clause("W24")
def test_7_is_void_if_two_ships_are_equally_near():
    after, cases, _ = stop(7, ship("cadiz", "9,16"), ship("genoa", "12,16"), hold="ruby")

    assert cases == ("void",)
    assert after.ships[A].hold == treasure("ruby")


@pytest.mark.clause("W24", "W25a")
def test_7_lets_the_player_choose_what_the_nearest_ship_gets():
    near = ship("cadiz", "9,16", hand="")
    asked, cases, _ = stop(7, near, ship("genoa"), hold="ruby rum")

    lost, _ = play(asked, "lose rum", "settle")
    manned, _ = play(asked, "give r3", "give b3", "settle")

    assert cases == ("choice",)
    assert asked.awaiting == to.Lose(A, 0, 7, 1, False, RestOfCard(0, 7, 1))
    assert lost.ships[1].hold == treasure("rum")
    assert manned.ships[1].hand == crew("r3 b3")


@pytest.mark.clause("W24")
def test_7_gives_no_treasure_to_a_full_hold():
    full = ship("cadiz", "9,16", hand="", hold="gold gold")

    after, cases, _ = stop(7, full, hold="ruby")

    assert cases == ("crew",)
    assert after.ships[1].hand == crew(STRONG)


@pytest.mark.clause("W25a")
@pytest.mark.parametrize(
    ("number", "hand", "hold", "case", "left"),
    [
        (7, "r3", "ruby", "treasure", ("r3", "")),
        (7, "r3", "", "less", ("", "")),
        (7, "", "", "nothing", ("", "")),
        (7, "r3 b3", "", "crew", ("", "")),
        (8, "r3", "ruby", "treasure", ("r3", "")),
        (8, "r3", "", "less", ("", "")),
        (8, "", "", "nothing", ("", "")),
        (8, "r3 b3", "", "crew", ("", "")),
    ],
)
def test_7_and_8_take_what_can_be_met_in_full_else_what_there_is(number, hand, hold, case, left):
    place = {"hand": hand, "hold": hold, "place": "9,14"}

    after, cases, _ = stop(number, ship("genoa"), **place)

    assert cases == (case,)
    assert after.ships[A].hand == crew(left[0])
    assert after.ships[A].hold == treasure(left[1])


@pytest.mark.clause("W25a")
def test_8_washes_treasure_or_crew_up_on_flat_island():
    asked, cases, _ = stop(8, hand="r3 b2 r1", hold="ruby")

    treasures, _ = play(asked, "lose ruby", "settle")
    crews, _ = play(asked, "give r1", "give b2", "settle")

    assert cases == ("choice",)
    assert asked.awaiting == to.Lose(A, 0, 8, TO_FLAT_ISLAND, False, RestOfCard(0, 8, 1))
    assert treasures.flat == things("ruby")
    assert crews.flat == things("b2 r1")


@pytest.mark.clause("W25a")
def test_8_asks_which_of_two_kinds_where_crew_is_no_choice():
    asked, cases, _ = stop(8, hand="r3", hold="ruby rum")

    assert cases == ("treasure",)
    assert listed(asked) == ["lose ruby", "lose rum"]


# 9, 10  The best


@pytest.mark.clause("W25a")
@pytest.mark.parametrize(
    ("hold", "hand", "case", "lost"),
    [
        ("gold rum", "r3", "treasure", "gold"),
        ("ruby ruby", "r3", "treasure", "ruby"),
        ("", "r3 b2", "crew", "r3"),
        ("", "", "nothing", ""),
    ],
)
def test_9_leaves_the_best_on_flat_island(hold, hand, case, lost):
    after, cases, _ = stop(9, hold=hold, hand=hand)

    assert cases == (case,)
    assert after.flat == things(lost)


@pytest.mark.clause("W25a")
def test_9_lets_the_player_choose_between_a_diamond_and_a_ruby():
    asked, cases, _ = stop(9, hold="diamond ruby")

    after, _ = play(asked, "lose ruby", "settle")

    assert cases == ("two-best",)
    assert listed(asked) == ["lose diamond", "lose ruby"]
    assert after.flat == things("ruby")


@pytest.mark.clause("W25a")
def test_9_asks_whenever_there_are_two_of_the_best_value_even_of_one_colour():
    asked, _, _ = stop(9, hand="r3 r3 b1")

    then = RestOfCard(0, 9, 1)
    assert asked.awaiting == to.Give(A, 0, 9, TO_FLAT_ISLAND, 1, True, False, then)
    assert listed(asked) == ["give r3"]


@pytest.mark.clause("W25a")
def test_10_sends_the_best_crew_card_under_the_pile():
    one, cases, _ = stop(10, hand="b3 r1")
    asked, _, _ = stop(10, hand="b3 r3 r1")
    none, empty, _ = stop(10, hand="")

    after, _ = play(asked, "give r3", "settle")

    assert (cases, empty) == (("crew",), ("nothing",))
    assert [card.crew for card in one.beneath] == [5]
    assert [card.crew for card in after.beneath] == [4]
    assert not none.beneath
