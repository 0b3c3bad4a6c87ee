"""What bots make of finished games: worked out once, guest by guest, while they go on playing."""

import asyncio
from collections import Counter
from typing import Any

from quarterdeck.bots.record import Account, Heat
from quarterdeck.insight.turning_points import Course
from quarterdeck.rooms.refusals import Denied
from quarterdeck.server import bot_work as work
from quarterdeck.server.bot_pool import Pool, on_time
from quarterdeck.server.fair_queue import Asker

REMEMBERED = 64  # answers; whoever comes later waits again
OPEN_OF_ONE = 6  # questions of a guest: all there is to know about two games
OPEN_OF_ALL = 120


class Analyses:
    """Answers by question and logbook; those who ask for the same wait together."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.known: dict[tuple[Any, str], asyncio.Task[Any]] = {}
        self.open: Counter[str] = Counter()  # by guest: what they wait for

    async def account(self, book: str, guest: str) -> tuple[Account, ...]:
        accounts: tuple[Account, ...] = await self.answer(work.reckon, book, guest)
        return accounts

    async def heats(self, book: str, guest: str) -> tuple[Heat, ...]:
        found: tuple[Heat, ...] = await self.answer(work.map_out, book, guest)
        return found

    async def course(self, book: str, guest: str) -> Course:
        found: Course = await self.answer(work.work_out_course, book, guest)
        return found

    async def answer(self, question: Any, book: str, guest: str) -> Any:
        """A reader who goes away does not stop what others wait for."""
        key = question, book
        if key not in self.known:
            self.check_open(guest)
            self.known[key] = self.begin(question, book, guest)
            self.forget_oldest()
        try:
            return await asyncio.shield(self.known[key])
        except Exception:
            self.known.pop(key, None)
            raise

    def check_open(self, guest: str) -> None:
        """A few at a time are anybody's; what is known already is everybody's."""
        if self.open[guest] >= OPEN_OF_ONE or self.open.total() >= OPEN_OF_ALL:
            raise Denied("too-busy")

    def begin(self, question: Any, book: str, guest: str) -> asyncio.Task[Any]:
        self.open[guest] += 1
        task = asyncio.create_task(self.work_out(question, book, guest))
        task.add_done_callback(lambda _: self.close_one(guest))
        return task

    def close_one(self, guest: str) -> None:
        self.open -= Counter([guest])  # which forgets whoever waits for nothing

    async def work_out(self, question: Any, book: str, guest: str) -> Any:
        return await on_time(self.pool.run(question, book, asker=Asker(guest)))

    async def stop(self) -> None:
        """Nobody reads any more."""
        for task in self.known.values():
            task.cancel()
        await asyncio.gather(*self.known.values(), return_exceptions=True)
        self.pool.close()

    def forget_oldest(self) -> None:
        self.open = +self.open  # without those who wait for nothing
        done = [key for key, task in self.known.items() if task.done()]
        for key in done[: max(0, len(self.known) - REMEMBERED)]:
            del self.known[key]
