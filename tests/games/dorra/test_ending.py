"""The end: stalemates, counting the booty, and who wins."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from quarterdeck.core.moment import Over
from quarterdeck.core.table import LoadedTable, QuietTable, TurnBegan
from quarterdeck.games.dorra import GAME
from quarterdeck.games.dorra import components as box
from quarterdeck.games.dorra.ending import decide_win, shares
from quarterdeck.games.dorra.events import (
    BrokeTie,
    BrokeUp,
    Consoled,
    Majority,
    SailedAway,
    TurnedUp,
    Won,
)
from quarterdeck.games.dorra.options import Options
from quarterdeck.games.dorra.state import ToAct, ToMutiny, at_home
from quarterdeck.words import words
from tests.games.dorra.positions import BLUE, RED, YELLOW, at, counts, last_ships, play
from tests.strategies import positions


@pytest.mark.clause("D26")
def test_the_game_ends_with_the_last_ship_and_piles_that_stand_get_nothing():
    state = last_ships("r5b5y2k5r2", "y5k4k3")

    after, heard = play(state, "board 5 11", "take chest")

    assert isinstance(after.awaiting, Over)
    assert after.purses == (10 + 10 + 15, 10 + 5 + 9, 10 + 2, 10 + 5)
    assert heard[-3:] == [Majority(0, (RED,), 15), Majority(2, (BLUE,), 9), Won((RED,))]


@pytest.mark.clause("D26")
def test_while_a_ship_is_left_the_game_goes_on():
    after, _ = play(last_ships("r5b5y2k5r2", ships=(1, 11)), "board 5 11", "take chest")

    assert after.awaiting == ToAct(BLUE)


@pytest.mark.clause("D27")
def test_karin_and_nico_share_the_chests_and_kim_and_nina_are_consoled():
    assert shares((2, 2, 1, 1), 15) == (7, 7, 1, 1)


@pytest.mark.clause("D27")
@pytest.mark.parametrize(
    ("held", "worth", "gains"),
    [
        ((3, 2, 1), 15, (15, 2, 1)),
        ((2, 2, 2), 15, (5, 5, 5)),
        ((1, 1, 1, 1), 15, (3, 3, 3, 3)),
        ((0, 0, 0), 15, (0, 0, 0)),
        ((0, 6, 0), 6, (0, 6, 0)),
        ((5, 4, 0), 6, (6, 4, 0)),
        ((2, 2, 1), 1, (2, 2, 1)),  # nothing to share, so they too have a ducat a piece
    ],
)
def test_most_pieces_share_the_value_and_the_rest_is_a_ducat_a_piece(held, worth, gains):
    assert shares(held, worth) == gains


@pytest.mark.clause("D27")
def test_booty_is_told_and_paid_kind_by_kind_from_the_stock():
    booty = (counts(chest=1, dagger=2), counts(chest=2), counts(dagger=2), counts())
    state = last_ships("r5b5", ships=(1,), booty=booty, pieces=(3, 6, 6, 2), stock=377)

    after, heard = play(state, "board 5 1")

    assert heard[-5:] == [
        Majority(0, (BLUE,), 15),
        Consoled(0, RED, 1),
        Majority(3, (RED,), 6),
        Consoled(3, YELLOW, 2),
        Won((BLUE,)),
    ]
    assert after.stock == 377 - 8 - 15 - 1 - 6 - 2
    assert after.purses == (10 + 3 + 1 + 6, 10 + 5 + 15, 10 + 2, 10)


@pytest.mark.clause("D28")
@pytest.mark.parametrize(
    ("purses", "booty", "winners", "tie"),
    [
        ((30, 31, 20), ((6, 6, 6, 6), (0, 0, 0, 0), (0, 0, 0, 0)), (1,), None),
        ((30, 30, 20), ((1, 0, 0, 0), (0, 1, 1, 0), (6, 5, 5, 6)), (1,), ((0, 1), "pieces")),
        ((30, 30, 20), ((1, 0, 0, 1), (0, 1, 1, 0), (0, 0, 0, 0)), (0,), ((0, 1), "chest")),
        ((30, 30, 20), ((1, 1, 0, 0), (1, 0, 1, 0), (0, 0, 0, 0)), (0,), ((0, 1), "barrel")),
        (
            (30, 30, 30),
            ((1, 0, 0, 1), (1, 0, 1, 0), (0, 0, 0, 1)),
            (1,),
            ((0, 1, 2), "candlestick"),
        ),
        ((30, 30, 20), ((1, 0, 0, 1), (1, 0, 0, 1), (6, 6, 6, 6)), (0, 1), ((0, 1), "nothing")),
    ],
)
def test_a_tie_goes_to_more_pieces_then_kind_by_kind_else_it_is_shared(purses, booty, winners, tie):
    table = LoadedTable()

    assert decide_win(at(seats=3, booty=booty), purses, table) == winners
    assert table.heard_by(None) == ([] if tie is None else [BrokeTie(*tie)])


@pytest.mark.clause("D28")
def test_by_house_rule_equally_much_money_is_a_shared_win():
    state = at(seats=3, booty=((1, 0, 0, 0), (0, 1, 1, 0), (6, 5, 5, 6)))
    agreed = replace(state, options=Options(ties="shared"))
    table = LoadedTable()

    assert decide_win(agreed, (30, 30, 20), table) == (0, 1)
    assert table.heard_by(None) == []


@pytest.mark.clause("D28")
@pytest.mark.parametrize(
    ("by", "says"),
    [
        ("pieces", "Anne and Bart have equally much money. More pieces of booty decide."),
        ("nothing", "Anne and Bart have equally much money. They are equal in booty too, "),
    ],
)
def test_what_decides_a_tie_is_explained(by, says):
    told = words(GAME).say(GAME.narrate(BrokeTie((0, 1), by)), ("Anne", "Bart", "Cleo"))

    assert told.startswith(says)


# Nobody can do anything: three piles of five are too high for one another, too small for six.


def crowded(**more):
    """One move of Blue's, and nobody has another."""
    piles = ("r2b2r3b3r4", "y2r5y3r?y5", "y?b5y4b?")
    lying = {"ships": (13, 14, 15), **more}
    return at(*piles, seats=3, seat=BLUE, **lying)


