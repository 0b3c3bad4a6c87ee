"""Choices of several parts: picked in any order, nobody else's business, settled as a whole."""

import random
from typing import get_args

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from quarterdeck.core.table import LiveTable, QuietTable
from quarterdeck.games.waddingtons import GAME
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.prices import Prices, Settled
from tests.games.waddingtons.positions import A, B, at, meeting, play, ship
from tests.games.waddingtons.stopping import STRONG, stop

CREW = "r3 r3 b3 b2 r2 r1"  # fourteen
DOCKS = {"docks": {"london": "b1 b1 r2"}}
MINE = {"hand": CREW, **DOCKS}


def port_call():
    me = ship("london", "1,7", "w", "r3 b1", hold="ruby", cards="silver")
    lying = {"venice": "r1 b2 gold", "london": "b3"}
    return play(at(me, ship("genoa"), docks=lying), "sail w 1")[0]


def flat_island():
    me = ship("london", "7,18", "w", "r2", hold="gold")
    return play(at(me, ship("genoa"), flat="b2 r1 ruby rum", **DOCKS), "sail w 2")[0]


def spoils():
    return play(meeting(mine="pearl rum", theirs="ruby gold"), "sail e 2", "plunder")[0]


def tribute():
    return play(meeting(attacked="r1 b1 r2 b3"), "sail e 2", "press 2")[0]


# A position for each choice of several parts.
CHOICES = {
    "trade": port_call(),
    "salvage": flat_island(),
    "keep": spoils(),
    "tribute": tribute(),
    "treasure": stop(14, **MINE)[0],
    "gift": stop(2, ship("genoa", hand="r1 b1 r2"), docks={"genoa": "b3 b3"})[0],
    "fever": stop(22, hand="r3 r3 r3 b3 b3", docks={"london": "b1 b1 r2 r2"})[0],
    "discard": play(stop(16, hold="rum rum", **MINE)[0])[0],
    "loss": stop(8, hold="ruby rum", **MINE)[0],
    "best": stop(9, hand="r3 b3 b1")[0],
    "swap": stop(20, ship("genoa", "12,13", hand="r2 b2 r1 b1"), **MINE)[0],
}
CHOICE = pytest.mark.parametrize("state", CHOICES.values(), ids=CHOICES)


def picks(state, random_index):
    """Picks until one would settle, each chosen by a number."""
    while added := [action for action in GAME.legal_actions(state) if GAME.adds(state, action)]:
        menu = GAME.legal_actions(state)
        if do.SETTLE in menu and random_index(3) == 0:
            return
        action = added[random_index(len(added))]
        yield action
        state = GAME.apply(state, action, QuietTable(0))


def followed(state, actions):
    for action in actions:
        assert GAME.why_not(state, action) is None
        state = GAME.apply(state, action, QuietTable(0))
    return state


def test_every_moment_with_picks_has_a_position_here():
    met = {type(state.awaiting) for state in CHOICES.values()}

    assert met == set(to.NOTHING_PICKED)
    assert set(to.NOTHING_PICKED) <= set(get_args(to.AnyMoment))


@CHOICE
@pytest.mark.clause("W41a")
@given(seed=st.integers(0, 2**32))
def test_a_pick_moves_nothing_says_nothing_and_asks_nothing_of_chance(state, seed):
    luck = random.Random(seed)
    table = LiveTable(1)

    for action in picks(state, luck.randrange):
        after = GAME.apply(state, action, table)
        assert replace(after, awaiting=state.awaiting) == state
        state = after

    assert not table.told
    assert not table.chance


@CHOICE
@pytest.mark.clause("W41a")
@given(seed=st.integers(0, 2**32))
def test_two_orders_of_the_same_picks_come_to_the_same(state, seed):
    luck = random.Random(seed)
    some = list(picks(state, luck.randrange))
    other = luck.sample(some, len(some))

    one, two = followed(state, some), followed(state, other)
    assume(do.SETTLE in GAME.legal_actions(one))
    tables = LiveTable(seed), LiveTable(seed)
    after = [GAME.apply(each, do.SETTLE, t) for each, t in zip((one, two), tables, strict=True)]

    assert one == two
    assert after[0] == after[1]
    assert tables[0].told == tables[1].told


def most_picks(state):
    """No choice takes longer: all one has, all that lies about, and a word to settle it."""
    ship = state.ships[state.awaiting.ship]
    own = sum(ship.hand) + sum(ship.hold) + sum(ship.cards) + sum(state.docks[ship.home])
    there = max(map(sum, (*state.docks, state.flat, box.HOARD[: box.HOLD])))
    return own + there + 1


