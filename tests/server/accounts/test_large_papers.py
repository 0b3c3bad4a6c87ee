"""Papers of somebody who has played a great deal: streamed, whatever the number."""

import asyncio
import resource
import time

import pytest
from sqlalchemy import insert

from quarterdeck.server.accounts.own_papers import OwnPapers
from quarterdeck.server.database import address_of, bring_up_to_date, connect
from quarterdeck.server.database_schema import SITTERS, TABLES

BOOK = b"quarterdeck logbook, made up\n" * 400  # about as long as one of a real game


async def made_up_house(file, games):
    engine = connect(address_of(str(file)))
    await bring_up_to_date(engine)
    names = [f"kapern-{n:08}" for n in range(games)]
    tables = [
        {"id": name, "stage": "over", "visibility": "public", "opened_at": 0.0, "host": "anne"}
        for name in names
    ]
    async with engine.begin() as connection:
        await connection.execute(insert(TABLES), tables)
        sitters = [{"guest": "anne", "table_id": name} for name in names]
        await connection.execute(insert(SITTERS), sitters)
    return engine


async def pack_papers(file, games):
    """How large the file is, how large its largest piece, and how many logbooks are in it."""
    engine, read = await made_up_house(file, games), []

    async def book(table):
        read.append(table)
        return BOOK

    pieces = [len(each) async for each in OwnPapers(engine, book).packed("anne", {"name": "Anne"})]
    await engine.dispose()
    return sum(pieces), max(pieces), len(read)


def test_papers_come_in_small_pieces(tmp_path):
    size, largest, books = asyncio.run(pack_papers(tmp_path / "log.sqlite", 250))

    assert books == 250
    assert largest < size / 2  # the list of all files, at the end


@pytest.mark.slow
def test_ten_thousand_games_are_exported_in_bounded_memory(tmp_path):
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    begun = time.monotonic()
    _, largest, books = asyncio.run(pack_papers(tmp_path / "log.sqlite", 10_000))
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before

    assert books == 10_000
    assert largest < 2_000_000  # the list of all files, at the end
    assert grown < 100_000, time.monotonic() - begun  # kilobytes, of 117 MB that were packed
