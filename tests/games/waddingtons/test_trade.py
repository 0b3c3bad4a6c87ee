"""Ports: trade value for value."""

import pytest

from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.events import Traded
from quarterdeck.games.waddingtons.options import Options
from quarterdeck.games.waddingtons.trading import can_level
from tests.games.waddingtons.positions import (
    A,
    B,
    at,
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
    assert after.awaiting == to.Sail(B, 1)


@pytest.mark.clause("W28")
def test_what_is_offered_moves_only_when_it_is_settled():
    desk = visit("r1 gold", hold="ruby")

    laid, table = play(desk, "offer ruby", "take r1")

    assert laid.ships == desk.ships
    assert laid.docks == desk.docks
    assert not table.heard_by(B)


@pytest.mark.clause("W28")
def test_the_desk_may_be_left_whatever_lies_on_it():
    laid, _ = play(visit("r1 gold"), "take gold", "offer r3")

    after, table = play(laid, "done")

    assert after.awaiting == to.Sail(B, 1)
    assert not heard(table, Traded)


@pytest.mark.clause("W28", "W41a")
def test_things_are_laid_down_in_any_order():
    desk = visit("r1 b2 gold", hand="r3 b1", hold="ruby")

    first, _ = play(desk, "take gold")
    second, _ = play(first, "offer ruby")
    third, _ = play(second, "take r1")

    assert offers(desk) == offers(first) == ["b1", "r3", "ruby"]
    assert offers(second) == ["b1", "r3"]
    assert offers(second, "take") == ["r1", "b2"]
    assert "settle" in listed(third)


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
    assert can_level(things(given), things(taken)) == fair


@pytest.mark.clause("W28")
def test_nothing_dearer_than_all_one_has_can_be_taken():
    desk = visit("r3 b2 ruby rum", hand="r2 b1")
    rum, _ = play(desk, "take rum")

    assert offers(desk, "take") == ["b2", "r3", "rum"]
    assert offers(rum, "take") == []


@pytest.mark.clause("W21", "W28")
def test_no_third_treasure_comes_aboard():
    full, _ = play(visit("rum rum b2", hand="r2", hold="gold gold"), "offer r2", "take rum")
    room, _ = play(visit("rum r2", hand="r1", hold="gold gold"), "offer gold", "take rum")
    two, _ = play(visit("rum rum rum", hand="r2", hold="gold gold"), "take rum", "take rum")

    assert "settle" not in listed(full)
    assert "settle" in listed(play(room, "take r2")[0])
    assert offers(two, "take") == []


@pytest.mark.clause("W28")
def test_silver_is_taken_alone_and_for_one_treasure_whichever_comes_first():
    desk = visit("silver r1", hand="r3", hold="rum gold")

    him, _ = play(desk, "take silver")
    paid, _ = play(him, "offer rum")

    assert offers(him) == ["gold", "rum"]
    assert offers(him, "take") == []
    assert offers(paid) == []
    assert "settle" in listed(paid)
    assert offers(visit("silver r1", hand="r3"), "take") == ["r1"]


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

    assert after.awaiting == to.Sail(B, 1)


@pytest.mark.clause("W28", "W31")
def test_crew_from_ones_own_docks_may_join_before_anything_lies_on_the_desk():
    me = ship("london", "1,7", "w", "r3")
    state = at(me, ship("genoa"), docks={"venice": "rum", "london": "b2"})

    desk, _ = play(state, "sail w 1")
    laid, _ = play(desk, "offer r3")
    reached, _ = play(desk, "take rum")
    manned, _ = play(desk, "muster b2", "offer b2", "take rum")

    assert "muster b2" in listed(desk)
    assert "muster b2" not in listed(laid) + listed(reached)
    assert "settle" in listed(manned)
