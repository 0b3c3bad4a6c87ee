"""Whose turn it is with the bots: nobody takes them all, and who waits long thinks less."""

import asyncio
from operator import attrgetter

import pytest

from quarterdeck.rooms.refusals import Denied
from quarterdeck.server.bot_pool import LEAST
from quarterdeck.server.fair_queue import Asker
from quarterdeck.server.letters import code_of
from tests.server.pooling import ANNE, MARY, occupied, question, until, with_pool

FRESH = [Asker(f"fresh {n}", f"table {n}", address="192.0.2.1") for n in range(50)]


@pytest.mark.parametrize("flood", [[ANNE] * 20, FRESH], ids=["one guest", "fifty of one address"])
def test_a_flood_of_questions_leaves_another_guest_in_turn(flood):
    async def work(pool):
        worker, done = occupied(pool), []

        async def ask(who):
            await pool.run(len, "ahoy", asker=who)
            done.append(who.guest)

        poured = [asyncio.create_task(ask(each)) for each in flood]
        await until(lambda: len(pool.queue) == len(flood))
        other = asyncio.create_task(ask(MARY))
        await until(lambda: len(pool.queue) == len(flood) + 1)
        pool.let_go(worker)
        await asyncio.gather(*poured, other)
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
        return code_of(no.value), len((await newer).advice.options)

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


def test_a_coach_who_thought_much_less_says_so():
    async def work(pool):
        worker = occupied(pool)
        asked = [asyncio.create_task(pool.advise(question("coach"), ANNE)) for _ in range(3)]
        await until(lambda: len(pool.queue) == 3)
        pool.let_go(worker)
        return [thought.hurried for thought in await asyncio.gather(*asked)]

    assert with_pool(work) == [True, False, False]
