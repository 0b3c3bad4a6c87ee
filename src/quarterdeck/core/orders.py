"""Standing orders: what a seat settles once for a decision that keeps coming back.

They are no part of the rules: whoever keeps the table remembers them and plays
the ordinary action when its moment comes. A game only says what they can be about.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from quarterdeck.core.table import Seat


class Orders(NamedTuple):
    """What a seat may give orders about, and what can be ordered."""

    words: tuple[str, ...]  # actions in their notation
    subjects: Callable[[Any, Seat], tuple[str, ...]]  # of a state: what this seat may settle now
    asked: Callable[[Any], str | None]  # of a state: which of them the decision is about


def no_subjects(_: Any, __: Seat) -> tuple[str, ...]:
    return ()


def not_asked(_: Any) -> None:
    return None


NO_ORDERS = Orders((), no_subjects, not_asked)
