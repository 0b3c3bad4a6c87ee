"""Servers with clocks are killed: what is left to whom is as if nothing had happened.

RACING_TABLES says at how many tables people race their clocks.
"""

import asyncio
import os
import sqlite3
import time
from contextlib import closing, contextmanager

import msgspec
import psycopg
import pytest

from tests.server.clock_racers import check_times, moves_of, race, read_logs, seat_racers
from tests.server.postgres import own_postgres
from tests.server.redis_server import own_redis
from tests.server.running import Guest, Running, settings
from tests.server.several_servers import look, sit_down
from tests.server.test_faults import lost_or_doubled

TABLES = int(os.environ.get("RACING_TABLES", "40"))
KILLS = 4
LONG = {"kind": "live", "base": 3600}
ROUNDING = 2  # milliseconds


def time_left(guest, table):
    """What is left to whoever is to decide, and when that was: not before, not after."""
    with closing(guest.talk()) as talk:
        before = time.monotonic()
        shown = look(talk, table)
        clock = shown["clock"]
        return clock["left"][clock["runs"]], before, time.monotonic()


def test_over_a_kill_a_clock_loses_the_time_that_passes_and_no_more(tmp_path):
    first = Running(settings(tmp_path))
    anne, mary = Guest(first.base, "Anne"), Guest(first.base, "Mary")
    table = sit_down(anne, mary, clock=LONG)
    known, asked, told = time_left(anne, table)
    first.kill()
    second = Running(settings(tmp_path))
    back = Guest(second.base, cookies=dict(anne.web.cookies))
    left, asked_again, told_again = time_left(back, table)
    for guest in (anne, mary, back):
        guest.leave()
    second.stop()

    assert left <= known - 1000 * (asked_again - told) + ROUNDING, "time was given"
    assert left >= known - 1000 * (told_again - asked) - ROUNDING, "time was taken"


@contextmanager
def killable(*chosen):
    """Servers set up like that; each can be killed, and is opened again by the same address."""
    found = [Running(each) for each in chosen]

    def kill(which=0):
        here = found[which]
        here.kill()
        port = int(here.base.rpartition(":")[2])
        found[which] = Running(msgspec.structs.replace(here.settings, port=port))

    try:
        yield [each.base for each in found], kill
    finally:
        for each in found:
            each.stop()


def check_race(racers, logs, capsys):
    """No move is lost or doubled, no clock decides too early, and it was a race."""
    late = sum(check_times(table, log) for table, log in logs.items())
    wrong = [each for racer in racers for each in lost_or_doubled(racer, logs[racer.table])]
    with capsys.disabled():
        print(f"\n{TABLES} tables: {len(moves_of(racers))} moves in time, {late} by the clock")  # noqa: T201
    assert not wrong
    assert late > TABLES


@pytest.mark.slow
def test_a_server_is_killed_while_people_race_their_clocks(tmp_path, capsys):
    chosen = settings(tmp_path, think=0.05)
    with killable(chosen) as (bases, kill):
        racers = seat_racers(bases, TABLES)
        asyncio.run(race(racers, [kill] * KILLS))
    with closing(sqlite3.connect(chosen.data)) as connection:
        logs = read_logs(connection)

    check_race(racers, logs, capsys)


@pytest.mark.slow
def test_one_of_two_servers_is_killed_while_people_race_their_clocks(tmp_path, capsys):
    with own_postgres() as postgres, own_redis() as redis:
        house = settings(tmp_path, data=postgres.address, bus=redis.address, think=0.05)
        with killable(house, house) as (bases, kill):
            racers = seat_racers(bases, TABLES)
            asyncio.run(race(racers, [kill, lambda: kill(1)] * (KILLS // 2)))
        with psycopg.connect(postgres.address) as connection:
            logs = read_logs(connection)

    check_race(racers, logs, capsys)
