"""Chance cards 11 to 18, 27 and 28: treasure and crew."""

import pytest

from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.components import RUBY, RUM
from quarterdeck.games.waddingtons.continuations import RestOfCard
from quarterdeck.games.waddingtons.events import Found, SentBack
from tests.games.waddingtons.positions import (
    BLACK,
    RED,
    TOP_1,
    A,
    crew,
    heard,
    listed,
    play,
    treasure,
)
from tests.games.waddingtons.stopping import STRONG, stop


@pytest.mark.parametrize(
    ("number", "worth", "crews"),
    [(11, 5, 2), (12, 4, 2), (13, 5, 2), (14, 7, 3), (27, 5, 3)],
)
def test_treasure_up_to_a_value_or_crew(number, worth, crews):
    asked, cases, _ = stop(number)

    assert cases == ("choice",)
    assert asked.awaiting == to.TakeTreasure(A, 0, number, worth, crews, RestOfCard(0, number, 1))
    assert listed(asked)[-2:] == ["draw", "settle"]


@pytest.mark.parametrize("number", [11, 12, 13, 14, 27])
def test_crew_may_be_drawn_instead(number):
    asked, _, _ = stop(number, pile="r1 r1 b2")

    after, _ = play(asked, "draw", chance=more_crew(asked.awaiting.crew))

    assert sum(after.ships[A].hand) == 2 + asked.awaiting.crew
    assert after.awaiting == to.Head(A, 0)


def more_crew(count):
    """From a pile of r1 r1 b2: two of them, or all three."""
    return (RED, crew("r1"), 1) if count == 2 else (RED, crew("r1 b2"))


@pytest.mark.clause("W21", "W41")
@pytest.mark.parametrize("number", [11, 12, 13, 14, 27])
def test_without_treasure_or_crew_to_be_had_the_card_offers_the_rest(number):
    bare = treasure()

    _, full, _ = stop(number, hold="rum rum")
    _, spent, _ = stop(number, pile="")
    _, none, _ = stop(number, pile="", hold="rum rum")
    _, nowhere, _ = stop(number, pile="", island=bare)

    assert (full, spent) == (("crew",), ("treasure",))
    assert none == nowhere == ("nothing-there",)


@pytest.mark.clause("W18", "W41a")
@pytest.mark.parametrize("pieces", [("ruby", "rum"), ("rum", "ruby")])
def test_pieces_are_picked_in_any_order_and_come_aboard_when_it_is_settled(pieces):
    asked, _, _ = stop(14)

    picked, quiet = play(asked, *(f"take {piece}" for piece in pieces))
    after, table = play(picked, "settle")

    assert listed(picked) == ["settle"]
    assert (picked.ships, picked.island) == (asked.ships, asked.island)
    assert not quiet.heard_by(A)
    assert heard(table, Found) == [Found(A, 0, RUBY), Found(A, 0, RUM)]
    assert after.ships[A].hold == treasure("ruby rum")
    assert after.awaiting == to.Head(A, 0)


@pytest.mark.clause("W18")
def test_up_to_seven_after_rum_allows_a_diamond_but_no_more():
    asked, _, _ = stop(14)

    rum, _ = play(asked, "take rum")

    kinds = ("diamond", "ruby", "gold", "pearl", "rum")
    assert listed(rum) == [*(f"take {kind}" for kind in kinds), "settle"]


def test_fewer_or_no_treasure_may_be_taken():
    asked, _, _ = stop(14)

    none, _ = play(asked, "settle")
    one, _ = play(asked, "take rum", "settle")

    assert none.ships[A].hold == treasure()
    assert one.ships[A].hold == treasure("rum")


@pytest.mark.clause("W41")
@pytest.mark.parametrize("number", [15, 28])
def test_15_and_28_bring_two_crew_or_what_there_is(number):
    two, cases, _ = stop(number, pile="r1 b1 b1", luck=(BLACK, crew("r1"), TOP_1))
    one, short, _ = stop(number, pile="b1", luck=(BLACK, crew()))
    none, empty, _ = stop(number, pile="")

    assert (cases, short, empty) == (("drawn",), ("pile-short",), ("pile-empty",))
    assert two.ships[A].hand == crew(f"{STRONG} b1 r1")
    assert one.ships[A].hand == crew(f"{STRONG} b1")
    assert none.ships[A].hand == crew(STRONG)


