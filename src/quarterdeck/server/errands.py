"""What a server does beside answering: begun here, and given up when it closes."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class Errands:
    """Tasks that somebody holds on to: one that nobody does may be forgotten in the middle."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
