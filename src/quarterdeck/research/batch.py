"""Many games stepped together: every seat the learner's, or one seat against bots."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from quarterdeck.core.table import QuietTable
from quarterdeck.numbering import Numbering
from quarterdeck.research.arrays import Arrays
from quarterdeck.research.environment import Environment
from quarterdeck.research.opponents import OneSeat


class BatchPlan(NamedTuple):
    """What is played: among learners, unless there are opponents."""

    numbering: Numbering
    opponents: tuple[str, ...] = ()
    own: int = 0

    def make(self) -> Environment:
        if self.opponents:
            return OneSeat(self.numbering, self.own, self.opponents)
        return Environment(self.numbering)


class Batch:
    """Games and their arrays. A game that ends is dealt anew at once."""

    def __init__(self, plan: BatchPlan, arrays: Arrays) -> None:
        self.arrays, count = arrays, len(arrays.actions)
        self.games = [plan.make() for _ in range(count)]
        self.ids = plan.numbering.ids
        self.masks = list(arrays.mask)  # rows, sliced once
        self.width = 4 * plan.numbering.layout.size
        self.rows = arrays.observation.reshape(-1).view(np.uint8).data

    def reset(self, seeds: Sequence[int]) -> None:
        self.seeds = [QuietTable(seed).random for seed in seeds]
        for at in range(len(self.games)):
            self.deal(at)
        self.arrays.ended.fill(False)

    def deal(self, at: int) -> None:
        """A new game, in which the learner is asked at least once."""
        game = self.games[at]
        game.reset(int(self.seeds[at]() * 2**53))
        while game.seat is None:
            game.reset(int(self.seeds[at]() * 2**53))
        self.show(at)

    def show(self, at: int) -> None:
        """The numbers of whoever is to move, and what may be done."""
        game, start = self.games[at], at * self.width
        seat = game.seat or 0
        self.rows[start : start + self.width] = game.write(seat)
        mask = self.masks[at]
        mask.fill(0)
        mask[self.ids.legal(game.menu, seat)] = 1
        self.arrays.seat[at] = seat

    def step(self) -> None:
        """Everybody's action, as it stands in the arrays."""
        arrays = self.arrays
        arrays.decided[:] = arrays.seat
        arrays.reward.fill(0)
        arrays.ended.fill(False)
        offered = arrays.mask[np.arange(len(self.games)), arrays.actions]
        actions = zip(arrays.actions.tolist(), offered.tolist(), strict=True)
        for at, (action, is_offered) in enumerate(actions):
            game = self.games[at]
            if not is_offered:
                self.forfeit(at)
                continue
            game.step(action)
            if game.seat is None:
                self.end(at, game.returns())
            else:
                self.show(at)

    def forfeit(self, at: int) -> None:
        """What is not offered loses the game at once."""
        loser = int(self.arrays.seat[at])
        self.end(at, tuple(-1.0 if seat == loser else 0.0 for seat in range(self.games[at].seats)))

    def end(self, at: int, returns: tuple[float, ...]) -> None:
        arrays, seat = self.arrays, int(self.arrays.decided[at])
        arrays.returns[at] = returns
        arrays.reward[at] = returns[seat]
        arrays.ended[at] = True
        arrays.last[at] = self.games[at].observe(seat)
        self.deal(at)

    def close(self) -> None:
        """Nothing has to be given back."""
