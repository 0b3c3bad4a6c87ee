"""Locks by name, and turns: who asks many things at once begins them one by one."""

import asyncio
from weakref import WeakValueDictionary

RECENT = 1_000  # locks that are kept ready: to make and forget one costs more than to take it


class Locks:
    """One for each name; forgotten when nobody holds it and others were asked for since."""

    def __init__(self) -> None:
        self.held: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.recent: dict[str, asyncio.Lock] = {}

    def of(self, name: str) -> asyncio.Lock:
        lock = self.recent.get(name)
        return self.bring_out(name) if lock is None else lock

    def bring_out(self, name: str) -> asyncio.Lock:
        """The one that somebody still holds, or a new one."""
        lock = self.held.get(name)
        if lock is None:
            lock = self.held[name] = asyncio.Lock()
        self.recent[name] = lock
        if len(self.recent) > RECENT:
            del self.recent[next(iter(self.recent))]
        return lock


class Turns:
    """Between two things that the same one asks, everybody else is heard."""

    def __init__(self) -> None:
        self.locks = Locks()

    async def wait(self, who: str) -> None:
        async with self.locks.of(who):
            await asyncio.sleep(0)
