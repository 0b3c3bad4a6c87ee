"""How much anyone may ask for: so many a second, so many at a time."""

import time
from collections.abc import Callable

BURST = 10  # seconds' worth that may come at once
CROWD = 10_000  # buckets to remember before the full ones are forgotten


class Buckets:
    """So much a second for each, and some in store for a burst."""

    def __init__(self, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.clock = rate, clock
        self.levels: dict[str, tuple[float, float]] = {}  # how much was left, and when

    def take(self, who: str) -> bool:
        """Whether there was one left."""
        left, since = self.levels.get(who, (self.rate * BURST, self.clock()))
        now = self.clock()
        left = min(self.rate * BURST, left + self.rate * (now - since))
        self.levels[who] = (max(0.0, left - 1), now)
        if len(self.levels) > CROWD:
            self.forget_the_quiet(now)
        return left >= 1

    def forget_the_quiet(self, now: float) -> None:
        """Whoever has not been heard of for a burst has a full bucket again."""
        self.levels = {who: level for who, level in self.levels.items() if now - level[1] < BURST}


class Turnstile:
    """How many are in at a time, for each."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.inside: dict[str, int] = {}

    def enter(self, who: str) -> bool:
        if self.inside.get(who, 0) >= self.most:
            return False
        self.inside[who] = self.inside.get(who, 0) + 1
        return True

    def leave(self, who: str) -> None:
        self.inside[who] -= 1
        if not self.inside[who]:
            del self.inside[who]
