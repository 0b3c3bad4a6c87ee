"""Ports: trade value for value, an owner's docks and chest, Flat Island and Anchor Corner."""

import pytest
from msgspec.structs import replace

from quarterdeck.games.waddingtons.events import ChartLanded, Chested, Mustered, Traded
from quarterdeck.games.waddingtons.options import Options
from quarterdeck.games.waddingtons.state import (
    ToHead,
    ToLandChart,
    ToMoor,
    ToSail,
    ToSalvage,
    ToTakeTreasure,
    ToTrade,
)
from quarterdeck.games.waddingtons.trading import levels
from tests.games.waddingtons.positions import (
    A,
    B,
    at,
    cards,
    crew,
    heard,
    listed,
    play,
    port,
    ship,
    things,
    treasure,
)

CHARTS = Options(chart_value_3=True)


def visit(docks, hand="r3 b1", hold="", cards="", **more):
    """A ship sails into Venice, where these things lie."""
    me = ship("london", "1,7", "w", hand, hold=hold, cards=cards)
    state = at(me, ship("genoa", "5,5", "n", "b2"), docks={"venice": docks}, **more)
    after, _ = play(state, "sail w 1")
    return after


def offers(state, verb="offer"):
    return [word.removeprefix(f"{verb} ") for word in listed(state) if word.startswith(verb)]


# Trade


@pytest.mark.clause("W28", "W29")
def test_an_exchange_is_offered_taken_and_settled_as_one_event():
    desk = visit("r1 gold", hand="r3 b1", hold="ruby")

    laid, _ = play(desk, "offer ruby", "take r1", "take gold")
    after, table = play(laid, "settle")

    assert heard(table, Traded, B) == [
        Traded(A, 0, port("venice"), things("ruby"), things("r1 gold"))
    ]
    assert after.ships[A].hold == treasure("gold")
    assert after.ships[A].hand == crew("r3 b1 r1")
    assert after.docks[port("venice")] == things("ruby")
    assert after.awaiting == ToSail(B, 1)


@pytest.mark.clause("W28")
def test_what_is_offered_moves_only_when_it_is_settled():
    desk = visit("r1 gold", hold="ruby")

    laid, table = play(desk, "offer ruby", "take r1")
    cleared, _ = play(laid, "cancel")

    assert laid.ships == desk.ships
    assert laid.docks == desk.docks
    assert not table.heard_by(B)
    assert cleared.awaiting == replace(desk.awaiting, tries=1)


@pytest.mark.clause("W28")
def test_the_desk_may_be_cleared_three_times_and_left_at_any_time():
    desk = visit("r1 gold")

    thrice, _ = play(desk, *["offer r3", "cancel"] * 3, "offer r3")
    after, _ = play(thrice, "done")

    assert "cancel" not in listed(thrice)
    assert after.awaiting == ToSail(B, 1)


@pytest.mark.clause("W28")
def test_things_are_laid_down_in_the_order_of_the_catalogue():
    desk = visit("r1 b2 gold", hand="r3 b1", hold="ruby")

    first, _ = play(desk, "offer r3")
    second, _ = play(first, "take r1")

    assert offers(desk) == ["b1", "r3", "ruby"]
    assert offers(first) == ["ruby"]
    assert offers(second) == []
    assert offers(second, "take") == ["b2"]


@pytest.mark.clause("W28")
@pytest.mark.parametrize(
    ("given", "taken", "fair"),
    [
        ("ruby", "gold r1", True),
        ("ruby", "gold", False),  # value for value
        ("r2 r3", "diamond", True),
        ("doubloons", "pearl", True),  # up to four
        ("doubloons", "gold", True),
        ("doubloons", "ruby", False),
        ("eight", "ruby", True),
        ("r1 doubloons", "b1", True),
        ("r2 doubloons", "b1", False),  # the two must be matched
        ("silver", "r3 b2", True),
        ("silver", "r3 b3", False),  # six
        ("silver", "rum", False),  # crew only
        ("silver rum", "rum b3", True),
        ("silver rum", "b3 b2", True),  # two for the rum, the rest is his
        ("silver rum", "b3 b1", False),  # no card is split
        ("ruby", "silver", True),
        ("rum", "silver", True),
        ("r3", "silver", False),  # a treasure
        ("ruby rum", "silver", False),  # one
        ("ruby", "silver r1", False),  # and nothing else
        ("pearl", "chart25", True),
        ("r3", "", False),
        ("doubloons", "", False),
        ("r1", "doubloons", False),
        ("gold", "doubloons", True),
    ],
)
def test_value_for_value(given, taken, fair):
    assert levels(things(given), things(taken)) == fair


