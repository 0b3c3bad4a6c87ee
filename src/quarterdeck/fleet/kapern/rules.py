"""Piraten Kapern in arrays, in the order of its rules: one game, to be mapped over a batch.

Every way a decision can turn out is worked out, and one of them is chosen; nothing branches.
"""

from dataclasses import replace

import jax.numpy as jnp
from jax import Array

from quarterdeck.fleet.chance import Words, below
from quarterdeck.fleet.lookup import choose, look_up, same_as
from quarterdeck.games.kapern import components as box

from . import tables as the
from .ending import end_turn
from .state import (
    DECIDE,
    GATHER,
    LEAVES,
    MAGIC,
    OVER,
    PLACE,
    RESCUE,
    ROLL,
    SINKS,
    STOPS,
    Chance,
    State,
)

WORDS = 4  # of thirty-two bits that an action may need, and a random choice of one
TRITS = 3**box.DICE

# By moment: which menus it has, of those that depend on how the dice lie.
BLOCKS = (-1, the.PLACING, the.DECIDING, the.RESCUING, -1, -1)


def chance_from(words: Words) -> Chance:
    """Eight dice from sixty-four bits: one bit each, and of the rest a remainder by 3 ** 8."""
    odd = (words[1] & 0xFF).astype(jnp.int32)
    rest = (words[0] % TRITS << 19 | words[1] >> 13) % TRITS
    trits = jnp.stack([rest % 81, rest // 81]).astype(jnp.int32)
    bits = jnp.stack([odd & 15, odd >> 4])
    return Chance(trits * 16 + bits, words[2], words[3])


# What an action does


def apply(state: State, action: Array, chance: Chance) -> State:
    """The state after a legal action."""
    after = throw(state, action, chance)
    fate = settle(state, after, action)
    ends = (fate == STOPS) | (fate == SINKS) | (fate == LEAVES)
    paid = replace(after, scores=pay(after, fate))
    passed = end_turn(paid, chance)
    return choose(ends, passed, go_on_deciding(paid, fate))


def go_on_deciding(state: State, fate: Array) -> State:
    """The same seat decides again; or has won by magic."""
    magic = fate == MAGIC
    winners = magic & same_as(state.seat, state.terms.seats)
    return replace(state, moment=jnp.where(magic, OVER, fate), winners=winners)


# §1  The dice


def throw(state: State, action: Array, chance: Chance) -> State:
    """Take dice up and throw them: all at first, on Skull Island all that is no skull."""
    first, gathering = state.moment == ROLL, state.moment == GATHER
    taken = look_up(the.TAKEN, action).astype(jnp.int32)
    again = look_up(the.KIND, action) == the.REROLLS
    free = box.DICE - look_up(the.SKULLS, state.dice)
    thrown = jnp.where(first, box.DICE, jnp.where(gathering, free, again * taken.sum()))
    kept = look_up(the.SUM, state.dice) - again * look_up(the.TAKEN_SUM, action)
    fallen = add_up_throw(chance, thrown)
    dice = look_up(the.NUMBER, jnp.where(first | gathering, 0, kept) + fallen)
    return replace(
        state,
        dice=dice.astype(jnp.int32),
        island=place(state, action, again * taken),
        lifted=state.lifted | again & (taken[box.SKULL] > 0),
    )


def add_up_throw(chance: Chance, thrown: Array) -> Array:
    """So many of the eight dice, skulls left out."""
    halves = jnp.clip(thrown - jnp.array([0, the.HALF]), 0, the.HALF)
    return look_up(the.THROWS, halves, chance.throw).sum(dtype=jnp.int32)


def settle(before: State, after: State, action: Array) -> Array:
    """Look at what lies on the table: what is to be decided next, or how the turn ends."""
    kind, skulls = look_up(the.KIND, action), skulls_shown(after)
    struck = strike(after, skulls)
    by_skulls = jnp.where(before.moment == ROLL, strike_at_first(after, skulls, struck), struck)
    lies = jnp.where(after.card == box.TREASURE_ISLAND, PLACE, DECIDE)
    lies = jnp.where(look_up(the.IS_MAGIC, after.card, after.dice), MAGIC, lies)
    found = jnp.where(skulls >= box.DEADLY, by_skulls, lies)
    found = jnp.where(before.moment == GATHER, gather(before, after), found)
    found = jnp.where(kind == the.PLACES, DECIDE, found)
    found = jnp.where(kind == the.STOPS, STOPS, found)
    return jnp.where(kind == the.SINKS, SINKS, found)


def skulls_shown(state: State) -> Array:
    """The dice's and the card's."""
    on_card = look_up(jnp.array(box.SKULLS_ON), state.card)
    return look_up(the.SKULLS, state.dice) + on_card


# §2  Points


def pay(state: State, fate: Array) -> Array:
    """Stopping and sinking are paid or paid for; leaving Skull Island costs all others."""
    mine = same_as(state.seat, state.terms.seats)
    bounty = look_up(the.bounties(state.terms.options), 1 * state.lifted, state.card, state.dice)
    own = jnp.where(fate == STOPS, bounty, jnp.where(fate == SINKS, wreckage(state), 0))
    scores = state.scores + jnp.where(mine, own, -leave_skull_island(state, fate))
    return jnp.maximum(scores, 0) if state.terms.options.floor_zero else scores


def wreckage(state: State) -> Array:
    """The points of a turn that ends by skulls: a ship's are lost, an island's are safe."""
    bonus = look_up(jnp.array(box.BONUS_ON), state.card)
    return look_up(the.SAVED, state.island) - bonus


# §3  Skull Island


def strike_at_first(state: State, skulls: Array, struck: Array) -> Array:
    """More than three skulls lead to Skull Island, unless a ship is to be fought."""
    ship = look_up(jnp.array(box.SABRES_ON), state.card) > 0
    return jnp.where((skulls == box.DEADLY) | ship, struck, look_for_more(state))


def look_for_more(state: State) -> Array:
    """There is no rolling a single die."""
    return jnp.where(box.DICE - look_up(the.SKULLS, state.dice) < 2, LEAVES, GATHER)


def gather(before: State, after: State) -> Array:
    """As long as a skull comes, go on."""
    more = look_up(the.SKULLS, after.dice) > look_up(the.SKULLS, before.dice)
    return jnp.where(more, look_for_more(after), LEAVES)


def leave_skull_island(state: State, fate: Array) -> Array:
    """What every other pirate pays."""
    doubled = jnp.where(state.card == box.PIRATE, 2, 1)
    return jnp.where(fate == LEAVES, box.CURSE * skulls_shown(state) * doubled, 0)


# §4  Cards


def place(state: State, action: Array, taken: Array) -> Array:
    """The dice on the island: those just put there, or what is left once some are taken up."""
    placed = look_up(the.NUMBER, look_up(the.TAKEN_SUM, action))
    lying = look_up(the.FACES, state.dice).astype(jnp.int32) - taken
    still_there = jnp.minimum(look_up(the.FACES, state.island).astype(jnp.int32), lying)
    left = look_up(the.NUMBER, (still_there * the.RADIX).sum())
    return jnp.where(look_up(the.KIND, action) == the.PLACES, placed, left).astype(jnp.int32)


def has_guardian(state: State) -> Array:
    """The Guardian is there once a turn."""
    return (state.card == box.GUARDIAN) & ~state.lifted


def strike(state: State, skulls: Array) -> Array:
    """Three skulls: Guardian or bust. More are beyond him."""
    return jnp.where(has_guardian(state) & (skulls == box.DEADLY), RESCUE, SINKS)


# What may be done


def menu_offered(state: State) -> Array:
    """Which of all menus it is: most depend on how the dice lie."""
    block = look_up(jnp.array(BLOCKS), state.moment) + (state.moment == DECIDE) * has_guardian(
        state
    )
    by_dice = the.FIRST_DICE + the.WAYS * block + state.dice
    same = jnp.where(state.moment == OVER, the.NOTHING, the.ONLY_ROLL)
    return jnp.where(block < 0, same, by_dice)


def legal(state: State) -> Array:
    """True for every id that is offered."""
    bits = look_up(the.menus(state.terms.options.keep_one).bits, menu_offered(state))
    every = (bits[:, None] >> jnp.arange(32, dtype=jnp.uint32) & 1).reshape(-1)
    return every[: len(the.KIND)].astype(bool)


def pick(state: State, word: Array) -> Array:
    """Any kind of action, then any one of that kind: sensible play at random."""
    menus, menu = the.menus(state.terms.options.keep_one), menu_offered(state)
    second = (look_up(menus.kinds, menu) > 1) & (word >> 31 == 1)
    first = look_up(menus.first, menu)
    count = jnp.where(second, look_up(menus.second, menu), jnp.maximum(first, 1))
    place = second * first + below(word & 0x7FFFFFFF, count)
    return look_up(menus.ids, menu, place).astype(jnp.int32)
