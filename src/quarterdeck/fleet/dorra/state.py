"""Where a game of Buccaneer stands, in numbers; every game of a batch is a row.

A disc has a slot of its own: which pile it lies in, told by the disc on top, and how deep. A
set of ships is one number, a bit each. Stock, pieces and whom one asks next are not kept, for they
follow from the rest.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from jax import Array
from jax.tree_util import register_dataclass

from quarterdeck.fleet.terms import FleetTerms

# Moments, in the order of observations.
MUTINY, ACT, TAKE, OVER = range(4)


class Chance(NamedTuple):
    """What chance answers to one action, of which most need nothing."""

    ships: Array  # which of those that are face down, one after the other
    first: Array  # who begins


@register_dataclass
@dataclass(frozen=True)
class State:
    turn: Array  # the one being played, from 1
    pile_of: Array  # by disc: the one on top of its pile
    depth: Array  # by disc: how many lie on it
    heights: Array  # by disc: of the pile under it; nought where it is covered
    open: Array  # ships to be boarded
    deck: Array  # ships still face down
    gone: Array  # by ship: the how many-th it was to leave the game, or nought
    purses: Array  # by seat
    booty: Array  # by seat and kind
    stalemates: Array  # since the last boarding
    moment: Array
    seat: Array  # who is to decide, or was the last to
    captain: Array  # whose turn it is
    pile: Array  # by the disc on top: asked about, or on the ship
    ship: Array  # that is boarded
    rebels: Array  # by disc: the how many-th pile it is to mutiny, or nought
    winners: Array  # by seat, where the game is over
    terms: FleetTerms = field(metadata={"static": True})
