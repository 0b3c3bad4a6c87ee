"""Which events tell what was hidden: nothing that happened before them is taken back."""

from quarterdeck.core.table import Event

from .events import AnsweredAye, AnsweredNay, Hid, Moved, TriedToLand, Won
from .state import State

REVEALING = frozenset({TriedToLand, Won})
TELLING_WHERE = frozenset({Hid, AnsweredAye, AnsweredNay, Moved})


def reveals(state: State, seat: int, event: Event) -> bool:
    """Tokens and the end, to everyone; where he is or is not, to all but the Pirate.

    A turn of his says something too: that a chest is missed, or that he loaded none before. A salvo
    does not: it is fired at whoever was seen.
    """
    hunted = seat != state.pirate and type(event) in TELLING_WHERE
    return hunted or type(event) in REVEALING