@pytest.mark.clause("W28")
def test_nothing_dearer_than_what_is_paid_can_be_taken():
    desk, _ = play(visit("r3 b2 ruby rum", hand="r2 b1"), "offer r2")

    assert offers(desk, "take") == ["b2", "rum"]


@pytest.mark.clause("W21", "W28")
def test_no_third_treasure_comes_aboard():
    full, _ = play(visit("rum b2", hand="r2", hold="gold gold"), "offer r2")
    room, _ = play(visit("rum r2", hand="r1", hold="gold gold"), "offer gold")

    assert offers(full, "take") == ["b2"]
    assert offers(room, "take") == ["r2", "rum"]


@pytest.mark.clause("W42")
def test_charts_are_traded_only_where_the_table_agrees():
    usual = visit("r3 chart26", hand="r3", cards="chart25")
    agreed = visit("r3 chart26", hand="r3", cards="chart25", options=CHARTS)

    laid, _ = play(usual, "offer r3")
    also, _ = play(agreed, "offer r3")

    assert offers(usual) == ["r3"]
    assert offers(agreed) == ["r3", "chart25"]
    assert offers(laid, "take") == ["r3"]
    assert offers(also, "take") == ["r3", "chart26"]


@pytest.mark.clause("W28")
def test_a_port_without_goods_ends_the_turn_at_once():
    after = visit("")

    assert after.awaiting == ToSail(B, 1)


@pytest.mark.clause("W28", "W31")
def test_crew_from_ones_own_docks_may_join_before_anything_lies_on_the_desk():
    me = ship("london", "1,7", "w", "r3")
    state = at(me, ship("genoa"), docks={"venice": "rum", "london": "b2"})

    desk, _ = play(state, "sail w 1")
    laid, _ = play(desk, "offer r3")
    manned, _ = play(desk, "muster b2", "offer b2", "take rum")

    assert "muster b2" in listed(desk)
    assert "muster b2" not in listed(laid)
    assert "settle" in listed(manned)


# The home port


@pytest.mark.clause("W30")
def test_at_home_goods_move_between_ship_hand_and_docks():
    me = ship("london", "1,14", "w", "r3", hold="ruby", cards="eight")
    state = at(me, ship("genoa"), docks={"london": "b2 rum"})

    moored, _ = play(state, "sail w 1")
    after, _ = play(moored, "land ruby", "land eight", "land r3", "load rum", "muster b2", "done")

    assert moored.awaiting == ToMoor(A, 0)
    assert after.docks[port("london")] == things("ruby eight r3")
    assert after.ships[A].hand == crew("b2")
    assert after.ships[A].hold == treasure("rum")
    assert after.awaiting == ToSail(B, 1)


@pytest.mark.clause("W30")
def test_nothing_goes_both_ways_in_a_turn():
    state = at(ship("london", hand="r3", hold="ruby"), ship("genoa"), docks={"london": "rum"})

    landed, _ = play(state, "land ruby", "land r3", "load rum")
    later, _ = play(landed, "stay", "stay")

    assert not {"load ruby", "muster r3", "land rum"} & set(listed(landed))
    assert {"load ruby", "muster r3", "land rum"} <= set(listed(later))


@pytest.mark.clause("W21", "W30")
def test_a_full_hold_takes_nothing_from_the_docks_but_cards():
    state = at(
        ship("london", hand="", hold="ruby ruby"), ship("genoa"), docks={"london": "rum chart25"}
    )

    assert [word for word in listed(state) if word.startswith("load")] == ["load chart25"]


