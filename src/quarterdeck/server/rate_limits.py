"""How much anyone may ask for: so many a second, so many at a time."""

import time
from collections.abc import Callable, Mapping

BURST = 10  # seconds' worth that may come at once
CROWD = 10_000  # buckets to remember; whoever was not heard of for longest has a full one again


class Buckets:
    """So much a second for each, and some in store for a burst. Only what is granted is charged."""

    def __init__(
        self, rate: float, clock: Callable[[], float] = time.monotonic, burst: float = BURST
    ) -> None:
        self.rate, self.clock, self.full = rate, clock, rate * burst
        self.levels: dict[str, tuple[float, float]] = {}  # what was left and when, the latest last
        self.tell: Callable[[str], None] | None = None  # other servers, of whoever asks for much

    def wait(self, who: str) -> float:
        """Seconds until there is one; where there is, it is taken and nobody need wait."""
        full, now = self.full, self.clock()
        before, since = self.levels.pop(who, (full, now))
        left = min(full, before + self.rate * (now - since))
        self.levels[who] = (left - 1 if left >= 1 else left, now)
        if len(self.levels) > CROWD:
            del self.levels[next(iter(self.levels))]
        if self.tell and 1 <= left < full / 2:
            self.tell(who)
        return 0.0 if left >= 1 else (1 - left) / self.rate

    def charge(self, who: str, granted: int) -> None:
        """Somebody was granted so much elsewhere."""
        full, now = self.full, self.clock()
        before, since = self.levels.pop(who, (full, now))
        left = min(full, before + self.rate * (now - since))
        self.levels[who] = (max(0.0, left - granted), now)

    def take(self, who: str) -> bool:
        """Whether there was one."""
        return not self.wait(who)


class Turnstile:
    """How many are in at a time, for each."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.inside: dict[str, int] = {}
        self.elsewhere: Mapping[str, int] = {}  # at other servers, where that is known

    def enter(self, who: str) -> bool:
        if self.inside.get(who, 0) + self.elsewhere.get(who, 0) >= self.most:
            return False
        self.inside[who] = self.inside.get(who, 0) + 1
        return True

    def leave(self, who: str) -> None:
        self.inside[who] -= 1
        if not self.inside[who]:
            del self.inside[who]
