"""What a seat may know of Piraten Kapern, in the numbers of `quarterdeck.research`.

Rows are written by its layout, value by value, and looked up here; seats are counted from whoever
looks on.
"""

from functools import lru_cache

import jax.numpy as jnp
import numpy as np
from jax import Array

from quarterdeck.core.moment import Over
from quarterdeck.fleet.layouts import Rows, parts_of, row_for_each
from quarterdeck.fleet.lookup import look_up
from quarterdeck.fleet.terms import FleetTerms
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern import state as at

from . import tables as the
from .state import OVER, ROLL, State

# Scores in units, as far up and down as so many rounds could ever take them; to divide is no
# compiler's to be trusted with to the last bit.
MOST_ROUNDS = box.ROUNDS * box.MOST_SEATS
LOWEST = MOST_ROUNDS * the.DEAREST // the.UNIT
UNITS = LOWEST + box.ROUNDS * the.BEST // the.UNIT

MOMENTS = (at.ToRoll, at.ToPlace, at.ToDecide, at.ToRescue, at.ToGather)


@lru_cache(maxsize=32)
def written_rows(terms: FleetTerms) -> dict[str, Rows]:
    """By field: what is written for each of its values, in the order of their numbers."""
    parts, seats = parts_of(terms), range(terms.seats)
    values = {
        "seat": seats,
        "scores": ((the.UNIT * (units - LOWEST),) * terms.seats for units in range(UNITS)),
        "stage": [
            *(at.RACE for _ in seats),
            *map(at.Final, seats),
            *map(at.Reply, seats),
            *(at.SUDDEN for _ in seats),
        ],
        "turn": range(box.ROUNDS * terms.seats + 1),
        "card": the.CARDS,
        "dice": [*the.LYING, box.NO_DICE],
        "island": [(0, *dice[1:]) for dice in the.LYING],
        "lifted": (False, True),
        "awaiting": [
            *(moment(seat) for moment in MOMENTS for seat in seats),
            *(Over(()) for _ in seats),
        ],
    }
    rows = {field: row_for_each(parts[field], found) for field, found in values.items()}
    return {**rows, "scores": rows["scores"][:, 0]}  # all alike: one is enough


def observe(state: State, seat: Array) -> Array:
    """What a seat may know, as numbers."""
    rows, seats = written_rows(state.terms), state.terms.seats
    around = (seat + jnp.arange(seats)) % seats
    left = (jnp.stack([state.starter, state.seat]) - seat) % seats
    return jnp.concatenate(
        [
            look_up(rows["seat"], seat),
            look_up(rows["scores"], LOWEST + state.scores[around] // the.UNIT),
            look_up(rows["stage"], state.stage * seats + left[0]),
            look_up(rows["turn"], state.turn),
            observe_cards(state),
            look_up(rows["card"], state.card),
            look_up(rows["dice"], jnp.where(state.moment == ROLL, the.WAYS, state.dice)),
            look_up(rows["island"], state.island),
            look_up(rows["lifted"], 1 * state.lifted),
            observe_moment(state, left[1], around, rows["awaiting"]),
        ]
    )


def observe_cards(state: State) -> Array:
    """The pile and the discards, which are what lies nowhere else."""
    turned = jnp.arange(len(box.CARDS)) == state.card
    discards = jnp.array(box.DECK, jnp.int8) - state.pile - turned
    return jnp.concatenate([state.pile, discards]) / np.float32(max(box.DECK))


def observe_moment(state: State, left: Array, around: Array, rows: Rows) -> Array:
    """Who is to do what; the winners stand last."""
    row = look_up(rows, state.moment * state.terms.seats + left)
    won = (state.moment == OVER) & state.winners[around]
    return row.at[-state.terms.seats :].add(won)