@pytest.mark.clause("D29")
def test_when_nobody_can_do_anything_all_go_home_and_whoever_is_on_turn_goes_on():
    after, heard = play(crowded(), "move 4 y?")

    assert heard[-2:] == [TurnBegan(YELLOW, 2), BrokeUp(1)]
    assert after.piles == at_home(3)
    assert after.purses == (10, 10, 10)
    assert (after.awaiting, after.stalemates) == (ToAct(YELLOW), 1)


@pytest.mark.clause("D29", "D6")
def test_the_third_time_the_open_ships_sail_away_and_new_ones_come():
    after, heard = play(crowded(stalemates=2), "move 4 y?", new=(1, 2, 3))

    assert heard[-3:] == [BrokeUp(3), SailedAway((12, 13, 14)), TurnedUp((0, 1, 2))]
    assert (after.open, after.gone) == ((0, 1, 2), (12, 13, 14))
    assert (after.awaiting, after.stalemates) == (ToAct(YELLOW), 0)


@pytest.mark.clause("D29")
def test_a_boarding_in_between_starts_the_count_again():
    after, _ = play(at("r5b5", stalemates=2), "board 5 1")

    assert after.stalemates == 0


@pytest.mark.clause("D26", "D29")
def test_the_game_is_over_when_the_last_ships_sail_away():
    gone = tuple(range(1, 13))

    after, heard = play(crowded(stalemates=2, gone=gone), "move 4 y?")

    assert heard[-3:] == [
        SailedAway((12, 13, 14)),
        BrokeTie((RED, BLUE, YELLOW), "nothing"),
        Won((RED, BLUE, YELLOW)),
    ]
    assert after.awaiting == Over((RED, BLUE, YELLOW))


# Every action uses something up: a ship, patience, a pile or a question. So every game ends.


def left(state):
    """Ships, stalemates to be borne, piles, and questions before the turn is done."""
    questions = {ToMutiny: 2, ToAct: 1}.get(type(state.awaiting), 0)
    waiting = len(getattr(state.awaiting, "waiting", ()))
    ships, piles = len(state.open) + sum(state.deck), sum(map(bool, state.piles))
    return ships, box.PATIENCE - state.stalemates, piles, questions + waiting


@pytest.mark.clause("D29")
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_every_action_brings_the_end_nearer(data, seed):
    state = data.draw(positions(GAME))

    for action in GAME.legal_actions(state):
        assert left(GAME.apply(state, action, QuietTable(seed))) < left(state)
