"""One seat against bots: they play on until it is to move again."""

from collections.abc import Sequence

from quarterdeck.bots.levels import sit
from quarterdeck.bots.player import Player
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.table import QuietTable
from quarterdeck.numbering import Numbering
from quarterdeck.research.environment import Environment


class OneSeat(Environment):
    """`own` is the learner's seat; the bots sit on its left, in their order."""

    def __init__(self, numbering: Numbering, own: int, bots: Sequence[str]) -> None:
        super().__init__(numbering)
        if len(bots) != numbering.seats - 1:
            told = {"count": len(bots), "needed": numbering.seats - 1}
            raise QuarterdeckError("research-opponents", seats=numbering.seats, **told)
        self.own, self.bots = own % numbering.seats, tuple(bots)

    def reset(self, seed: int) -> None:
        """A new deal and new bots, whose chance comes from the same seed."""
        seeds = QuietTable(seed)
        self.players = {
            (self.own + place) % self.seats: self.sit_down(bot, int(seeds.random() * 2**53))
            for place, bot in enumerate(self.bots, start=1)
        }
        super().reset(seed)
        self.play_on()

    def sit_down(self, bot: str, seed: int) -> Player:
        return sit(self.game, bot, self.numbering.options, seed)

    def step(self, number: int) -> None:
        super().step(number)
        self.play_on()

    def play_on(self) -> None:
        """The bots' decisions, until the learner is asked or nobody is."""
        while self.seat is not None and self.seat != self.own:
            action = self.players[self.seat].choose(self.game.view(self.state, self.seat))
            self.adopt(self.game.apply(self.state, action, self.table))
