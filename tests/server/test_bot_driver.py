"""Who moves for the bots, and when: only where somebody looks on, and not all at once."""

import asyncio
import json
from itertools import count

import pytest

from quarterdeck.games.kapern import GAME
from quarterdeck.rooms import requests
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.entries import Opened
from quarterdeck.rooms.seats import Bot, Person
from quarterdeck.server import bot_driver
from quarterdeck.server.bot_driver import BotDriver, rest
from quarterdeck.server.bot_pool import Thought
from quarterdeck.server.bot_work import think
from quarterdeck.server.device import Device
from tests.server.running import PATIENCE
from tests.server.test_hub import with_hubs

ANNE, PIP = Person("a", "Anne"), Bot("mate")


class Crew:
    """Bots that think here and at once, unless they are held up; it is noted who asked."""

    def __init__(self, hurried=False):
        self.askers, self.hurried, self.free = [], hurried, asyncio.Event()
        self.free.set()

    async def warm_up(self):
        pass

    async def choose(self, question, asker):
        self.askers.append(asker)
        await self.free.wait()
        return Thought(think(question), self.hurried)

    def close(self):
        pass


def opened(*places):
    """The second chair begins."""
    return Opened("kapern", GAME.version, GAME.options(first=2), places, "a")


def driving(tmp_path, work, crew=Crew):
    async def whole(hub):
        driver = BotDriver(hub, crew(), pace=0, think=1)
        driver.start()
        try:
            return await asyncio.wait_for(work(hub, driver), PATIENCE)
        finally:
            await driver.stop()

    return with_hubs(tmp_path, whole)


async def until(condition):
    while not condition():
        await asyncio.sleep(0.001)


async def settled(driver):
    """The driver has nothing more to do."""
    await until(lambda: not driver.busy)


def onlooker(guest="w", tell=lambda _: None, address=""):
    return Device(guest, tell, address)


def test_bots_among_themselves_wait_until_somebody_looks_on(tmp_path):
    async def work(hub, driver):
        table = (await hub.open(opened(PIP, PIP))).table
        await settled(driver)
        alone = hub.rooms[table]
        hub.follow(onlooker(), alone)
        await settled(driver)
        return alone, hub.rooms[table]

    alone, watched = driving(tmp_path, work)

    assert (alone.seq, rooms.is_over(alone)) == (1, False)  # dealt, and no more
    assert rooms.is_over(watched)


def test_bots_among_themselves_pause_when_the_last_one_goes_and_then_go_on(tmp_path):
    async def work(hub, driver):
        heard, loop = count(1), asyncio.get_running_loop()

        def leave_after_five(_):
            if next(heard) == 5:
                loop.call_soon(hub.unfollow, watcher, table)

        watcher = onlooker(tell=leave_after_five)
        table = (await hub.open(opened(PIP, PIP))).table
        hub.follow(watcher, hub.rooms[table])
        await settled(driver)
        paused = hub.rooms[table]
        hub.follow(onlooker(), paused)
        await settled(driver)
        return paused, hub.rooms[table]

    paused, ended = driving(tmp_path, work)

    assert paused.seq > 1
    assert not rooms.is_over(paused)
    assert rooms.is_over(ended)


def test_bots_who_cover_for_everybody_are_alone_as_well(tmp_path):
    async def work(hub, driver):
        table = (await hub.open(opened(ANNE, ANNE))).table
        await settled(driver)
        for seat in (0, 1):
            await hub.change(
                table, lambda room, s=seat: rooms.cover_seat(room, rooms.Covered(s, "mate"))
            )
        await settled(driver)
        return driver.pool.askers

    assert driving(tmp_path, work) == []


@pytest.mark.parametrize(
    ("there", "address"),
    [({"w": "10.0.0.1", "a": "10.0.0.2"}, "10.0.0.2"), ({"w": "10.0.0.1"}, "10.0.0.1"), ({}, "")],
    ids=["the host", "somebody", "nobody"],
)
def test_a_bots_question_comes_from_where_its_host_is_or_who_else_is_there(
    tmp_path, there, address
):
    async def work(hub, driver):
        room = await hub.open(opened(ANNE, ANNE))
        for guest, place in there.items():
            hub.follow(onlooker(guest, address=place), room)
        return driver.asker(room)

    asker = driving(tmp_path, work)

    assert (asker.guest, asker.address) == ("a", address)


