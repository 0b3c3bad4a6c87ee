"""Any legal action: a kind first, then one of that kind."""

from typing import Any

from quarterdeck.core.game import Game
from quarterdeck.core.table import QuietTable


class Random:
    """Plays the rules and nothing else. The floor every other bot stands on."""

    def __init__(self, game: Game[Any, Any, Any, Any], seed: int) -> None:
        self.game, self.table = game, QuietTable(seed)

    def choose(self, seen: Any) -> Any:
        world = self.game.imagine(seen, self.table)
        return self.game.legal_actions(world).pick(self.table.random)
