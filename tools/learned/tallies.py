"""What was counted, block by block, and how sure one may be of it.

A figure is a sum over a count: wins a game, ducats a boarding. Games of a block share their luck,
so an interval comes from drawing whole blocks again and again.
"""

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

RESAMPLES = 2_000
LEAST = 20  # cases, with fewer of which nothing is told

Array = NDArray[np.float64]


class Figure(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval, and of how many cases."""

    mean: float
    low: float
    high: float
    cases: int

    def __format__(self, spec: str) -> str:
        """`%` and `.1` with the interval; `=%` and `=.1` without; a `+` shows the sign."""
        alone, sign = "=" in spec, "+" if "+" in spec else ""
        share = spec.endswith("%")
        digits, scale = (0, 100) if share else (int(spec[-1]), 1)
        mean, low, high = (
            f"{scale * each:{sign}.{digits}f}".replace("-", "−")
            for each in (self.mean, self.low, self.high)
        )
        unit = " %" if share else ""
        return f"{mean}{unit}" if alone else f"{mean}{unit} ({low} to {high})"

    @property
    def is_certain(self) -> bool:
        """Whether nought lies outside, so that it is no chance."""
        return self.low > 0 or self.high < 0

    @property
    def certainty(self) -> float:
        """How many times its own interval it lies away from nought."""
        return abs(self.mean) / (self.high - self.low) if self.high > self.low else 0.0


class Key(NamedTuple):
    who: str
    what: str


class Tally:
    """Sums and counts of what somebody did, by block."""

    def __init__(self, blocks: int) -> None:
        self.blocks = blocks
        self.found: dict[Key, Array] = defaultdict(lambda: np.zeros((2, blocks)))
        draws = np.random.default_rng(1).integers(blocks, size=(RESAMPLES, blocks))
        self.drawn = np.stack([np.bincount(each, minlength=blocks) for each in draws])

    def add(self, block: int, key: Key, value: float) -> None:
        self.found[key][:, block] += value, 1

    def figure(self, who: str, what: str) -> Figure | None:
        """None where too little was seen of it."""
        return self.summed_up(self.ratios(who, what), self.cases(who, what))

    def gap(self, one: str, other: str, what: str) -> Figure | None:
        """How much more of it one does than the other."""
        cases = min(self.cases(one, what), self.cases(other, what))
        return self.summed_up(self.ratios(one, what) - self.ratios(other, what), cases)

    def cases(self, who: str, what: str) -> int:
        return int(self.found[Key(who, what)][1].sum())

    def ratios(self, who: str, what: str) -> Array:
        """Of all blocks first, then of each drawing of blocks."""
        weights = np.vstack([np.ones(self.blocks), self.drawn])
        sums, counts = self.found[Key(who, what)]
        found: Array = weights @ sums / np.maximum(weights @ counts, 1)
        return found

    @staticmethod
    def summed_up(ratios: Array, cases: int) -> Figure | None:
        if cases < LEAST:
            return None
        low, high = np.quantile(ratios[1:], (0.025, 0.975))
        mean, low, high = (round(float(each), 4) for each in (ratios[0], low, high))
        return Figure(mean, low, high, cases)

    def names(self) -> Iterable[str]:
        return dict.fromkeys(key.what for key in self.found)
