"""One process in which bots think: what hangs or dies there costs nobody else anything."""

import asyncio
import multiprocessing
import os
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from quarterdeck.bots.kept_tables import HOUSES
from quarterdeck.games import GAMES
from quarterdeck.server.bot_work import leave_with, told_plainly
from quarterdeck.server.letters import write

House = tuple[str, bytes]  # a game and its options: what bots prepare for
STANDARD = frozenset((game.name, write(game.options())) for game in GAMES.values())


class Worker:
    """A process of its own, and what it is prepared for besides the rules of the books."""

    def __init__(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.executor = ProcessPoolExecutor(1, spawn, leave_with, (os.getpid(),))
        self.houses: dict[str, OrderedDict[House, None]] = {}  # by game, the latest last

    async def do(self, work: Any, *given: Any) -> Any:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.executor, told_plainly, work, *given)

    def knows(self, house: House | None) -> bool:
        """Whether it could think at once; where there is no house there is nothing to know."""
        return house is None or house in STANDARD or house in self.houses.get(house[0], ())

    def learn(self, house: House) -> None:
        """It is at hand now; whatever was not used for longest gave way to it, as over there."""
        if house in STANDARD:
            return
        held = self.houses.setdefault(house[0], OrderedDict())
        held[house] = None
        held.move_to_end(house)
        if len(held) >= HOUSES:
            held.popitem(last=False)

    def end(self, wait: bool = False) -> None:
        """Nobody waits for an answer any more, so it need not finish thinking.

        From Python 3.14 on executors can do this themselves.
        """
        for process in list((self.executor._processes or {}).values()):
            process.kill()
        self.executor.shutdown(wait=wait, cancel_futures=True)
