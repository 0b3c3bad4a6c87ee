"""What a bot is: something that looks at a view and chooses."""

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

from quarterdeck.bots.budget import Budget
from quarterdeck.core.game import AnyGame
from quarterdeck.core.table import QuietTable

G = TypeVar("G")  # what a game tells a search about itself


class Player(Protocol):
    """Anything that chooses for one seat."""

    def choose(self, seen: Any) -> Any:
        """One of the legal actions of the seat whose view this is."""


class Simple:
    """A player made of one function of the view."""

    def __init__(self, choose: Callable[[Any], Any]) -> None:
        self.choose = choose


class Thinker(Generic[G]):
    """A player who imagines worlds: what it needs for that, whatever it does with them."""

    def __init__(self, game: AnyGame, guide: G, seed: int, budget: Budget) -> None:
        self.game, self.guide, self.budget = game, guide, budget
        self.table = QuietTable(seed)
