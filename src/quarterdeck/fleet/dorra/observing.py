"""What a seat may know of Buccaneer, in the numbers of `quarterdeck.research`.

Seats and discs are counted from whoever looks on. Fractions are looked up, because to divide is no
compiler's to be trusted with to the last bit.
"""

from functools import lru_cache

import jax.numpy as jnp
from jax import Array

from quarterdeck.fleet.layouts import Rows, parts_of, row_for_each, rows_of_places
from quarterdeck.fleet.lookup import look_up
from quarterdeck.fleet.terms import FleetTerms
from quarterdeck.games.dorra import components as box
from quarterdeck.games.dorra.ships import KINDS, SHIPS
from quarterdeck.games.dorra.view import COVERED, SHOWN
from quarterdeck.numbering.games.dorra import UNDER, pile
from quarterdeck.numbering.layout import Standpoint

from . import tables as the
from .boarding import pieces_left
from .state import ACT, MUTINY, OVER, TAKE, State

MOST_TURNS = 4_096  # far more than discs and ships allow
DEEPEST = len(UNDER)


@lru_cache(maxsize=32)
def written_rows(terms: FleetTerms) -> dict[str, Rows]:
    """By field: what is written for each of its values, in the order of their numbers."""
    parts, seats = parts_of(terms), range(terms.seats)
    most = the.ships(terms.options.components).most
    purses: list[int | None] = [None, *range(most + 1)]
    rich = row_for_each(parts["purses"], ((purse,) * terms.seats for purse in purses))
    pieces = row_for_each(parts["pieces"], ((n,) * len(KINDS) for n in range(box.PIECES + 1)))
    return {
        "seat": row_for_each(parts["seat"], seats),
        "turn": row_for_each(parts["turn"], range(MOST_TURNS)),
        "under": rows_under(terms),
        "ships": rows_of_places(SHIPS),
        "purses": rich[:, :2],  # all seats alike: whether it is known, and how much
        "stock": row_for_each(parts["stock"], (box.COINS - held for held in range(most + 1))),
        "pieces": pieces[:, 0],
        "stalemates": row_for_each(parts["stalemates"], range(box.PATIENCE + 1)),
        "waiting": rows_of_places(terms.seats),
        "rebels": rows_of_places(terms.seats * box.HAND),
    }


def rows_under(terms: FleetTerms) -> Rows:
    """A place in a pile, by the disc that lies there or none: its face covered, then shown."""
    part, discs = pile(Standpoint(0, terms.seats, terms.options)), terms.seats * box.HAND
    wide = (len(part.labels) - 1) // DEEPEST
    seen = [
        [(SHOWN[0], each) for each in known[:discs]] + [(SHOWN[0],)] for known in (COVERED, SHOWN)
    ]
    return row_for_each(part, [pile_ for piles in seen for pile_ in piles])[:, 1 : 1 + wide]


def observe(state: State, seat: Array) -> Array:
    """What a seat may know, as numbers."""
    rows, seats = written_rows(state.terms), state.terms.seats
    around = (seat + jnp.arange(seats)) % seats
    discs = (seat * box.HAND + jnp.arange(seats * box.HAND)) % (seats * box.HAND)
    in_sight = look_up(the.IN_SET, state.open)
    return jnp.concatenate(
        [
            look_up(rows["seat"], seat),
            look_up(rows["turn"], state.turn),
            observe_piles(state, seat, discs),
            look_up(rows["ships"], in_sight * jnp.cumsum(in_sight)),
            look_up(the.IN_SET, state.deck).astype(jnp.float32),
            look_up(rows["ships"], state.gone),
            observe_purses(state, seat, around),
            look_up(rows["stock"], state.purses.sum()),
            look_up(rows["pieces"], state.booty[around].reshape(-1)),
            look_up(rows["pieces"], pieces_left(state)),
            look_up(rows["stalemates"], state.stalemates),
            observe_moment(state, around, discs),
        ]
    )


def observe_piles(state: State, seat: Array, discs: Array) -> Array:
    """A place for every disc: the pile under it, or nothing where it is covered."""
    count = len(discs)
    tops = (state.pile_of[discs] - seat * box.HAND) % count
    depth = state.depth[discs]
    place = jnp.where(depth > 0, tops * DEEPEST + depth - 1, count * DEEPEST)
    under = jnp.full(count * DEEPEST, count).at[place].set(jnp.arange(count), mode="drop")
    shown = state.terms.options.memory == "aided"
    known = (count + 1) * (shown | (state.moment == OVER))
    rows = look_up(written_rows(state.terms)["under"], known + under).reshape(count, -1)
    stands = state.heights[discs] > 0
    return jnp.concatenate([stands[:, None], rows], axis=1).reshape(-1)


def observe_purses(state: State, seat: Array, around: Array) -> Array:
    """Everyone's; or one's own, where they are hidden until the end."""
    public = state.terms.options.purses == "public"
    known = public | (state.moment == OVER) | (around == seat)
    purses = jnp.where(known, 1 + state.purses[around], 0)
    return look_up(written_rows(state.terms)["purses"], purses).reshape(-1)


def observe_moment(state: State, around: Array, discs: Array) -> Array:
    """Which it is; then what each of them turns on, nought for all but that one."""
    rows, seats, now = written_rows(state.terms), state.terms.seats, state.moment
    seat, pile_ = around == state.seat, discs == state.pile
    asked = (state.seat - state.captain) % seats
    later = jnp.maximum((around - state.captain) % seats - asked, 0)
    waiting = look_up(rows["waiting"], later)
    rebels = look_up(rows["rebels"], state.rebels[discs])
    turns_on = {
        MUTINY: [seat, around == state.captain, pile_, waiting, rebels],
        ACT: [seat, rebels],
        TAKE: [seat, pile_, jnp.arange(SHIPS) == state.ship],
        OVER: [state.winners[around]],
    }
    parts = [(now == kind) * part for kind, found in turns_on.items() for part in found]
    return jnp.concatenate([jnp.arange(len(turns_on)) == now, *parts], dtype=jnp.float32)
