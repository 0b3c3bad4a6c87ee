"""Bots on the largest chart that anyone can draw: what it needs is prepared before their clock."""

import time

import pytest

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.kept_tables import HOUSES
from quarterdeck.core.table import LiveTable
from quarterdeck.games.piracy import GAME, grid
from quarterdeck.games.piracy.chart import Chart
from quarterdeck.games.piracy.options import Options
from quarterdeck.server.bot_pool import Pool
from quarterdeck.server.bot_work import Question, think
from quarterdeck.server.bot_worker import STANDARD, Worker
from quarterdeck.server.fair_queue import NOBODY
from quarterdeck.server.letters import write
from tests.server.pooling import with_pool

BRIEFLY = 1.0  # seconds of a processor: less than the chart takes to prepare, more than a thought
MOVES = 24


def open_sea():
    """Water as far as letters go, eleven harbours at its edge and ten islands."""
    rows = [["."] * grid.MOST_COLUMNS for _ in range(grid.MOST_ROWS)]
    for harbour in range(11):
        rows[0][2 * harbour + 1] = "H"
    for island in range(10):
        rows[6 + 6 * (island // 5)][3 + 4 * (island % 5)] = "$"
    lines = ", ".join(f'"{"".join(row)}"' for row in rows)
    return Chart.read(f'name = "Open sea"\nrows = [{lines}]', "mine.toml")


def timed_thought(question):
    """In the worker: a bot's word, and how much of a processor it took."""
    begun = time.process_time()
    return think(question), time.process_time() - begun


def question(state, level):
    seat = GAME.to_move(state)
    view, budget = write(GAME.view(state, seat)), Budget(seconds=0.1)
    return Question("piracy", write(state.options), view, level, 1, budget)


@pytest.mark.parametrize("level", ["mate", "captain"])
def test_bots_play_on_the_largest_chart_without_losing_time_over_it(level):
    chance, took = LiveTable(1), []

    async def play(pool):
        state = GAME.deal(2, Options(map=open_sea()), chance)
        for _ in range(MOVES):
            asked = question(state, level)
            (word, seconds), _ = await pool.consider(timed_thought, asked, NOBODY)
            state = GAME.apply(state, GAME.read(word), chance)
            took.append(seconds)

    with_pool(play, lambda: Pool(1, None))

    assert max(took) < BRIEFLY  # or on its first turn every bot plays the default


def test_a_worker_holds_so_many_houses_of_a_game_and_forgets_the_oldest():
    worker = Worker()
    for number in range(HOUSES):
        worker.learn(("piracy", str(number).encode()))

    held = [worker.knows(("piracy", str(number).encode())) for number in range(HOUSES)]

    assert held == [False, *[True] * (HOUSES - 1)]  # the rules of the book need one place more
    assert all(worker.knows(house) for house in STANDARD)
