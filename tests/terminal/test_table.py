"""A person at the table: every key, on loaded dice."""

import asyncio

import pytest

from quarterdeck.core import logbook
from quarterdeck.games.kapern import GAME
from quarterdeck.terminal.games.kapern.skull_island import SkullIsland
from quarterdeck.terminal.games.kapern.tray import Tray
from quarterdeck.terminal.screens.end import EndScreen
from quarterdeck.terminal.screens.help import HelpScreen
from quarterdeck.terminal.screens.question import QuestionScreen
from tests.terminal.stage import FIRST, at_table, script


def test_the_first_roll_is_all_eight_dice():
    async def scene():
        async with at_table(script(FIRST, "coin", "3c1s1m1p2d")) as anne:
            assert "Roll all eight dice" in anne.sees

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
