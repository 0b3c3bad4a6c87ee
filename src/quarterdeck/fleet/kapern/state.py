"""Where a game of Piraten Kapern stands, in numbers; every game of a batch is a row.

Dice are one number: which of the 1,287 ways eight dice can lie, told by those that are no skulls.
Discards are not kept, for they are what neither lies in the pile nor is turned over.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from jax import Array
from jax.tree_util import register_dataclass

from quarterdeck.fleet.terms import FleetTerms

# Moments, in the order of observations; then how else a throw or a decision can turn out.
ROLL, PLACE, DECIDE, RESCUE, GATHER, OVER = range(6)
STOPS, SINKS, LEAVES, MAGIC = range(6, 10)

RACE, FINAL, REPLY, SUDDEN = range(4)


class Chance(NamedTuple):
    """What chance answers to one action, of which most need little."""

    throw: Array  # eight dice, as two numbers of four: sides in base six, the first die first
    lot: Array  # which of the cards that are face down
    first: Array  # who begins


@register_dataclass
@dataclass(frozen=True)
class State:
    scores: Array  # by seat
    stage: Array
    starter: Array  # of the final round, where there is one
    turn: Array  # the one being played, from 1
    pile: Array  # cards still face down, by kind
    card: Array
    dice: Array  # how they lie; before the first roll it says nothing
    island: Array  # those of them that lie on Treasure Island
    lifted: Array
    moment: Array
    seat: Array  # who is to decide, or was the last to
    winners: Array  # by seat, where the game is over
    terms: FleetTerms = field(metadata={"static": True})
