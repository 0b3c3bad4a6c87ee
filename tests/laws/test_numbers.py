"""Ids and observations: told apart exactly where a seat can, from what it may know alone."""

from functools import lru_cache

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from quarterdeck.core.table import QuietTable
from quarterdeck.numbering import Numbering
from quarterdeck.numbering.layout import HIGHEST, LEFT_OUT, LOWEST, Standpoint
from tests.strategies import picked, positions

SEEDS = st.integers(0, 2**32)
PICKS = st.lists(st.tuples(st.integers(0, 999), st.integers(0, 999)), min_size=1, max_size=30)


# A position costs more than its numbers do, and other laws have looked for the odd ones.
SOME = settings(max_examples=max(8, settings().max_examples // 5))


@lru_cache(maxsize=64)
def numbering(game, seats, options):
    return Numbering(game, seats, options)


def numbering_of(game, state):
    return numbering(game, len(game.scores(state)), state.options)


def later(game, state, picks, seed):
    """Another position of the same game."""
    table = QuietTable(seed)
    for pick in picks:
        if actions := game.legal_actions(state):
            state = game.apply(state, picked(actions, pick), table)
    return state


@SOME
@given(data=st.data(), picks=PICKS, seed=SEEDS)
def test_views_that_differ_in_any_field_are_observed_differently(game, data, picks, seed):
    state = data.draw(positions(game))
    other = later(game, state, picks, seed)
    layout = numbering_of(game, state).layout

    for seat in range(layout.seats):
        seen, then = game.view(state, seat), game.view(other, seat)
        assert (layout.write(seen) == layout.write(then)) == (seen == then)
        for field in set(seen.__struct_fields__) - LEFT_OUT - {"seat", "ships"}:
            mixed = replace(seen, **{field: getattr(then, field)})
            assert (layout.write(seen) == layout.write(mixed)) == (seen == mixed), field


@SOME
@given(data=st.data())
def test_seats_that_see_the_same_are_observed_differently(game, data):
    state = data.draw(positions(game))
    layout = numbering_of(game, state).layout

    observed = {layout.write(game.view(state, seat)) for seat in range(layout.seats)}

    assert len(observed) == layout.seats


@SOME
@given(data=st.data(), seed=SEEDS)
def test_an_observation_is_the_same_in_every_world_its_seat_imagines(game, data, seed):
    state = data.draw(positions(game))
    layout = numbering_of(game, state).layout

    for seat in range(layout.seats):
        seen = game.view(state, seat)
        world = game.imagine(seen, QuietTable(seed))
        assert layout.write(game.view(world, seat)) == layout.write(seen)


@SOME
@given(data=st.data())
def test_an_observation_has_its_size_and_its_bounds(game, data):
    state = data.draw(positions(game))
    ours = numbering_of(game, state)

    for seat in range(ours.seats):
        observed = ours.observe(game.view(state, seat))
        assert observed.shape == (ours.layout.size,)
        assert observed.dtype == np.float32
        assert LOWEST <= observed.min() <= observed.max() <= HIGHEST


@SOME
@given(data=st.data())
def test_the_mask_is_the_menu(game, data):
    state = data.draw(positions(game))
    ours, seat = numbering_of(game, state), game.to_move(state)

    offered = np.flatnonzero(ours.mask(state))

    assert {ours.ids.action(number, seat) for number in offered} == set(game.legal_actions(state))


@SOME
@given(data=st.data())
def test_ids_go_there_and_back_for_every_seat(game, data):
    state = data.draw(positions(game))
    ids = numbering_of(game, state).ids

    for seat, actions in enumerate(ids.actions):
        assert set(actions) == set(ids.catalogue)
        for action in game.legal_actions(state):
            assert ids.action(ids.number(action, seat), seat) == action


@SOME
@given(data=st.data(), seed=SEEDS)
def test_returns_lie_between_minus_one_and_one(game, data, seed):
    state = data.draw(positions(game))
    table, ours = QuietTable(seed), numbering_of(game, state)
    before = ours.returns(state)
    ended = game.to_move(state) is None
    while actions := game.legal_actions(state):
        state = game.apply(state, actions.pick(table.random), table)

    after = ours.returns(state)

    assert ended or not any(before)
    assert all(-1 <= each <= 1 for each in after)
    assert game.roles.names or abs(sum(after)) < 1e-9
    assert ours.scores(state) == game.scores(state)


def test_every_field_of_a_view_is_observed(game):
    for seats in game.seats:
        layout = numbering(game, seats, game.options()).layout
        written = layout.parts(Standpoint(0, seats, game.options()))

        assert list(written) == [
            each for each in game.types.view.__struct_fields__ if each not in LEFT_OUT
        ]


def test_every_number_has_a_name_of_its_own(game):
    for seats in game.seats:
        names = [each[1:3] for each in numbering(game, seats, game.options()).layout.meanings]

        assert len(set(names)) == len(names)
