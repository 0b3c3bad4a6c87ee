"""The cards one by one, and Pirate Magic."""

import pytest

from quarterdeck.core.moment import Over
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.events import CalledGuardian, LostFight, PirateMagic, Sank, Won
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.state import ToDecide, ToGather, ToPlace, ToRescue, ToRoll
from tests.games.kapern.positions import at, dice, play, scores_after, turn

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
