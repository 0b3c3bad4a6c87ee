"""What a bot is: something that looks at a view and chooses; and how long it may think."""

import re
from collections.abc import Callable
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import Game
from quarterdeck.core.table import QuietTable

G = TypeVar("G")  # what a game tells a search about itself


class Player(Protocol):
    def choose(self, seen: Any) -> Any:
        """One of the legal actions of the seat whose view this is."""


class Simple:
    """A player made of one function of the view."""

    def __init__(self, choose: Callable[[Any], Any]) -> None:
        self.choose = choose


class Budget(NamedTuple):
    """How long a bot may think: by the clock, or counted, which gives the same move everywhere."""

    seconds: float | None = None
    iterations: int | None = None


DEFAULT = Budget(iterations=200)


class Thinker(Generic[G]):
    """A player who imagines worlds: what it needs for that, whatever it does with them."""

    def __init__(self, game: Game[Any, Any, Any, Any], guide: G, seed: int, budget: Budget) -> None:
        self.game, self.guide, self.budget = game, guide, budget
        self.table = QuietTable(seed)


class BudgetError(QuarterdeckError):
    """Text that is no budget."""


def read_budget(text: str) -> Budget:
    """`1s`, `0.2s` or `200i`."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)s|(\d+)i", text)
    if not found or not float(text[:-1]):
        raise BudgetError("no-such-budget", text=text)
    seconds, iterations = found.groups()
    return Budget(seconds=float(seconds)) if seconds else Budget(iterations=int(iterations))
