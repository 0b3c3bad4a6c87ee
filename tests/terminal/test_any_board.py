"""A game without a board of its own is played from a list, the day it is written."""

import asyncio

import cutlass
from tests.terminal.stage import at_table


def test_any_game_can_be_played_from_a_list():
    async def scene():
        async with at_table(game=cutlass.GAME, seats=("Anne", "Bart")) as anne:
            await anne.press("enter")  # lifts the curtain: Bart may not see her hand
            assert "awaiting" in anne.sees

            await anne.press("enter")

            assert anne.words_played() == ["roll"]

    asyncio.run(scene())


def test_a_coach_that_is_not_there_says_so():
    async def scene():
        async with at_table(game=cutlass.GAME, seats=("Anne", "Bart")) as anne:
            await anne.press("enter", "c")

            await anne.until_sees("no coach")

    asyncio.run(scene())
