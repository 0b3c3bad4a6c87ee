"""Bots and coach of two worlds: they do and say what both have agreed on."""

import asyncio

from quarterdeck.bots.budget import GLANCE
from quarterdeck.bots.record import Advice, Option
from quarterdeck.core.sentence import Sentence
from quarterdeck.server.bot_pool import CoachThought, Thought, coach


class Thinker:
    """Bots that wait until they are told what to do, and take as long as they like about it."""

    def __init__(self, house, dithers):
        self.house, self.words, self.dithers = house, asyncio.Queue(), dithers
        self.favourite = None  # what the coach will say, if that is settled

    async def choose(self, *_):
        word = await self.words.get()
        for _ in range(self.dithers):
            await asyncio.sleep(0)
        return Thought(word, self.house.is_busy)

    async def advise(self, question, _):
        if self.favourite is None:
            return CoachThought(coach(question._replace(budget=GLANCE)), self.house.is_busy)
        said = Option(self.favourite, 0, 0, 0, Sentence("coach-none"))
        return CoachThought(Advice("none", (said,)), self.house.is_busy)

    def close(self):
        pass
