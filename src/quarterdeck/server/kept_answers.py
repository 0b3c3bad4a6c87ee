"""Long answers about finished games: made once, away from the loop, and kept ready to send."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Hashable
from typing import Any

KEPT = 64  # answers
KEPT_BYTES = 16 * 1024 * 1024  # all of them together, packed


class KeptAnswers:
    """Packed answers by what they answer; those who ask for the same wait together."""

    def __init__(self) -> None:
        self.turn, self.unpacking = asyncio.Lock(), asyncio.Lock()
        self.known: dict[Hashable, asyncio.Task[bytes]] = {}  # the last that was asked for last

    async def find(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """A reader who goes away does not stop what others wait for."""
        task = self.known.pop(key, None) or asyncio.ensure_future(make())
        self.known[key] = task
        try:
            return await asyncio.shield(task)
        except Exception:
            self.known.pop(key, None)
            raise
        finally:
            self.forget_oldest()

    async def pack(self, write: Callable[..., bytes], *about: Any) -> bytes:
        """What is written about something: one at a time, so that tables are played on."""
        async with self.turn:
            return await asyncio.to_thread(lambda: gzip.compress(write(*about), mtime=0))

    async def unpack(self, packed: bytes) -> bytes:
        """For those who cannot: one at a time as well, however many ask."""
        async with self.unpacking:
            return await asyncio.to_thread(gzip.decompress, packed)

    def forget_oldest(self) -> None:
        """As many as there is room for, but for those that are still waited for."""
        sizes = {key: len(task.result()) for key, task in self.known.items() if has_answer(task)}
        count, size = len(sizes), sum(sizes.values())
        for key, each in sizes.items():
            if count <= KEPT and size <= KEPT_BYTES:
                break
            del self.known[key]
            count, size = count - 1, size - each


def has_answer(task: asyncio.Task[bytes]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None
