"""A person at a table: coach, help, language, leaving, the end."""

import asyncio

from quarterdeck.core import logbook
from quarterdeck.games.kapern import GAME
from quarterdeck.terminal.screens.end import EndScreen
from quarterdeck.terminal.screens.help import HelpScreen
from quarterdeck.terminal.screens.question import QuestionScreen
from tests.terminal.stage import FIRST, at_table, script


def test_the_coach_ranks_what_can_be_done():
    async def scene():
        async with at_table(script(FIRST, "treasure_island", "1k1s1m1p3c1d")) as anne:
            await anne.press("enter", "c")

            await anne.until_sees("▸1 Roll 1 sabre, 1 monkey, and 1 parrot")

            assert "899" in anne.sees

    asyncio.run(scene())


def test_help_lists_keys_and_clauses():
    async def scene():
        async with at_table(size=(100, 80)) as anne:
            await anne.press("question_mark")
            assert isinstance(anne.app.screen, HelpScreen)
            assert "Guardian: pick up a skull" in anne.sees
            assert "A roll takes at least two dice." in anne.sees

            await anne.press("escape")

            assert anne.at_table

    asyncio.run(scene())


def test_the_language_changes_in_the_middle_of_the_game():
    async def scene():
        async with at_table(script(FIRST, "coin", "1k1s1m1p2c2d")) as anne:
            await anne.press("enter", "l")
            assert "Anne retourne Pièce d’or." in anne.sees

            await anne.press("l")

            assert "Anne deckt auf: Goldmünze." in anne.sees

    asyncio.run(scene())


def test_leaving_a_game_is_asked_about_first():
    async def scene():
        async with at_table(script(FIRST, "coin")) as anne:
            await anne.press("q")
            assert isinstance(anne.app.screen, QuestionScreen)
            await anne.press("escape")
            assert anne.at_table

            await anne.pilot.press("q", "enter")

            await anne.until(lambda: not anne.app.is_running)

    asyncio.run(scene())


def test_dice_and_offers_can_be_clicked():
    async def scene():
        async with at_table(script(FIRST, "coin", "1k1s1m1p2c2d", "2c")) as anne:
            await anne.click("OfferButton")
            await anne.click("Tray", offset=(15, 3))
            await anne.click("Tray", offset=(25, 3))

            await anne.click("OfferButton")

            assert anne.words_played() == ["roll", "reroll 1s1m"]

    asyncio.run(scene())


def test_the_end_shows_who_won_and_offers_a_rematch():
    async def scene():
        table = script(FIRST, "coin", "8c", 1, "pirate")
        async with at_table(table, seats=("Anne", "Bart")) as anne:
            await anne.press("enter")
            assert isinstance(anne.app.screen, EndScreen)
            assert "Anne wins!" in anne.sees

            await anne.press("enter")

            assert "Bart turns over Pirate." in anne.sees

    asyncio.run(scene())


def test_the_logbook_is_saved_on_request(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    async def scene():
        async with at_table(script(FIRST, "coin", "8c"), seats=("Anne", "Bart")) as anne:
            await anne.press("enter", "w")

            assert str(tmp_path)[:20] in anne.sees

    asyncio.run(scene())

    (written,) = tmp_path.rglob("*.logbook")
    assert "0 roll : 0/0/0/0/8/0" in written.read_text("utf-8")


def test_a_whole_game_is_played_by_keys():
    async def scene():
        table = script(FIRST, "coin", "8s", "pirate", "3k5s", "coin", "8d", "pirate", "3k5s")
        async with at_table(table, seats=("Anne", "Bart")) as anne:
            await anne.press("enter", "s", "enter", "enter", "s")
            assert "Final round, opened by Anne" in anne.sees

            await anne.press("enter")

            assert "Anne wins!" in anne.sees
            *_, last = logbook.replay(GAME, anne.session.book)
            assert GAME.scores(last.state) == anne.session.book.scores == (10000, 0)

    asyncio.run(scene())


def test_bots_take_their_time_unless_someone_is_in_a_hurry():
    async def scene():
        table = script(1, "coin", "3k5s", "pirate")
        async with at_table(table, pace=60) as anne:
            await anne.until_sees("Wren is thinking")
            assert not anne.board.live

            await anne.press("space")

            assert "Anne turns over Pirate." in anne.sees

    asyncio.run(scene())


def test_pressing_enter_twice_rolls_once():
    async def scene():
        async with at_table(script(FIRST, "coin", "1s1m1p3c2d", "2c")) as anne:
            await anne.press("enter", "2", "3")

            anne.board.action_roll()
            anne.board.action_roll()
            await anne.settle()

            assert anne.words_played() == ["roll", "reroll 1m1p"]
            assert "Why not?" not in anne.sees

    asyncio.run(scene())


def test_nothing_happens_at_the_table_while_someone_reads_the_help():
    async def scene():
        async with at_table(script(1, "coin", "3k5s", "pirate"), pace=60) as anne:
            await anne.until_sees("Wren is thinking")
            await anne.pilot.press("question_mark")
            await anne.until_sees("Keys")

            anne.table.tempo.hurry()
            await anne.pilot.pause(0.2)

            assert len(anne.table.narrator.heard) == 2

    asyncio.run(scene())


def test_a_folder_that_cannot_be_written_to_is_no_disaster(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    (tmp_path / "file").write_text("in the way")

    async def scene():
        async with at_table(script(FIRST, "coin", "8c"), seats=("Anne", "Bart")) as anne:
            await anne.press("enter", "w")

            assert "needed" in anne.sees

    asyncio.run(scene())
