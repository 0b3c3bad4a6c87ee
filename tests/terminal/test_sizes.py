"""Nothing is cut off, in any language, from 80 by 24 upwards."""

import asyncio

import pytest

from quarterdeck.core.table import LiveTable
from quarterdeck.games import GAMES
from quarterdeck.terminal.games.kapern.tray import HEIGHT, SLOT, Tray
from quarterdeck.terminal.widgets.action_bar import OfferButton
from quarterdeck.terminal.widgets.size_notice import COLUMNS, ROWS
from quarterdeck.words import words
from tests.spoken import SPOKEN
from tests.terminal.stage import FIRST, GAME, at_table, script

SIZES = [(80, 24), (100, 30), (120, 40)]
FIVE = ("Anne", "random", "Bart", "random", "Cleo")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [("Anne", "random"), FIVE], ids=len)
def test_every_die_is_in_sight(size, seats):
    async def scene():
        async with at_table(script(FIRST, "coin", "1k1s1m1p2c2d"), seats, size) as anne:
            await anne.press("enter", "1")  # with the box open, where room is scarcest
            tray = anne.board.query_one(Tray)

            assert tray.region.size == (SLOT * 8, HEIGHT)
            assert tray.region.bottom <= anne.table.query_one("WhyNotPanel").region.y
            for part in ("Tray", "WhyNotPanel", "ActionBar", "KeyLine"):
                assert anne.table.query_one(part).region in anne.app.screen.region, part

    asyncio.run(scene())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", SPOKEN)
def test_every_key_is_in_sight(size, language):
    async def scene():
        table = script(FIRST, "treasure_island", "1k1s1m1p2c2d")
        async with at_table(table, FIVE, size, language=language) as anne:
            await anne.press("enter", "a")
            shown = [button for button in anne.table.query(OfferButton) if button.display]

            assert len(shown) == 2
            assert all(button.region in anne.app.screen.region for button in shown)
            assert words(GAME, language).text("terminal-key-quit") in anne.sees

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("size", "noticed"), [((79, 24), True), ((80, 23), True), ((80, 24), False)]
)
@pytest.mark.parametrize("ask", [True, False], ids=["sitting down", "playing"])
def test_a_window_too_small_for_a_table_says_so(size, noticed, ask):
    async def scene():
        async with at_table(script(FIRST, "coin"), ("Anne", "Bart"), size, ask=ask) as anne:
            told = " ".join(anne.sees.split())

            assert ("a table needs 80 by 24" in told) == noticed

    asyncio.run(scene())


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("most", [False, True], ids=["few", "all"])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_board_is_whole_in_the_least_window(game, most, language):
    seats = ("Anne", *["random"] * (game.seats[-1 if most else 0] - 1))

    async def scene():
        least = (COLUMNS, ROWS)
        async with at_table(LiveTable(3), seats, least, game=game, language=language) as anne:
            screen = anne.app.screen.region
            drawn = [anne.board, *shown(anne.board.query("*"))]
            around = shown(anne.table.query("ActionBar, OfferButton, KeyLine"))

            assert all(each.region in screen for each in (*drawn, *around))
            assert all(each.region in each.parent.region for each in drawn)
            assert words(game, language).text("terminal-key-quit") in anne.sees

    asyncio.run(scene())


def shown(widgets):
    return [each for each in widgets if each.display]


def test_the_notice_goes_when_the_window_grows():
    async def scene():
        async with at_table(script(FIRST, "coin"), ("Anne", "Bart"), (40, 10)) as anne:
            await anne.pilot.resize_terminal(80, 24)
            await anne.until_sees("Roll all 8 dice")

            assert "a table needs" not in anne.sees

    asyncio.run(scene())


@pytest.mark.parametrize("size", SIZES)
def test_skull_island_fits(size):
    async def scene():
        async with at_table(script(FIRST, "pirate", "4k3c1s"), size=size) as anne:
            await anne.press("enter")

            assert "S K U L L" in anne.sees
            assert "Enter: roll the other 4 dice for more" in anne.sees

    asyncio.run(scene())


@pytest.mark.parametrize("language", SPOKEN)
def test_the_newest_sentence_of_the_log_is_in_sight(language):
    async def scene():
        table = script(FIRST, "coin", "1k1s1m1p2c2d", "2c", "2c", "2c")
        async with at_table(table, FIVE, language=language) as anne:
            await anne.press("enter", *("2", "3", "enter") * 3)
            newest = anne.table.narrator.lines(language)[-1].text

            assert newest.replace("\N{NO-BREAK SPACE}", " ") in anne.sees

    asyncio.run(scene())
