"""What time it is: the database says so, and within a log it never goes back."""

import asyncio
import time
from itertools import count

import pytest
from sqlalchemy import select

from quarterdeck.games.kapern import GAME
from quarterdeck.rooms import requests
from quarterdeck.rooms.entries import Opened
from quarterdeck.rooms.seats import OPEN
from quarterdeck.server import database
from quarterdeck.server.database_schema import MOVES
from quarterdeck.server.house_clock import HouseClock
from quarterdeck.server.hub import Hub
from quarterdeck.server.store import Store


def times_with(address, clock, monkeypatch):
    """When entries were made, by a server whose clock goes as it likes."""
    monkeypatch.setattr(time, "time", clock)

    async def work():
        store = Store(database.connect(database.address_of(address)))
        await store.start()
        hub = Hub(store)
        table = (await hub.open(Opened("kapern", 1, GAME.options(), (OPEN, OPEN), "a"))).table
        for seat in range(2):
            await hub.change(table, lambda room, n=seat: requests.take_seat(room, f"g{n}", "N", n))
        times = (await store.tables_of("g1", "waiting", 1))[0][1], await all_times(store, table)
        await store.stop()
        return times

    return asyncio.run(work())


async def all_times(store, table):
    async with store.engine.connect() as connection:
        query = select(MOVES.c.at).where(MOVES.c.table_id == table).order_by(MOVES.c.seq)
        return list((await connection.execute(query)).scalars())


@pytest.mark.parametrize("kept", ["sqlite", "postgres"])
def test_time_never_goes_back_within_a_log(kept, request, tmp_path, monkeypatch):
    at = (
        request.getfixturevalue("shared_house").data
        if kept == "postgres"
        else str(tmp_path / "log")
    )
    backwards = count(1_900_000_000, -60)

    _, times = times_with(at, lambda: float(next(backwards)), monkeypatch)

    assert len(times) == 3
    assert times == sorted(times)


def test_the_database_knows_what_time_it_is_whatever_a_server_thinks(shared_house, monkeypatch):
    right = time.time

    last, times = times_with(shared_house.data, lambda: right() + 3600, monkeypatch)

    assert last == times[-1]
    assert abs(last - right()) < 600


def now_after(kept, wall, monkeypatch, last=None):
    """What time it is by a house that is opened when its machine's clock says so."""
    monkeypatch.setattr(time, "time", lambda: wall)

    async def work():
        store = Store(database.connect(database.address_of(kept)))
        await store.start()
        if last is not None:
            await Hub(store).open(Opened("kapern", 1, GAME.options(), (OPEN, OPEN), "a"))
        monkeypatch.setattr(time, "time", lambda: wall - 3600)  # and is set back at once
        now = store.clock.now()
        await store.stop()
        return now

    return asyncio.run(work())


def test_a_clock_that_is_set_back_gives_nobody_time(tmp_path, monkeypatch):
    kept = str(tmp_path / "log")

    running = now_after(kept, 2_000_000_000.0, monkeypatch, last=True)
    restarted = now_after(kept, 2_000_000_000.0 - 7200, monkeypatch)

    assert 2_000_000_000 <= running < 2_000_000_600
    assert 2_000_000_000 <= restarted < 2_000_000_600


def test_a_log_that_is_days_ahead_is_not_believed(tmp_path, monkeypatch):
    kept = str(tmp_path / "log")
    now_after(kept, 4_000_000_000.0, monkeypatch, last=True)

    assert now_after(kept, 2_000_000_000.0, monkeypatch) < 2_000_000_600


def test_the_clock_of_a_house_never_goes_back_and_hears_what_others_wrote():
    clock = HouseClock()
    before = clock.now()

    clock.hear(before - 1000)
    still = clock.now()
    clock.hear(before + 1000)

    assert before <= still < before + 600
    assert clock.now() >= before + 1000
