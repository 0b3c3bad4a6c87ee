"""What the fleet knows of a game: a record of pure functions, each for one game of a batch."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from jax import Array

from quarterdeck.fleet.chance import Words
from quarterdeck.fleet.terms import FleetTerms

AnyState = Any  # of one of the games; all have `moment`, `seat`, `winners` and `terms`
AnyChance = Any


class InArrays(NamedTuple):
    """A game in arrays. `apply` trusts its caller, as the rules' own does."""

    words: int  # of chance that a step needs, a random choice included: that is the last
    over: int  # the moment when nobody is to decide any more
    chance_from: Callable[[Words], AnyChance]
    deal: Callable[[FleetTerms, AnyChance], AnyState]
    apply: Callable[[AnyState, Array, AnyChance], AnyState]
    observe: Callable[[AnyState, Array], Array]
    legal: Callable[[AnyState], Array]
    pick: Callable[[AnyState, Array], Array]  # by one word of chance
    rebuild: Callable[[FleetTerms, Mapping[str, Any]], Any]  # a state of the rules, from its fields


def in_arrays(terms: FleetTerms) -> InArrays:
    """The record of a game."""
    found: InArrays = import_module(f"quarterdeck.fleet.{terms.game}").IN_ARRAYS
    return found
