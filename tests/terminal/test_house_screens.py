"""A house on the whole screen: its tables, opening one, waiting, playing, talking, the end."""

import asyncio
from contextlib import closing

import pytest

from quarterdeck.games import GAMES
from quarterdeck.terminal.screens.end import EndScreen
from quarterdeck.terminal.screens.house_lobby import HouseLobbyScreen
from quarterdeck.terminal.screens.house_opening import HouseOpeningScreen
from quarterdeck.terminal.screens.house_table import HouseTableScreen
from quarterdeck.terminal.screens.house_waiting import HouseWaitingScreen
from quarterdeck.terminal.screens.talk import LineScreen
from tests.terminal.house_stage import at_house, open_with_bot

pytestmark = pytest.mark.usefixtures("own_folder")


def test_the_list_has_ones_own_games_first_and_changes_as_tables_do(house, mary):
    async def scene():
        async with at_house(house) as anne:
            await anne.until_at(HouseLobbyScreen)
            other = await asyncio.to_thread(mary.open, "me", "open")
            await anne.until(lambda: other in {each.table for each in anne.app.visit.listed})
            await anne.until_sees("Mary")

            forms = [{"kind": "me"}, {"kind": "open"}]
            await asyncio.to_thread(anne.app.visit.door.open_table, "dorra", [*forms, *forms[1:]])
            await anne.until_sees("Your games:")

            assert anne.sees.index("Buccaneer") < anne.sees.index("Mary")

    asyncio.run(scene())


def test_a_table_is_opened_by_keys_waits_and_is_filled_with_bots(house):
    async def scene():
        async with at_house(house) as anne:
            await anne.until_at(HouseLobbyScreen)
            await anne.press("o")
            await anne.until_at(HouseOpeningScreen)
            at = [*GAMES].index("kapern")
            await anne.press(*["right"] * at)
            await anne.until_sees("Piraten Kapern")
            await anne.press("down", "down", "enter")
            await anne.until_at(HouseWaitingScreen)
            assert "/t/kapern-" in anne.sees
            await anne.press("slash", *"ahoy", "enter")
            await anne.until_sees("Anne: ahoy")
            table = anne.app.screen.letter.table
            await asyncio.to_thread(anne.app.visit.door.hire_bots, table, "random")
            await anne.until_my_turn()

            await anne.press("enter")
            await anne.until_sees("Anne rolls")

    asyncio.run(scene())


def test_a_table_is_joined_from_the_list_played_and_talked_at(house, mary):
    async def scene():
        table = await asyncio.to_thread(mary.open, "me", "open")
        talk = mary.talk()
        await asyncio.to_thread(talk.follow, table)
        async with at_house(house, first=("join", table)) as anne:
            await anne.until_at(HouseTableScreen)
            await asyncio.to_thread(talk.say, "chat", table=table, text="fair winds")
            await anne.until_sees("Mary: fair winds")
            await asyncio.to_thread(play_turn, talk, table)
            await anne.until_my_turn()
            await anne.press("enter")
            await anne.until_sees("Anne rolls")

            await anne.press("slash")
            await anne.until_at(LineScreen)
            await anne.press(*"aye", "enter")
            await anne.until_sees("Anne: aye")
            await asyncio.to_thread(talk.close)
            await anne.until_sees("Mary has gone.")

            await anne.press("n")
            await anne.until_sees("Back to the tables?")
            await anne.press("enter")
            await anne.until_at(HouseLobbyScreen)
            await anne.until_sees("Your games:")

    asyncio.run(scene())


def play_turn(talk, table):
    while (shown := talk.follow(table))["actions"]:
        talk.play(shown, "stop" if "stop" in shown["actions"] else None)


def test_what_the_house_refuses_is_shown_and_the_board_is_live_again(house):
    async def scene():
        async with at_house(house) as anne:
            await anne.until_at(HouseLobbyScreen)
            table = await open_with_bot(anne)
            anne.app.screen.dismiss(("join", table))
            await anne.until_my_turn()

            anne.table.play(("reroll 8c",))
            await anne.until_sees("Why not?")

            assert anne.board.live
            assert anne.session.to_move == anne.session.seat

    asyncio.run(scene())


