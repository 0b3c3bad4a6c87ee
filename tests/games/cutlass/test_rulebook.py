"""Cutlass's rulebook, clause by clause."""

import pytest

from cutlass import GAME
from cutlass import components as box
from cutlass.actions import BANK, ROLL, YIELD, Challenge, Fight, Reroll
from cutlass.events import Hired, Sank, Threw, Won
from cutlass.options import Options
from cutlass.state import Holdings, State, ToAnswer, ToDecide, ToRoll
from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.moment import Over
from quarterdeck.core.referee import play
from quarterdeck.core.table import LoadedTable, TurnBegan
from quarterdeck.words import words


def dice(text):
    """`2k1x1c1g` as counts."""
    return tuple(
        int(text[text.index(letter) - 1]) if letter in text else 0 for letter in box.LETTERS
    )


def at(text, *, gold=(0, 0), turn=1, crew=((1, 1, 0), (0, 0, 2))):
    """A position: these dice on the table, the first seat to decide."""
    captains = tuple(map(Holdings, gold, crew))
    return State(Options(), captains, (3, 3, 2), (0, 0, 0), turn, dice(text), ToDecide(0))


def challenged(text):
    return GAME.apply(at(text), Challenge(1), LoadedTable())


@pytest.mark.clause("C1")
def test_each_captain_hires_two_crew_and_only_that_captain_sees_them():
    table = LoadedTable((2, 0, 0), (0, 1, 1))

    state = GAME.deal(2, Options(), table)

    assert [captain.crew for captain in state.captains] == [(2, 0, 0), (0, 1, 1)]
    assert table.heard_by(1)[:3] == [Hired(0, None), Hired(0, None), Hired(1, 1)]


@pytest.mark.clause("C2")
def test_a_turn_opens_with_five_dice():
    opened = GAME.deal(2, Options(), LoadedTable((2, 0, 0), (0, 1, 1)))

    after = GAME.apply(opened, ROLL, LoadedTable(dice("1k2x2c")))

    assert after.awaiting == ToDecide(0)


@pytest.mark.clause("C3", "C5")
def test_three_skulls_end_the_turn_with_nothing():
    table = LoadedTable(dice("1k1x"))

    after = GAME.apply(at("2k1x1c1g"), Reroll(dice("1x1c")), table)

    assert after.awaiting == ToRoll(1)
    assert table.heard_by(1) == [Threw(0, dice("3k1x1g")), Sank(0), TurnBegan(1, 2)]


@pytest.mark.clause("C6", "C7")
@pytest.mark.parametrize(("lie", "gold"), [("1k4x", 0), ("5c", 500), ("1k1x2c1g", 400)])
def test_banking_counts_coins_and_gems(lie, gold):
    after = GAME.apply(at(lie), BANK, LoadedTable())

    assert GAME.scores(after) == (gold, 0)


@pytest.mark.clause("C8", "C9")
def test_the_challenged_captain_may_pay_what_there_is():
    after = GAME.apply(challenged("3x2c"), YIELD, LoadedTable())

    assert challenged("3x2c").awaiting == ToAnswer(1, 0, 3)
    assert GAME.scores(after) == (200, 0)


@pytest.mark.clause("C10")
def test_a_stronger_crew_takes_the_gold_and_is_spent():
    after = GAME.apply(challenged("3x2c"), Fight(2), LoadedTable())

    assert GAME.scores(after) == (0, 200)
    assert after.captains[1].crew == (0, 0, 1)
    assert after.spent == (0, 0, 1)


@pytest.mark.clause("C11")
def test_the_goal_ends_the_game():
    table = LoadedTable()

    after = GAME.apply(at("5c", gold=(500, 900)), BANK, table)

    assert after.awaiting == Over((0,))
    assert table.heard_by(None)[-1] == Won((0,))


@pytest.mark.clause("C12")
def test_after_fifty_rounds_the_richest_wins():
    after = GAME.apply(at("1k4x", gold=(500, 500), turn=100), BANK, LoadedTable())

    assert after.awaiting == Over((0, 1))


@pytest.mark.clause("C4")
def test_a_refusal_names_the_clause_and_what_to_do_instead():
    with pytest.raises(IllegalAction) as no:
        play(GAME, at("4x1c"), 0, Reroll(dice("1x")), LoadedTable())

    assert words(GAME).say(no.value.sentence) == (
        "“reroll 1x”: A re-roll takes at least two dice. "
        "Nearest: reroll 1x1c, or one of 8 more. (C4)"
    )


@pytest.mark.parametrize(
    ("lie", "action", "clause"),
    [
        ("2k3x", Reroll(dice("1k1x")), "C3"),
        ("4x1c", Reroll(dice("1x")), "C4"),
        ("4x1c", Reroll(dice("2c")), "C4"),
        ("1x4c", Challenge(1), "C8"),
        ("4x1c", Challenge(0), "C8"),
        ("4x1c", Challenge(3), "C8"),
        ("4x1c", ROLL, "C6"),
        ("4x1c", Fight(0), "C6"),
    ],
)
def test_why_not(lie, action, clause):
    assert GAME.why_not(at(lie), action).number == clause


def test_a_captain_cannot_fight_with_crew_of_another():
    assert GAME.why_not(challenged("3x2c"), Fight(0)).number == "C9"