@pytest.mark.clause("W26")
@pytest.mark.parametrize(("number", "cap"), [(16, 10), (17, 11)])
def test_16_and_17_bring_treasure_then_cost_crew(number, cap):
    asked, cases, _ = stop(number, hand="r3 r3 b3 b2 r2 r1")

    done, _ = play(asked, "take gold", "settle")

    assert cases == ("treasure", "over")
    assert done.awaiting == to.Discard(A, 0, number, cap, RestOfCard(0, number, 2))


@pytest.mark.clause("W26")
@pytest.mark.parametrize("number", [16, 17])
def test_16_and_17_cost_a_small_crew_nothing(number):
    asked, cases, _ = stop(number)
    _, full, _ = stop(number, hold="rum rum")
    _, bare, _ = stop(number, island=treasure())

    after, _ = play(asked, "settle")

    assert cases == ("treasure", "within")
    assert (full[0], bare[0]) == ("hold-full", "island-bare")
    assert after.awaiting == to.Head(A, 0)


@pytest.mark.clause("W26", "W41a")
@pytest.mark.parametrize(
    ("picked", "then"),
    [
        ([], ["give r1", "give b1", "give b2", "give r3"]),
        (["give r1"], ["give r1", "give b1", "give b2", "give r3"]),
        (["give r1", "give r3"], ["settle"]),
        (["give r1", "give b1"], ["give r1", "give b1", "give b2"]),  # with a 3 a 1 could stay
        (["give r3"], ["give r1", "give b1", "give b2", "give r3"]),
        (["give b2", "give b2"], ["settle"]),
    ],
)
def test_no_card_is_discarded_that_could_have_been_kept(picked, then):
    asked, _, _ = stop(16, hand="r3 r3 b2 b2 r1 b1 b1 r1", hold="rum rum")  # 14: four too many

    after, _ = play(asked, *picked)

    assert listed(after) == then


@pytest.mark.clause("W26")
def test_what_could_stay_whatever_went_with_it_cannot_be_discarded():
    asked, _, _ = stop(16, hand="r3 r3 r3 b2 r1", hold="rum rum")  # 12: two too many

    assert listed(asked) == ["give b2", "give r3"]


@pytest.mark.clause("W26")
def test_a_discard_is_settled_once_little_enough_is_left():
    asked, _, _ = stop(16, hand="r3 r3 r3 b2 r1", hold="rum rum")

    after, table = play(asked, "give b2", "settle")

    assert heard(table, SentBack) == [SentBack(A, 0, (0, 1, 0))]
    assert after.ships[A].hand == crew("r3 r3 r3 r1")
    assert [card.crew for card in after.beneath] == [3]


@pytest.mark.parametrize(
    ("hand", "case", "size"), [("r3 b3 r1", "drawn", 5), ("r3 b3 r2", "crew-enough", 3)]
)
def test_18_brings_treasure_and_two_crew_to_a_crew_of_seven_or_less(hand, case, size):
    luck = (BLACK, crew("r2"), TOP_1) if size == 5 else ()

    asked, cases, _ = stop(18, hand=hand)
    after, _ = play(asked, "take gold", "settle", chance=luck)

    assert cases == ("treasure", case)
    assert sum(after.ships[A].hand) == size


@pytest.mark.clause("W41")
def test_18_meets_a_full_hold_a_bare_island_and_a_short_pile():
    one, short, _ = stop(18, pile="b1", hold="rum rum", luck=(BLACK, crew()))
    _, empty, _ = stop(18, pile="", island=treasure())

    assert short == ("hold-full", "pile-short")
    assert empty == ("island-bare", "pile-empty")
    assert one.ships[A].hand == crew(f"{STRONG} b1")
