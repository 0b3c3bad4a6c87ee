"""Bots in processes of their own: a hung or dead one harms no table, and nobody takes them all."""

import asyncio
import os
import time
from operator import attrgetter

import pytest

from quarterdeck.bots.budget import Budget
from quarterdeck.core.table import LiveTable
from quarterdeck.games.kapern import GAME
from quarterdeck.rooms.refusals import Denied
from quarterdeck.server import bot_pool
from quarterdeck.server.bot_pool import LEAST, AnalysisPool, Pool, on_time
from quarterdeck.server.bot_work import Overtime, Question, Stumbled
from quarterdeck.server.bot_worker import Worker
from quarterdeck.server.fair_queue import Asker
from quarterdeck.server.letters import code_of, write
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


def test_a_bot_answers_with_the_word_of_a_legal_action():
    assert with_pool(lambda pool: pool.choose(question())) == ("roll", False)


def test_the_coach_answers_from_a_view():
    advice = with_pool(lambda pool: pool.advise(question("coach")))

    assert [option.action for option in advice.options] == ["roll"]


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
        with pytest.raises(Stumbled, match="unknown-game"):
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


# Whose turn it is


def occupied(pool):
    """The only worker, who is busy until it is let go."""
    (worker,) = pool.idle
    pool.idle.clear()
    return worker


def test_a_flood_of_questions_leaves_another_guest_in_turn():
    async def work(pool):
        worker, done = occupied(pool), []

        async def ask(who):
            await pool.run(len, "ahoy", asker=who)
            done.append(who.guest)

        flood = [asyncio.create_task(ask(ANNE)) for _ in range(20)]
        await until(lambda: len(pool.queue) == 20)
        other = asyncio.create_task(ask(MARY))
        await until(lambda: len(pool.queue) == 21)
        pool.let_go(worker)
        await asyncio.gather(*flood, other)
        return done.index("mary")

    assert with_pool(work) == 1


def test_a_newer_question_of_a_device_replaces_the_one_that_has_not_begun():
    async def work(pool):
        worker = occupied(pool)
        hers = ANNE._replace(device="phone")
        older = asyncio.create_task(pool.advise(question("coach"), hers))
        await until(lambda: len(pool.queue))
        newer = asyncio.create_task(pool.advise(question("coach"), hers))
        with pytest.raises(Denied) as no:
            await older
        pool.let_go(worker)
        return code_of(no.value), len((await newer).options)

    assert with_pool(work) == ("asked-anew", 1)


def test_the_more_wait_the_less_each_may_think():
    async def work(pool):
        worker = occupied(pool)
        budget = attrgetter("budget")
        flood = [asyncio.create_task(pool.consider(budget, question(), ANNE)) for _ in range(20)]
        await until(lambda: len(pool.queue) == 20)
        other = asyncio.create_task(pool.consider(budget, question(), MARY))
        await until(lambda: len(pool.queue) == 21)
        pool.let_go(worker)
        (mary, _), *annes = await asyncio.gather(other, *flood)
        return mary.seconds, [each.seconds for each, _ in annes]

    mary, annes = with_pool(work)

    assert mary == pytest.approx(1 / 2)  # for her all the others are one
    assert min(annes) == pytest.approx(LEAST)
    assert annes == sorted(annes)
    assert annes[-1] == 1


def test_a_bot_that_thought_much_less_says_so():
    async def work(pool):
        worker = occupied(pool)
        asked = [asyncio.create_task(pool.choose(question(), ANNE)) for _ in range(3)]
        await until(lambda: len(pool.queue) == 3)
        pool.let_go(worker)
        return [thought.hurried for thought in await asyncio.gather(*asked)]

    assert with_pool(work) == [True, False, False]


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
