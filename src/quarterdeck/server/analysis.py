"""What bots make of finished games: worked out once, one at a time, so that they go on playing."""

import asyncio
from typing import Any

from quarterdeck.bots.record import Account, Heat
from quarterdeck.insight.turning_points import Course
from quarterdeck.rooms.refusals import Denied
from quarterdeck.server import bot_pool as work
from quarterdeck.server.bot_pool import Overtime, Pool

REMEMBERED = 64  # answers; whoever comes later waits again


class Analyses:
    """Answers by question and logbook; those who ask for the same wait together."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.turn = asyncio.Lock()
        self.known: dict[tuple[Any, str], asyncio.Task[Any]] = {}

    async def account(self, book: str) -> tuple[Account, ...]:
        accounts: tuple[Account, ...] = await self.answer(work.reckon, book)
        return accounts

    async def heats(self, book: str) -> tuple[Heat, ...]:
        found: tuple[Heat, ...] = await self.answer(work.map_out, book)
        return found

    async def course(self, book: str) -> Course:
        found: Course = await self.answer(work.work_out_course, book)
        return found

    async def answer(self, question: Any, book: str) -> Any:
        """A reader who goes away does not stop what others wait for."""
        key = question, book
        if key not in self.known:
            self.known[key] = asyncio.create_task(self.study(question, book))
            self.forget_oldest()
        try:
            return await asyncio.shield(self.known[key])
        except Overtime:
            self.known.pop(key, None)
            raise Denied("too-busy") from None
        except Exception:
            self.known.pop(key, None)
            raise

    async def study(self, question: Any, book: str) -> Any:
        async with self.turn:
            return await self.pool.run(question, book)

    async def stop(self) -> None:
        """Nobody reads any more."""
        for task in self.known.values():
            task.cancel()
        await asyncio.gather(*self.known.values(), return_exceptions=True)
        self.pool.close()

    def forget_oldest(self) -> None:
        done = [key for key, task in self.known.items() if task.done()]
        for key in done[: max(0, len(self.known) - REMEMBERED)]:
            del self.known[key]
