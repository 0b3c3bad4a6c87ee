"""Setting up, and the cards."""

import pytest

from quarterdeck.core.errors import OptionsError
from quarterdeck.core.table import LoadedTable, QuietTable, TurnBegan
from quarterdeck.games.waddingtons import GAME
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.crew import fighting_strength, sailing_strength
from quarterdeck.games.waddingtons.events import Dealt, Stocked, TurnedUp
from quarterdeck.games.waddingtons.options import Options
from quarterdeck.games.waddingtons.setup import make_up
from quarterdeck.words import words
from tests.games.waddingtons.positions import (
    A,
    B,
    at,
    crew,
    draw,
    heard,
    listed,
    play,
    port,
    ship,
    things,
    treasure,
)

HANDS = (crew("r1 r1 r2 b3 b3"), crew("b1 b1 b2 r3 r3"))


DOCKS = (crew("r2 b1"), crew("r1 b1"), crew("r3 b2"), crew("r3 b3"))


TOP = 0


def dealt(*words, seats=2, options=None, chance=None):
    table = LoadedTable(*(chance or (*HANDS, *DOCKS, A, TOP)))
    state = GAME.deal(seats, options or Options(), table)
    for word in words:
        state = GAME.apply(state, GAME.read(word), table)
    return state, table


# Setting up


@pytest.mark.clause("W1", "W5")
def test_players_choose_ports_as_they_sit_and_of_two_the_second_sits_beside_the_first():
    state, _ = dealt("choose-port cadiz")

    assert state.awaiting == to.ChoosePort(1)
    assert listed(state) == ["choose-port london", "choose-port marseilles"]


@pytest.mark.clause("W1")
def test_turns_go_clockwise_by_home_port_from_the_dealer():
    state, table = dealt("choose-port marseilles", "choose-port cadiz")

    assert [(each.home, each.owner) for each in state.ships] == [(1, 1), (2, 0)]
    assert state.awaiting == to.Sail(seat=1, ship=0)
    assert table.heard_by(None)[-2:] == [Dealt(1), TurnBegan(1, 1)]


@pytest.mark.clause("W1")
def test_the_fourth_player_takes_what_is_left_unasked():
    table = QuietTable(1)
    state = GAME.deal(4, Options(), table)
    for word in ("choose-port genoa", "choose-port london", "choose-port marseilles"):
        state = GAME.apply(state, GAME.read(word), table)

    assert state.homes == (3, 0, 2, 1)
    assert isinstance(state.awaiting, to.Sail)


@pytest.mark.clause("W2", "W3")
def test_crew_is_dealt_and_lies_open_in_ports_that_are_nobodys():
    state, _ = dealt("choose-port london", "choose-port cadiz")

    assert tuple(each.hand for each in state.ships) == HANDS
    assert state.docks[port("venice")][: box.CREW] == crew("r2 b1")
    assert state.docks[port("genoa")][: box.CREW] == crew("r3 b3")
    assert not any(state.docks[port("london")])
    assert sum(state.pile) == 36 - 10 - 8


@pytest.mark.clause("W3", "W4")
def test_each_such_port_is_made_up_to_eight():
    _, table = dealt("choose-port london", "choose-port cadiz")

    assert [event.things for event in heard(table, Stocked)] == [
        things("r2 b1 diamond"),
        things("r1 b1 gold rum"),
        things("r3 b2 pearl"),
        things("r3 b3 rum"),
    ]


@pytest.mark.clause("W4")
@pytest.mark.parametrize(
    ("need", "left", "pieces"),
    [
        (6, box.HOARD, "gold rum"),  # not two pearls
        (5, box.HOARD, "diamond"),  # the rulebook's example: one piece, not pearl and rum
        (5, (4, 5, 5, 5, 5), "ruby"),  # the kind there is more of
        (4, box.HOARD, "gold"),
        (3, box.HOARD, "pearl"),
        (2, box.HOARD, "rum"),
    ],
)
def test_treasure_of_the_highest_possible_value_makes_up_a_port(need, left, pieces):
    assert make_up(need, left) == treasure(pieces)


@pytest.mark.clause("W5")
def test_with_two_ships_each_the_opposite_port_is_yours_too():
    hands = (crew("r1 r1 r1 b1 b1"),) * 2 + (crew("r2 r2 r2 b2 b2"),) * 2
    chance = (*hands, crew("r3 b3"), crew("r3 b3"), 2, TOP)

    state, _ = dealt("choose-port cadiz", options=Options(two_ships=True), chance=chance)

    assert [each.owner for each in state.ships] == [1, 0, 1, 0]
    assert state.awaiting == to.Sail(seat=1, ship=2)


@pytest.mark.clause("W5")
@pytest.mark.parametrize("seats", [3, 4])
def test_two_ships_each_are_refused_to_more_than_two_players(seats):
    with pytest.raises(OptionsError) as no:
        GAME.deal(seats, Options(two_ships=True), LoadedTable())

    assert words(GAME).say(no.value.sentence) == (
        f"Two ships each are for two players; {seats} sit at this table. (W5)"
    )


@pytest.mark.clause("W5")
def test_ships_of_one_owner_pass_each_other_unasked_and_never_fight():
    own = ship("marseilles", "10,14", hand="r1", owner=A)
    state = at(
        ship("london", "8,14", "e", "r3 b3", owner=A),
        ship("cadiz", owner=B),
        own,
        ship("genoa", owner=B),
        options=Options(two_ships=True),
    )

    after, _ = play(state, "sail e 3")

    assert "sail e 2" not in listed(state)
    assert after.awaiting == to.Head(A, 0)


# Cards


@pytest.mark.clause("W6", "W7")
@pytest.mark.parametrize(
    ("hand", "sails", "fights"),
    [
        ("r3 r3 r2 b2 b1", 11, 5),
        ("b3 b2 r3 r1", 9, 1),
        ("r3 r3 r3 r1", 10, 10),
        ("r2 b2", 4, 0),
        ("", 0, 0),
    ],
)
def test_a_hand_sails_by_its_sum_and_fights_by_its_difference(hand, sails, fights):
    assert sailing_strength(ship("london", hand=hand)) == sails
    assert fighting_strength(crew(hand)) == fights


@pytest.mark.clause("W8")
def test_the_value_on_top_is_drawn_when_it_comes_there_and_its_colour_when_it_is_taken():
    state = at(ship("london", "8,14", "se"), ship("cadiz"), pile="r1 b2 r3")

    after, _ = play(state, "sail se 1", chance=(draw(15), 0, (0, 0, 0, 0, 1, 0), 1))

    assert after.ships[A].hand == crew("r1 r1 r3")
    assert (after.pile, after.top) == (crew("b2"), 2)


@pytest.mark.clause("W8")
def test_returned_cards_come_up_in_their_order_once_the_unseen_are_gone():
    state = at(ship("london", "8,14", "se"), ship("cadiz"), pile="b2", beneath="r3 b1")

    after, _ = play(state, "sail se 1", chance=(draw(15), 1, (0,) * 6))

    assert after.ships[A].hand == crew("r1 b2 r3")
    assert (sum(after.pile), after.top) == (0, 1)


@pytest.mark.clause("W8", "W18")
def test_chance_cards_come_round_again_in_the_order_they_went():
    shown = (28, *range(1, 28))
    state = at(ship("london", "8,14", "se", "r3"), ship("cadiz"), shown=shown, pile="")

    after, table = play(state, "sail se 1")

    assert heard(table, TurnedUp)[0].card == 28
    assert after.shown == (*range(1, 28), 28)
