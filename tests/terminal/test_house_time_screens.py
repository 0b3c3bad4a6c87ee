"""Time at a house on the whole screen: clocks, pauses, who has gone, finding players."""

import asyncio
import json

import pytest

from quarterdeck.games import GAMES
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.screens.house_finding import HouseFindingScreen
from quarterdeck.terminal.screens.house_lobby import HouseLobbyScreen
from quarterdeck.terminal.screens.house_opening import HouseOpeningScreen
from quarterdeck.terminal.screens.house_table import HouseTableScreen
from quarterdeck.terminal.screens.house_waiting import HouseWaitingScreen
from tests.terminal.house_stage import at_house

pytestmark = pytest.mark.usefixtures("own_folder")


def test_time_is_shown_paused_and_a_game_given_up_by_keys(house, mary):
    async def scene():
        live = {"kind": "live", "base": 120, "delay": 30}
        table = await asyncio.to_thread(
            lambda: mary.open("me", "open", clock=live, options={"first": 2})
        )
        talk = mary.talk()
        await asyncio.to_thread(talk.follow, table)
        async with at_house(house, first=("join", table)) as anne:
            await anne.until_my_turn()
            await anne.until_sees("▸B 2:")
            await anne.press("p")
            pause = {"table": table, "seat": 0}
            await asyncio.to_thread(lambda: talk.say("pause", **pause))
            await anne.until_sees("‖B 2:")
            await anne.until_sees("Time stands still.")
            await anne.press("p")
            await asyncio.to_thread(lambda: talk.say("pause", **pause, wanted=False))
            await anne.until_my_turn()

            await anne.press("r")
            await anne.until_sees("Give up?")
            await anne.press("escape")
            await anne.until_at(HouseTableScreen)
            assert not anne.session.is_given_up
            await anne.press("r")
            await anne.until_sees("Give up?")
            await anne.press("enter")
            await anne.until_sees("You gave this game up")
        await asyncio.to_thread(talk.close)

    asyncio.run(scene())


def test_what_is_pointed_at_outlasts_all_that_is_said_about_time(house, mary):
    async def scene():
        live = {"kind": "live", "base": 120}
        table = await asyncio.to_thread(
            lambda: mary.open("me", "open", game="waddingtons", clock=live)
        )
        talk = mary.talk()
        await asyncio.to_thread(talk.follow, table)
        async with at_house(house, first=("join", table)) as anne:
            await anne.until_at(HouseTableScreen)
            while anne.session.others_are_next:
                await asyncio.to_thread(play_first, talk, table)
                await anne.until(lambda: anne.session.shown.seq >= talk.shown[table]["seq"])
            await anne.until_my_turn()
            await anne.press("down")
            held = anne.board.helm
            for wanted in (True, False):
                about = {"table": table, "seat": 0, "wanted": wanted}
                await asyncio.to_thread(lambda about=about: talk.say("pause", **about))
                await anne.press("p")
                await anne.until(lambda wanted=wanted: anne.session.time.paused == wanted)
            await anne.until_sees("Time goes on.")

            assert held.at
            assert anne.board.helm is held
        await asyncio.to_thread(talk.close)

    asyncio.run(scene())


def play_first(talk, table):
    """Whatever is offered first, where it is that one's turn."""
    if talk.shown[table]["actions"]:
        talk.play(talk.shown[table])
    talk.follow(table)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_whoever_waits_for_somebody_who_has_gone_has_keys_for_it(house, mary, language):
    async def scene():
        live = {"kind": "live", "base": 120}
        table = await asyncio.to_thread(
            lambda: mary.open("me", "open", clock=live, options={"first": 1})
        )
        async with at_house(house, first=("join", table), language=language) as anne:
            await anne.until_at(HouseTableScreen)
            text = anne.table.voice.text
            await anne.until_sees(f"k {text('terminal-key-wait-for')}")
            last = anne.sees.splitlines()[-1]
            assert last.rstrip().endswith(text("terminal-key-quit"))

            await anne.press("k")
            await anne.until(lambda: anne.session.time.awaited == (0,))
            await anne.until(lambda: f"k {text('terminal-key-wait-for')}" not in anne.sees)

    asyncio.run(scene())


def test_two_who_want_the_same_find_each_other_by_keys(house, mary):
    async def scene():
        async with at_house(house) as anne:
            await anne.until_at(HouseLobbyScreen)
            await anne.press("f")
            await anne.until_at(HouseFindingScreen)
            await anne.press("escape")
            await anne.until_at(HouseLobbyScreen)
            await anne.press("f")
            await anne.until_at(HouseFindingScreen)
            await anne.press("down", "right", "down", *["right"] * 2, "down", *["right"] * 2)
            await anne.press("enter")
            await anne.until_at(HouseWaitingScreen)
            game = anne.app.screen.letter.game
            clock = {"kind": "post", "allowance": 86_400}
            wanted = {
                "game": game,
                "seats": GAMES[game].seats[1],
                "clock": clock,
                "wait": 1800,
                "fair": True,
            }
            found = await asyncio.to_thread(lambda: mary.post("/api/quick-match", **wanted))

            assert found.json()["table"] == anne.app.screen.letter.table

    asyncio.run(scene())


@pytest.mark.parametrize(("steps", "kind"), [(0, None), (1, "live"), (2, "post")])
def test_a_table_is_opened_with_a_clock_by_keys(house, steps, kind):
    async def scene():
        async with at_house(house) as anne:
            await anne.until_at(HouseLobbyScreen)
            await anne.press("o")
            await anne.until_at(HouseOpeningScreen)
            await anne.press("up", *["right"] * steps, "enter")  # the last field
            await anne.until_at(HouseWaitingScreen)
            table = anne.app.screen.letter.table
            path = f"/api/tables/{table}"
            told = await asyncio.to_thread(anne.app.visit.door.send, "GET", path)
            assert (json.loads(told)["control"] or {"kind": None})["kind"] == kind
            assert json.loads(told)["fair"]  # where people meet people

    asyncio.run(scene())


def test_dice_are_fair_where_somebody_may_come_unless_one_says_otherwise():
    screen = HouseOpeningScreen(Voice(GAMES["kapern"], "en"), {"kapern": ("random",)})
    screen.choose_game(GAMES["kapern"])
    assert screen.wish().fair

    screen.choose("1", screen.kinds.index("random"))
    assert not screen.wish().fair

    screen.choose("fair", 1)
    assert screen.wish().fair
