"""Piraten Kapern at the keyboard, on loaded dice: every key, the Guardian and both islands."""

import asyncio

import pytest

from quarterdeck.terminal.games.kapern.skull_island import SkullIsland
from quarterdeck.terminal.games.kapern.tray import Tray
from tests.terminal.stage import FIRST, at_table, script


def test_the_first_roll_is_all_eight_dice():
    async def scene():
        async with at_table(script(FIRST, "coin", "3c1s1m1p2d")) as anne:
            assert "Roll all 8 dice" in anne.sees

            await anne.press("enter")

            assert anne.words_played() == ["roll"]
            assert "Anne rolls 1 sabre, 1 monkey, 1 parrot, 3 coins, and 2 diamonds." in anne.sees

    asyncio.run(scene())


def test_picked_dice_are_rolled_and_the_others_stay_where_they_lie():
    async def scene():
        async with at_table(script(FIRST, "coin", "1s1m1p3c2d", "2c")) as anne:
            await anne.press("enter", "right", "space", "3")
            assert "Roll 2 dice" in anne.sees

            await anne.press("enter")

            assert anne.words_played()[-1] == "reroll 1m1p"
            assert [die.name for die in anne.board.query_one(Tray).dice][:4] == [
                *("sabre", "coin", "coin", "coin")
            ]

    asyncio.run(scene())


def test_the_bar_tells_the_risk_of_rolling_and_the_gain_of_stopping():
    async def scene():
        async with at_table(script(FIRST, "skull1", "1k1s1m1p2c2d")) as anne:
            await anne.press("enter", "2", "3")

            assert "bust 31%" in anne.sees  # 1 - (5/6)², one more skull is too many
            assert "take 400" in anne.sees

    asyncio.run(scene())


def test_stopping_scores_and_passes_the_dice():
    async def scene():
        table = script(FIRST, "coin", "1s1m1p3c2d", "pirate")
        async with at_table(table, seats=("Anne", "Bart")) as anne:
            await anne.press("enter", "s")

            assert anne.session.scores == (800, 0)
            assert "Anne stops and scores 800." in anne.sees
            assert "Bart turns over Pirate." in anne.sees

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("keys", "clause"),
    [
        (("s",), "(K4)"),  # nothing to stop with before the first roll
        (("3",), "(K4)"),
        (("enter", "enter"), "(K7)"),  # nothing picked
        (("enter", "2", "enter"), "(K7)"),
        (("enter", "1"), "(K8)"),  # a skull
        (("enter", "g"), "(K8)"),
        (("enter", "x"), "(K5)"),
        (("enter", "i"), "(K5)"),
        (("enter", "2", "w"), "(K7)"),
    ],
)
def test_what_is_not_allowed_is_answered_with_its_clause(keys, clause):
    async def scene():
        async with at_table(script(FIRST, "coin", "1k1s1m1p2c2d")) as anne:
            await anne.press(*keys)

            assert "Why not?" in anne.sees
            assert clause in anne.sees

    asyncio.run(scene())


def test_the_box_goes_away_with_the_next_key():
    async def scene():
        async with at_table(script(FIRST, "coin", "1k1s1m1p2c2d")) as anne:
            await anne.press("enter", "1", "right")

            assert "Why not?" not in anne.sees

    asyncio.run(scene())


def test_all_dice_are_picked_with_one_key_but_no_skull():
    async def scene():
        async with at_table(script(FIRST, "coin", "1k1s1m1p2c2d")) as anne:
            await anne.press("enter", "a")
            assert "Roll 7 dice" in anne.sees

            await anne.press("a")

            assert "Pick dice to roll" in anne.sees

    asyncio.run(scene())


def test_the_guardian_lifts_the_third_skull():
    async def scene():
        async with at_table(script(FIRST, "guardian", "3k3c1s1m", "1d")) as anne:
            await anne.press("enter")
            assert "Call the Guardian: roll the skull" in anne.sees

            await anne.press("enter")

            assert anne.words_played()[-1] == "reroll 1k"
            assert "Anne calls the Guardian to lift a skull." in anne.sees

    asyncio.run(scene())


def test_the_guardian_takes_other_dice_along():
    async def scene():
        async with at_table(script(FIRST, "guardian", "1k1s3m3c", "1c2d")) as anne:
            await anne.press("enter", "g", "2", "3", "enter")

            assert anne.words_played()[-1] == "reroll 1k1s1m"

    asyncio.run(scene())


def test_whoever_lets_the_third_skull_be_sinks():
    async def scene():
        table = script(FIRST, "guardian", "3k3c1s1m", "coin")
        async with at_table(table, seats=("Anne", "Bart")) as anne:
            await anne.press("enter", "x")

            assert "Anne is lost to 3 skulls." in anne.sees

    asyncio.run(scene())


def test_on_treasure_island_what_is_not_rolled_is_put_ashore():
    async def scene():
        table = script(FIRST, "treasure_island", "1k1s1m3c2d", "2c")
        async with at_table(table) as anne:
            await anne.press("enter", "2", "3")
            assert "600 safe" in anne.sees

            await anne.press("enter")

            assert anne.words_played()[-2:] == ["place 3c2d", "reroll 1s1m"]

    asyncio.run(scene())


def test_a_die_can_be_kept_off_the_island():
    async def scene():
        table = script(FIRST, "treasure_island", "1k1s1m3c2d", "2c")
        async with at_table(table) as anne:
            await anne.press("enter", "2", "3", "right", "i", "enter")

            assert anne.words_played()[-2:] == ["place 2c2d", "reroll 1s1m"]

    asyncio.run(scene())


def test_a_refused_roll_leaves_the_island_as_it_was():
    async def scene():
        async with at_table(script(FIRST, "treasure_island", "1k1s1m3c2d")) as anne:
            await anne.press("enter", "2", "enter")

            assert "(K7)" in anne.sees
            assert anne.words_played() == ["roll"]

    asyncio.run(scene())


def test_stopping_on_treasure_island_puts_everything_ashore_first():
    async def scene():
        table = script(FIRST, "treasure_island", "1k1s1m3c2d", "coin")
        async with at_table(table, seats=("Anne", "Bart")) as anne:
            await anne.press("enter", "s")

            assert anne.words_played()[-2:] == ["place 1s1m3c2d", "stop"]

    asyncio.run(scene())


def test_skull_island_counts_its_skulls():
    async def scene():
        async with at_table(script(FIRST, "pirate", "4k3c1s", "2k2c")) as anne:
            await anne.press("enter")
            assert isinstance(anne.app.screen, SkullIsland)
            assert "4 skulls: everyone else loses 800" in anne.sees

            await anne.press("enter")

            assert "6 skulls: everyone else loses 1200" in anne.sees

    asyncio.run(scene())


def test_skull_island_is_left_when_no_skull_comes():
    async def scene():
        table = script(FIRST, "coin", "4k3c1s", "4c", "pirate")
        async with at_table(table, seats=("Anne", "Bart"), pace=60) as anne:
            await anne.pilot.press("enter", "space")
            await anne.until_sees("Enter: roll the other 4 dice")
            await anne.pilot.press("enter", "space")
            await anne.until_sees("everyone else loses 400")

            await anne.pilot.press("space", "space")

            await anne.until_sees("Bart turns over Pirate.")

    asyncio.run(scene())
