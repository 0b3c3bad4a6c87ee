"""All that may be done: as a mask over all ids, or to pick from."""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from quarterdeck.fleet.chance import below
from quarterdeck.fleet.lookup import look_up
from quarterdeck.games.piracy import components as box

from . import tables as the
from .navy import destinations
from .sets import (
    Squares,
    count_squares,
    no_squares,
    nth_bit,
    nth_square,
    pack_flags,
    plane,
    sums_before,
)
from .state import BURY, DECIDE, DEPART, ENGAGE, FIRE_AGAIN, MOVE, NONE, ROLL, SAIL, STATION, State
from .waters import departures, fleet, rooms, straits_shut

# By moment: the one action that is offered beside whatever depends on the chart, or none.
BESIDE = {BURY: the.SETS_UP, STATION: the.SETS_UP, ROLL: the.ROLLS, DECIDE: the.LOOKS}
BESIDE |= {MOVE: the.STAYS, ENGAGE: the.STAYS, FIRE_AGAIN: the.CEASES}


class Lists(NamedTuple):
    """What is offered kind by kind, where kinds are short: whether each id is."""

    burials: Array
    exits: Array
    courses: Array
    loads: Array
    landings: Array
    fires: Array


def harbours_to_try(state: State) -> Array:
    """Where he could try to land: nowhere, unless he has chests enough."""
    aboard = (state.stolen > 0).sum() + (state.voyage.loading != NONE)
    return (state.closed == 0) & (aboard >= box.ENOUGH)


def may_sail(state: State, ids: Array) -> Array:
    """Of some courses and landings from where he is: whether nothing is in the way."""
    harbours, shut = harbours_to_try(state), straits_shut(state)
    lands = look_up(the.KIND, ids) == the.LANDS
    free = look_up(the.ENTERED, ids) & shut == 0
    allowed = ~lands | harbours[look_up(the.HARBOUR_OF, ids)]
    if state.terms.options.badge:
        end = look_up(the.END, ids).astype(jnp.int32)
        square = jnp.where(end == NONE, state.voyage.square, end)
        bound = (look_up(the.HARBOURS_BY, square) & harbours).any(axis=-1)
        allowed = allowed & (lands | ~bound)
    return free & allowed & (state.moment == SAIL)


def may_load(state: State) -> Array:
    """By site: whether its chest can be loaded."""
    near = look_up(the.SITES_BY, state.voyage.square) & state.chests
    near = near & (jnp.arange(the.SITES) != state.voyage.loading)
    return near & (state.turn > 1) & (state.moment == SAIL)


def squares_offered(state: State) -> Squares:
    """To put a ship on, or to move one to."""
    moving = (state.moment == DECIDE) | (state.moment == MOVE) | (state.moment == ENGAGE)
    free = jnp.array(the.WATER) & ~fleet(state)
    offered = jnp.where(state.moment == STATION, free, no_squares())
    return jnp.where(moving, destinations(state), offered)


def may_depart(state: State) -> Array:
    exits = jnp.arange(the.COUNT[the.DEPARTS]) + the.FIRST[the.DEPARTS]
    return plane(departures(state))[look_up(the.SQUARE_OF, exits)] & (state.moment == DEPART)


def may_fire(state: State) -> Array:
    return (state.moment == ENGAGE) | (state.moment == FIRE_AGAIN)


def offers_beside(state: State) -> Array:
    """The id of the one action beside the others, or none."""
    ids = [the.FIRST[BESIDE[now]] if now in BESIDE else NONE for now in range(FIRE_AGAIN + 2)]
    return look_up(jnp.array(ids), state.moment)


# As a mask


def legal(state: State) -> Array:
    """True for every id that is offered."""
    squares, beside = plane(squares_offered(state)), offers_beside(state)
    stationing = state.moment == STATION
    bits = look_up(the.WAYS, state.voyage.square)
    ways = (bits[:, None] >> jnp.arange(32, dtype=jnp.uint32) & 1).reshape(-1).astype(bool)
    every = jnp.arange(len(the.KIND))
    ways = ways[: len(the.KIND)] & may_sail(state, every)
    nothing = [jnp.zeros(count, bool) for count in the.COUNT]
    parts = {
        the.BURIES: rooms(state) & (state.moment == BURY),
        the.STATIONS: squares & stationing,
        the.DEPARTS: may_depart(state),
        the.LOADS: may_load(state),
        the.MOVES: squares & ~stationing,
        the.FIRES: jnp.full(the.COUNT[the.FIRES], may_fire(state)),
    }
    found = jnp.concatenate([parts.get(kind, nothing[kind]) for kind in range(len(the.KINDS))])
    return found | ways | (every == beside)


# To pick from


def lists_offered(state: State) -> tuple[Lists, Array]:
    """Short lists, and the ids in them one after the other."""
    courses = look_up(the.COURSES, state.voyage.square)
    landings = look_up(the.LANDINGS, state.voyage.square)
    offered = Lists(
        rooms(state) & (state.moment == BURY),
        may_depart(state),
        may_sail(state, courses) & (courses != NONE),
        may_load(state),
        may_sail(state, landings) & (landings != NONE),
        jnp.full(the.COUNT[the.FIRES], may_fire(state)),
    )
    numbered = [the.BURIES, the.DEPARTS, None, the.LOADS, None, the.FIRES]
    ids = [
        jnp.arange(len(each)) + (0 if kind is None else the.FIRST[kind])
        for each, kind in zip(offered, numbered, strict=True)
    ]
    ids[2], ids[4] = courses, landings
    return offered, jnp.concatenate(ids).astype(jnp.int32)


def pick(state: State, word: Array) -> Array:
    """Any kind of action, then any one of that kind: sensible play at random."""
    offered, ids = lists_offered(state)
    squares, beside = squares_offered(state), offers_beside(state)
    listed_counts = [each.sum(dtype=jnp.int32) for each in offered]
    counts = jnp.stack([1 * (beside != NONE), count_squares(squares), *listed_counts])
    there = counts > 0
    kinds = jnp.maximum(there.sum(), 1).astype(jnp.uint32)
    nth = sums_before(1 * there)
    chosen = there & (nth == below(word, kinds))
    kind = (chosen * jnp.arange(len(counts))).sum(dtype=jnp.int32)
    place = below(word // kinds, jnp.maximum(counts[kind], 1))
    flags = jnp.concatenate([each & (kind == 2 + at) for at, each in enumerate(offered)])
    listed = look_up(ids, nth_bit(pack_flags(flags), place))
    first = jnp.where(state.moment == STATION, the.FIRST[the.STATIONS], the.FIRST[the.MOVES])
    square = first + nth_square(squares, place)
    return jnp.where(kind == 0, beside, jnp.where(kind == 1, square, listed)).astype(jnp.int32)
