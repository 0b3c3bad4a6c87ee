"""Setting up, turning over a card, and passing the dice."""

from dataclasses import replace

import jax.numpy as jnp
from jax import Array

from quarterdeck.fleet.chance import below
from quarterdeck.fleet.lookup import same_as
from quarterdeck.fleet.terms import FleetTerms
from quarterdeck.games.kapern import components as box

from .state import RACE, ROLL, Chance, State

NO_CARDS = (0,) * len(box.CARDS)


def deal(terms: FleetTerms, chance: Chance) -> State:
    """Nobody has points."""
    nothing = jnp.int32(0)
    card, pile = turn_over(jnp.array(NO_CARDS, jnp.int8), chance)
    return State(
        scores=jnp.zeros(terms.seats, jnp.int32),
        stage=jnp.int32(RACE),
        starter=nothing,
        turn=jnp.int32(1),
        pile=pile,
        card=card,
        dice=nothing,
        island=nothing,
        lifted=jnp.bool_(False),
        moment=jnp.int32(ROLL),
        seat=first_seat(terms, chance),
        winners=jnp.zeros(terms.seats, bool),
        terms=terms,
    )


def first_seat(terms: FleetTerms, chance: Chance) -> Array:
    """Whoever is drawn by lot; or the chair agreed on, counted round the table."""
    first = terms.options.first
    drawn = below(chance.first, terms.seats)
    return drawn if first == "lot" else jnp.full_like(drawn, (first - 1) % terms.seats)


def turn_over(pile: Array, chance: Chance) -> tuple[Array, Array]:
    """The top card, and what is left; where none is, all cards are shuffled."""
    pile = jnp.where(pile.any(), pile, jnp.array(box.DECK, jnp.int8))
    card, left = jnp.int32(0), below(chance.lot, pile.sum(dtype=jnp.int32))
    for kind in range(len(box.CARDS) - 1):
        left = left - pile[kind]
        card = card + (left >= 0)
    return card, pile - same_as(card, len(box.CARDS)).astype(jnp.int8)


def pass_the_dice(state: State, chance: Chance) -> State:
    """The next pirate turns a card over."""
    card, pile = turn_over(state.pile, chance)
    nothing = jnp.int32(0)
    return replace(
        state,
        turn=state.turn + 1,
        pile=pile,
        card=card,
        dice=nothing,
        island=nothing,
        lifted=jnp.bool_(False),
        moment=jnp.int32(ROLL),
        seat=(state.seat + 1) % state.terms.seats,
    )
