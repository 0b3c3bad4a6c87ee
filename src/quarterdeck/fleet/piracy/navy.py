"""A Navy ship's turn: the die, the telescope, the move or the guns."""

from dataclasses import replace

import jax.numpy as jnp
from jax import Array

from quarterdeck.fleet.chance import below
from quarterdeck.fleet.lookup import choose, look_up
from quarterdeck.games.piracy import components as box

from . import tables as the
from .ending import navy_wins
from .knowledge import narrow_known, rule_out
from .sets import Squares, holds, square_set
from .setup import pirate_of
from .state import DECIDE, ENGAGE, FIRE_AGAIN, MOVE, NONE, SAIL, Chance, State
from .waters import fleet, straits_shut


def command(state: State, action: Array, chance: Chance) -> State:
    """Throw the die, look, move, stay or fire; mostly the Pirate's turn is next."""
    kind = look_up(the.KIND, action)
    moves, fires = kind == the.MOVES, kind == the.FIRES
    moved = choose(moves, move(state, action), state)
    target = salvo_falls(state, action)
    fired = choose(fires, sink(state, target), moved)
    looks = (kind == the.LOOKS) | moves & (state.moment == DECIDE)
    looked = choose(looks, look(fired), fired)
    caught = moves & (moved.ships[state.ship] == state.voyage.square)
    won = caught | fires & (target == state.voyage.square)
    asked = decide_next(looked, kind, chance)
    goes_on = (kind == the.ROLLS) | (kind == the.LOOKS) | fires & (state.moment == ENGAGE)
    after = choose(goes_on, asked, hand_over(looked))
    lost = choose(fires, state, moved)  # what a salvo hit is not ruled out, nor sunk
    return choose(won, navy_wins(lost), after)


def decide_next(state: State, kind: Array, chance: Chance) -> State:
    """The same Captain is asked again: what the die says, or whether he was seen."""
    die = 1 + below(chance.die, box.FARTHEST)
    seen = jnp.where(state.record.sighted == NONE, MOVE, ENGAGE)
    moment = jnp.where(kind == the.LOOKS, seen, jnp.where(kind == the.ROLLS, DECIDE, FIRE_AGAIN))
    roll = jnp.where(kind == the.LOOKS, state.roll, die)
    return replace(state, moment=moment.astype(jnp.int32), roll=roll)


# Looking


def sweep(state: State) -> Squares:
    """All that lies in an unbroken line of ocean; other ships stand in the way."""
    rule, square = state.terms.options.telescope, state.ships[state.ship]
    seen = look_up(the.sights(rule), square)
    for ship in range(box.SHIPS):  # one's own hides nothing from itself
        seen = seen & ~look_up(the.shadows(rule), square, state.ships[ship])
    return seen


def look(state: State) -> State:
    """The answer is always true; Aye shows the square, Nay leaves less sea to hide in."""
    seen, square = sweep(state), state.voyage.square
    aye = replace(
        state,
        record=replace(state.record, sighted=square),
        known=narrow_known(state.known, square_set(square)),
    )
    return choose(holds(seen, square), aye, rule_out(state, seen))


# Moving


def destinations(state: State) -> Squares:
    """Where the die can take the ship: the whole roll, else as far as possible."""
    square = state.ships[state.ship]
    shut = look_up(the.NEAR_STRAIT, square, state.ships).sum(dtype=jnp.int32)
    shut = shut - look_up(the.NEAR_STRAIT, square, square)
    others = fleet(state) & ~square_set(square)
    free = look_up(the.ROUTE_ENDS, square, shut) & ~others
    lengths = jnp.arange(box.FARTHEST + 1)
    possible = free.any(axis=1) & (lengths <= state.roll) & (lengths > 0)
    length = jnp.where(possible, lengths, 0).max()
    return jnp.where(length > 0, free[length], 0)


def move(state: State, action: Array) -> State:
    """What was passed on the way does not matter."""
    square = look_up(the.SQUARE_OF, action).astype(jnp.int32)
    ships = jnp.where(jnp.arange(box.SHIPS) == state.ship, square, state.ships)
    caught = square == state.voyage.square
    moved = replace(state, ships=ships)
    return choose(caught, moved, rule_out(moved, square_set(square)))


# Firing


def salvo_falls(state: State, action: Array) -> Array:
    """Where a salvo lands; nowhere, over land."""
    direction = look_up(the.DIRECTION, action)
    found = look_up(the.FALLS, state.ships[state.ship], direction, state.roll - 1)
    return found.astype(jnp.int32)


def sink(state: State, square: Array) -> State:
    """A ship of one's own that lies there is lost for good."""
    ships = jnp.where((state.ships == square), the.SUNK, state.ships)
    return rule_out(replace(state, ships=ships), square_set(square))


# The end of its turn


def hand_over(state: State) -> State:
    """The Pirate's turn, if he can move at all."""
    held = look_up(the.DEAD_ENDS, straits_shut(state))
    shut_in = navy_wins(state)
    return choose(holds(held, state.voyage.square), shut_in, next_turn(rule_out(state, held)))


def next_turn(state: State) -> State:
    """The next ship that is afloat has its turn after his; no salvo falls on who fires it."""
    follows = (state.ship + jnp.arange(1, box.SHIPS + 1)) % box.SHIPS
    step = jnp.argmax(state.ships[follows] != the.SUNK)
    return replace(
        state,
        turn=state.turn + 1,
        ship=follows[step].astype(jnp.int32),
        moment=jnp.full_like(state.moment, SAIL),
        seat=jnp.full_like(state.seat, pirate_of(state.terms)),
    )
