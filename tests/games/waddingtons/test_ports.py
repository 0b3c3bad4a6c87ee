"""Ports: an owner's docks and chest, Flat Island and Anchor Corner."""

import pytest

from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.continuations import NewHeading
from quarterdeck.games.waddingtons.events import ChartLanded, Chested, Mustered
from quarterdeck.games.waddingtons.options import Options
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

# The home port


@pytest.mark.clause("W30")
def test_at_home_goods_move_between_ship_hand_and_docks():
    me = ship("london", "1,14", "w", "r3", hold="ruby", cards="eight")
    state = at(me, ship("genoa"), docks={"london": "b2 rum"})

    moored, _ = play(state, "sail w 1")
    after, _ = play(moored, "land ruby", "land eight", "land r3", "load rum", "muster b2", "done")

    assert moored.awaiting == to.Moor(A, 0)
    assert after.docks[port("london")] == things("ruby eight r3")
    assert after.ships[A].hand == crew("b2")
    assert after.ships[A].hold == treasure("rum")
    assert after.awaiting == to.Sail(B, 1)


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
    assert after.awaiting == to.Sail(A, 0)


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

    assert not isinstance(visited.awaiting, to.Trade)


# Flat Island and Anchor Corner


@pytest.mark.clause("W27")
def test_goods_on_flat_island_are_free_to_whoever_stops_beside_it():
    state = at(ship("london", "7,18", "w", "r2", hold="gold"), ship("genoa"), flat="b2 ruby rum")

    asked, _ = play(state, "sail w 2")
    after, _ = play(asked, "take rum", "take b2", "settle")

    assert asked.awaiting == to.Salvage(A, 0)
    assert after.ships[A].hold == treasure("gold rum")
    assert after.ships[A].known[B] == crew("b2")
    assert after.flat == things("ruby")
    assert after.awaiting == to.Head(A, 0)


@pytest.mark.clause("W21", "W27", "W41a")
def test_who_takes_treasure_first_may_still_take_crew():
    state = at(ship("london", "7,18", "w", "r2", hold="gold"), ship("genoa"), flat="b2 ruby rum")

    full, _ = play(state, "sail w 2", "take ruby")
    left, _ = play(full, "settle")

    assert listed(full) == ["take b2", "settle"]
    assert left.flat == things("b2 rum")


@pytest.mark.clause("W27")
def test_turning_beside_flat_island_is_not_stopping_and_a_full_hold_finds_nothing():
    state = at(ship("london", "5,18", "n", "r2", hold="gold gold"), ship("genoa"), flat="ruby")

    turned, _ = play(state, "turn s")
    sailed, _ = play(state, "sail n 1")

    assert turned.awaiting == to.Sail(B, 1)
    assert sailed.awaiting == to.Head(A, 0)


@pytest.mark.clause("W25a")
def test_a_chart_is_landed_at_anchor_corner_for_treasure_up_to_seven():
    state = at(ship("london", "18,1", "e", "r2", cards="chart25 chart26"), ship("genoa"))

    asked, _ = play(state, "sail e 2")
    digging, table = play(asked, "land-chart")
    after, _ = play(digging, "take rum", "take ruby", "settle")

    assert asked.awaiting == to.LandChart(A, 0)
    assert heard(table, ChartLanded) == [ChartLanded(A, 0, 25)]
    assert digging.awaiting == to.TakeTreasure(A, 0, 25, 7, 0, NewHeading(0))
    assert digging.shown == (25,)
    assert after.ships[A].cards == cards("chart26")
    assert after.awaiting == to.Head(A, 0)


@pytest.mark.clause("W25a")
def test_a_chart_may_be_kept_and_a_full_hold_brings_nothing():
    state = at(ship("london", "18,1", "e", "r2", cards="chart26", hold="rum rum"), ship("genoa"))

    asked, _ = play(state, "sail e 2")
    kept, _ = play(asked, "done")
    landed, _ = play(asked, "land-chart")

    assert kept.ships[A].cards == cards("chart26")
    assert landed.ships[A].cards == cards("")
    assert kept.awaiting == landed.awaiting == to.Head(A, 0)


@pytest.mark.clause("W43")
def test_where_only_one_chart_counts_both_leave_the_game():
    state = at(
        ship("london", "18,1", "e", "r2", cards="chart25"),
        ship("genoa", cards="chart26"),
        options=Options(one_chart=True),
    )

    after, _ = play(state, "sail e 2", "land-chart", "settle")

    assert after.gone == (25, 26)
    assert after.shown == ()
    assert after.ships[B].cards == cards("")
