"""Piracy at one keyboard: a curtain hides the Pirate's voyage from the Captains."""

import asyncio

from quarterdeck.games.piracy import GAME
from quarterdeck.games.piracy.state import ToRoll
from quarterdeck.terminal.screens.curtain import CurtainScreen
from tests.games.piracy.positions import NAVY, OPTIONS, PIRATE, aboard, at
from tests.terminal.stage import at_table
from tests.terminal.test_piracy import SHIPS, TWO, on_screen


def test_a_curtain_falls_before_the_pirate_and_not_before_a_captain():
    async def scene():
        async with at_table(game=GAME, seats=TWO, options=OPTIONS) as both:
            assert both.session.viewer == NAVY
            await both.press("u")
            assert "Pass the keyboard to Anne." in both.sees
            assert "⌂" not in both.sees

            await both.press("enter")
            assert both.session.viewer == PIRATE

    asyncio.run(scene())


def test_behind_the_curtain_nothing_is_drawn():
    async def act(both):
        await both.press("enter", "enter", "s")
        assert isinstance(both.app.screen, CurtainScreen)
        assert both.board.seen.voyage is None
        assert not both.board.pointer.words

        await both.press("enter")
        assert both.board.seen.voyage is not None

    on_screen(aboard(ToRoll, 0, "B13", SHIPS), act)


def test_the_curtain_falls_again_before_every_turn_of_the_pirate():
    async def act(both):
        await both.press("s")
        assert both.session.viewer == NAVY
        await both.press("enter", "enter", "s")
        assert both.words_played() == ["wait", "roll", "look", "stay"]
        assert isinstance(both.app.screen, CurtainScreen)

    on_screen(at("B13", ships=SHIPS), act)


def test_someone_alone_needs_no_curtain():
    async def scene():
        async with at_table(game=GAME, seats=("Anne", "random"), options=OPTIONS) as anne:
            assert anne.session.viewer == PIRATE
            assert not anne.session.curtained

    asyncio.run(scene())
