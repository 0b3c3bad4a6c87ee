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
