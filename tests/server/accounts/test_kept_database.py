"""A house of an earlier version: it has accounts now, and every game it had."""

import asyncio
import shutil
import sqlite3
from pathlib import Path

from sqlalchemy import func, select

from quarterdeck.server.accounts.house_accounts import HouseAccounts
from quarterdeck.server.database import address_of, connect
from quarterdeck.server.database_schema import CHAT, GUESTS, MOVES, TABLES
from quarterdeck.server.store import Store

FIRST = Path(__file__).parent.parent / "kept" / "first.sqlite"
COUNTED = (TABLES, MOVES, CHAT, GUESTS)


async def count(store):
    async with store.reading.connect() as connection:
        queries = [select(func.count()).select_from(each) for each in COUNTED]
        return [(await connection.execute(query)).scalar_one() for query in queries]


def rows_before():
    with sqlite3.connect(FIRST) as kept:
        return [kept.execute(f"SELECT count(*) FROM {each.name}").fetchone()[0] for each in COUNTED]


def test_a_house_of_earlier_versions_keeps_its_games_and_has_accounts(tmp_path):
    async def work():
        store = Store(connect(address_of(str(shutil.copy(FIRST, tmp_path)))))
        await store.start()
        accounts = HouseAccounts(store.engine)
        counted = await count(store)
        await store.name_guest("anne", "Anne")
        codes = await accounts.keep_name("anne", "Anne", "the parrot knows")
        found = await accounts.by_password("anne", "the parrot knows", "")
        await store.stop()
        return counted, codes, found

    before = rows_before()
    counted, codes, found = asyncio.run(work())

    assert counted == before
    assert len(codes) == 10
    assert found == "anne"
