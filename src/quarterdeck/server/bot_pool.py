"""Bots think in processes of their own, so that no table waits for another's bot.

One queue stands before them. Whoever is next gets a free process, and thinks
the less the more others wait; a process that hangs is ended alone.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.record import Advice
from quarterdeck.rooms.refusals import Denied
from quarterdeck.server.bot_work import (
    Overtime,
    Question,
    Stumbled,
    coach,
    prepare,
    think,
    warm_bots,
    work_within,
)
from quarterdeck.server.bot_worker import House, Worker
from quarterdeck.server.fair_queue import NOBODY, Asker, FairQueue

MOST_WORK = 60.0  # seconds of a processor for a whole game; the longest known take about five
MOST_PREPARING = 30.0  # and for what is worked out once for house rules or a chart; about six
TRIES = 3  # how often a question is put again after a process died under it
LEAST = 0.1  # of the usual budget, however many wait
HURRIED = 0.5  # of it: with less, people are told
HOPELESS = 200  # houses that took too much work, remembered so that nobody tries again
Errand = Callable[[Worker], Awaitable[Any]]
log = logging.getLogger("quarterdeck.pool")
T = TypeVar("T")


class WaitingPlace:
    """Where a question waits for a worker who knows its house, or may prepare for it."""

    def __init__(self, house: House | None) -> None:
        self.house = house
        self.worker: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()


class Thought(NamedTuple):
    """A bot's word, and whether it thought much less than usual because the house is busy."""

    word: str
    hurried: bool


class CoachThought(NamedTuple):
    """The coach's advice, and whether there was much less time for it than usual."""

    advice: Advice
    hurried: bool


