"""Skull Island, by the rulebook."""

import pytest

from quarterdeck.games.kapern.events import Cursed, LostFight, ReachedSkullIsland
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.state import ToGather, ToRoll
from tests.games.kapern.positions import at, play, scores_after, turn


@pytest.mark.clause("K16", "K17", "K18")
def test_four_skulls_on_the_first_roll_lead_to_skull_island():
    after, heard = play(
        turn("coin", scores=(500, 1000, 300)), ("roll", "4k4c"), ("roll", "1k3m"), ("roll", "3s")
    )

    assert heard[1] == ReachedSkullIsland(0, 4)
    assert Cursed(0, 5, 500) in heard
    assert after.scores == (500, 500, -200)
    assert after.awaiting == ToRoll(1)


@pytest.mark.clause("K16", "K18", "K22")
@pytest.mark.parametrize(("card", "lie", "skulls"), [("skull1", "3k5c", 4), ("skull2", "2k6c", 4)])
def test_the_cards_skulls_count_on_the_way_to_the_island_and_in_the_curse(card, lie, skulls):
    there, heard = play(turn(card), ("roll", lie))
    after, _ = play(there, ("roll", "5s" if card == "skull1" else "6s"))

    assert ReachedSkullIsland(0, skulls) in heard
    assert there.awaiting == ToGather(0)
    assert after.scores == (0, -400)


@pytest.mark.clause("K17")
def test_the_island_is_left_when_a_single_die_is_left():
    after, heard = play(turn("coin"), ("roll", "7k1c"))

    assert Cursed(0, 7, 700) in heard
    assert after.scores == (0, -700)


@pytest.mark.clause("K17", "K31")
def test_eight_skulls_and_the_cards_own_are_no_magic():
    after, _ = play(turn("skull1"), ("roll", "6k2c"), ("roll", "2k"))

    assert after.awaiting == ToRoll(1)
    assert after.scores == (0, -900)


@pytest.mark.clause("K18", "K21")
def test_the_pirate_doubles_the_curse():
    after, _ = play(turn("pirate"), ("roll", "4k4c"), ("roll", "4s"))

    assert after.scores == (0, -800)


@pytest.mark.clause("floor_zero")
def test_no_score_falls_below_zero_where_the_table_agreed_on_it():
    kind_table = Options(floor_zero=True)
    cursed, _ = play(turn("coin", options=kind_table), ("roll", "4k4c"), ("roll", "4s"))

    assert cursed.scores == (0, 0)
    assert scores_after(at("8c", "ship4", options=kind_table, scores=(300, 0)), "stop") == (0, 0)


@pytest.mark.clause("K19")
@pytest.mark.parametrize("lie", ["3k5s", "4k4s", "8k"])
def test_with_a_ship_any_three_skulls_are_a_lost_fight(lie):
    after, heard = play(turn("ship3"), ("roll", lie))

    assert after.scores == (-500, 0)
    assert after.awaiting == ToRoll(1)
    assert LostFight(0, 500) in heard
