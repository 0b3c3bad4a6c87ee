"""Twenty points, a payment that decides, the last round; and challenges."""

import pytest

from quarterdeck.core.moment import Over
from quarterdeck.games.waddingtons import GAME
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.events import Challenged, RoundsOver, SentBack, Won
from quarterdeck.games.waddingtons.options import Options
from quarterdeck.games.waddingtons.orders import ORDERS
from tests.games.waddingtons.positions import A, B, C, at, crew, heard, listed, play, ship

LAST = 2 * box.ROUNDS
BOLD = Options(overreach=True)


# Winning


@pytest.mark.clause("W39")
def test_twenty_points_in_docks_and_chest_win():
    me = ship("london", hold="ruby", chest="gold gold gold")
    state = at(me, ship("cadiz"), docks={"london": "pearl"})

    after, table = play(state, "land ruby")

    assert after.awaiting == Over((A,))
    assert heard(table, Won) == [Won(A, 20)]
    assert GAME.scores(after) == (20, 0)


@pytest.mark.clause("W39")
def test_crew_cards_and_treasure_aboard_do_not_count():
    me = ship("london", hand="r3", hold="ruby", cards="eight", chest="gold gold gold")
    state = at(me, ship("cadiz"), docks={"london": "gold"})

    after, _ = play(state, "land r3", "land eight")

    assert GAME.scores(after) == (16, 0)
    assert after.awaiting == to.Sail(A, 0)


@pytest.mark.clause("W39")
def test_a_payment_of_another_can_decide_the_game():
    visitor = ship("cadiz", "1,14", "w", "r1", hold="ruby")
    rich = ship("london", "5,5", "n", "r1", chest="ruby ruby ruby")
    state = at(visitor, rich, docks={"london": "b2 r3"})

    after, table = play(state, "sail w 1", "offer ruby", "take b2", "take r3", "settle")

    assert heard(table, Won) == [Won(B, 20)]
    assert after.awaiting == Over((B,))


@pytest.mark.clause("W5", "W39")
def test_with_two_ships_each_one_port_with_twenty_is_enough():
    ships = [
        ship("london", hold="ruby", chest="gold gold gold", owner=A),
        ship("cadiz", owner=B),
        ship("marseilles", owner=A),
        ship("genoa", owner=B),
    ]
    two = Options(two_ships=True)

    split = at(*ships, docks={"marseilles": "ruby"}, options=two)
    after, _ = play(at(*ships, docks={"london": "pearl"}, options=two), "land ruby")

    assert GAME.scores(split) == (12, 0)
    assert after.awaiting == Over((A,))


# The last round


@pytest.mark.clause("W41")
def test_after_four_hundred_rounds_the_richest_wins():
    state = at(ship("london"), ship("cadiz", chest="rum rum rum"), turn=LAST)

    after, table = play(state, "stay")

    assert after.awaiting == Over((B,))
    assert heard(table, RoundsOver) == [RoundsOver((B,))]


@pytest.mark.clause("W41")
def test_equals_share_the_win():
    state = at(ship("london"), ship("cadiz"), turn=LAST)

    after, _ = play(state, "stay")

    assert after.awaiting == Over((A, B))
    assert GAME.payoffs(after) == (0.5, 0.5)


@pytest.mark.clause("W41")
def test_a_round_is_a_turn_of_every_ship():
    state = at(ship("london"), ship("cadiz"), turn=LAST - 1)

    after, _ = play(state, "stay")

    assert after.awaiting == to.Sail(B, 1)


# Challenges


def bold(*, hand="r2", options=BOLD):
    me = ship("london", "5,5", "n", hand)
    return at(me, ship("cadiz"), ship("genoa"), options=options)


@pytest.mark.clause("W40")
def test_where_it_is_agreed_a_ship_may_sail_too_far_and_anyone_may_challenge():
    sailed, _ = play(bold(), "sail n 5", "turn n")

    asked, _ = play(sailed, "pass")
    after, table = play(asked, "challenge")

    assert sailed.awaiting == to.Challenge(B, 1, (2,))
    assert heard(table, Challenged) == [Challenged(C, A, upheld=True)]
    assert heard(table, SentBack) == [SentBack(A, 0, (0, 1, 0))]
    assert after.ships[A].hand == crew()
    assert after.awaiting == to.Sail(B, 1)


@pytest.mark.clause("W40")
def test_a_wrong_challenge_costs_nothing_and_silence_lets_a_move_stand():
    sailed, _ = play(bold(), "sail n 2", "turn n")

    wrong, table = play(sailed, "challenge")
    silent, _ = play(sailed, "pass", "pass")

    assert heard(table, Challenged) == [Challenged(B, A, upheld=False)]
    assert wrong.ships == silent.ships
    assert silent.awaiting == to.Sail(B, 1)


@pytest.mark.clause("W40")
def test_nobody_is_asked_after_a_turn_on_the_spot():
    turned, _ = play(bold(), "turn e")

    assert turned.awaiting == to.Sail(B, 1)


@pytest.mark.clause("W40")
def test_a_ship_without_crew_that_sails_too_far_can_be_challenged_too():
    sailed, _ = play(bold(hand=""), "sail n 2", "turn n")

    after, table = play(sailed, "challenge")

    assert sailed.awaiting == to.Challenge(B, 1, (2,))
    assert heard(table, Challenged) == [Challenged(B, A, upheld=True)]
    assert not heard(table, SentBack)
    assert after.awaiting == to.Sail(B, 1)


@pytest.mark.clause("W40")
def test_a_move_that_was_stopped_counts_only_as_far_as_it_came():
    state = at(ship("london", "5,5", "n", "r2"), ship("cadiz", "5,6", "n", "b2"), options=BOLD)

    called, _ = play(state, "sail n 5", "attack", "sail e 1", "turn n")
    after, table = play(called, "challenge")

    assert heard(table, Challenged) == [Challenged(B, A, upheld=False)]
    assert after.ships[A].hand == crew("r2")


def test_by_default_too_far_is_refused():
    assert "sail n 3" not in listed(bold(options=Options()))


# Standing orders


@pytest.mark.clause("W15")
def test_orders_can_be_about_every_ship_of_another():
    state = at(ship("london", "8,15", "e", "r3 b3"), ship("cadiz", "10,15"))
    asked, _ = play(state, "sail e 6")

    assert ORDERS.words == ("attack", "pass")
    assert ORDERS.subjects(state, B) == ("ship london",)
    assert (ORDERS.asked(state), ORDERS.asked(asked)) == (None, "ship london")
