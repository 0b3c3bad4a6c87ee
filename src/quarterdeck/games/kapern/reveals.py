"""Which events tell what was hidden: nothing that happened before them is taken back."""

from quarterdeck.core.table import Event

from .events import TurnedOver, Won
from .state import State

REVEALING = frozenset({TurnedOver, Won})


def reveals(_: State, __: int, event: Event) -> bool:
    """Whoever has seen the next card knows when to stop before it."""
    return type(event) in REVEALING
