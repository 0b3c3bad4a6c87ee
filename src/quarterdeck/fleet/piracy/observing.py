"""What a seat may know of Piracy, in the numbers of `quarterdeck.research`.

Seats are counted from whoever looks on. Fractions are looked up, because to divide is no
compiler's to be trusted with to the last bit.
"""

from functools import lru_cache

import jax.numpy as jnp
import numpy as np
from jax import Array

from quarterdeck.fleet.layouts import Rows, parts_of, row_for_each, rows_of_places
from quarterdeck.fleet.lookup import look_up
from quarterdeck.fleet.terms import FleetTerms
from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy.setup import captains_of_ships

from . import tables as the
from .pirate import BITS, rank_squares
from .sets import plane
from .setup import pirate_of
from .state import NONE, OVER, SAIL, State

SHIPS = slice(0, box.SHIPS)  # of a row of the log
MARKS = slice(box.SHIPS, box.SHIPS + 3)
EMPTY = slice(MARKS.stop, MARKS.stop + -(-the.SQUARES // BITS))
PATH = slice(EMPTY.stop, EMPTY.stop + box.SPEED)


def fractions(size: int) -> Rows:
    """So many, as parts of it; as `rank_of` writes them."""
    return np.array([number / size for number in range(size)], np.float32)


SQUARE_RANKS = fractions(the.SQUARES + 2)
SITE_RANKS, HARBOUR_RANKS = fractions(the.SITES + 1), fractions(the.HARBOURS + 1)


@lru_cache(maxsize=32)
def written_rows(terms: FleetTerms) -> dict[str, Rows]:
    """By field: what is written for each of its values, in the order of their numbers."""
    parts, seats, pirate = parts_of(terms), range(terms.seats), pirate_of(terms)
    own = [(pirate - seat) % terms.seats for seat in seats]  # as each seat counts
    lots = row_for_each(parts["lots"], [()] * terms.seats)
    captains = [captains_of_ships(each, terms.seats) for each in own]
    fixed = [
        row_for_each(parts["seat"], seats),
        row_for_each(parts["seats"], [terms.seats] * terms.seats),
        row_for_each(parts["pirate"], own),
        row_for_each(parts["captains"], captains),
        lots,
    ]
    return {
        "fixed": np.concatenate(fixed, axis=1),  # what never changes, by who looks on
        "garrisons": row_for_each(parts["garrisons"], ((n, n) for n in range(7)))[:, 0],
        "turn": row_for_each(parts["turn"], range(box.TURNS + 2)),
    }


SITE_PLACES, HARBOUR_PLACES = rows_of_places(the.SITES), rows_of_places(the.HARBOURS)


def observe(state: State, seat: Array) -> Array:
    """What a seat may know, as numbers."""
    rows = written_rows(state.terms)
    around = (seat + jnp.arange(state.terms.seats)) % state.terms.seats
    left = garrisons_left(state)
    token = jnp.where(state.moment == SAIL, NONE, state.record.sighted)
    return jnp.concatenate(
        [
            look_up(rows["fixed"], seat),
            state.chests,
            look_up(SITE_PLACES, state.stolen),
            observe_ships(state),
            look_up(rows["garrisons"], left),
            look_up(HARBOUR_PLACES, state.opened),
            look_up(HARBOUR_PLACES, state.closed),
            look_up(rows["turn"], state.turn),
            jnp.arange(box.SHIPS) == state.ship,
            observe_past(state),
            observe_record(state),
            plane(state.known.possible),
            maybe_square(token),
            observe_voyage(state, seat),
            observe_moment(state, around),
        ],
        dtype=jnp.float32,
    )


def garrisons_left(state: State) -> Array:
    """Tokens face down: open, closed."""
    turned = jnp.stack([(state.opened > 0).sum(), (state.closed > 0).sum()])
    return jnp.array(box.GARRISONS) - turned


def hot(number: Array, size: int) -> Array:
    """A one in its place; none where there is none."""
    return number == jnp.arange(size)


def maybe_square(square: Array) -> Array:
    """Whether there is one, and which."""
    return jnp.concatenate([(square != NONE)[None], hot(square, the.SQUARES)])


def observe_ships(state: State) -> Array:
    """Whether each is stationed, whether afloat, and where."""
    ships = state.ships[:, None]
    there, afloat = ships != the.NOT_YET, ships < the.SUNK
    return jnp.concatenate([there, afloat, hot(ships, the.SQUARES)], axis=1).reshape(-1)


def with_flags(ranks: Array, there: Array) -> Array:
    """Squares as numbers, each after whether it is there."""
    values = look_up(SQUARE_RANKS, ranks)
    pairs = jnp.stack([jnp.broadcast_to(there, ranks.shape), values], axis=-1)
    return pairs.reshape(*ranks.shape[:-1], -1)


# Turns of the Pirate


def turns_logged(state: State) -> Array:
    """By row of the log: whether it is written."""
    sailed = state.turn - (state.moment == SAIL)
    return (jnp.arange(len(state.log)) < sailed)[:, None]


def observe_past(state: State) -> Array:
    """A row for every turn that is over."""
    there, log = turns_logged(state), state.log.astype(jnp.int32)
    missed, landing, sighted = (log[:, MARKS][:, [at]] for at in range(3))
    row = [
        there,
        with_flags(log[:, SHIPS], there),
        look_up(SITE_RANKS, missed),
        look_up(HARBOUR_RANKS, landing),
        look_up(SQUARE_RANKS, sighted),
        log[:, EMPTY] / np.float32(1 << BITS),
    ]
    return jnp.where(there, jnp.concatenate(row, axis=1, dtype=jnp.float32), 0).reshape(-1)


def observe_record(state: State) -> Array:
    """The turn that is not over yet."""
    record = state.record
    sailed = state.turn > 0
    return jnp.concatenate(
        [
            sailed * with_flags(jnp.where(sailed, rank_squares(record.ships), 0), sailed),
            look_up(SITE_RANKS, record.missed + 1)[None],
            look_up(HARBOUR_RANKS, record.landing + 1)[None],
            maybe_square(record.sighted),
            plane(record.empty),
        ],
        dtype=jnp.float32,
    )


def observe_voyage(state: State, seat: Array) -> Array:
    """The Pirate's own log: to himself, and to all at the end."""
    voyage, there, log = state.voyage, turns_logged(state), state.log.astype(jnp.int32)
    known = (state.turn > 0) & ((seat == pirate_of(state.terms)) | (state.moment == OVER))
    path, loaded = log[:, PATH], look_up(SITE_RANKS, log[:, PATH.stop :])
    legs = [there, with_flags(path, path > 0), loaded]
    legs_seen = jnp.where(there, jnp.concatenate(legs, axis=1, dtype=jnp.float32), 0)
    parts = [
        jnp.ones(1),
        hot(voyage.harbour, the.HARBOURS),
        hot(voyage.start, the.SQUARES),
        hot(voyage.square, the.SQUARES),
        (voyage.loading != NONE)[None],
        hot(voyage.loading, the.SITES),
        legs_seen.reshape(-1),
    ]
    return known * jnp.concatenate(parts, dtype=jnp.float32)


def observe_moment(state: State, around: Array) -> Array:
    """Which it is; then what each of them turns on, nought for all but that one."""
    now, seat = state.moment, around == state.seat
    ship, roll = hot(state.ship, box.SHIPS), hot(state.roll - 1, box.FARTHEST)
    turns_on = [*([seat],) * 4, [seat, ship], *([seat, ship, roll],) * 4, [state.winners[around]]]
    parts = [(now == kind) & part for kind, found in enumerate(turns_on) for part in found]
    return jnp.concatenate([hot(now, len(turns_on)), *parts], dtype=jnp.float32)