@pytest.mark.parametrize("game", GAMES)
def test_every_board_shows_a_game_of_the_house(house, game):
    async def scene():
        async with at_house(house) as anne:
            await anne.until_at(HouseLobbyScreen)
            table = await open_with_bot(anne, game)
            anne.app.screen.dismiss(("join", table))
            for _ in range(4):  # bots play at random: more, and they might win meanwhile
                await anne.until_my_turn()
                seq = anne.session.shown.seq
                words = anne.session.legal_words()
                anne.table.play((words[len(words) // 2],))
                await anne.until(lambda at=seq: anne.session.shown.seq > at or anne.session.draft)

            assert not anne.table.session.over

    asyncio.run(scene())


def test_an_onlooker_sees_the_board_and_has_nothing_to_decide(house, mary):
    async def scene():
        table = await asyncio.to_thread(mary.open, "me", "random")
        async with at_house(house, first=("watch", table)) as onlooker:
            await onlooker.until_at(HouseTableScreen)
            await onlooker.until_sees("is to decide.")

            assert not onlooker.board.live

    asyncio.run(scene())


def test_the_end_is_shown_with_how_it_went_and_leads_to_a_rematch(house):
    async def scene():
        async with at_house(house) as anne:
            await anne.until_at(HouseLobbyScreen)
            table = await open_with_bot(anne, options={"target": 5000})
            anne.app.screen.dismiss(("join", table))
            await anne.until_at(HouseTableScreen)
            await asyncio.to_thread(play_out, anne.app.visit, table)
            await anne.until_at(EndScreen)
            await anne.until_sees("win")
            await anne.press("r")
            await anne.until(lambda: on_table(anne.app.screen) not in (None, table))

    asyncio.run(scene())


def test_where_both_give_up_the_end_names_no_winner(house, mary):
    async def scene():
        async with at_house(house) as anne:
            await anne.until_at(HouseLobbyScreen)
            chairs = [{"kind": "me"}, {"kind": "open"}]
            door = anne.app.visit.door
            table = await asyncio.to_thread(door.open_table, "kapern", chairs)
            await asyncio.to_thread(sit_and_give_up, mary, table)
            anne.app.screen.dismiss(("join", table))
            await anne.until_at(HouseTableScreen)
            await asyncio.to_thread(anne.session.resign)
            await anne.until_at(EndScreen)
            await anne.until_sees("Nobody wins")

            assert anne.app.screen.ranking() == [0, 1]
            assert anne.app.screen.session.winners == ()

    asyncio.run(scene())


def sit_and_give_up(guest, table):
    guest.post(f"/api/tables/{table}/seats/1")
    with closing(guest.talk()) as talk:
        talk.follow(table)
        assert talk.say("resign", table=table, seat=1)["tell"] == "done"


def on_table(screen):
    return screen.session.table if isinstance(screen, HouseTableScreen) else None


def play_out(visit, table):
    """The same person, elsewhere."""
    letter = visit.line.latest[table]
    while letter.view["awaiting"]["moment"] != "over":
        if letter.actions:
            word = "stop" if "stop" in letter.actions else letter.actions[0]
            about = {"table": table, "seat": letter.seat, "seq": letter.seq}
            visit.line.done("play", **about, action=word)
        before = letter
        letter = visit.line.wait_for(table, lambda now, then=before: now.seq > then.seq)


def test_whoever_has_no_name_is_asked_for_one(house):
    async def scene():
        async with at_house(house, name=None) as somebody:
            await somebody.until_at(LineScreen)
            await somebody.press("W", "i", "l", "enter")
            await somebody.until_sees("you are Wil here")

    asyncio.run(scene())


def test_a_table_that_is_gone_is_said_above_the_list(house):
    async def scene():
        async with at_house(house, first=("join", "brine-42")) as anne:
            await anne.until_sees("There is no table “brine-42”")

    asyncio.run(scene())


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_keys_of_a_table_at_a_house_fit_on_its_bottom_line(house, size, language):
    async def scene():
        async with at_house(house, size=size, language=language) as anne:
            await anne.until_at(HouseLobbyScreen)
            table = await open_with_bot(anne)
            anne.app.screen.dismiss(("join", table))
            await anne.until_my_turn()
            last = anne.sees.splitlines()[-1]

            assert last.rstrip().endswith(anne.table.voice.text("terminal-key-quit"))

    asyncio.run(scene())


def test_what_the_house_answers_to_a_list_that_was_left_is_shown_nowhere(house):
    async def scene():
        async with at_house(house) as anne:
            await anne.until_at(HouseLobbyScreen)
            left = HouseLobbyScreen(anne.app.visit, anne.app.screen.voice, asyncio.Event())

            await left.ask()

            assert left.own == ()

    asyncio.run(scene())
