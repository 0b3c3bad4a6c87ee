"""The rulebook in its order: the turn, Skull Island, the cards."""

import pytest

from quarterdeck.core.moment import Over
from quarterdeck.core.table import LoadedTable, TurnBegan
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.events import (
    CalledGuardian,
    Cursed,
    LostFight,
    PirateMagic,
    ReachedSkullIsland,
    Reshuffled,
    Sank,
    Scored,
    Threw,
    TurnedOver,
    Won,
)
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.state import ToDecide, ToGather, ToPlace, ToRescue, ToRoll
from tests.games.kapern.positions import at, dice, kind, play, scores_after, turn

# The turn


@pytest.mark.clause("K1")
def test_the_first_seat_is_drawn_and_nobody_has_points():
    table = LoadedTable(2, kind("pirate"))

    state = GAME.deal(4, Options(), table)

    assert state.awaiting == ToRoll(2)
    assert GAME.scores(state) == (0, 0, 0, 0)
    assert table.heard_by(0) == [TurnBegan(2, 1), TurnedOver(2, kind("pirate"))]


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


# Skull Island


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


# The cards


@pytest.mark.clause("K20")
def test_treasure_island_asks_after_each_roll_what_lies_on_it():
    rolled, _ = play(turn("treasure_island"), ("roll", "1k3c2s1m1d"))

    placed, _ = play(rolled, "place 3c1d")

    assert rolled.awaiting == ToPlace(0)
    assert placed.awaiting == ToDecide(0)
    assert placed.island == dice("3c1d")


@pytest.mark.clause("K20")
def test_the_dice_on_the_island_score_when_the_skulls_come():
    after, heard = play(
        turn("treasure_island"), ("roll", "1k3c2s2m"), "place 3c", ("reroll 2s2m", "2k2c")
    )

    assert after.scores == (400, 0)
    assert Sank(0, 3, 400) in heard


@pytest.mark.clause("K20")
def test_dice_taken_off_the_island_for_the_fatal_roll_are_not_safe():
    placed = at("2k4c2s", "treasure_island", island=dice("4c"))

    assert scores_after(placed, ("reroll 2c2s", "1k3m")) == (200, 0)


@pytest.mark.clause("K20")
def test_dice_in_hand_are_taken_up_before_those_on_the_island():
    placed = at("1k5c2s", "treasure_island", island=dice("3c"))

    after, _ = play(placed, ("reroll 2c2s", "4m"))

    assert after.island == dice("3c")
    assert after.awaiting == ToPlace(0)


@pytest.mark.clause("K20")
def test_only_some_dice_or_none_may_be_placed():
    rolled = at("1k3c4s", "treasure_island", moment=ToPlace)

    nothing, _ = play(rolled, "place -")

    assert nothing.island == box.NO_DICE
    assert scores_after(nothing, ("reroll 4s", "2k2m")) == (0, 0)


@pytest.mark.clause("K20")
def test_stopping_on_treasure_island_scores_all_eight_dice():
    placed = at("4c4s", "treasure_island", island=dice("2c"))

    assert scores_after(placed, "stop") == (200 + 200 + 400 + 500, 0)


@pytest.mark.clause("K22")
@pytest.mark.parametrize(("card", "lie"), [("skull1", "1k7c"), ("skull2", "8s")])
def test_a_skull_card_leaves_that_many_fewer_to_roll(card, lie):
    alive, _ = play(turn(card), ("roll", lie))

    after, _ = play(alive, ("reroll 2c" if "c" in lie else "reroll 2s", "1k1m"))

    assert alive.awaiting == ToDecide(0)
    assert after.awaiting == ToRoll(1)


@pytest.mark.clause("K23")
def test_the_guardian_lifts_a_skull_alone_or_with_other_dice():
    alone, heard = play(at("2k4c2s", "guardian"), ("reroll 1k", "1c"))
    together, _ = play(at("2k4c2s", "guardian"), ("reroll 1k2s", "3c"))

    assert alone.dice == dice("1k5c2s")
    assert together.dice == dice("1k7c")
    assert heard[0] == CalledGuardian(0)
    assert alone.lifted


@pytest.mark.clause("K23")
@pytest.mark.parametrize(
    "before", [turn("guardian"), at("2k3c2s1m", "guardian")], ids=["first roll", "later roll"]
)
def test_the_third_skull_leaves_the_choice_of_guardian_or_bust(before):
    step = ("roll", "3k3c2s") if before.awaiting == ToRoll(0) else ("reroll 2s", "1k1c")

    struck, _ = play(before, step)
    saved, _ = play(struck, ("reroll 1k", "1c"))
    sunk, _ = play(struck, "sink")

    assert struck.awaiting == ToRescue(0)
    assert saved.awaiting == ToDecide(0)
    assert sunk.awaiting == ToRoll(1)


@pytest.mark.clause("K23")
def test_a_lifted_skull_that_falls_on_a_skull_again_is_the_end():
    struck = at("3k5c", "guardian", moment=ToRescue)

    after, heard = play(struck, ("reroll 1k", "1k"))

    assert after.awaiting == ToRoll(1)
    assert Sank(0, 3, 0) in heard


@pytest.mark.clause("K23", "K9")
def test_the_guardian_does_not_help_against_four():
    after, _ = play(at("2k6s", "guardian"), ("reroll 6s", "2k4m"))

    assert after.awaiting == ToRoll(1)


@pytest.mark.clause("K23", "K16")
def test_the_guardian_does_not_keep_anyone_from_skull_island():
    after, _ = play(turn("guardian"), ("roll", "4k4c"))

    assert after.awaiting == ToGather(0)


@pytest.mark.clause("K24")
def test_a_ship_may_be_failed_on_purpose():
    after, heard = play(at("1s7c", "ship4", scores=(200, 0)), "stop")

    assert after.scores == (-800, 0)
    assert heard[0] == LostFight(0, 1000)


@pytest.mark.clause("K7", "keep_one")
def test_where_a_die_must_be_kept_the_menu_keeps_one():
    free = GAME.legal_actions(at("2k6c"))
    strict = GAME.legal_actions(at("2k6c", options=Options(keep_one=True)))

    assert [GAME.write(a) for a in set(free) - set(strict)] == ["reroll 6c"]


# Pirate Magic


@pytest.mark.clause("K31")
@pytest.mark.parametrize(("card", "lie"), [("coin", "8c"), ("diamond", "8d")])
def test_nine_of_a_kind_win_the_game_the_moment_they_show(card, lie):
    after, heard = play(turn(card, scores=(-900, 5000)), ("roll", lie))

    assert after.awaiting == Over((0,))
    assert after.scores == (-900, 5000)
    assert heard[-2:] == [PirateMagic(0), Won((0,))]


@pytest.mark.clause("K31")
def test_nine_of_a_kind_may_come_later_in_the_turn():
    after, _ = play(at("6c2s", "coin"), ("reroll 2s", "2c"))

    assert after.awaiting == Over((0,))


@pytest.mark.clause("K31")
@pytest.mark.parametrize(("card", "lie"), [("coin", "8d"), ("pirate", "8c"), ("animals", "4m4p")])
def test_eight_of_a_kind_without_the_card_are_no_magic(card, lie):
    after, _ = play(turn(card), ("roll", lie))

    assert after.awaiting == ToDecide(0)
