"""Analyses of finished games: each is worked out once, and one at a time."""

import asyncio

import pytest

from quarterdeck.rooms.refusals import Denied
from quarterdeck.server import bot_pool as work
from quarterdeck.server.analysis import REMEMBERED, Analyses
from quarterdeck.server.http_errors import STATUS
from quarterdeck.server.letters import code_of


class Library:
    """Where questions go: notes what was asked, and how many were asked at a time."""

    def __init__(self, wrong=()):
        self.asked, self.busy, self.most, self.wrong = [], 0, 0, list(wrong)

    async def run(self, question, book):
        self.asked.append(book)
        self.busy += 1
        self.most = max(self.most, self.busy)
        await asyncio.sleep(0)
        self.busy -= 1
        if self.wrong:
            raise self.wrong.pop()
        return book.upper()


def test_those_who_ask_for_the_same_wait_together():
    async def scene():
        library = Library()
        studies = Analyses(library)

        found = await asyncio.gather(*(studies.course("a") for _ in range(5)))

        assert (found, library.asked) == (["A"] * 5, ["a"])
        assert await studies.course("a") == "A"
        assert library.asked == ["a"]

    asyncio.run(scene())


def test_studies_are_made_one_at_a_time():
    async def scene():
        library = Library()
        studies = Analyses(library)

        await asyncio.gather(*(studies.answer(work.work_out_course, book) for book in "abcd"))

        assert (sorted(library.asked), library.most) == (list("abcd"), 1)

    asyncio.run(scene())


def test_a_study_that_is_too_much_is_refused_in_a_sentence_and_made_again():
    async def scene():
        studies = Analyses(Library(wrong=[work.Overtime()]))

        with pytest.raises(Denied) as no:
            await studies.account("a")

        assert (code_of(no.value), STATUS[code_of(no.value)]) == ("too-busy", 503)
        assert await studies.account("a") == "A"

    asyncio.run(scene())


def test_a_study_that_failed_is_made_again():
    async def scene():
        studies = Analyses(Library(wrong=[work.Stumbled()]))

        with pytest.raises(work.Stumbled):
            await studies.account("a")

        assert await studies.account("a") == "A"

    asyncio.run(scene())


def test_old_answers_are_forgotten():
    async def scene():
        studies = Analyses(Library())

        for number in range(REMEMBERED + 10):
            await studies.heats(str(number))

        assert len(studies.known) <= REMEMBERED

    asyncio.run(scene())
