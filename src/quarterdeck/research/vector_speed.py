"""How fast batches are: the same games, stepped together in one process or in several."""

from collections.abc import Callable
from time import perf_counter

import numpy as np

from quarterdeck.research.speed import BATCH, ROUNDS, SEATS
from quarterdeck.research.vector import GameBatch, make_batch


def batch_rate(game: str, processes: int, steps: int) -> float:
    """Decisions a second by the clock on the wall, the choosing of actions not counted."""
    return rate_of_batch(make_batch(BATCH, game, SEATS.get(game), processes=processes), steps)


def rate_of_batch(batch: GameBatch, steps: int) -> float:
    try:
        return best_of_rounds(batch, steps)
    finally:
        batch.close()


def best_of_rounds(batch: GameBatch, steps: int) -> float:
    batch.reset(seed=1)
    choose = chooser(batch)
    walk(batch, choose, steps)
    return max(BATCH * steps / walk(batch, choose, steps) for _ in range(ROUNDS))


def walk(batch: GameBatch, choose: Callable[[], object], steps: int) -> float:
    """Seconds that the steps took."""
    took = 0.0
    for _ in range(steps):
        actions = choose()
        begun = perf_counter()
        batch.step(actions)
        took += perf_counter() - begun
    return took


def chooser(batch: GameBatch) -> Callable[[], object]:
    """Any id that is offered."""
    random = np.random.default_rng(1).random

    def choose() -> object:
        offered = map(np.flatnonzero, batch.arrays.mask.view(np.bool_))
        return [ids[int(random() * len(ids))] for ids in offered]

    return choose
