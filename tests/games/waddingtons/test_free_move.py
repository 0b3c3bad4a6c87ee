"""After a fight: the free move."""

import pytest
from msgspec.structs import replace

from quarterdeck.games.waddingtons import GAME
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.events import Fled, FoughtEven
from quarterdeck.games.waddingtons.state import NOBODY
from tests.games.waddingtons.positions import (
    A,
    B,
    C,
    at,
    draw,
    heard,
    listed,
    meeting,
    play,
    ship,
    square,
)


@pytest.mark.clause("W35", "W37")
def test_the_loser_makes_off_and_then_the_mover_sets_his_bows():
    fled, _ = play(meeting(), "sail e 2", "done")

    gone, table = play(fled, "sail n 2")
    set_, _ = play(gone, "turn s")
    after, _ = play(set_, "turn w")

    assert heard(table, Fled)[0].path[-1] == square("10,17")
    assert gone.awaiting == to.Head(B, 1)
    assert set_.awaiting == to.Head(A, 0)
    assert after.awaiting == to.Sail(B, 1)
    assert after.ships[A].square == square("10,15")


@pytest.mark.clause("W35")
def test_a_free_move_goes_as_far_as_the_crew_left_and_not_onto_another_ship():
    state = meeting(attacked="b1 b1")
    ships = (*state.ships[:2], replace(state.ships[2], square=square("10,16")))

    fled, _ = play(replace(state, ships=ships), "sail e 2", "press 1", "give b1", "settle")

    assert "sail ne 1" in listed(fled)
    assert "sail n 1" not in listed(fled)
    assert not [word for word in listed(fled) if word.endswith("2")]


@pytest.mark.clause("W35", "W13")
def test_without_crew_left_it_is_one_square():
    fled, _ = play(meeting(attacked=""), "sail e 2")

    assert len(listed(fled)) == 8


@pytest.mark.clause("W35")
def test_a_free_move_may_end_off_treasure_island_and_brings_a_card():
    fled, _ = play(meeting(attacked="r1 r1 b2"), "sail e 2", "done")

    after, _ = play(fled, "sail s 2", chance=(draw(23),))

    assert after.ships[B].cards == (0, 1, 0, 0, 0)
    assert after.awaiting == to.Head(B, 1)


@pytest.mark.clause("W28", "W35")
def test_a_free_move_may_end_in_a_port_and_trade_there():
    state = at(
        ship("london", "3,7", "w", "r3 r3"),
        ship("cadiz", "2,7", "n", "r1 b1"),
        docks={"venice": "r2 rum"},
    )
    fled, _ = play(state, "sail w 1", "done")

    after, _ = play(fled, "sail w 2")

    assert isinstance(after.awaiting, to.Trade)
    assert after.awaiting.seat == B


@pytest.mark.clause("W35")
def test_nobody_may_call_an_attack_on_a_free_move():
    state = meeting(attacked="r2 b1")
    ships = (*state.ships[:2], replace(state.ships[2], square=square("10,16")))
    fled, _ = play(replace(state, ships=ships), "sail e 2", "done")

    after, _ = play(fled, "sail n 2")

    assert after.awaiting == to.Head(B, 1)


@pytest.mark.clause("W17", "W35")
def test_a_free_move_uses_up_the_privilege_of_the_storm():
    state = meeting()
    stormy = replace(state.ships[1], free=True)

    fled, _ = play(
        replace(state, ships=(state.ships[0], stormy, state.ships[2])), "sail e 2", "done"
    )

    assert not fled.ships[B].free


@pytest.mark.clause("W36")
def test_in_a_drawn_fight_the_attacked_ship_has_the_free_move():
    after, table = play(meeting("r3", "b3"), "sail e 2")

    assert heard(table, FoughtEven) == [FoughtEven(A, B)]
    assert after.awaiting == to.Flee(B, 1)


@pytest.mark.clause("W15", "W36", "W37")
def test_a_mover_who_was_called_and_drew_has_the_free_move_then_sets_his_bows():
    asked, _ = play(meeting("r3", "b3"), "sail e 3")

    fled, _ = play(asked, "attack")
    gone, _ = play(fled, "sail s 1")
    after, _ = play(gone, "turn s")

    assert fled.awaiting == to.Flee(A, 0)
    assert gone.awaiting == to.Head(A, 0)
    assert after.awaiting == to.Sail(B, 1)
    assert after.fight == ()


@pytest.mark.clause("W27", "W37")
def test_a_mover_who_stays_after_a_fight_has_stopped_there():
    beside = at(ship("london", "8,15", "w", "r3 r3"), ship("cadiz", "5,15", "n", "b1"), flat="rum")
    corner = at(
        ship("london", "19,1", "e", "r3 r3", cards="chart25"), ship("cadiz", "20,1", "n", "b1")
    )

    landed, _ = play(beside, "sail w 3", "done", "sail n 1", "settle", "turn n")
    charted, _ = play(corner, "sail e 1", "done", "sail n 1", "turn n")

    assert landed.awaiting == to.Salvage(A, 0)
    assert charted.awaiting == to.LandChart(A, 0)


@pytest.mark.clause("W35", "W37")
def test_whoever_is_hemmed_in_stays_and_the_mover_goes_on():
    state = at(
        ship("london", "20,3", "s", "r3 r3"),
        ship("cadiz", "20,1", "n", ""),
        ship("marseilles", "20,2", "n", "b1"),
        ship("genoa", "19,1", "n", "b1"),
    )

    asked, _ = play(state, "sail s 2")
    after, _ = play(asked, "pass")

    assert after.ships[1].square == after.ships[0].square == square("20,1")
    assert after.awaiting == to.Head(A, 0)
    assert after.fleeing == NOBODY


@pytest.mark.clause("W14", "W15")
def test_two_ships_left_on_one_square_are_asked_one_after_the_other():
    state = at(
        ship("london", "20,5", "s", "r3 r3"),
        ship("cadiz", "20,3", "n", "b1"),
        ship("genoa", "20,3", "n", "b1"),
    )

    first, _ = play(state, "sail s 3")
    second, _ = play(first, "pass")

    assert (first.awaiting.ship, first.awaiting.waiting) == (1, (2,))
    assert (second.awaiting.ship, second.awaiting.waiting) == (2, ())


@pytest.mark.clause("W33", "W44")
def test_everyone_sees_who_won_until_the_turn_ends():
    """A loser who has nothing to lose flees as after a draw."""
    won, even = (play(meeting(hand, ""), "sail e 2")[0] for hand in ("r1 r1", "r1 b1"))

    assert (won.winner, even.winner) == (0, NOBODY)
    assert won.awaiting == even.awaiting
    assert GAME.view(won, C) != GAME.view(even, C)
