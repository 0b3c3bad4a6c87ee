"""Whose turn it is: passing, stalemates, new ships, and the mutiny a turn may begin with."""

from dataclasses import replace
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from quarterdeck.fleet.chance import below
from quarterdeck.fleet.lookup import choose, look_up
from quarterdeck.fleet.terms import FleetTerms
from quarterdeck.games.dorra import components as box
from quarterdeck.games.dorra.ships import KINDS, SHIPS

from . import tables as the
from .ending import finish
from .state import ACT, MUTINY, Chance, State

# §1  Setting up


def deal(terms: FleetTerms, chance: Chance) -> State:
    """Five discs and ten ducats each."""
    discs, nothing = jnp.arange(terms.seats * box.HAND), jnp.int32(0)
    seat = first_seat(terms, chance)
    state = State(
        turn=jnp.int32(1),
        pile_of=discs,
        depth=jnp.zeros_like(discs),
        heights=jnp.ones_like(discs),
        open=nothing,
        deck=jnp.int32(the.ALL_SHIPS),
        gone=jnp.zeros(SHIPS, jnp.int32),
        purses=jnp.full(terms.seats, box.START, jnp.int32),
        booty=jnp.zeros((terms.seats, len(KINDS)), jnp.int32),
        stalemates=nothing,
        moment=jnp.int32(ACT),
        seat=seat,
        captain=seat,
        pile=nothing,
        ship=nothing,
        rebels=jnp.zeros_like(discs),
        winners=jnp.zeros(terms.seats, bool),
        terms=terms,
    )
    return turn_up(state, chance)


def first_seat(terms: FleetTerms, chance: Chance) -> Array:
    """Whoever is drawn by lot; or the chair agreed on, counted round the table."""
    first = terms.options.first
    drawn = below(chance.first, terms.seats)
    return drawn if first == "lot" else jnp.full_like(drawn, (first - 1) % terms.seats)


def turn_up(state: State, chance: Chance) -> State:
    """Three new ships, in no order."""
    deck = state.deck
    for place in range(box.OPEN):
        left = jnp.maximum(look_up(the.COUNT, deck), 1)
        ship = look_up(the.NTH, deck, below(chance.ships[place], left))
        deck = deck & ~(1 << ship.astype(jnp.int32))
    return replace(state, deck=deck, open=state.deck & ~deck)


# §2  The turn


def next_turn(state: State, chance: Chance) -> State:
    """The turn of the next to the left who can do something; nobody is asked who cannot."""
    seats = state.terms.seats
    able = can_act(state)
    follows = (state.captain + jnp.arange(1, seats + 1)) % seats
    passed = jnp.argmax(able[follows])  # none, where nobody can do anything
    captain = (state.captain + 1 + passed) % seats
    begun = replace(
        state,
        turn=state.turn + 1 + passed,
        moment=jnp.full_like(state.moment, ACT),
        seat=captain,
        captain=captain,
        rebels=jnp.zeros_like(state.rebels),
    )
    asked = ask(begun, jnp.zeros_like(captain))
    return choose(able.any(), asked, break_up(begun, chance))


def least_crew(state: State) -> Array:
    """What the most modest of the open ships asks for."""
    table = the.ships(state.terms.options.components).least_crew
    return look_up(table, state.open).astype(jnp.int32)


def can_act(state: State) -> Array:
    """By seat: whether it can board, or put its lowest pile on the lowest of all others."""
    hands = state.heights.reshape(state.terms.seats, box.HAND)
    lowest = jnp.where(hands > 0, hands, box.HIGHEST).min(axis=1)
    own = jnp.eye(state.terms.seats, dtype=bool)
    others = jnp.where(own, box.HIGHEST, lowest).min(axis=1)
    return (hands.max(axis=1) >= least_crew(state)) | (lowest + others <= box.HIGHEST)


# §3  Stalemate


def break_up(state: State, chance: Chance) -> State:
    """Nobody can do anything: all discs go home; the third time the ships go too."""
    discs = jnp.arange(len(state.depth))
    home = replace(
        state,
        pile_of=discs,
        depth=jnp.zeros_like(discs),
        heights=jnp.ones_like(discs),
        stalemates=state.stalemates + 1,
    )
    left = replace(sail_away(home), stalemates=jnp.zeros_like(state.stalemates))
    left = choose(left.deck > 0, turn_up(left, chance), finish(left))
    return choose(home.stalemates < box.PATIENCE, home, left)


def sail_away(state: State) -> State:
    """The open ships leave the game, in the order of their numbers."""
    leaving = look_up(the.IN_SET, state.open)
    place = state.gone.max() + jnp.cumsum(leaving, dtype=jnp.int32)
    gone = jnp.where(leaving, place, state.gone)
    return replace(state, open=jnp.zeros_like(state.open), gone=gone)


# §4  Mutiny


class Unrest(NamedTuple):
    """By seat: whether it may mutiny, and in which of the captain's piles."""

    entitled: Array
    pile: Array


def ask(state: State, after: Array) -> State:
    """The next who is entitled, so far from the captain or farther; a pile mutinies only once."""
    unrest = who_may_mutiny(state)
    distance = (jnp.arange(state.terms.seats) - state.captain) % state.terms.seats
    quiet = state.rebels[unrest.pile] == 0
    asked = unrest.entitled & quiet & (distance > after)
    seat = jnp.argmin(jnp.where(asked, distance, state.terms.seats)).astype(jnp.int32)
    anybody = asked.any()
    return replace(
        state,
        moment=jnp.where(anybody, MUTINY, ACT),
        seat=jnp.where(anybody, seat, state.captain),
        pile=jnp.where(anybody, unrest.pile[seat], 0),
    )


def who_may_mutiny(state: State) -> Unrest:
    """Whoever has three or more discs in a pile of the captain's that can board a ship."""
    tops = state.captain * box.HAND + jnp.arange(box.HAND)
    hands = state.pile_of.reshape(state.terms.seats, box.HAND)
    counts = (hands[:, :, None] == tops).sum(axis=1, dtype=jnp.int32)
    able = (counts >= box.REBELS) & (state.heights[tops] >= least_crew(state))
    others = jnp.arange(state.terms.seats) != state.captain
    return Unrest(able.any(axis=1) & others, tops[jnp.argmax(able, axis=1)])