@CHOICE
@pytest.mark.clause("W41a")
@given(seed=st.integers(0, 2**32))
def test_any_sequence_of_legal_actions_settles_a_choice_within_a_bound(state, seed):
    table, moment, most = QuietTable(seed), type(state.awaiting), most_picks(state)
    asked = state.awaiting.ship

    for _ in range(most):
        state = GAME.apply(state, GAME.legal_actions(state).pick(table.random), table)
        if not isinstance(state.awaiting, moment) or state.awaiting.ship != asked:
            break

    assert (type(state.awaiting), getattr(state.awaiting, "ship", None)) != (moment, asked)


@CHOICE
@pytest.mark.clause("W41a")
def test_what_is_picked_is_nobody_elses_business(state):
    picked = followed(state, list(picks(state, lambda many: many - 1))[:1])
    mine = picked.awaiting.seat

    for seat in {None, 0, 1, 2} - {mine}:
        assert GAME.view(picked, seat) == GAME.view(state, seat)
        assert GAME.prices(GAME.view(picked, seat)).settle is None
    assert GAME.view(picked, mine).awaiting == picked.awaiting


@CHOICE
@pytest.mark.clause("W31", "W41a")
def test_crew_is_mustered_before_anything_is_picked_and_not_after(state):
    picked = followed(state, list(picks(state, lambda many: many - 1))[:1])
    docks = state.docks[state.ships[state.awaiting.ship].home]
    waiting = {crew for crew in range(box.CREW) if docks[crew]}

    def mustered(where):
        return {a.crew for a in GAME.legal_actions(where) if isinstance(a, do.Muster)}

    assert mustered(state) == waiting
    assert not mustered(picked)


# What settling would do


@pytest.mark.parametrize(
    ("choice", "words", "settled", "more"),
    [
        ("trade", ["take gold", "offer ruby"], ("1G", "1R", ""), 0),
        ("salvage", ["take ruby", "take b2"], ("1d1R", "", "1a1U"), 0),
        ("keep", ["take ruby", "keep rum"], ("1R", "1P", "1G"), 0),
        ("treasure", ["take rum"], ("1U", "", ""), 5),
        ("gift", ["give r1", "give-docked b3"], ("", "1a1f", ""), 1),
        ("discard", ["give r2"], ("", "1c", ""), 2),
        ("loss", ["lose rum"], ("", "1U", ""), 0),
        ("swap", ["pick 2"], ("1y", "", ""), 1),
    ],
)
@pytest.mark.clause("W41a")
def test_settling_says_beforehand_what_it_brings_and_costs(choice, words, settled, more):
    picked, _ = play(CHOICES[choice], *words)

    seen = GAME.view(picked, picked.awaiting.seat)

    assert GAME.prices(seen) == Prices(Settled(*settled), more)


# Crew from one's docks, at every other decision


def asked_at_sea():
    """B is asked whether A may pass, with crew in B's docks."""
    docks = {"cadiz": "b3"}
    return play(meeting("r3 b1", "r3 r3", docks=docks), "sail e 4")[0]


def landing():
    me = ship("london", "18,1", "e", "r2", cards="chart25")
    return play(at(me, ship("genoa"), docks={"london": "b3"}), "sail e 2")[0]


OTHERS = {
    "call": (asked_at_sea(), B),
    "chart": (landing(), A),
    "name": (stop(2, ship("cadiz"), ship("genoa"), hand=STRONG, docks={"london": "b3"})[0], A),
    "drift": (stop(3, ship("genoa", "1,1"), docks={"london": "b3"})[0], A),
}


@pytest.mark.parametrize(("state", "seat"), OTHERS.values(), ids=OTHERS)
@pytest.mark.clause("W31")
def test_crew_in_the_docks_joins_at_any_decision(state, seat):
    after, _ = play(state, "muster b3")

    assert after.awaiting == state.awaiting
    assert after.awaiting.seat == seat
    assert sum(after.ships[after.awaiting.ship].hand) == 1 + sum(
        state.ships[state.awaiting.ship].hand
    )


@pytest.mark.clause("W26", "W31")
def test_who_musters_before_discarding_has_more_to_discard():
    state = CHOICES["discard"]

    after, _ = play(state, "muster b1", "give r3", "give b2")

    assert "settle" in [GAME.write(action) for action in GAME.legal_actions(after)]
    assert GAME.prices(GAME.view(state, A)).more == 4
    assert GAME.prices(GAME.view(play(state, "muster b1")[0], A)).more == 5
