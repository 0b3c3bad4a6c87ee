"""The shell around the rooms, without sockets: races, bots, what everyone is told."""

import asyncio
import json
import sqlite3
from functools import partial

from quarterdeck.core.table import TurnBegan
from quarterdeck.games.kapern import GAME
from quarterdeck.rooms import requests
from quarterdeck.rooms.entries import Acted, Opened
from quarterdeck.rooms.refusals import Denied
from quarterdeck.rooms.room import Step
from quarterdeck.rooms.seats import OPEN, Bot, Person
from quarterdeck.server import database
from quarterdeck.server.bot_driver import BotDriver
from quarterdeck.server.bot_pool import Pool
from quarterdeck.server.device import Device
from quarterdeck.server.hub import Hub
from quarterdeck.server.store import Store
from tests.server.long_games import log_of, longest_voyage, people

ANNE, MARY = Person("a", "Anne"), Person("m", "Mary")


def opened(*places):
    return Opened("kapern", 1, GAME.options(), places, "a")


def with_hubs(tmp_path, work, count=1):
    """Hubs that share one log, as several servers would."""

    async def whole():
        address = database.address_of(str(tmp_path / "log.sqlite"))
        stores = [Store(database.connect(address)) for _ in range(count)]
        for store in stores:
            await store.start()
        try:
            return await work(*map(Hub, stores))
        finally:
            for store in stores:
                await store.stop()

    return asyncio.run(whole())


def roll(room):
    return requests.play_word(room, GAME.to_move(room.state), "roll")


def first(room):
    word = GAME.write(GAME.legal_actions(room.state)[0])
    return requests.play_word(room, GAME.to_move(room.state), word)


def test_who_lost_a_race_reads_the_log_again_and_tells_all_of_it(tmp_path):
    async def work(here, there):
        table = (await here.open(opened(ANNE, MARY))).table
        await here.change(table, requests.deal_cards)
        await there.room(table)
        told = []
        there.follow(Device("a", told.append), await there.room(table))

        await here.change(table, roll)
        await there.change(table, first)

        return [json.loads(letter) for letter in told]

    letters = with_hubs(tmp_path, work, count=2)

    assert [letter["seq"] for letter in letters] == [2, 3]
    assert [{piece["seq"] for piece in letter["news"]} for letter in letters] == [{2}, {3}]


def test_on_a_shared_device_nobody_hears_a_whisper_while_the_curtain_is_down(tmp_path):
    """In Kapern the one to move sees what all see, so no curtain opens for them."""

    async def work(hub):
        room = await hub.open(opened(ANNE, ANNE))
        room = await hub.change(room.table, requests.deal_cards)
        told = []
        hub.follow(Device("a", told.append), room)
        mover = GAME.to_move(room.state)

        hub.post(room, [Step(room, None, [(mover, TurnBegan(mover, 7), TurnBegan(mover, 8))])])

        return mover, json.loads(told[-1])

    mover, letter = with_hubs(tmp_path, work)

    assert letter["seat"] == mover
    assert [piece["event"]["turn"] for piece in letter["news"]] == [8]


def test_of_many_who_ask_at_once_each_gets_a_seq_of_their_own(tmp_path):
    async def work(here, there):
        table = (await here.open(opened(ANNE, *[OPEN] * 4))).table
        asked = [
            hub.change(
                table, lambda room, n=n: requests.take_seat(room, f"g{n}", f"N{n}", 1 + n % 4)
            )
            for n in range(8)
            for hub in (here, there)
        ]
        done = await asyncio.gather(*asked, return_exceptions=True)
        return done, await here.store.log(table)

    done, log = with_hubs(tmp_path, work, count=2)

    assert sum(isinstance(each, Denied) for each in done) == 12
    assert len(log) == 5


def test_nothing_is_told_before_it_is_in_the_log(tmp_path):
    async def work(hub):
        table = (await hub.open(opened(ANNE, MARY))).table
        told = []
        look = sqlite3.connect(tmp_path / "log.sqlite").execute
        count = partial(look, "SELECT count(*) FROM moves")
        hub.follow(Device("a", lambda _: told.append(count().fetchone())), await hub.room(table))
        for ask in (requests.deal_cards, roll):
            await hub.change(table, ask)
        return told

    assert with_hubs(tmp_path, work) == [(2,), (3,)]


