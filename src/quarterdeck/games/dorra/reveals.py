"""Which events tell what was hidden: nothing that happened before them is taken back."""

from quarterdeck.core.table import Event

from .events import Paid, TurnedUp, Won
from .state import State

REVEALING = frozenset({TurnedUp, Paid, Won})


def reveals(_: State, __: int, event: Event) -> bool:
    """Ships from the deck; values that were covered, and purses, when the crew is paid."""
    return type(event) in REVEALING