@pytest.mark.clause("W31")
def test_crew_in_the_docks_joins_from_wherever_the_ship_is():
    state = at(ship("london", "5,5", "e", ""), ship("genoa"), docks={"london": "r2"})

    after, table = play(state, "muster r2")

    assert heard(table, Mustered, B) == [Mustered(A, 0, 2)]
    assert after.ships[A].hand == crew("r2")
    assert after.ships[A].known[B] == crew("r2")
    assert after.awaiting == ToSail(A, 0)


@pytest.mark.clause("W38")
def test_a_chest_takes_three_of_a_kind_and_then_single_ones():
    state = at(ship("london", "5,5", "e"), ship("genoa"), docks={"london": "rum rum rum rum ruby"})

    three, table = play(state, "chest rum")
    four, _ = play(three, "chest rum")

    assert heard(table, Chested) == [Chested(A, 0, 4, 3)]
    assert "chest ruby" not in listed(state)
    assert four.ships[A].chest == treasure("rum rum rum rum")
    assert four.docks[port("london")] == things("ruby")


@pytest.mark.clause("W38")
def test_what_is_in_a_chest_is_not_in_the_docks_to_be_traded():
    state = at(ship("london", "1,7", "w", chest="rum rum rum"), ship("genoa", "1,14", "w", "r2"))

    visited, _ = play(state, "turn n", "sail w 1")

    assert not isinstance(visited.awaiting, ToTrade)


# Flat Island and Anchor Corner


@pytest.mark.clause("W27")
def test_goods_on_flat_island_are_free_to_whoever_stops_beside_it():
    state = at(ship("london", "7,18", "w", "r2", hold="gold"), ship("genoa"), flat="b2 ruby rum")

    asked, _ = play(state, "sail w 2")
    after, _ = play(asked, "take b2", "take rum")

    assert asked.awaiting == ToSalvage(A, 0, 0)
    assert after.ships[A].hold == treasure("gold rum")
    assert after.ships[A].known[B] == crew("b2")
    assert after.flat == things("ruby")
    assert after.awaiting == ToHead(A, 0)


@pytest.mark.clause("W27")
def test_turning_beside_flat_island_is_not_stopping_and_a_full_hold_finds_nothing():
    state = at(ship("london", "5,18", "n", "r2", hold="gold gold"), ship("genoa"), flat="ruby")

    turned, _ = play(state, "turn s")
    sailed, _ = play(state, "sail n 1")

    assert turned.awaiting == ToSail(B, 1)
    assert sailed.awaiting == ToHead(A, 0)


@pytest.mark.clause("W25a")
def test_a_chart_is_landed_at_anchor_corner_for_treasure_up_to_seven():
    state = at(ship("london", "18,1", "e", "r2", cards="chart25 chart26"), ship("genoa"))

    asked, _ = play(state, "sail e 2")
    digging, table = play(asked, "land-chart")
    after, _ = play(digging, "take ruby", "take rum")

    assert asked.awaiting == ToLandChart(A, 0)
    assert heard(table, ChartLanded) == [ChartLanded(A, 0, 25)]
    assert digging.awaiting == ToTakeTreasure(A, 0, 25, 7, 0, 0)
    assert digging.shown == (25,)
    assert after.ships[A].cards == cards("chart26")
    assert after.awaiting == ToHead(A, 0)


@pytest.mark.clause("W25a")
def test_a_chart_may_be_kept_and_a_full_hold_brings_nothing():
    state = at(ship("london", "18,1", "e", "r2", cards="chart26", hold="rum rum"), ship("genoa"))

    asked, _ = play(state, "sail e 2")
    kept, _ = play(asked, "done")
    landed, _ = play(asked, "land-chart")

    assert kept.ships[A].cards == cards("chart26")
    assert landed.ships[A].cards == cards("")
    assert kept.awaiting == landed.awaiting == ToHead(A, 0)


@pytest.mark.clause("W43")
def test_where_only_one_chart_counts_both_leave_the_game():
    state = at(
        ship("london", "18,1", "e", "r2", cards="chart25"),
        ship("genoa", cards="chart26"),
        options=Options(one_chart=True),
    )

    after, _ = play(state, "sail e 2", "land-chart", "done")

    assert after.gone == (25, 26)
    assert after.shown == ()
    assert after.ships[B].cards == cards("")
