"""A pool of bots to put questions to."""

import asyncio

from quarterdeck.bots.budget import Budget
from quarterdeck.core.table import LiveTable
from quarterdeck.games.kapern import GAME
from quarterdeck.server.bot_pool import Pool
from quarterdeck.server.bot_work import Question
from quarterdeck.server.fair_queue import Asker
from quarterdeck.server.letters import write
from tests.server.running import PATIENCE

STATE = GAME.deal(2, GAME.options(), LiveTable(1))
SEAT = GAME.to_move(STATE)
HOURS = 10_000  # seconds, more than any test has patience for
ANNE, MARY = Asker("anne", "hers"), Asker("mary", "hers too")


def question(level="mate", **rules):
    view = write(GAME.view(STATE, SEAT))
    return Question("kapern", write(GAME.options(**rules)), view, level, 1, Budget(seconds=1))


def with_pool(work, build=lambda: Pool(1, 10.0)):
    async def whole():
        pool = build()
        try:
            await pool.warm_up()
            return await asyncio.wait_for(work(pool), PATIENCE)
        finally:
            pool.close()

    return asyncio.run(whole())


async def until(condition):
    """Something happens by itself."""
    while not condition():
        await asyncio.sleep(0.01)


def occupied(pool):
    """The only worker, who is busy until it is let go."""
    (worker,) = pool.idle
    pool.idle.clear()
    return worker
