"""Which events tell what was hidden: nothing that happened before them is taken back."""

from quarterdeck.core.table import Event

from .events import Fought, Won
from .state import State

REVEALING = frozenset({Fought, Won})


def reveals(_: State, __: int, event: Event) -> bool:
    """A card of a hand, once it fights; the deal is never taken back."""
    return type(event) in REVEALING
