"""Entries on their way to the disk: those that come during one commit share the next."""

import asyncio
from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, update

from quarterdeck.rooms.entries import AnyEntry, Opened, Sat
from quarterdeck.rooms.seats import Person
from quarterdeck.server.database_schema import SITTERS, TABLES
from quarterdeck.server.house_clock import MOST_ROWS, insert_rows, this_moment


class LogRow(NamedTuple):
    """An entry as it is stored; `at` is when it came, as this server counts."""

    table_id: str
    seq: int
    entry: bytes
    at: float


class Append(NamedTuple):
    """Entries on their way to the disk, all or none, and whoever waits for them."""

    rows: list[LogRow]
    stage: str  # where the table stands after it, or `same`
    opened: Opened | None  # the entry that opens the table
    sitters: frozenset[str]  # who sits down by it
    written: "asyncio.Future[tuple[float, ...]]"  # the times of its entries


Times = dict[tuple[str, int], float]  # by table and seq


def write_all(connection: Connection, batch: Sequence[Append]) -> Times:
    """New tables first, then the entries, then where each table stands; when each was made."""
    for each in batch:
        if each.opened is None:
            continue
        row = {"id": each.rows[0].table_id, "opened_at": this_moment(connection.dialect.name)}
        about = {"visibility": each.opened.visibility, "host": each.opened.host}
        connection.execute(insert(TABLES).values(**row, **about, stage=each.stage))
    rows = [row for each in batch for row in each.rows]
    times: Times = {}
    for start in range(0, len(rows), MOST_ROWS):
        times |= write_rows(connection, rows[start : start + MOST_ROWS])
    write_sitters(connection, batch)
    changed = {each.rows[0].table_id: each.stage for each in batch if each.stage != "same"}
    for table, stage in changed.items():
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(stage=stage))
    return times


def write_sitters(connection: Connection, batch: Sequence[Append]) -> None:
    """Whose table it is now; somebody may sit down twice."""
    for each in batch:
        for guest in each.sitters:
            row = {"guest": guest, "table_id": each.rows[0].table_id}
            same = (SITTERS.c.guest == guest) & (SITTERS.c.table_id == row["table_id"])
            connection.execute(delete(SITTERS).where(same))
            connection.execute(insert(SITTERS).values(**row))


def guests_in(entry: AnyEntry) -> list[str]:
    """Who sits down by an entry."""
    match entry:
        case Opened(places=places):
            return [place.guest for place in places if isinstance(place, Person)]
        case Sat(guest=guest):
            return [guest]
    return []


def write_rows(connection: Connection, rows: Sequence[LogRow]) -> Times:
    """In one statement: between statements a busy server would make the writer wait its turn."""
    statement = insert_rows(len(rows), connection.dialect.name)
    made = connection.exec_driver_sql(statement, tuple(chain.from_iterable(rows)))
    assert made.cursor is not None  # the driver's own: rows of another kind cost as much again
    return {(table, seq): at for table, seq, at in made.cursor.fetchall()}


def settle_batch(batch: Sequence[Append], times: Times) -> None:
    """Tell everyone who waits for the batch when theirs was written."""
    for each in batch:
        if not each.written.done():
            each.written.set_result(tuple(times[row.table_id, row.seq] for row in each.rows))


def fail_batch(batch: Sequence[Append], wrong: Exception) -> None:
    """Tell everyone who waits for the batch that it is not."""
    for each in batch:
        if not each.written.done():
            each.written.set_exception(wrong)
