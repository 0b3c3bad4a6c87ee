"""How much was written, and how long it took until it was durable."""

from bisect import bisect_left
from collections.abc import Iterable

import msgspec

WAITS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)  # seconds


class WriteTally(msgspec.Struct):
    """Counted since the house was opened."""

    entries: int = 0
    batches: int = 0
    # how many waited so long, and not less; last: longer
    waits: list[int] = msgspec.field(default_factory=lambda: [0] * (len(WAITS) + 1))
    waited: float = 0.0  # seconds in all

    def note(self, begun: Iterable[float], entries: int, now: float) -> None:
        """A batch of so many entries, which came at these times, is written."""
        self.batches += 1
        self.entries += entries
        for moment in begun:
            wait = max(0.0, now - moment)  # a clock may be set back
            self.waits[bisect_left(WAITS, wait)] += 1
            self.waited += wait
