"""Boarding a ship by both rulebooks, and what is in the purses."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.core.moment import Over
from quarterdeck.core.table import QuietTable
from quarterdeck.games.dorra import GAME
from quarterdeck.games.dorra import components as box
from quarterdeck.games.dorra.events import Boarded, FellShort, Looted, Paid, Profited, Took
from quarterdeck.games.dorra.state import ToTake, at_home
from tests.games.dorra.positions import (
    BLACK,
    BLUE,
    HIDDEN,
    RED,
    YELLOW,
    at,
    counts,
    disc,
    listed,
    play,
)
from tests.strategies import positions

# Boarding a ship: the example of both rulebooks. Red boards for 22 ducats with five pirates.

EXAMPLE = at("r5b5y2k5r2")


@pytest.mark.clause("D13", "D14")
def test_red_may_board_because_his_crew_is_five():
    assert "board 5 11" in listed(EXAMPLE)
    assert "board 5 11" not in listed(at("r5b5y2k5"))


@pytest.mark.clause("D15")
def test_red_chooses_one_of_the_two_treasures():
    asked, heard = play(EXAMPLE, "board 5 11")

    assert asked.awaiting == ToTake(RED, disc("r5"), 10)
    assert listed(asked) == ["take chest", "take candlestick"]
    assert heard == [Boarded(RED, disc("r5"), 5, 10)]


@pytest.mark.clause("D16")
def test_blue_is_the_mate_and_gets_the_other_treasure():
    after, heard = play(EXAMPLE, "board 5 11", "take candlestick")

    assert after.booty[RED] == counts(candlestick=1)
    assert after.booty[BLUE] == counts(chest=1)
    assert [event for event in heard if isinstance(event, Took)] == [Took(RED, 2), Took(BLUE, 0)]


@pytest.mark.clause("D17")
def test_red_pays_blue_five_yellow_two_black_five_and_keeps_ten():
    after, heard = play(EXAMPLE, "board 5 11", "take chest")

    assert after.purses == (10 + 10, 10 + 5, 10 + 2, 10 + 5)
    assert heard[3:8] == [
        Looted(RED, 22),
        Paid(RED, BLUE, disc("b5"), 5),
        Paid(RED, YELLOW, disc("y2"), 2),
        Paid(RED, BLACK, disc("k5"), 5),
        Profited(RED, 10),
    ]


@pytest.mark.clause("D17")
def test_a_question_mark_more_is_four_for_yellow_and_four_less_for_red():
    after, _ = play(at("r5b5y2k5r2y?"), "board 5 11", "take chest")

    assert after.purses == (10 + 6, 10 + 5, 10 + 6, 10 + 5)


@pytest.mark.clause("D20")
def test_all_pirates_go_home_face_up_and_the_ship_leaves_the_game():
    after, _ = play(EXAMPLE, "board 5 11", "take chest")

    assert after.piles == at_home(4)
    assert (after.open, after.gone) == ((0, 3), (10,))


@pytest.mark.clause("D15", "D16")
def test_a_small_ship_has_nothing_for_the_mate():
    after, _ = play(at("r5b5"), "board 5 1")

    assert after.booty[:2] == (counts(dagger=1), counts())


@pytest.mark.clause("D15")
def test_a_kind_that_has_run_out_is_not_given():
    no_chests = at("r5b5y2k5r2", pieces=(0, 6, 6, 6))
    nothing_left = at("r5b5y2k5r2", pieces=(0, 6, 0, 6))

    one, _ = play(no_chests, "board 5 11")
    none, _ = play(nothing_left, "board 5 11")

    assert one.booty[:2] == (counts(candlestick=1), counts())
    assert none.booty[:2] == (counts(), counts())


@pytest.mark.clause("D18")
def test_a_captain_whose_loot_is_too_small_adds_his_own_money():
    after, heard = play(at("r5b5y5"), "board 5 1")

    assert after.purses == (10 - 2, 15, 15, 10)
    assert FellShort(RED, own=2, stock=0) in heard


@pytest.mark.clause("D19")
def test_what_he_does_not_have_comes_from_the_stock_and_he_keeps_his_treasure():
    poor = at("r5b5y5", purses=(1, 10, 10, 10), stock=386)

    after, heard = play(poor, "board 5 1")

    assert after.purses == (0, 15, 15, 10)
    assert after.stock == 386 - 8 - 1
    assert FellShort(RED, own=1, stock=1) in heard
    assert after.booty[RED] == counts(dagger=1)


@pytest.mark.clause("D19")
def test_crews_are_paid_even_when_the_box_has_no_coins_left():
    after, _ = play(at("r5b5y5", purses=(0, 200, 200, 17), stock=0), "board 5 1")

    assert after.purses == (0, 205, 205, 17)


@pytest.mark.clause("D16")
@given(data=st.data())
def test_the_second_disc_is_never_the_captains_own(data):
    state = data.draw(positions(GAME))

    assert all(box.OWNER[pile[0]] != box.OWNER[pile[1]] for pile in state.piles if len(pile) > 1)


# Purses


@pytest.mark.clause("D30")
def test_hidden_purses_are_seen_by_their_owners_alone_until_the_end():
    state = at(options=HIDDEN, purses=(7, 8, 9, 10))
    over = at(options=HIDDEN, purses=(7, 8, 9, 10), awaiting=Over((BLACK,)))

    assert GAME.view(state, BLUE).purses == (None, 8, None, None)
    assert GAME.view(state, None).purses == (None,) * 4
    assert GAME.scores(state) == (0, 0, 0, 0)
    assert GAME.view(over, BLUE).purses == GAME.scores(over) == (7, 8, 9, 10)


@pytest.mark.clause("D30")
def test_imagined_purses_add_up_to_what_is_not_in_the_stock():
    state = at(options=HIDDEN, purses=(7, 8, 9, 10), stock=417 - 34)

    world = GAME.imagine(GAME.view(state, BLUE), QuietTable(3))

    assert world.purses[BLUE] == 8
    assert sum(world.purses) == 34
