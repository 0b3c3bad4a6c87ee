"""People and the clock decide at the same moment, and servers are killed: who is first in the log
has decided, once; and whoever was told that it is done has."""

import asyncio

import pytest

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.table import QuietTable
from quarterdeck.games.kapern import GAME
from quarterdeck.rooms import requests
from quarterdeck.rooms.clocks import ByPost
from quarterdeck.rooms.entries import Acted
from quarterdeck.rooms.timekeeping import is_up_at
from tests.server.timed_house import ANNE, MARY, HandClock, mover, opened_house

AN_HOUR = ByPost(allowance=3600)
ROUNDS = 4


async def decide_in_time(house, table, confirmed, turns):
    """At the very moment at which time is up."""
    for _ in range(turns):
        await asyncio.sleep(0)
    room = house.room(table)
    seat = mover(room)
    if seat is None or room.places[seat].covered:
        return
    word = GAME.write(GAME.legal_actions(room.state)[-1])
    ask = requests.at_seq(
        room.seq, lambda now: requests.play_own(now, room.places[seat].guest, seat, word)
    )
    try:
        after = await house.hub.change(table, ask)
    except QuarterdeckError:
        return
    confirmed[table, after.seq] = word


async def race(house, tables, confirmed, random):
    """All alarms go off while all people decide, in no particular order."""
    house.clock.at += 3600
    people = [
        asyncio.create_task(decide_in_time(house, table, confirmed, int(random() * 8)))
        for table in tables
    ]
    house.keeper.bell.set()
    return people


def race_and_kill(path, count):
    """Round after round, each cut off in the middle; then what the log says."""
    confirmed, clock, random = {}, HandClock(), QuietTable(1).random

    async def whole():
        async with opened_house(path, clock) as house:
            tables = [await house.open(ANNE, MARY, control=AN_HOUR) for _ in range(count)]
        for _ in range(ROUNDS):
            async with opened_house(path, clock) as house:  # left in the middle: nothing is settled
                for table in tables:
                    await house.hub.room(table)
                people = await race(house, tables, confirmed, random)
                await asyncio.wait(people, return_when=asyncio.FIRST_COMPLETED)
                for each in people:
                    each.cancel()
                await asyncio.gather(*people, return_exceptions=True)
        async with opened_house(path, clock) as house:
            logs = {table: await house.log(table) for table in tables}
            rooms_now = [await house.hub.room(table) for table in tables]
            return logs, rooms_now, clock.at

    return confirmed, *asyncio.run(whole())


def check(confirmed, logs, rooms_now, now):
    for (table, seq), word in confirmed.items():
        entry = logs[table][seq]
        assert isinstance(entry, Acted)
        assert (entry.word, entry.by) == (word, "person")
    by = [entry.by for log in logs.values() for entry in log if isinstance(entry, Acted)]
    assert {"person", "clock"} <= {*by}
    for room in rooms_now:
        due = is_up_at(room)
        assert due is None or now < due <= now + 3600  # what was due is done, nothing is given


def test_who_is_first_in_the_log_decides_whoever_is_killed(tmp_path):
    check(*race_and_kill(tmp_path, count=20))


@pytest.mark.slow
def test_at_two_hundred_tables_nobody_is_decided_for_who_moved_in_time(tmp_path):
    check(*race_and_kill(tmp_path, count=200))
