"""A game taken up from its logbook, on the screen: it stands as it stood, and plays on."""

import asyncio

from quarterdeck.core import logbook
from quarterdeck.terminal.seating import Sailor
from quarterdeck.terminal.session import Session
from tests.terminal.stage import FIRST, GAME, at_table, script

CREW = (Sailor("Anne"), Sailor("Bart"))


def begun():
    """A turn of Anne's, and Bart's first throw."""
    session = Session(GAME, CREW, GAME.options(), script(FIRST, "coin", "8s", "pirate", "1k7s"))
    for word in ("roll", "stop", "roll"):
        session.play(word)
    return session


def test_a_game_taken_up_stands_as_it_stood():
    before = begun()
    after = Session(GAME, CREW, GAME.options(), script(FIRST, "skull1"))

    after.take_up(logbook.read(logbook.write(before.book)))

    assert (after.state, after.book, after.turn) == (before.state, before.book, before.turn)
    assert after.turns == before.turns
    assert after.opening == []
    assert len(after.past) == sum(len(step.told) for step in before.steps)


def test_a_game_is_taken_up_on_the_screen():
    async def scene():
        seats, book = ("Anne", "Bart"), begun().book
        async with at_table(script(FIRST, "coin", "guardian"), seats, book=book) as bart:
            assert "Anne stops and scores 4600" in bart.sees
            assert "turn 2" in bart.sees

            await bart.press("s")

            assert bart.words_played() == ["roll", "stop", "roll", "stop"]

    asyncio.run(scene())
