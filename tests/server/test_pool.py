"""Bots in processes of their own: a hung or dead one harms no table, and nobody takes them all."""

import asyncio
import os
import time

import pytest

from quarterdeck.rooms.refusals import Denied
from quarterdeck.server import bot_pool
from quarterdeck.server.bot_pool import AnalysisPool, Pool, on_time
from quarterdeck.server.bot_work import Overtime, Stumbled
from quarterdeck.server.bot_worker import Worker
from quarterdeck.server.letters import code_of
from tests.server.pooling import ANNE, HOURS, MARY, occupied, question, until, with_pool


def test_a_bot_answers_with_the_word_of_a_legal_action():
    assert with_pool(lambda pool: pool.choose(question())) == ("roll", False)


def test_the_coach_answers_from_a_view():
    thought = with_pool(lambda pool: pool.advise(question("coach")))

    assert [option.action for option in thought.advice.options] == ["roll"]


# What goes wrong


def test_a_question_is_put_again_when_a_process_died_under_it():
    async def work(pool):
        with pytest.raises(Overtime):
            await pool.run(os._exit, 1)
        return await pool.choose(question())

    assert with_pool(work).word == "roll"


def test_a_killed_worker_is_noticed_by_the_next_question():
    async def work(pool):
        (worker,) = pool.workers
        for process in worker.executor._processes.values():
            process.kill()
        return await pool.choose(question())

    assert with_pool(work).word == "roll"


def test_a_bot_that_stumbles_says_over_what_and_breaks_nothing():
    async def work(pool):
        kept = set(pool.workers)
        with pytest.raises(Stumbled, match="There is no game “ludo”"):
            await pool.choose(question()._replace(game="ludo"))
        return await pool.choose(question()), pool.workers == kept

    assert with_pool(work) == (("roll", False), True)


@pytest.mark.parametrize(("wrong", "code"), [(Overtime, "too-busy"), (Stumbled, "stumbled")])
def test_whatever_goes_wrong_is_told_in_a_sentence(wrong, code):
    async def thought():
        raise wrong

    with pytest.raises(Denied) as no:
        asyncio.run(on_time(thought()))

    assert code_of(no.value) == code


def test_one_who_thinks_for_too_long_is_given_up_and_the_next_is_answered():
    async def work(pool):
        pool.limit = 0.2
        with pytest.raises(Overtime):
            await pool.run(time.sleep, HOURS)
        pool.limit = 10
        return await pool.choose(question())

    assert with_pool(work).word == "roll"


def test_one_that_hangs_costs_one_process_and_the_others_are_answered_meanwhile(monkeypatch):
    async def work(pool):
        before = set(pool.workers)
        pool.limit = None
        thinking = asyncio.create_task(pool.run(time.sleep, 1))
        await until(lambda: len(pool.idle) == 1)
        pool.limit = 0.2
        monkeypatch.setattr(Worker, "do", never_ready(pool, Worker.do))
        with pytest.raises(Overtime):
            await pool.run(time.sleep, HOURS)
        pool.limit = None
        answers = [await thinking, await pool.run(len, "ahoy")]
        return answers, len(before & pool.workers)

    assert with_pool(work, lambda: Pool(2, None)) == ([None, 4], 1)


def never_ready(pool, do):
    """Workers who think, but whose successors do not warm up as long as anybody looks."""
    known = set(pool.workers)

    async def patient(worker, *errand):
        if worker not in known:
            await asyncio.Event().wait()
        return await do(worker, *errand)

    return patient


def test_whoever_goes_away_leaves_the_worker_to_the_next():
    async def work(pool):
        gone = asyncio.create_task(pool.run(time.sleep, 0.1))
        await until(lambda: not pool.idle)
        waiting = asyncio.create_task(pool.run(time.sleep, HOURS))
        await until(lambda: len(pool.queue))
        for each in (gone, waiting):
            each.cancel()
        return await pool.run(len, "ahoy")

    assert with_pool(work) == 4


def test_whoever_goes_away_in_the_moment_of_being_next_keeps_no_worker():
    async def work(pool):
        worker = occupied(pool)
        going = asyncio.create_task(pool.run(len, "ahoy"))
        await until(lambda: len(pool.queue))
        pool.let_go(worker)
        going.cancel()
        return await pool.run(len, "ahoy")

    assert with_pool(work) == 4


# Houses


def test_a_house_that_takes_too_much_work_is_not_tried_twice(monkeypatch):
    monkeypatch.setattr(bot_pool, "MOST_PREPARING", 1e-6)

    async def work(pool):
        with pytest.raises(Overtime):
            await pool.choose(question(target=8000))
        monkeypatch.undo()
        with pytest.raises(Overtime):  # though now there would be time enough
            await pool.choose(question(target=8000))
        return (await pool.choose(question())).word

    assert with_pool(work) == "roll"


def test_one_prepares_at_a_time_and_the_others_go_on(monkeypatch):
    begun, go_on = [], asyncio.Event()
    make_ready = Pool.make_ready

    async def slow(pool, worker, house):
        if not worker.knows(house):
            begun.append(house)
            await go_on.wait()
        await make_ready(pool, worker, house)

    monkeypatch.setattr(Pool, "make_ready", slow)

    async def work(pool):
        own = [asyncio.create_task(pool.choose(question(target=n), ANNE)) for n in (5000, 8000)]
        await until(lambda: begun and len(pool.queue) == 1)
        usual = (await pool.choose(question(), MARY)).word
        preparing = len(begun)
        go_on.set()
        await asyncio.gather(*own)
        return usual, preparing, len(begun)

    assert with_pool(work, lambda: Pool(2, None)) == ("roll", 1, 2)


# Whole games


def test_a_whole_game_is_measured_by_its_work_and_not_by_the_clock():
    async def work(pool):
        await pool.run(time.sleep, 1)
        with pytest.raises(Overtime):
            await pool.run(exec, "while True: pass")
        return await pool.run(len, "ahoy")

    assert with_pool(work, lambda: AnalysisPool(most=0.5)) == 4


def test_work_that_does_not_hear_it_is_told_again_to_stop():
    """A destructor, or a library that catches everything, swallows what is raised in it."""
    deaf = "try:\n  while True: pass\nexcept Exception: pass\nwhile True: pass"

    async def work(pool):
        with pytest.raises(Overtime):
            await pool.run(exec, deaf)
        return await pool.run(len, "ahoy")

    assert with_pool(work, lambda: AnalysisPool(most=0.1)) == 4
