"""How long a bot may think."""

import re
from typing import NamedTuple

from quarterdeck.core.errors import QuarterdeckError


class Budget(NamedTuple):
    """By the clock, or counted, which gives the same move everywhere."""

    seconds: float | None = None
    iterations: int | None = None


DEFAULT = Budget(iterations=200)
GLANCE = Budget(iterations=1)  # for many positions: right on average is good enough


class BudgetError(QuarterdeckError):
    """Text that is no budget."""


def read_budget(text: str) -> Budget:
    """`1s`, `0.2s` or `200i`."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)s|(\d+)i", text)
    if not found or not float(text[:-1]):
        raise BudgetError("no-such-budget", text=text)
    seconds, iterations = found.groups()
    return Budget(seconds=float(seconds)) if seconds else Budget(iterations=int(iterations))
