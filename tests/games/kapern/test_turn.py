"""The turn, by the rulebook."""

import pytest

from quarterdeck.core.table import LoadedTable, TurnBegan
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.events import Reshuffled, Sank, Scored, Threw, TurnedOver
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.state import ToDecide, ToRoll
from tests.games.kapern.positions import at, dice, kind, play, turn


@pytest.mark.clause("K1")
def test_the_first_seat_is_drawn_and_nobody_has_points():
    table = LoadedTable(2, kind("pirate"))

    state = GAME.deal(4, Options(), table)

    assert state.awaiting == ToRoll(2)
    assert GAME.scores(state) == (0, 0, 0, 0)
    assert table.heard_by(0) == [TurnBegan(2, 1), TurnedOver(2, kind("pirate"))]


@pytest.mark.clause("K1")
@pytest.mark.parametrize(("chair", "seats", "first"), [(1, 2, 0), (2, 2, 1), (5, 4, 0)])
def test_a_chair_that_was_agreed_on_begins_and_is_counted_round_the_table(chair, seats, first):
    state = GAME.deal(seats, Options(first=chair), LoadedTable(kind("pirate")))

    assert state.awaiting == ToRoll(first)


@pytest.mark.clause("K3")
def test_a_card_is_turned_over_and_leaves_the_pile():
    state = GAME.deal(2, Options(), LoadedTable(0, kind("ship4")))

    assert state.card == kind("ship4")
    assert state.pile[kind("ship4")] == box.DECK[kind("ship4")] - 1
    assert sum(state.discards) == 0


@pytest.mark.clause("K3")
def test_an_empty_pile_is_made_of_all_the_discards():
    discards = tuple(n - (card == kind("pirate")) for card, n in enumerate(box.DECK))
    used_up = at("8s", "pirate", pile=(0,) * len(box.DECK), discards=discards)

    after, heard = play(used_up, "stop", card="pirate")

    assert Reshuffled() in heard
    assert after.card == kind("pirate")
    assert sum(after.pile) == 34
    assert sum(after.discards) == 0


@pytest.mark.clause("K4")
def test_the_first_roll_is_all_eight_dice():
    after, heard = play(turn(), ("roll", "1k3s1m1p2c"))

    assert after.awaiting == ToDecide(0)
    assert after.dice == dice("1k3s1m1p2c")
    assert heard == [Threw(0, dice("1k3s1m1p2c"), dice("1k3s1m1p2c"))]


@pytest.mark.clause("K5", "K10")
def test_stopping_scores_and_passes_the_dice_to_the_left():
    after, heard = play(at("4c2s1m1k", "guardian", seat=1), "stop", card="ship2")

    assert after.scores == (0, 600)
    assert after.awaiting == ToRoll(0)
    assert after.discards[kind("guardian")] == 1
    assert heard == [Scored(1, 600, chest=False), TurnBegan(0, 2), TurnedOver(0, kind("ship2"))]


@pytest.mark.clause("K6")
def test_dice_kept_before_may_be_rolled_again_and_none_has_to_be_kept():
    kept_coins, _ = play(at("1k3s2m2c"), ("reroll 3s2m", "5p"))

    after, _ = play(kept_coins, ("reroll 5p2c", "7d"))

    assert after.dice == dice("1k7d")


@pytest.mark.clause("K8", "K9")
def test_skulls_of_several_rolls_add_up_to_the_third():
    after, heard = play(at("1k3s2m2c", "coin"), ("reroll 3s2m", "1k4p"), ("reroll 4p", "1k3s"))

    assert after.awaiting == ToRoll(1)
    assert after.scores == (0, 0)  # the card's own coin is lost too
    assert Sank(0, 3, 0) in heard


@pytest.mark.clause("K9")
@pytest.mark.parametrize(
    ("card", "lie"), [("coin", "3k5c"), ("skull1", "2k6c"), ("skull2", "1k7c"), ("pirate", "3k5s")]
)
def test_exactly_three_skulls_on_the_first_roll_end_the_turn(card, lie):
    after, heard = play(turn(card), ("roll", lie))

    assert after.awaiting == ToRoll(1)
    assert after.scores == (0, 0)
    assert Sank(0, 3, 0) in heard


@pytest.mark.clause("K9", "K16")
def test_more_than_three_after_a_second_roll_are_a_loss_not_skull_island():
    after, heard = play(at("2k3s3m"), ("reroll 3s3m", "3k3c"))

    assert after.awaiting == ToRoll(1)
    assert Sank(0, 5, 0) in heard


@pytest.mark.clause("K5", "K6", "K12", "K15", "K21")
def test_the_example_quest_at_the_end_of_the_rulebook():
    after, _ = play(
        turn("pirate"),
        ("roll", "1k3s1m1p2c"),
        ("reroll 1m1p", "2c"),
        ("reroll 3s", "1k1s1d"),
        "stop",
    )

    assert after.scores == (1400, 0)
