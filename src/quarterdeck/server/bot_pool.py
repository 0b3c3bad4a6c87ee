"""Bots think in processes of their own, so that no table waits for another's bot.

In go names and bytes, out comes a word: nothing that a bot should not know
crosses over, and a worker that dies takes nothing with it.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Any, NamedTuple

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.levels import levels, sit
from quarterdeck.bots.record import Account, Advice, Heat
from quarterdeck.core import logbook
from quarterdeck.core.wire import Wire
from quarterdeck.games import GAMES, find
from quarterdeck.insight.coach import advise
from quarterdeck.insight.heat_map import heats
from quarterdeck.insight.luck_and_skill import account
from quarterdeck.insight.turning_points import Course, course_of_game

WATCH = 1.0  # seconds between a worker's looks at its parent
MOST_WORK = 60.0  # seconds of a processor for a whole game; the longest known take about five
TRIES = 3  # how often a question is put again after others broke the pool
log = logging.getLogger("quarterdeck.pool")


class Question(NamedTuple):
    """All that a bot is told: the seat's view and what it may spend on it."""

    game: str
    options: bytes
    view: bytes
    level: str
    seed: int
    budget: Budget


class Overtime(Exception):
    """A bot thought for much longer than it may, or a whole game took more work than any should."""


class Stumbled(Exception):
    """A bot raised something; what it was travels as text, because not every error travels."""


class Pool:
    """Warm processes with bots in them; rebuilt when one breaks, ended with their parent.

    No more questions are put than there are processes, so that none of the
    time a question takes is spent in a queue.
    """

    def __init__(self, processes: int, limit: float | None) -> None:
        self.processes, self.limit = processes, limit
        self.executor = self.build()
        self.free = asyncio.Semaphore(processes)
        self.mending = asyncio.Lock()
        self.warm = asyncio.Event()

    def build(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, spawn, leave_with, (os.getpid(),))

    async def warm_up(self) -> None:
        """Every process imports and reads what it needs before anyone waits for it."""
        errands = (self.send(warm_bots) for _ in range(self.processes))
        for wrong in await asyncio.gather(*errands, return_exceptions=True):
            if isinstance(wrong, Exception):
                log.error("a bots' process is not ready", exc_info=wrong)
        self.warm.set()

    async def choose(self, question: Question) -> str:
        return str(await self.run(think, question))

    async def advise(self, question: Question) -> Advice:
        advice: Advice = await self.run(coach, question)
        return advice

    async def run(self, work: Any, *given: Any) -> Any:
        """Do some work over there, within the limit; again in a new pool if this one broke."""
        for _ in range(TRIES):
            async with self.free:
                await self.warm.wait()
                asked = self.executor
                try:
                    return await asyncio.wait_for(self.send(work, *given), self.limit)
                except TimeoutError:
                    await self.mend(asked)
                    break
                except BrokenProcessPool:
                    await self.mend(asked)
        raise Overtime

    async def mend(self, broken: ProcessPoolExecutor) -> None:
        """A new pool for one that broke or hangs; whoever comes second finds it mended."""
        async with self.mending:
            if self.executor is not broken:
                return
            self.warm.clear()
            log.warning("the bots' processes broke or hang; starting new ones")
            kill_workers(broken)
            broken.shutdown(wait=False, cancel_futures=True)
            self.executor = self.build()
            await self.warm_up()

    async def send(self, work: Any, *given: Any) -> Any:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.executor, told_plainly, work, *given)

    def close(self) -> None:
        """Nobody waits for an answer any more, so nobody needs to finish thinking."""
        kill_workers(self.executor)
        self.executor.shutdown(wait=True, cancel_futures=True)


class AnalysisPool(Pool):
    """One process for whole games, apart from the bots: one of them that hangs costs it nothing.

    It is measured by its work and not by the clock: on a busy machine it only takes longer.
    """

    def __init__(self, most: float = MOST_WORK) -> None:
        super().__init__(1, None)
        self.most = most
        self.warm.set()

    async def warm_up(self) -> None:
        """A whole game warms it up by itself."""
        self.warm.set()

    async def run(self, work: Any, *given: Any) -> Any:
        return await super().run(work_within, self.most, work, *given)


def kill_workers(executor: ProcessPoolExecutor) -> None:
    """Those of one pool alone; from Python 3.14 on executors can do it themselves."""
    for worker in list((executor._processes or {}).values()):
        worker.kill()


# In the worker


def leave_with(parent: int) -> None:
    """A worker whose parent was killed has nobody left to work for; Ctrl-C is the parent's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=watch, args=(parent,), daemon=True).start()


def watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(WATCH)
    os._exit(0)


def told_plainly(work: Any, *given: Any) -> Any:
    try:
        return work(*given)
    except Overtime:
        raise
    except Exception as wrong:
        raise Stumbled(repr(wrong)) from None


def work_within(seconds: float, work: Any, *given: Any) -> Any:
    """Work that may take so much of a processor's time, however long that is by the clock."""
    signal.signal(signal.SIGVTALRM, stop_work)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        return work(*given)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def stop_work(*_: object) -> None:
    raise Overtime


def warm_bots() -> None:
    for game in GAMES.values():
        for level in levels(game):
            sit(game, level, game.options(), seed=0)
    time.sleep(0.1)  # long enough for every worker to take one of these


def think(question: Question) -> str:
    """The word of the action a bot chooses."""
    game, wire = find(question.game), wire_of(question.game)
    options = wire.options.read(question.options)
    player = sit(game, question.level, options, question.seed, question.budget)
    return game.write(player.choose(wire.view.read(question.view)))


def coach(question: Question) -> Advice:
    seen = wire_of(question.game).view.read(question.view)
    return advise(find(question.game), seen, question.budget)


def reckon(text: str) -> tuple[Account, ...]:
    """Luck and skill in a finished game, from its logbook."""
    book = logbook.read(text)
    return account(find(book.game), book)


def map_out(text: str) -> tuple[Heat, ...]:
    """Where things were thought to be in a finished game."""
    book = logbook.read(text)
    return heats(find(book.game), book)


def work_out_course(text: str) -> Course:
    """How everyone's chances went in a finished game."""
    book = logbook.read(text)
    return course_of_game(find(book.game), book)


@cache  # one a game
def wire_of(game: str) -> Wire:
    return Wire(find(game))
