"""Where he can be: exactly what trying every voyage leaves, and never without where he is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from quarterdeck.core.errors import TableError
from quarterdeck.core.moment import Over
from quarterdeck.core.table import LiveTable, LoadedTable, QuietTable
from quarterdeck.games.piracy import GAME, grid
from quarterdeck.games.piracy.actions import Fire, Move
from quarterdeck.games.piracy.knowledge import history, within_reach
from quarterdeck.games.piracy.state import ToDecide, ToMove, ToSail
from quarterdeck.games.piracy.waters import waters
from tests.games.piracy.positions import OPTIONS, aboard, at, names, play, small, sq

CHARTS = st.sampled_from(["narrow_waters", "open_edges"])
RULES = st.sampled_from(["eight", "orthogonal"])
SEEDS = st.integers(0, 2**32)
MOST = 40  # decisions
POCKETS = {  # six chests stolen, four left
    "narrow_waters": ("B7 E7 F7 G7 H7", "C3 D3 F3 G3 C5 D5 F5 G5 C7 D7", "F3 G3 C5 D5 F5 G5", "D2"),
    "open_edges": ("A8 J8 J1 A1 J5", "C2 D2 G2 H2 C4 D4 G4 H4 C6 D6", "C2 D2 G2 H2 C4 D4", "E5"),
}


# Brute force


def choose(state, random):
    """Anything, but ships that ram and fire less than they could make longer games."""
    action = GAME.legal_actions(state).pick(random)
    if isinstance(action, Move | Fire) and random() < 0.7:
        return GAME.legal_actions(state)[0]
    return action


def consistent(real, worlds, action, chance):
    """Every world in which the same can have happened, one for each place and load of his."""
    seen, found = GAME.view(real, None), {}
    for world in worlds:
        his = isinstance(world.awaiting, ToSail)
        for each in GAME.legal_actions(world) if his else (action,):
            after = tried(world, each, chance)
            if after is not None and GAME.view(after, None) == seen:
                found[after.voyage.square, after.voyage.loading] = after
    return list(found.values())


def tried(world, action, chance):
    """Where an action leads with this luck; nowhere if it would have asked for other luck."""
    table = LoadedTable(*chance)
    try:
        after = GAME.apply(world, action, table)
    except TableError:
        return None
    return None if table.script else after


def check_against_brute_force(state, worlds, seed):
    """The filter and the worlds agree after every decision of a game."""
    table = LiveTable(seed)
    for _ in range(MOST):
        if isinstance(state.awaiting, Over):
            return
        table.clear()
        action = choose(state, table.random)
        state = GAME.apply(state, action, table)
        if not isinstance(state.awaiting, Over):
            worlds = consistent(state, worlds, action, table.chance)
            check(state, worlds)


def check(state, worlds):
    shore = waters(state.options.map).shore
    assert {world.voyage.square for world in worlds} == set(grid.list_squares(state.known.possible))
    for chest in grid.list_squares(state.chests):
        loaded = {w.voyage.square for w in worlds if w.voyage.loading == chest}
        assert loaded == set(grid.list_squares(state.known.anchored & shore[chest]))


@pytest.mark.clause("P31")
@given(chart=CHARTS, rule=RULES, seed=SEEDS)
def test_the_filter_agrees_with_trying_every_voyage(chart, rule, seed):
    table = LiveTable(seed)
    state = GAME.deal(2, small(chart, pirate=1, telescope=rule), table)
    while state.voyage is None:
        before, state = state, GAME.apply(state, GAME.legal_actions(state)[0], table)

    worlds = [GAME.apply(before, way, QuietTable(0)) for way in GAME.legal_actions(before)]

    check_against_brute_force(state, worlds, seed)


@pytest.mark.clause("P13", "P31")
@given(chart=CHARTS, badge=st.booleans(), seed=SEEDS)
def test_it_agrees_when_he_tries_to_land(chart, badge, seed):
    ships, chests, stolen, square = POCKETS[chart]
    state = at(square, ships, chests, stolen, options=small(chart, pirate=1, badge=badge))

    voyage = state.voyage
    worlds = [
        replace(state, voyage=replace(voyage, square=each))
        for each in grid.list_squares(state.known.possible)
    ]

    check_against_brute_force(state, worlds, seed)


# Never without him


@given(seed=SEEDS)
def test_the_square_he_is_on_is_never_excluded(seed):
    table = QuietTable(seed)
    state = GAME.deal(2, OPTIONS, table)

    while actions := GAME.legal_actions(state):
        state = GAME.apply(state, actions.pick(table.random), table)
        if state.voyage is not None:
            assert state.known.possible >> state.voyage.square & 1


@given(seed=SEEDS)
def test_what_is_known_follows_from_the_records_alone(seed):
    table = QuietTable(seed)
    state = GAME.deal(2, OPTIONS, table)

    while actions := GAME.legal_actions(state):
        if state.turn:
            records = (*state.records, state.record)
            buried = state.chests | grid.together(state.stolen)
            assert history(OPTIONS, buried, records)[-1] == state.known
        state = GAME.apply(state, actions.pick(table.random), table)


# What tells what


@pytest.mark.clause("P9", "P15")
def test_he_comes_no_farther_than_three_squares_and_not_through_a_held_strait():
    sea, start = waters(OPTIONS.map), 1 << sq("Q13")

    assert names(within_reach(sea, start, 0)) == "P11 O12 P12 P13 Q13"
    assert names(within_reach(sea, start, 1 << sq("P13"))) == "Q13"
    assert names(within_reach(sea, start, 1 << sq("P12"))) == "P11 O12 P13 Q13"


@pytest.mark.clause("P20")
def test_a_nay_leaves_less_sea_to_hide_in():
    state = aboard(ToDecide, 0, "D13", "M10 B2 C2 D2 E2", roll=1)

    after, _ = play(state, "look")

    assert state.known.possible >> sq("M13") & 1
    assert not after.known.possible >> sq("M13") & 1


@pytest.mark.clause("P12")
def test_a_missed_chest_tells_where_he_was():
    state = at("K11", loading="J11")
    known = replace(state.known, anchored=state.known.possible)

    after, _ = play(replace(state, known=known), "wait")

    reach = within_reach(waters(OPTIONS.map), waters(OPTIONS.map).shore[sq("J11")], 0)
    assert after.known.possible == reach


@pytest.mark.clause("P12")
def test_a_turn_in_which_none_is_missed_tells_that_he_did_not_load():
    first, _ = play(at("K11"), "load J11")
    second, _ = play(at("K10"), "wait")

    assert first.known == second.known


@pytest.mark.clause("P17", "P25")
def test_a_ship_that_catches_nobody_tells_that_he_is_not_there():
    after, _ = play(aboard(ToMove, 0, "D13", "M10 B2 C2 D2 E2", roll=1), "move M11")

    assert not after.known.possible >> sq("M11") & 1
