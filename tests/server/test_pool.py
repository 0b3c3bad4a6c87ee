"""Bots in processes of their own: a hung or dead one harms no table."""

import asyncio
import multiprocessing
import os
import time

import pytest

from quarterdeck.bots.budget import Budget
from quarterdeck.core.table import LiveTable
from quarterdeck.games.kapern import GAME
from quarterdeck.server.bot_driver import rest
from quarterdeck.server.bot_pool import AnalysisPool, Overtime, Pool, Question, Stumbled
from quarterdeck.server.letters import write

STATE = GAME.deal(2, GAME.options(), LiveTable(1))
SEAT = GAME.to_move(STATE)


def question(level="mate"):
    view = write(GAME.view(STATE, SEAT))
    return Question("kapern", write(STATE.options), view, level, 1, Budget(seconds=1))


def with_pool(work, build=lambda: Pool(1, 10.0)):
    async def whole():
        pool = build()
        try:
            await pool.warm_up()
            return await work(pool)
        finally:
            pool.close()

    return asyncio.run(whole())


def test_a_bot_answers_with_the_word_of_a_legal_action():
    assert with_pool(lambda pool: pool.choose(question())) == "roll"


def test_the_coach_answers_from_a_view():
    advice = with_pool(lambda pool: pool.advise(question("coach")))

    assert [option.action for option in advice.options] == ["roll"]


def test_a_broken_pool_is_rebuilt_and_the_question_is_put_again():
    async def work(pool):
        with pytest.raises(Overtime):
            await pool.run(os._exit, 1)
        return await pool.choose(question())

    assert with_pool(work) == "roll"


def test_a_killed_worker_is_noticed_by_the_next_question():
    async def work(pool):
        for worker in multiprocessing.active_children():
            worker.kill()
        return await pool.choose(question())

    assert with_pool(work) == "roll"


def test_a_bot_that_stumbles_says_over_what_and_breaks_nothing():
    async def work(pool):
        with pytest.raises(Stumbled, match="unknown-game"):
            await pool.choose(question()._replace(game="ludo"))
        kept = pool.executor
        return await pool.choose(question()), pool.executor is kept

    assert with_pool(work) == ("roll", True)


def test_one_who_thinks_for_too_long_is_given_up_and_the_next_is_answered():
    async def work(pool):
        pool.limit = 0.2
        with pytest.raises(Overtime):
            await pool.run(time.sleep, 60)
        pool.limit = 10
        return await pool.choose(question())

    assert with_pool(work) == "roll"


def test_a_whole_game_is_measured_by_its_work_and_not_by_the_clock():
    async def work(pool):
        await pool.run(time.sleep, 1)
        with pytest.raises(Overtime):
            await pool.run(exec, "while True: pass")
        return await pool.run(len, "ahoy")

    assert with_pool(work, lambda: AnalysisPool(most=0.5)) == 4


def test_a_bot_that_hangs_does_not_cost_an_analysis_its_work():
    async def work(analyses):
        pool = Pool(1, 0.2)
        pool.warm.set()
        studying = asyncio.create_task(analyses.run(time.sleep, 1))
        with pytest.raises(Overtime):
            await pool.run(time.sleep, 60)
        kept = analyses.executor
        await studying
        pool.close()
        return analyses.executor is kept

    assert with_pool(work, AnalysisPool)


@pytest.mark.parametrize(("thought", "left"), [(0.1, 0.7), (0.5, 0.3), (0.9, 0.7), (1.5, 0.1)])
def test_a_bot_moves_on_the_beat_however_long_it_thought(thought, left):
    assert rest(thought, pace=0.8) == pytest.approx(left)
    assert rest(thought, pace=0) == 0
