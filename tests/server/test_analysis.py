"""Analyses of finished games: each is worked out once, guest by guest."""

import asyncio

import pytest

from quarterdeck.rooms.refusals import Denied
from quarterdeck.server import bot_work as work
from quarterdeck.server.analysis import OPEN_OF_ALL, OPEN_OF_ONE, REMEMBERED, Analyses
from quarterdeck.server.bot_pool import AnalysisPool
from quarterdeck.server.http_errors import STATUS
from quarterdeck.server.letters import code_of
from tests.server.running import PATIENCE

ANNE, MARY = "anne", "mary"


class Library:
    """Where questions go: notes what was asked."""

    def __init__(self, wrong=()):
        self.asked, self.wrong = [], list(wrong)

    async def run(self, question, book, asker):
        self.asked.append(book)
        await asyncio.sleep(0)
        if self.wrong:
            raise self.wrong.pop()
        return book.upper()


def test_those_who_ask_for_the_same_wait_together():
    async def scene():
        library = Library()
        studies = Analyses(library)

        found = await asyncio.gather(*(studies.course("a", ANNE) for _ in range(5)))

        assert (found, library.asked) == (["A"] * 5, ["a"])
        assert await studies.course("a", ANNE) == "A"
        assert library.asked == ["a"]

    asyncio.run(scene())


def test_studies_are_made_one_at_a_time_and_guest_by_guest():
    async def scene():
        studies, done = Analyses(AnalysisPool()), []

        async def study(book, guest):
            done.append(await studies.answer(str.upper, book, guest))

        try:
            hers = [study(book, ANNE) for book in "abcd"]
            await asyncio.gather(*hers, study("m", MARY))
        finally:
            await studies.stop()

        assert done == ["A", "B", "M", "C", "D"]  # the first had begun before anyone waited

    asyncio.run(scene())


class Closed:
    """A library where everybody waits."""

    async def run(self, question, book, asker):
        await asyncio.Event().wait()

    def close(self):
        pass


async def wait_for(studies, books, guest):
    """Somebody who asks for all of these, and is told nothing yet."""
    asked = [asyncio.create_task(studies.course(book, guest)) for book in books]
    await asyncio.sleep(0)
    return asked


def test_a_few_studies_at_a_time_are_anybodys():
    async def scene():
        studies = Analyses(Closed())
        hers = await wait_for(studies, map(str, range(OPEN_OF_ONE)), ANNE)

        with pytest.raises(Denied) as no:
            await asyncio.wait_for(studies.course("one more", ANNE), PATIENCE)

        marys = await wait_for(studies, ["hers"], MARY)
        assert code_of(no.value) == "too-busy"
        assert not any(each.done() for each in (*hers, *marys))
        await studies.stop()
        await asyncio.gather(*hers, *marys, return_exceptions=True)
        assert not +studies.open

    asyncio.run(scene())


def test_all_guests_together_wait_for_so_many_studies_at_most():
    async def scene():
        studies, guests = Analyses(Closed()), OPEN_OF_ALL // OPEN_OF_ONE
        asked = []
        for n in range(guests):
            books = (f"{n}-{book}" for book in range(OPEN_OF_ONE))
            asked += await wait_for(studies, books, str(n))

        with pytest.raises(Denied) as no:
            await asyncio.wait_for(studies.course("one more", ANNE), PATIENCE)

        assert code_of(no.value) == "too-busy"
        await studies.stop()
        await asyncio.gather(*asked, return_exceptions=True)

    asyncio.run(scene())


def test_a_study_that_is_too_much_is_refused_in_a_sentence_and_made_again():
    async def scene():
        studies = Analyses(Library(wrong=[work.Overtime()]))

        with pytest.raises(Denied) as no:
            await studies.account("a", ANNE)

        assert (code_of(no.value), STATUS[code_of(no.value)]) == ("too-busy", 503)
        assert await studies.account("a", ANNE) == "A"

    asyncio.run(scene())


def test_a_study_that_failed_is_refused_in_a_sentence_and_made_again():
    async def scene():
        studies = Analyses(Library(wrong=[work.Stumbled()]))

        with pytest.raises(Denied) as no:
            await studies.account("a", ANNE)

        assert (code_of(no.value), STATUS[code_of(no.value)]) == ("stumbled", 503)
        assert await studies.account("a", ANNE) == "A"

    asyncio.run(scene())


def test_old_answers_are_forgotten():
    async def scene():
        studies = Analyses(Library())

        for number in range(REMEMBERED + 10):
            await studies.heats(str(number), ANNE)

        assert len(studies.known) <= REMEMBERED

    asyncio.run(scene())