def test_a_letter_is_written_once_for_all_who_see_the_same(tmp_path):
    async def work(hub):
        table = (await hub.open(opened(ANNE, MARY))).table
        told = []
        for guest in ("x", "y", "z", "a"):
            hub.follow(Device(guest, told.append), await hub.room(table))
        told.clear()
        await hub.change(table, requests.deal_cards)
        return told

    told = with_hubs(tmp_path, work)

    assert len(told) == 4
    assert len({id(letter) for letter in told}) == 2


def test_rooms_nobody_looks_at_are_forgotten_and_read_again(tmp_path, monkeypatch):
    monkeypatch.setattr("quarterdeck.server.room_shelf.SHELF", 3)

    async def work(hub):
        tables = [(await hub.open(opened(ANNE, OPEN))).table for _ in range(6)]
        return len(hub.rooms), [(await hub.room(table)).table for table in tables], tables

    held, read, tables = with_hubs(tmp_path, work)

    assert held == 3
    assert read == tables


def test_a_finished_game_is_held_for_as_long_as_somebody_looks_at_it(tmp_path):
    book = longest_voyage(GAME)
    entry, *carried = log_of(book, people(book.seats))
    device = Device("anne", lambda _: None)

    async def work(hub):
        room = await hub.open(entry, "kapern-over", carried)
        hub.follow(device, room)
        held = room.table in hub.rooms
        hub.unfollow(device, room.table)
        return held, room.table in hub.rooms, (await hub.room(room.table)).seq == room.seq

    assert with_hubs(tmp_path, work) == (True, False, True)


def test_a_bot_that_thinks_for_too_long_plays_the_default(tmp_path, caplog):
    async def work(hub):
        crew = BotDriver(hub, Pool(1, limit=1e-9), pace=0, think=1)
        crew.start()
        try:
            room = await hub.open(opened(Bot("mate"), Bot("mate")))
            table = room.table
            hub.follow(Device("a", lambda _: None), room)
            while len(log := await hub.store.log(table)) < 3:
                await asyncio.sleep(0.05)
            return log
        finally:
            await crew.stop()

    log = with_hubs(tmp_path, work)

    assert [entry.by for entry in log if isinstance(entry, Acted)][:1] == ["default"]
    assert "plays the default" in caplog.text


def test_a_log_from_elsewhere_starts_no_program_here(tmp_path):
    harm = tmp_path / "harm"

    async def work(hub):
        crew = BotDriver(hub, Pool(1, limit=30), pace=0, think=1)
        crew.start()
        try:
            room = await hub.open(opened(Bot(f"exec:touch {harm}"), Bot("mate")))
            hub.follow(Device("a", lambda _: None), room)
            while len(log := await hub.store.log(room.table)) < 3:
                await asyncio.sleep(0.05)
            return log
        finally:
            await crew.stop()

    acted = [entry for entry in with_hubs(tmp_path, work) if isinstance(entry, Acted)]

    assert not harm.exists()
    assert {entry.by for entry in acted if entry.seat == 0} <= {"default"}


def test_a_table_that_cannot_be_read_does_not_hide_the_others(tmp_path):
    async def work(hub):
        good = (await hub.open(opened(ANNE, OPEN))).table
        for name, bad in (("b", ("ludo", 1)), ("c", ("kapern", 99))):
            await hub.store.append(name, 0, Opened(*bad, {}, (ANNE, OPEN), "a"), "waiting")
        return [good], [listed.table for listed in await hub.lobby.listing()]

    good, listed = with_hubs(tmp_path, work)

    assert listed == good


def test_however_many_ask_for_the_list_it_is_looked_up_once(tmp_path):
    async def work(hub):
        lookups, look_up = [], hub.store.public_tables

        async def counted(most):
            lookups.append(most)
            return await look_up(most)

        hub.store.public_tables = counted
        await asyncio.gather(*(hub.lobby.listing() for _ in range(50)))
        before = len(lookups)
        table = (await hub.open(opened(ANNE, OPEN))).table
        return before, [each.table for each in await hub.lobby.listing()] == [table]

    assert with_hubs(tmp_path, work) == (1, True)
