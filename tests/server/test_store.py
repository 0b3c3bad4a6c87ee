"""The log: durable, without gaps, the same on SQLite and PostgreSQL."""

import asyncio

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from quarterdeck.rooms.entries import Acted, Opened
from quarterdeck.rooms.seats import OPEN
from quarterdeck.server import database
from quarterdeck.server.database_schema import METADATA
from quarterdeck.server.store import BREATH, Conflict, Store
from quarterdeck.server.stored_lines import StoredLine
from tests.server.postgres import postgres

OPENED = Opened("kapern", 1, {}, (OPEN, OPEN), "a")
ROLLED = Acted(0, "roll", ((1, 0, 2, 1, 4, 0), 3))


@pytest.fixture(scope="module")
def postgres_address():
    with postgres() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def address(request, tmp_path):
    if request.param == "sqlite":
        return database.address_of(str(tmp_path / "log.sqlite"))
    return database.address_of(request.getfixturevalue("postgres_address"))


def with_store(address, work):
    """Do something with a store, in a database that is empty before."""

    async def whole():
        await empty(address)
        store = Store(database.connect(address))
        await store.start()
        try:
            return await work(store)
        finally:
            await store.stop()

    return asyncio.run(whole())


async def empty(address):
    engine = database.connect(address)
    async with engine.begin() as connection:
        await connection.run_sync(METADATA.drop_all)
        await connection.execute(text("DROP TABLE IF EXISTS alembic_version"))
    await engine.dispose()


def test_what_was_appended_is_read_back_in_order(address):
    async def work(store):
        await store.append("t", 0, OPENED, "waiting")
        await asyncio.gather(*(store.append("t", seq, ROLLED, "same") for seq in range(1, 51)))
        return await store.log("t")

    first, *rest = with_store(address, work)

    assert first.game == "kapern"
    assert rest == [ROLLED] * 50


@pytest.mark.parametrize("table", ["comma,{brace}", 'quo"te', "back\\slash", "NULL", "Ü 🏴"])
def test_names_and_words_come_back_as_they_were_whatever_stands_in_them(address, table):
    rolled = Acted(0, f"roll {table} \\x00", ROLLED.chance)

    async def work(store):
        await store.append(table, 0, OPENED, "waiting")
        await asyncio.gather(*(store.append(table, seq, rolled, "same") for seq in range(1, 4)))
        return await store.log(table)

    assert with_store(address, work)[1:] == [rolled] * 3


def test_a_seq_is_written_once_and_the_rest_of_its_batch_is_not_harmed(address):
    async def work(store):
        await store.append("t", 0, OPENED, "waiting")
        await store.append("u", 0, OPENED, "waiting")
        twice = [store.append("t", 1, ROLLED, "same") for _ in range(8)]
        other = store.append("u", 1, ROLLED, "same")
        done = await asyncio.gather(*twice, other, return_exceptions=True)
        return done, await store.log("t"), await store.log("u")

    (*twice, other), log, its_log = with_store(address, work)

    assert [type(each) for each in twice].count(Conflict) == 7
    assert isinstance(other, tuple)
    assert (len(log), len(its_log)) == (2, 2)


def test_appends_that_wait_share_one_commit(address):
    async def work(store):
        await store.append("t", 0, OPENED, "waiting")
        batches, write_batch = [], store.write_batch
        store.write_batch = lambda batch: batches.append(len(batch)) or write_batch(batch)
        await asyncio.gather(*(store.append("t", seq, ROLLED, "same") for seq in range(1, 101)))
        return batches

    batches = with_store(address, work)

    assert sum(batches) == 100
    assert len(batches) <= 2


def test_a_busy_house_gathers_more_for_the_next_commit(address, monkeypatch):
    """One after the other, as they come by sockets; where nobody else writes, nothing waits."""
    breaths, gathered = [], asyncio.Event()

    async def breathe(seconds):
        breaths.append(seconds)
        await gathered.wait()

    async def work(store):
        batches, write_batch = [], store.write_batch
        store.write_batch = lambda batch: batches.append(len(batch)) or write_batch(batch)
        await store.append("t", 0, OPENED, "waiting")
        await store.append("t", 1, ROLLED, "same")
        monkeypatch.setattr("quarterdeck.server.store.asyncio.sleep", breathe)
        await asyncio.gather(*(store.append("t", seq, ROLLED, "same") for seq in range(2, 6)))
        later = [asyncio.create_task(store.append("t", seq, ROLLED, "same")) for seq in (6, 7)]
        gathered.set()
        await asyncio.gather(*later)
        return [*batches]

    assert with_store(address, work) == [1, 1, 4, 2]
    assert breaths == [BREATH]


def test_of_several_statements_all_or_none_are_written(address):
    """One that opens a table and one that is in another's way come by the same commit."""

    async def work(store):
        await store.append("t", 0, OPENED, "waiting")
        opening, late, good = await asyncio.gather(
            store.append("u", 0, OPENED, "waiting"),
            store.append("t", 0, ROLLED, "same"),
            store.append("t", 1, ROLLED, "same"),
            return_exceptions=True,
        )
        kept = [len(await store.log(table)) for table in ("t", "u")]
        return type(late), len(opening), len(good), kept

    assert with_store(address, work) == (Conflict, 1, 1, [2, 1])


