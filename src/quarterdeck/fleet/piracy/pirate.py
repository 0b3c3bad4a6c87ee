"""The Pirate's turn: sailing, loading and landing. Only he can tell which it was."""

from dataclasses import replace

import jax.numpy as jnp
from jax import Array

from quarterdeck.fleet.chance import below
from quarterdeck.fleet.lookup import choose, look_up
from quarterdeck.games.piracy import components as box

from . import tables as the
from .ending import navy_wins, pirate_wins
from .knowledge import follow_turn, keep_off_quays
from .sets import no_squares, plane
from .setup import captain_of
from .state import NONE, ROLL, SAIL, Chance, Known, Record, State, Voyage

BITS = 16  # of a past set that are kept together, as observations have them


def sail(state: State, action: Array, chance: Chance) -> State:
    """He takes a course, or loads, or tries to land; the log is kept; then comes the Navy."""
    kind = look_up(the.KIND, action)
    voyage = take_course(state, action, kind)
    logged = replace(state, voyage=voyage)
    rammed = (voyage.square == state.ships).any() & (kind != the.LOADS)
    lost = replace(logged, voyage=replace(voyage, loading=state.voyage.loading))
    lost = navy_wins(replace(lost, record=new_record(state, jnp.full_like(state.turn, NONE))))
    followed = keep_record(logged, state.voyage.loading)
    landed = try_to_land(followed, look_up(the.HARBOUR_OF, action).astype(jnp.int32), chance)
    going_on = choose(kind == the.LANDS, landed, call_the_navy(followed))
    return choose(rammed, lost, going_on)


# Sailing


def take_course(state: State, action: Array, kind: Array) -> Voyage:
    """His new square, and the chest he has aboard."""
    end = look_up(the.END, action).astype(jnp.int32)
    square = jnp.where(end == NONE, state.voyage.square, end)
    site = look_up(the.SITE_OF, action).astype(jnp.int32)
    loading = jnp.where(kind == the.LOADS, site, NONE)
    return replace(state.voyage, square=square, loading=loading)


def new_record(state: State, missed: Array) -> Record:
    none = jnp.full_like(missed, NONE)
    return Record(state.ships, missed, none, none, no_squares())


def keep_record(state: State, missed: Array) -> State:
    """The marker of the chest he loaded the turn before comes off; all draw their conclusions."""
    gone = jnp.arange(the.SITES) == missed
    return replace(
        state,
        record=new_record(state, missed),
        known=follow_turn(state, missed),
        chests=state.chests & ~gone,
        stolen=jnp.where(gone, state.stolen.max() + 1, state.stolen),
    )


def write_log(state: State, action: Array) -> Array:
    """What was seen of the turn before, and what he did in this one: a row, in observed numbers."""
    record, kind = state.record, look_up(the.KIND, action)
    site = look_up(the.SITE_OF, action)
    loaded = jnp.where(kind == the.LOADS, site + 1, 0)
    marks = jnp.stack([record.missed + 1, record.landing + 1, rank_squares(record.sighted)])
    path = jnp.where(kind == the.LOADS, 0, rank_squares(look_up(the.PATH, action)))
    parts = [rank_squares(record.ships), marks, pack_set(record.empty), path, loaded[None]]
    row = jnp.concatenate([part.astype(jnp.uint16) for part in parts])
    turn = jnp.where(state.moment == SAIL, state.turn - 1, len(state.log))  # else none is written
    return state.log.at[turn].set(row, mode="drop")


def rank_squares(squares: Array) -> Array:
    """Nought for none, one for a ship that is sunk, then the squares."""
    return jnp.where(squares == NONE, 0, jnp.where(squares == the.SUNK, 1, squares + 2))


def pack_set(squares: Array) -> Array:
    """A set as words of sixteen bits, in the order of the squares' numbers."""
    flags = jnp.pad(plane(squares), (0, -the.SQUARES % BITS)).reshape(-1, BITS)
    return (flags << jnp.arange(BITS)).sum(axis=1)


# Landing


def try_to_land(state: State, harbour: Array, chance: Chance) -> State:
    """Open: he wins. Closed: he is turned away, or taken by house rule."""
    opened, closed = (state.opened > 0).sum(), (state.closed > 0).sum()
    left = box.GARRISONS[box.OPEN] - opened
    tokens = jnp.maximum(left + box.GARRISONS[box.CLOSED] - closed, 1)
    here = jnp.arange(the.HARBOURS) == harbour
    escaped = replace(state, opened=jnp.where(here, opened + 1, state.opened).astype(jnp.int32))
    shore = look_up(the.SHORE_BY_HARBOUR, harbour)
    turned_away = replace(
        state,
        closed=jnp.where(here, closed + 1, state.closed).astype(jnp.int32),
        record=replace(state.record, landing=harbour),
        known=Known(state.known.possible & shore, no_squares(), no_squares()),
    )
    seized = state.terms.options.seize
    refused = navy_wins(turned_away) if seized else call_the_navy(turned_away)
    return choose(below(chance.token, tokens) < left, pirate_wins(escaped), refused)


# The end of his turn


def call_the_navy(state: State) -> State:
    """The next ship's turn, unless he has had his last."""
    state = keep_off_quays(state)
    seat = captain_of(state.terms, state.ship).astype(jnp.int32)
    called = replace(state, moment=jnp.full_like(state.moment, ROLL), seat=seat)
    return choose(state.turn >= box.TURNS, navy_wins(state), called)
