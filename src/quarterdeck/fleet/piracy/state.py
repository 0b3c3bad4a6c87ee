"""Where a game of Piracy stands, in numbers; every game of a batch is a row.

A square is its number among those of the sea, a set of squares one word a row of the chart, as in
the rules' own sets. Whose turn is over is written into a log, a row a turn of the Pirate; rows that
are not written yet may hold anything.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from jax import Array
from jax.tree_util import register_dataclass

from quarterdeck.fleet.terms import FleetTerms

# Moments, in the order of observations.
BURY, STATION, DEPART, SAIL, ROLL, DECIDE, MOVE, ENGAGE, FIRE_AGAIN, OVER = range(10)

NONE = -1  # no chest, no harbour, no square


class Chance(NamedTuple):
    """What chance answers to one action, of which most need nothing."""

    die: Array
    token: Array  # which of those that are face down


@register_dataclass
@dataclass(frozen=True)
class Record:
    """What everybody could see of one turn of the Pirate, and until his next."""

    ships: Array  # where they lay when he sailed
    missed: Array  # the chest whose marker came off
    landing: Array  # the harbour that turned him away
    sighted: Array  # where a telescope found him
    empty: Array  # where he was not


@register_dataclass
@dataclass(frozen=True)
class Known:
    """What everybody can work out about the Pirate: sets of squares."""

    possible: Array
    anchored: Array
    laden: Array


@register_dataclass
@dataclass(frozen=True)
class Voyage:
    """All that only the Pirate knows."""

    harbour: Array
    start: Array
    square: Array
    loading: Array


@register_dataclass
@dataclass(frozen=True)
class State:
    chests: Array  # by site: whether it has a marker
    stolen: Array  # by site: the how many-th whose marker came off, or nought
    ships: Array  # by ship: its square, SUNK or NOT_YET
    opened: Array  # by harbour: the how many-th, or nought
    closed: Array
    turn: Array  # of the Pirate, from 1; 0 before
    ship: Array  # whose turn follows the Pirate's
    roll: Array  # the die that lies
    record: Record
    known: Known
    voyage: Voyage
    log: Array  # turns that are over
    moment: Array
    seat: Array  # who is to decide, or was the last to
    winners: Array  # by seat, where the game is over
    terms: FleetTerms = field(metadata={"static": True})
