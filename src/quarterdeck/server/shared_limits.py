"""Limits that hold for all servers of a house together: whoever asks for much is told of.

No move waits for it. Somebody who asks for little is nobody's business; of who has used up
half of what they have in store, every grant is told, and taken off at the other servers too.
"""

from collections import Counter
from collections.abc import Collection
from functools import partial

from quarterdeck.server.bus import Bus, Crowds, Hints
from quarterdeck.server.rate_limits import Buckets, Turnstile

FEW = 4  # of what may be in, the part below which nobody is told of


class SharedLimits:
    """By kind of limit."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.buckets: dict[str, Buckets] = {}
        self.turnstiles: dict[str, Turnstile] = {}
        self.elsewhere: dict[str, Crowds] = {}  # by server
        self.told = False  # whether the others were told of somebody last time

    def share(self, kind: str, buckets: Buckets) -> None:
        self.buckets[kind] = buckets
        buckets.tell = partial(self.bus.tell_spent, kind) if self.bus.shared else None

    def watch(self, kind: str, turnstile: Turnstile) -> None:
        self.turnstiles[kind] = turnstile

    def hear(self, sender: str, hints: Hints) -> None:
        for kind, spent in hints.spent.items():
            for who, granted in spent.items():
                self.buckets[kind].charge(who, granted)
        if hints.crowds:
            self.elsewhere[sender] = hints.crowds
            self.count()

    def miss(self, servers: Collection[str]) -> None:
        for server in servers:
            self.elsewhere.pop(server, None)
        self.count()

    def count(self) -> None:
        """How many are in at the other servers, all together."""
        for kind, turnstile in self.turnstiles.items():
            together: Counter[str] = Counter()
            for crowds in self.elsewhere.values():
                together.update(crowds.get(kind, {}))
            turnstile.elsewhere = together

    def crowds(self) -> Crowds:
        """Who has many connections here; once more when nobody has any longer."""
        found = {kind: many_at(each) for kind, each in self.turnstiles.items()}
        worth, self.told = self.told or any(found.values()), any(found.values())
        return found if worth else {}


def many_at(turnstile: Turnstile) -> dict[str, int]:
    return {who: n for who, n in turnstile.inside.items() if n > turnstile.most / FEW}