class Pool:
    """Warm processes with bots in them; one that breaks is started anew, the others think on."""

    def __init__(self, processes: int, limit: float | None) -> None:
        self.processes, self.limit = processes, limit
        self.workers: set[Worker] = set()
        self.idle: list[Worker] = []
        self.preparing: set[Worker] = set()  # one at a time, so that the others go on
        self.queue: FairQueue[WaitingPlace] = FairQueue()
        self.hopeless: OrderedDict[House, None] = OrderedDict()
        self.tasks: set[asyncio.Task[Any]] = set()

    # Workers

    async def warm_up(self) -> None:
        """Every process imports and reads what it needs before anyone waits for it."""
        await asyncio.gather(*(self.bring_in() for _ in range(self.processes)))

    async def bring_in(self) -> None:
        worker = Worker()
        self.workers.add(worker)
        try:
            await worker.do(warm_bots)
        except Exception:
            log.exception("a bots' process is not ready")
        self.let_go(worker)

    def let_go(self, worker: Worker) -> None:
        """A worker is free."""
        self.preparing.discard(worker)
        self.idle.append(worker)
        self.serve()

    def replace(self, worker: Worker) -> None:
        """One that broke or hangs is ended; another warms up while the rest think on."""
        log.warning("a bots' process broke or hangs; starting another")
        self.preparing.discard(worker)
        self.workers.discard(worker)
        worker.end()
        self.begin(self.bring_in())
        self.serve()

    def begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """A task that goes on whoever waits for it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return task

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for worker in self.workers:
            worker.end(wait=True)

    # The queue

    async def next_worker(self, asker: Asker, house: House | None) -> Worker:
        """Wait for one's turn; what the same device asked before is told that it asked anew."""
        place = WaitingPlace(house)
        dropped = self.queue.put(asker, place)
        if dropped is not None and not dropped.worker.done():
            dropped.worker.set_exception(Denied("asked-anew"))
        self.serve()
        try:
            return await place.worker
        except asyncio.CancelledError:
            self.give_up(place)
            raise

    def give_up(self, place: WaitingPlace) -> None:
        """Whoever waited there has gone away."""
        self.queue.drop(place)
        got = place.worker
        if got.done() and not got.cancelled() and got.exception() is None:
            self.let_go(got.result())

    def serve(self) -> None:
        """Workers to those who are next, as long as there are both."""
        while self.idle and (place := self.queue.take(self.can_serve)):
            if not place.worker.done():
                place.worker.set_result(self.pick_worker(place.house))

    def can_serve(self, place: WaitingPlace) -> bool:
        return not self.preparing or any(worker.knows(place.house) for worker in self.idle)

    def pick_worker(self, house: House | None) -> Worker:
        """One that knows the house, or else any, which then prepares for it."""
        worker = next((each for each in self.idle if each.knows(house)), self.idle[0])
        self.idle.remove(worker)
        if not worker.knows(house):
            self.preparing.add(worker)
        return worker

    def share(self, asker: Asker) -> float:
        """How much of the usual budget there is for somebody's bots: the more wait, the less."""
        return max(LEAST, self.processes / (self.processes + self.queue.crowd(asker)))

    # Errands

    async def choose(self, question: Question, asker: Asker = NOBODY) -> Thought:
        word, share = await self.consider(think, question, asker)
        return Thought(word, share < HURRIED)

    async def advise(self, question: Question, asker: Asker = NOBODY) -> CoachThought:
        advice, share = await self.consider(coach, question, asker)
        return CoachThought(advice, share < HURRIED)

    async def consider(self, work: Any, question: Question, asker: Asker) -> tuple[Any, float]:
        """A question about a view, within what is everyone's fair share."""

        async def errand(worker: Worker) -> tuple[Any, float]:
            share = self.share(asker)
            cut = question._replace(budget=shrink(question.budget, share))
            return await worker.do(work, cut), share

        answer, share = await self.ask(errand, asker, (question.game, question.options))
        return answer, share

    async def run(self, work: Any, *given: Any, asker: Asker = NOBODY) -> Any:
        """Do some work over there, within the limit."""
        return await self.ask(lambda worker: worker.do(work, *given), asker)

    async def ask(self, errand: Errand, asker: Asker, house: House | None = None) -> Any:
        """Send somebody on an errand; again, where a process died under it."""
        for _ in range(TRIES):
            if house in self.hopeless:
                break
            worker = await self.next_worker(asker, house)
            with suppress(BrokenProcessPool):
                return await asyncio.shield(self.begin(self.send(worker, errand, house)))
        raise Overtime

    async def send(self, worker: Worker, errand: Errand, house: House | None) -> Any:
        """An errand whose clock runs once all is prepared; then the worker is free, or gone."""
        try:
            await self.make_ready(worker, house)
            answer = await asyncio.wait_for(errand(worker), self.limit)
        except TimeoutError:
            self.replace(worker)
            raise Overtime from None
        except BrokenProcessPool:
            self.replace(worker)
            raise
        except Exception:
            self.let_go(worker)
            raise
        self.let_go(worker)
        return answer

    async def make_ready(self, worker: Worker, house: House | None) -> None:
        """What a house needs is worked out by the processor's time, not by the clock."""
        if house is None:
            return
        try:
            if not worker.knows(house):
                await worker.do(work_within, MOST_PREPARING, prepare, *house)
        except Overtime:
            self.give_up_on(house)
            raise
        worker.learn(house)
        self.preparing.discard(worker)
        self.serve()

    def give_up_on(self, house: House) -> None:
        log.warning("%s: too much work to prepare for such options", house[0])
        self.hopeless[house] = None
        while len(self.hopeless) > HOPELESS:
            self.hopeless.popitem(last=False)


class AnalysisPool(Pool):
    """One process for whole games, apart from the bots: one of them that hangs costs it nothing.

    It is measured by its work and not by the clock: on a busy machine it only takes longer.
    """

    def __init__(self, most: float = MOST_WORK) -> None:
        super().__init__(1, None)
        self.most = most
        self.bring_in_cold()

    async def warm_up(self) -> None:
        """A whole game warms it up by itself."""

    async def bring_in(self) -> None:
        self.bring_in_cold()

    def bring_in_cold(self) -> None:
        worker = Worker()
        self.workers.add(worker)
        self.let_go(worker)

    async def run(self, work: Any, *given: Any, asker: Asker = NOBODY) -> Any:
        return await super().run(work_within, self.most, work, *given, asker=asker)


async def on_time(thought: Awaitable[T]) -> T:
    """What is thought out; or a no, where it takes too long or comes to nothing."""
    try:
        return await thought
    except Overtime:
        raise Denied("too-busy") from None
    except Stumbled as wrong:
        log.error("no answer but %s", wrong)
        raise Denied("stumbled") from None


def shrink(budget: Budget, share: float) -> Budget:
    """A part of it; what is counted stays as it is, so that it comes to the same everywhere."""
    return budget if budget.seconds is None else Budget(seconds=budget.seconds * share)
