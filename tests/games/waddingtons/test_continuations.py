"""What follows an answer is in the moment: a position that asks can be written and taken up."""

from typing import get_args

import pytest
from msgspec.structs import replace

from quarterdeck.core.table import QuietTable
from quarterdeck.core.wire import Wire
from quarterdeck.games.waddingtons import GAME
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.continuations import AnyThen, FreeMove, NewHeading, RestOfCard
from tests.games.waddingtons.positions import at, meeting, play, ship
from tests.games.waddingtons.stopping import stop

WIRE = Wire(GAME).state
CADIZ, GENOA = ship("cadiz", "8,12", hand="r1 b2 b3 r3"), ship("genoa", "13,12", hand="r2 r1 b1 b1")
SICK = {"docks": {"cadiz": "b1 b1 r2 r2 r1", "genoa": "b2 b2 r3 r1"}}


def pressed():
    return play(meeting("r3 r3 r2", "r1 b1 r2"), "sail e 2", "press 2")[0]


def digging():
    here = at(ship("london", "19,1", "e", cards="chart25"), ship("genoa"))
    return play(here, "sail e 1", "land-chart")[0]


# Positions that wait for an answer, and what follows it.
ASKING = [
    (stop(2, CADIZ, GENOA)[0], RestOfCard(0, 2, 1)),
    (stop(2, CADIZ)[0], RestOfCard(0, 2, 1)),
    (stop(3, ship("genoa", "1,1"))[0], RestOfCard(0, 3, 2)),
    (stop(4, ship("genoa", "20,20"))[0], RestOfCard(0, 4, 2)),
    (stop(7, GENOA, hold="ruby", hand="r3 b3 r1")[0], RestOfCard(0, 7, 1)),
    (stop(8, hold="ruby rum", hand="r3 b3 r1")[0], RestOfCard(0, 8, 1)),
    (stop(9, hold="diamond ruby")[0], RestOfCard(0, 9, 1)),
    (stop(9)[0], RestOfCard(0, 9, 1)),
    (stop(10)[0], RestOfCard(0, 10, 1)),
    *((stop(card)[0], RestOfCard(0, card, 1)) for card in (11, 12, 13, 14, 27)),
    *((stop(card, hand="r3 b3 r3 b2 r2")[0], RestOfCard(0, card, 1)) for card in (16, 17, 18)),
    (stop(20, CADIZ, GENOA)[0], RestOfCard(0, 20, 1)),
    (stop(20, CADIZ)[0], RestOfCard(0, 20, 1)),
    (stop(20, hand="r3 b3 r1")[0], RestOfCard(0, 20, 1)),
    (stop(22, CADIZ, GENOA, **SICK)[0], RestOfCard(0, 22, 0)),
    (pressed(), FreeMove(1)),
    (digging(), NewHeading(0)),
]


def take_up(state):
    """The same position, read from what was written of it."""
    return WIRE.read(WIRE.write(state))


def show_another_card(state):
    """The same position, with another card beside the question."""
    now = state.awaiting
    return replace(state, awaiting=replace(now, card=99)) if hasattr(now, "card") else state


def go_on(state, action, pause):
    """Every position from an answer on until nothing more is asked, with a pause before each."""
    table, went = QuietTable(7), []
    while hasattr(state.awaiting, "then"):
        state = GAME.apply(pause(state), action, table)
        action = next(iter(GAME.legal_actions(state)), None)
        went.append(state)
    return went


@pytest.mark.parametrize(("asked", "then"), ASKING)
def test_a_moment_says_what_follows_its_answer(asked, then):
    assert asked.awaiting.then == then


@pytest.mark.parametrize(("asked", "_"), ASKING)
def test_a_game_that_is_taken_up_goes_on_as_it_would_have(asked, _):
    for action in GAME.legal_actions(asked):
        assert go_on(asked, action, take_up) == go_on(asked, action, lambda state: state)


@pytest.mark.parametrize(("asked", "_"), ASKING)
def test_the_card_beside_a_question_decides_nothing(asked, _):
    for action in GAME.legal_actions(asked):
        other, same = go_on(asked, action, show_another_card), go_on(asked, action, take_up)

        assert list(map(show_another_card, other)) == list(map(show_another_card, same))


def test_no_way_to_go_on_and_no_moment_with_one_is_left_out():
    first = [GAME.legal_actions(asked)[0] for asked, _ in ASKING]
    went = [go_on(asked, action, take_up) for (asked, _), action in zip(ASKING, first, strict=True)]
    met = {type(state.awaiting) for states in went for state in states}
    met |= {type(asked.awaiting) for asked, _ in ASKING}

    assert {type(then) for _, then in ASKING} == set(get_args(AnyThen))
    assert met >= {moment for moment in get_args(to.AnyMoment) if hasattr(moment, "then")}