def test_two_writers_of_one_log_never_write_the_same_seq(address):
    async def work(store):
        await store.append("t", 0, OPENED, "waiting")
        other = Store(database.connect(address))
        await other.start()
        races = [
            asyncio.gather(
                store.append("t", seq, ROLLED, "same"),
                other.append("t", seq, ROLLED, "same"),
                return_exceptions=True,
            )
            for seq in range(1, 20)
        ]
        results = [await race for race in races]
        await other.stop()
        return results, await store.log("t")

    results, log = with_store(address, work)

    assert all(sorted(type(r).__name__ for r in pair) == ["Conflict", "tuple"] for pair in results)
    assert len(log) == 20


def test_tables_are_found_by_stage_newest_first_and_only_public_ones_are_listed(address):
    async def work(store):
        for name, shown in (("a", "public"), ("b", "private"), ("c", "public"), ("d", "link")):
            entry = Opened("kapern", 1, {}, (OPEN,), "x", shown)
            await store.append(name, 0, entry, "waiting")
        await store.append("a", 1, ROLLED, "playing")
        waiting = await store.tables("waiting")
        return waiting, await store.public_tables(5)

    assert with_store(address, work) == (["d", "c", "b"], ["c", "a"])


def test_nobodys_tables_push_those_of_others_off_the_list(address):
    async def work(store):
        await store.append("quiet", 0, opened_by("mary"), "waiting")
        for number in range(9):
            await store.append(f"loud-{number}", 0, opened_by("anne"), "waiting")
        return await store.public_tables(3)

    assert with_store(address, work) == ["loud-8", "quiet", "loud-7"]


def test_a_hosts_own_tables_that_wait_are_counted_if_they_are_young(address):
    async def work(store):
        for name in ("a", "b", "c"):
            await store.append(name, 0, opened_by("anne"), "waiting")
        await store.append("d", 0, opened_by("mary"), "waiting")
        await store.append("a", 1, ROLLED, "playing")
        return await store.waiting_since("anne", 600), await store.waiting_since("anne", -600)

    assert with_store(address, work) == (2, 0)


def opened_by(host):
    return Opened("kapern", 1, {}, (OPEN,), host, "public")


def test_talk_and_names_are_kept(address):
    async def work(store):
        await store.append("t", 0, OPENED, "waiting")
        for name in ("Anne", "Anne Bonny"):
            await store.name_guest("g", name)
        lines = [StoredLine(n, 0, "Anne", f"line {n}", (0, 2)) for n in range(3)]
        numbers = [await store.add_chat("t", line) for line in lines]
        return numbers, await store.chat("t", last=2), await store.guest_name("g")

    numbers, talk, name = with_store(address, work)

    assert numbers == sorted(set(numbers))
    assert [said for _, said in talk] == [
        StoredLine(1, 0, "Anne", "line 1", (0, 2)),
        StoredLine(2, 0, "Anne", "line 2", (0, 2)),
    ]
    assert name == "Anne Bonny"


def test_talk_among_some_neither_numbers_nor_hides_what_all_hear(address):
    async def work(store):
        await store.append("t", 0, OPENED, "waiting")
        said = [StoredLine(0, 0, "Anne", "", hearers) for hearers in ((), (1, 2), (1, 2), (), ())]
        numbers = [await store.add_chat("t", each) for each in said]
        return numbers, [number for number, _ in await store.chat("t", last=2)]

    numbers, told = with_store(address, work)

    assert numbers == [2, 3, 5, 4, 6]
    assert told == [3, 5, 4, 6]


def test_migrations_go_up_to_what_the_code_says_and_down_again(address):
    def up_and_down(connection):
        database.migrate(connection)
        found = compare_metadata(MigrationContext.configure(connection), METADATA)
        command.downgrade(database.alembic_config(connection), "base")
        return found, sorted(table for table in METADATA.tables if exists(connection, table))

    async def work():
        await empty(address)
        engine = database.connect(address)
        async with engine.begin() as connection:
            result = await connection.run_sync(up_and_down)
        await engine.dispose()
        return result

    assert asyncio.run(work()) == ([], [])


def exists(connection, table):
    return connection.dialect.has_table(connection, table)


def test_addresses_as_people_write_them(tmp_path):
    assert database.address_of("postgres://h/d") == "postgresql+psycopg://h/d"
    assert database.address_of(str(tmp_path / "a.db")).endswith("/a.db")


CUT = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")


def test_when_the_database_comes_back_entries_are_written_again(postgres_address):
    async def work(store):
        await store.append("t", 0, OPENED, "waiting")
        other = database.connect(database.address_of(postgres_address))
        async with other.connect() as connection:
            await connection.execute(CUT)
        await other.dispose()
        with pytest.raises(OperationalError):
            await store.append("t", 1, ROLLED, "same")
        await store.append("t", 1, ROLLED, "same")
        return await store.log("t")

    assert with_store(database.address_of(postgres_address), work)[1:] == [ROLLED]
