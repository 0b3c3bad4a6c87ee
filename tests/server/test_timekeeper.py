"""What the timekeeper has to do at a table, and what is told of time there."""

import asyncio
import json

import pytest

from quarterdeck.core.table import LiveTable
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern.notation import read_dice
from quarterdeck.rooms import requests
from quarterdeck.rooms.clocks import Live, Timing
from quarterdeck.rooms.entries import Fill, Opened
from quarterdeck.rooms.seats import OPEN, Bot
from quarterdeck.server import clock_messages as ask
from tests.server.timed_house import (
    AN_HOUR,
    ANNE,
    MARY,
    MORNING,
    HandClock,
    in_house,
    mover,
    opened_house,
    roll,
)

# Filling, and what is told


def test_bots_sit_down_when_nobody_came_and_after_a_restart_too(tmp_path):
    async def work():
        clock = HandClock()
        async with opened_house(tmp_path, clock) as house:
            entry = Opened(
                *("kapern", 1, GAME.options(), (ANNE, OPEN), "a"), fill=Fill(60, "deckhand")
            )
            table = (await house.hub.open(entry)).table
            await house.pass_time(59)
            waited = house.room(table).places[1]
        async with opened_house(tmp_path, clock) as house:
            await house.pass_time(1)
            return waited, (await house.hub.room(table)).places[1]

    assert asyncio.run(work()) == (OPEN, Bot("deckhand"))


def test_a_letter_says_what_is_left_and_never_what_time_it_is(tmp_path):
    async def work(house):
        table = await house.open(ANNE, MARY, control=Live(100, 5, 2))
        await house.come("a", table)
        await house.pass_time(1.5)
        await house.come("m", table)
        first = house.told["a"][-1]
        await house.pass_time(10)
        await roll(house, table)
        return first, house.told["a"]

    first, told = in_house(tmp_path, work)
    shown, last = json.loads(first)["clock"], json.loads(told[-1])["clock"]

    assert (shown["left"], shown["delay"], shown["runs"]) == ([100_000, 100_000], 500, 0)
    assert last["left"][0] == 100_000 - 9_500 + 5_000
    assert not any(str(int(MORNING))[:6] in letter.decode() for letter in told)


@pytest.mark.parametrize(
    ("control", "left", "delay"),
    [
        (Live(base=120, delay=30), [120_000, 120_000], 21_000),
        (Live(base=120, delay=5), [116_000, 120_000], 0),
        (AN_HOUR, [3_591_000, 3_600_000], 0),
    ],
)
def test_while_time_stands_still_the_decision_keeps_what_is_left_of_it(
    tmp_path, control, left, delay
):
    async def work(house):
        table = await house.open(ANNE, MARY, control=control)
        devices = [await house.come(guest, table) for guest in "am"]
        await house.pass_time(9)
        await house.ask(devices[0], ask.Pause(1, table, 0))
        running = json.loads(house.told["a"][-1])["clock"]
        await house.ask(devices[1], ask.Pause(1, table, 1))
        await house.pass_time(1000)
        await house.ask(devices[0], ask.Pause(1, table, 0, wanted=False))
        return running, json.loads(house.told["a"][-1])["clock"]

    running, stopped = in_house(tmp_path, work)

    assert ("paused" in running, stopped["paused"]) == (False, True)
    for shown in (running, stopped):
        assert (shown["runs"], shown["left"], shown.get("delay", 0)) == (0, left, delay)


def test_nobody_hears_of_time_where_nobody_waits_for_anybody(tmp_path):
    async def work(house):
        table = await house.open(ANNE, Bot("mate"))
        await house.come("w", table)
        await house.come("a", table)
        return json.loads(house.told["w"][-1])["clock"]

    assert in_house(tmp_path, work) is None


class DullDice(LiveTable):
    """Few points and no skulls, so that a game is long."""

    def roll(self, dice, weights):
        self.chance.append(read_dice("2s3m2p1c"))
        return self.chance[-1]


def play_dully(room):
    word = GAME.write(GAME.legal_actions(room.state)[0])
    return requests.play_or_draft(room, mover(room), word, table=DullDice())


def test_alarms_do_not_pile_up_over_a_long_game(tmp_path):
    async def work(house):
        table = await house.open(ANNE, MARY, control=Live(10_000, 60))
        for _ in range(60):
            house.clock.at += 1
            await house.hub.change(table, play_dully)
        return house.room(table).seq, len(house.keeper.heap)

    seq, alarms = in_house(tmp_path, work)

    assert seq >= 60
    assert alarms <= 3


def test_pausing_is_refused_by_who_does_not_sit_there(tmp_path):
    async def work(house):
        table = await house.open(ANNE, MARY)
        watcher = await house.come("w", table)
        return await house.ask(watcher, ask.Pause(1, table, 0))

    assert in_house(tmp_path, work).code == "not-your-seat"


def test_a_table_whose_timing_is_usual_has_nothing_due(tmp_path):
    async def work(house):
        table = await house.open(ANNE, MARY)
        await house.come("a", table), await house.come("m", table)
        return dict(house.keeper.due), house.room(table).timing

    assert in_house(tmp_path, work) == ({}, Timing())