def test_a_bot_moves_for_people_who_are_not_there(tmp_path):
    async def work(hub, driver):
        table = (await hub.open(opened(ANNE, PIP))).table
        await settled(driver)
        return hub.rooms[table]

    assert driving(tmp_path, work).seq > 1


@pytest.mark.parametrize(("guest", "waits"), [("a", True), ("w", False)])
def test_a_question_is_the_hosts_and_waited_for_by_those_who_sit_there(tmp_path, guest, waits):
    async def work(hub, driver):
        driver.pool.free.clear()
        room = await hub.open(opened(ANNE, PIP))
        hub.follow(onlooker(guest), room)
        await until(lambda: driver.pool.askers)
        return room.table, driver.pool.askers[0]

    table, asker = driving(tmp_path, work)

    assert asker == ("a", table, waits, None, "")


def test_after_a_restart_tables_are_taken_up_one_by_one_and_those_in_use_at_once(
    tmp_path, monkeypatch
):
    monkeypatch.setattr(bot_driver, "SETTLED", PATIENCE)

    async def leave(hub):
        for _ in range(3):
            table = (await hub.open(opened(ANNE, PIP))).table
            await hub.change(table, requests.deal_cards)

    async def work(hub, driver):
        driver.pool.free.clear()
        await until(lambda: driver.pool.askers)
        first = driver.pool.askers[0].table
        other = [table for table in await hub.store.tables("playing") if table != first][-1]
        hub.follow(onlooker("a"), await hub.room(other))
        await until(lambda: len(driver.pool.askers) >= 2)
        before = [asker.table for asker in driver.pool.askers]
        driver.pool.free.set()
        await until(lambda: len({asker.table for asker in driver.pool.askers}) == 3)
        return before == [first, other]

    with_hubs(tmp_path, leave)

    assert driving(tmp_path, work)


@pytest.mark.parametrize("hurried", [True, False])
def test_everyone_is_told_that_bots_think_less_in_a_busy_house(tmp_path, hurried):
    async def work(hub, driver):
        told = []
        room = await hub.open(opened(ANNE, PIP))
        hub.follow(onlooker("a", told.append), room)
        await settled(driver)
        return [json.loads(letter)["busy"] for letter in told if json.loads(letter)["news"]]

    busy = driving(tmp_path, work, lambda: Crew(hurried))

    assert busy[-1] is hurried
    assert not busy[0]  # the deal is nobody's thought


def test_a_table_whose_game_is_over_is_no_longer_hurried(tmp_path):
    async def work(hub, driver):
        room = await hub.open(opened(PIP, PIP))
        hub.follow(onlooker(), room)
        await settled(driver)
        return hub.hurried

    assert driving(tmp_path, work, lambda: Crew(hurried=True)) == set()


@pytest.mark.parametrize(("thought", "left"), [(0.1, 0.7), (0.5, 0.3), (0.9, 0.7), (1.5, 0.1)])
def test_a_bot_moves_on_the_beat_however_long_it_thought(thought, left):
    assert rest(thought, pace=0.8) == pytest.approx(left)
    assert rest(thought, pace=0) == 0


def test_bots_go_on_when_the_database_was_away_for_a_while(tmp_path, monkeypatch):
    monkeypatch.setattr(bot_driver, "AGAIN", 0.001)

    async def work(hub, driver):
        looked, room = count(1), hub.room

        async def away_at_first(table):
            if next(looked) in range(3, 6):
                raise OSError("the line is cut")
            return await room(table)

        hub.room = away_at_first
        table = (await hub.open(opened(PIP, PIP))).table
        hub.follow(onlooker(), hub.rooms[table])
        await settled(driver)
        return hub.rooms[table]

    assert rooms.is_over(driving(tmp_path, work))
