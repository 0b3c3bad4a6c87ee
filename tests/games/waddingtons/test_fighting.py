"""Fights: calling, mustering, hands and spoils."""

import pytest

from quarterdeck.core.counts import minus
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.continuations import FreeMove
from quarterdeck.games.waddingtons.events import Attacked, Beat, Called, Gave, HandsShown, Plundered
from tests.games.waddingtons.positions import (
    A,
    B,
    C,
    crew,
    heard,
    listed,
    meeting,
    play,
    square,
    treasure,
)


@pytest.mark.clause("W16", "W33")
def test_sailing_onto_a_ship_attacks_it_and_only_the_two_see_the_hands():
    after, table = play(meeting(), "sail e 2")

    shown = HandsShown(A, B, crew("r3 r3"), crew("r1 b1"))
    assert heard(table, Attacked) == [Attacked(A, B, 0, 1, square("10,15"))]
    assert heard(table, HandsShown, A) == heard(table, HandsShown, B) == [shown]
    assert not heard(table, HandsShown, C)
    assert heard(table, Beat, C) == [Beat(A, B)]
    assert after.awaiting == to.Spoil(A, 0, 1)


@pytest.mark.clause("W15", "W37")
def test_a_call_stops_the_mover_and_makes_the_caller_the_attacker():
    asked, _ = play(meeting("r3 b1", "r3 r3"), "sail e 4")

    after, table = play(asked, "attack")

    assert heard(table, Called) == [Called(B, A, 1, 0, square("10,15"))]
    assert after.fight == (1, 0)
    assert after.awaiting == to.Spoil(B, 1, 0)


@pytest.mark.clause("W31")
def test_crew_is_mustered_once_before_hands_are_shown_the_attacker_first():
    state = meeting("r1 b1", "r2", docks={"london": "r3 r1", "cadiz": "b1"})

    first, _ = play(state, "sail e 2")
    second, _ = play(first, "muster r3", "done")
    after, _ = play(second, "done")

    assert first.awaiting == to.Muster(A, 0)
    assert second.awaiting == to.Muster(B, 1)
    assert after.ships[A].hand == crew("r1 b1 r3")
    assert after.awaiting == to.Spoil(A, 0, 1)


@pytest.mark.clause("W34")
def test_the_winner_may_take_all_treasure():
    won, _ = play(meeting(theirs="ruby rum"), "sail e 2")

    after, table = play(won, "plunder")

    none = treasure()
    assert heard(table, Plundered) == [Plundered(A, B, 0, 1, treasure("ruby rum"), none, none)]
    assert after.ships[A].hold == treasure("ruby rum")
    assert after.awaiting == to.Flee(B, 1)


@pytest.mark.clause("W34")
def test_with_too_little_room_he_keeps_two_of_all_and_leaves_the_rest():
    won, _ = play(meeting(mine="pearl rum", theirs="ruby gold"), "sail e 2")

    asked, _ = play(won, "plunder")
    after, _ = play(asked, "keep pearl", "take ruby", "settle")

    assert asked.awaiting == to.Keep(A, 0, 1)
    assert after.ships[A].hold == treasure("pearl ruby")
    assert after.ships[B].hold == treasure("rum")
    assert after.island == minus(box.HOARD, treasure("ruby pearl rum"))


@pytest.mark.clause("W34")
def test_he_may_keep_his_own_and_send_the_losers_back_to_treasure_island():
    won, _ = play(meeting(mine="pearl rum", theirs="ruby"), "sail e 2")

    after, table = play(won, "plunder", "keep pearl", "keep rum", "settle")

    assert heard(table, Plundered)[0].returned == treasure("ruby")
    assert after.ships[B].hold == treasure()
    assert after.island == minus(box.HOARD, treasure("pearl rum"))


@pytest.mark.clause("W21", "W34", "W41a")
def test_who_takes_a_ruby_first_may_still_keep_a_pearl_of_his_own():
    won, _ = play(meeting(mine="pearl rum", theirs="ruby gold"), "sail e 2")

    asked, _ = play(won, "plunder")
    ruby, _ = play(asked, "take ruby")
    full, _ = play(ruby, "keep pearl")
    after, table = play(full, "settle")

    assert listed(asked) == ["keep pearl", "keep rum", "take ruby", "take gold", "settle"]
    assert listed(ruby) == ["keep pearl", "keep rum", "take gold", "settle"]
    assert listed(full) == ["settle"]
    assert heard(table, Plundered)[0].given_up == treasure("rum")
    assert heard(table, Plundered)[0].returned == treasure("gold")
    assert after.ships[A].hold == treasure("ruby pearl")


@pytest.mark.clause("W34")
def test_the_winner_sets_how_many_crew_and_the_loser_picks_them():
    won, _ = play(meeting(attacked="r1 b1 b2"), "sail e 2")

    asked, _ = play(won, "press 2")
    after, table = play(asked, "give b2", "give r1", "settle")

    assert listed(won) == ["press 1", "press 2", "done"]
    assert asked.awaiting == to.Give(B, 1, 0, 0, 2, False, False, FreeMove(1))
    assert after.ships[A].hand == crew("r3 r3 b2 r1")
    assert heard(table, Gave, A) == [Gave(B, A, 1, 0, 0), Gave(B, A, 1, 0, 3)]
    assert not heard(table, Gave, C)


@pytest.mark.clause("W34", "W41a")
def test_the_loser_may_give_a_1_and_then_a_3():
    asked, _ = play(meeting(attacked="r1 b1 r3"), "sail e 2", "press 2")

    one, _ = play(asked, "give r1")
    after, _ = play(one, "give r3", "settle")

    assert listed(one) == ["give b1", "give r3"]
    assert after.ships[A].hand == crew("r3 r3 r1 r3")


@pytest.mark.clause("W34")
def test_a_loser_without_more_gives_all_unasked():
    won, _ = play(meeting(attacked="b1"), "sail e 2")

    after, _ = play(won, "press 1")

    assert after.ships[A].hand == crew("r3 r3 b1")
    assert after.awaiting == to.Flee(B, 1)


@pytest.mark.clause("W34")
def test_the_winner_may_take_nothing_and_is_not_asked_where_there_is_nothing():
    won, _ = play(meeting(), "sail e 2")
    bare, _ = play(meeting(attacked=""), "sail e 2")

    spared, _ = play(won, "done")

    assert spared.awaiting == bare.awaiting == to.Flee(B, 1)
