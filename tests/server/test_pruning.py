"""What nobody comes back for is let go; finished games, and whoever sat at one, stay."""

import asyncio
import time

import pytest
from sqlalchemy import update

from quarterdeck.cli import main
from quarterdeck.rooms.entries import Acted, Opened
from quarterdeck.rooms.seats import OPEN, Bot, Person
from quarterdeck.server import database, pruning
from quarterdeck.server.database_schema import CHAT, GUESTS, MOVES
from quarterdeck.server.pruning import A_DAY, Ages, Pruned
from quarterdeck.server.store import Store
from quarterdeck.server.stored_lines import StoredLine

NOW = time.time()
ROLLED = Acted(0, "roll", ((1, 0, 2, 1, 4, 0), 3))
LEFT, PLAYED, OVER = "left", "played", "over"


@pytest.fixture
def data(tmp_path):
    """A table that was left, one that is played, one that is over; all of it old but the second."""
    where = str(tmp_path / "log.sqlite")
    asyncio.run(fill(database.address_of(where)))
    grow_old(where)
    return where


async def fill(address):
    store = Store(database.connect(address))
    await store.start()
    for table, stage in ((LEFT, "playing"), (PLAYED, "playing"), (OVER, "over")):
        places = (Person(f"guest-of-{table}", "Anne"), OPEN)
        await store.append(table, 0, Opened("kapern", 1, {}, places, "a"), "waiting")
        await store.append(table, 1, ROLLED, stage)
        await store.add_chat(table, StoredLine(1, 0, "Anne", "Ahoy", ()))
        await store.name_guest(f"guest-of-{table}", "Anne")
    await store.name_guest("stranger", "Eve")
    await store.stop()


def grow_old(where):
    """A thousand days pass for everything but the last roll of one table."""
    long_ago = NOW - 1000 * A_DAY
    engine = database.connect_writer(database.connect(database.address_of(where)))
    with engine.begin() as connection:
        connection.execute(update(MOVES).where(MOVES.c.table_id != PLAYED).values(at=long_ago))
        connection.execute(update(CHAT).values(at=long_ago))
        connection.execute(update(GUESTS).values(named_at=long_ago))
    engine.dispose()


def what_is_left(where):
    async def read():
        store = Store(database.connect(database.address_of(where)))
        await store.start()
        tables = [each for each in (LEFT, PLAYED, OVER) if await store.log(each)]
        talk = [each for each in (LEFT, PLAYED, OVER) if await store.chat(each)]
        guests = [*(f"guest-of-{each}" for each in (LEFT, PLAYED, OVER)), "stranger"]
        named = [each for each in guests if await store.guest_name(each)]
        await store.stop()
        return tables, talk, named

    return asyncio.run(read())


def test_what_was_left_goes_and_what_is_finished_stays(data, capsys):
    assert main(["prune", "--data", data, "--language", "en"]) == 0

    assert capsys.readouterr().out == "Let go of 1 table, 1 line of talk and 2 guests.\n"
    tables, talk, named = what_is_left(data)
    assert tables == [PLAYED, OVER]
    assert talk == [PLAYED]
    assert named == [f"guest-of-{PLAYED}", f"guest-of-{OVER}"]


def test_a_dry_run_tells_and_takes_nothing(data, capsys):
    before = what_is_left(data)

    main(["prune", "--data", data, "--dry-run", "--language", "en"])

    told = capsys.readouterr().out
    assert told == "Would let go of 1 table, 1 line of talk and 2 guests.\n"
    assert what_is_left(data) == before


def test_nothing_that_is_young_enough_goes(data):
    long = str(2000)

    main(["prune", "--data", data, "--tables", long, "--talk", long, "--guests", long])

    assert what_is_left(data)[0] == [LEFT, PLAYED, OVER]


def test_it_goes_in_small_parts(data, monkeypatch):
    monkeypatch.setattr(pruning, "AT_ONCE", 1)
    engine = database.connect_writer(database.connect(database.address_of(data)))

    gone = pruning.prune(engine, Ages(tables=0, talk=0, guests=0), NOW + A_DAY)

    engine.dispose()
    assert gone == Pruned(2, 1, 3)
    assert what_is_left(data)[0] == [OVER]


def test_a_house_may_do_so_every_day(data):
    async def one_day():
        daily = pruning.DailyPruning(database.address_of(data))
        while LEFT in (await asyncio.to_thread(what_is_left, data))[0]:
            await asyncio.sleep(0)
        await daily.stop()

    asyncio.run(one_day())


def test_bots_alone_are_let_go_sooner_than_people(tmp_path):
    where = str(tmp_path / "log.sqlite")
    two_days_ago = NOW - 2 * A_DAY

    async def fill_two():
        store = Store(database.connect(database.address_of(where)))
        await store.start()
        for table, first in ((LEFT, Bot("mate")), (PLAYED, Person("anne", "Anne"))):
            opened = Opened("kapern", 1, {}, (first, Bot("mate")), "anne")
            await store.append(table, 0, opened, "playing")
        await store.stop()

    asyncio.run(fill_two())
    engine = database.connect_writer(database.connect(database.address_of(where)))
    with engine.begin() as connection:
        connection.execute(update(MOVES).values(at=two_days_ago))

    gone = [pruning.prune(engine, Ages(bots=days), NOW).tables for days in (3, 1)]
    engine.dispose()

    assert gone == [0, 1]
    assert what_is_left(where)[0] == [PLAYED]
