"""Sitting down: who sits where, by keys."""

import asyncio

from quarterdeck.terminal.screens.start import StartScreen
from tests.terminal.stage import at_table


def test_the_start_screen_offers_what_was_given():
    async def scene():
        async with at_table(ask=True, seats=("me", "captain")) as someone:
            assert isinstance(someone.app.screen, StartScreen)

            await someone.press("enter")

            assert [each.level for each in someone.session.crew] == [None, "captain"]
            assert someone.session.names == ("Skipper", "Wren")

    asyncio.run(scene())


def test_seats_rules_and_names_are_chosen_by_keys():
    async def scene():
        async with at_table(ask=True, seats=("me", "captain")) as someone:
            await someone.press("down", *"Mary", "down", "left", *["down"] * 4, "right")

            await someone.press("enter")

            assert someone.session.names[0] == "Mary"
            assert someone.session.crew[1].level == "mate"
            assert someone.session.options.target == 8000

    asyncio.run(scene())


def test_one_alone_cannot_play():
    async def scene():
        async with at_table(ask=True, seats=("me", "admiral")) as someone:
            await someone.press("down", "down", "right")

            await someone.press("enter")

            assert "One seat is not possible" in someone.sees

    asyncio.run(scene())


def test_the_start_screen_speaks_every_language():
    async def scene():
        async with at_table(ask=True, seats=("me", "captain")) as someone:
            await someone.press("up", "right")

            assert "Larguer les amarres" in someone.sees

    asyncio.run(scene())


def test_a_bot_is_told_honestly():
    async def scene():
        async with at_table(ask=True, seats=("me", "captain")) as someone:
            await someone.press("down", "down", "left")

            assert "sound rules of thumb" in someone.sees

    asyncio.run(scene())
