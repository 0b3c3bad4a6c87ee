"""Chance cards 19 to 26: new hands, fever, and cards that are kept."""

import pytest

from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.chance.deck import CARDS
from quarterdeck.games.waddingtons.continuations import RestOfCard
from quarterdeck.games.waddingtons.state import TO_PILE
from tests.games.waddingtons.positions import BLACK, RED, TOP_1, A, B, C, cards, crew, play, ship
from tests.games.waddingtons.stopping import stop

# 19, 20  New hands


def test_19_renews_the_whole_crew():
    after, cases, _ = stop(19, hand="r3 b2", luck=(RED, crew("b3"), TOP_1))

    assert cases == ("new-crew",)
    assert after.ships[A].hand == crew("r1 b3")
    assert [card.crew for card in after.beneath] == [3, 4]


def test_19_draws_the_returned_cards_where_the_pile_is_short():
    after, _, _ = stop(19, hand="r3 b2", pile="r1", luck=(RED, crew()))

    assert after.ships[A].hand == crew("r1 b2")
    assert after.top == 3


def test_19_does_nothing_without_crew():
    after, cases, _ = stop(19, hand="")

    assert cases == ("nothing",)
    assert after.awaiting == to.Head(A, 0)


@pytest.mark.clause("W25a")
def test_20_swaps_two_crew_picked_by_their_backs():
    other = ship("genoa", "12,13", hand="r2 b2 r1 b1")
    asked, cases, _ = stop(20, other, hand="r3 b1 b1")

    picked, _ = play(asked, "pick 1", "pick 2", "settle")
    after, _ = play(picked, "pick 1", "pick 3", "settle", chance=(BLACK, RED, RED, BLACK))

    assert cases == ("one-partner",)
    assert asked.awaiting == to.Pick(A, 0, 1, 2, (), RestOfCard(0, 20, 1))
    assert picked.awaiting == to.Pick(B, 1, 0, 2, (1, 1, 0), RestOfCard(0, 20, 1))
    assert after.ships[A].hand == crew("b1 r1 b2")
    assert after.ships[B].hand == crew("r2 r3 b1 b1")
    assert after.ships[B].known[A] == crew("r3 b1")


@pytest.mark.clause("W25a")
def test_20_swaps_the_smaller_number_and_asks_nobody_without_a_choice():
    other = ship("genoa", "12,13", hand="b2")

    after, _, _ = stop(20, other, hand="r3 r3", luck=(RED, BLACK))

    assert after.ships[A].hand == crew("r3 b2")
    assert after.ships[B].hand == crew("r3")


def test_20_changes_nothing_where_a_hand_is_empty():
    after, cases, _ = stop(20, ship("genoa", "12,13", hand=""))

    assert cases == ("one-partner",)
    assert after.awaiting == to.Head(A, 0)


def test_20_lets_the_player_choose_among_several():
    ships = (ship("cadiz", "12,13", hand="r1"), ship("genoa", "13,9", hand="r2"))
    asked, cases, _ = stop(20, *ships, hand="b3")

    after, _ = play(asked, "name genoa", chance=(BLACK, RED))

    assert cases == ("choose-partner",)
    assert after.ships[A].hand == crew("r2")
    assert after.ships[2].hand == crew("b3")


@pytest.mark.clause("W25")
def test_20_costs_two_crew_where_nobody_else_is_there():
    asked, cases, _ = stop(20, hand="r3 b3 r1")
    one, less, _ = stop(20, hand="r3")
    none, nothing, _ = stop(20, hand="")

    assert (cases, less, nothing) == (("nobody",), ("nobody-less",), ("nobody-less",))
    assert asked.awaiting == to.Give(A, 0, 20, TO_PILE, 2, False, False, RestOfCard(0, 20, 1))
    assert [card.crew for card in one.beneath] == [4]
    assert not none.beneath


# 21 to 26  Kept cards and fever


@pytest.mark.parametrize(
    ("number", "name"),
    [(21, "silver"), (23, "doubloons"), (24, "eight"), (25, "chart25"), (26, "chart26")],
)
def test_some_cards_are_kept(number, name):
    after, cases, _ = stop(number)

    assert cases == ("kept",)
    assert after.ships[A].cards == cards(name)
    assert number not in after.shown


@pytest.mark.clause("W25")
def test_22_costs_everyone_what_is_over_seven_in_hand_and_docks():
    sick = ship("genoa", hand="r1 r1 r1 r1")
    docks = {"genoa": "b1 b1 b1 b2 b2"}
    asked, cases, _ = stop(22, ship("cadiz"), sick, hand="r3 r3 r3 r3 b3 b3 b3 b3", docks=docks)

    mine, _ = play(asked, "give b3", "settle")
    after, _ = play(mine, "give-docked b1", "give-docked b2", "settle")

    assert cases == ("fever",)
    assert asked.awaiting == to.Give(A, 0, 22, TO_PILE, 1, False, True, RestOfCard(0, 22, 0))
    assert mine.awaiting == to.Give(C, 2, 22, TO_PILE, 2, False, True, RestOfCard(0, 22, 0))
    assert [card.crew for card in after.beneath] == [5, 3, 1]
    assert after.awaiting == to.Head(A, 0)


@pytest.mark.clause("W41a")
def test_cards_of_one_value_go_under_the_pile_in_an_order_that_nobody_chose():
    asked, _, _ = stop(22, hand="r3 r3 r3 b3 b3 r1 r1 b1 b1 b1")

    for order in (["give r3", "give b3", "give r1"], ["give r1", "give b3", "give r3"]):
        black, _ = play(asked, *order, "settle", chance=(BLACK,))
        red, _ = play(asked, *order, "settle", chance=(RED,))

        assert [card.crew for card in black.beneath] == [5, 4, 0]
        assert [card.crew for card in red.beneath] == [4, 5, 0]


def test_22_leaves_seven_alone():
    _, cases, _ = stop(22, hand="r3 r3 r3 r3 b3 b3 b3")

    assert cases == ("healthy",)


def test_the_pack_has_every_number_once():
    assert sorted(CARDS) == list(range(1, 29))
