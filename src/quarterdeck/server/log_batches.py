"""Entries on their way to the disk: those that come during one commit share the next."""

import asyncio
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from itertools import chain
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, delete, insert, update

from quarterdeck.rooms.entries import AnyEntry, Opened, Sat
from quarterdeck.rooms.rated_results import RatedGame
from quarterdeck.rooms.seats import Person
from quarterdeck.server.database import HASTY
from quarterdeck.server.database_schema import SECRETS, SITTERS, TABLES
from quarterdeck.server.house_clock import MOST_ROWS, insert_rows, this_moment
from quarterdeck.server.ladder.rating_rows import rate_ended, take_ladder


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
    secret: bytes  # the house's part of its luck, where it is a fair one
    sitters: frozenset[str]  # who sits down by it
    written: "asyncio.Future[tuple[float, ...]]"  # the times of its entries
    ended: RatedGame | None = None  # the game that ends by it, if it counts


Times = dict[tuple[str, int], float]  # by table and seq


def connect_to_log(engine: Engine) -> Connection:
    """To PostgreSQL by a line where each statement is durable by itself."""
    connection = engine.connect()
    if connection.dialect.name == "postgresql":
        connection = connection.execution_options(isolation_level="AUTOCOMMIT")
        connection.exec_driver_sql(HASTY)
        connection.commit()
    return connection


def bracket(connection: Connection, batch: Sequence[Append]) -> AbstractContextManager[Any]:
    """What makes one of several statements; moves alone are one, and wait for one answer."""
    if connection.dialect.name == "sqlite" or is_one_statement(batch):
        return nullcontext()
    line: Any = connection.connection.driver_connection
    whole: AbstractContextManager[Any] = line.transaction()
    return whole


def is_one_statement(batch: Sequence[Append]) -> bool:
    many = sum(len(each.rows) for each in batch) > MOST_ROWS
    return not many and all(each.stage == "same" and is_moves_alone(each) for each in batch)


def is_moves_alone(append: Append) -> bool:
    return not (append.opened or append.sitters or append.ended)


def write_all(connection: Connection, batch: Sequence[Append]) -> Times:
    """New tables first, then the entries, then where each table stands; when each was made."""
    if any(each.ended for each in batch):
        take_ladder(connection)
    for each in batch:
        if each.opened is not None:
            write_table(connection, each, each.opened)
    rows = [row for each in batch for row in each.rows]
    times: Times = {}
    for start in range(0, len(rows), MOST_ROWS):
        times |= write_rows(connection, rows[start : start + MOST_ROWS])
    write_sitters(connection, batch)
    changed = {each.rows[0].table_id: each.stage for each in batch if each.stage != "same"}
    for table, stage in changed.items():
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(stage=stage))
    for each in batch:
        if each.ended:
            last = each.rows[-1]
            rate_ended(connection, last.table_id, each.ended, times[last.table_id, last.seq])
    return times


def write_table(connection: Connection, append: Append, opened: Opened) -> None:
    """With the secret that makes its luck, if it has one."""
    row = {"id": append.rows[0].table_id, "opened_at": this_moment(connection.dialect.name)}
    about = {"visibility": opened.visibility, "host": opened.host}
    connection.execute(insert(TABLES).values(**row, **about, stage=append.stage))
    if append.secret:
        connection.execute(insert(SECRETS).values(table_id=row["id"], secret=append.secret))


def write_sitters(connection: Connection, batch: Sequence[Append]) -> None:
    """Whose table it is now; somebody may sit down twice."""
    for each in batch:
        for guest in each.sitters:
            row = {"guest": guest, "table_id": each.rows[0].table_id}
            same = (SITTERS.c.guest == guest) & (SITTERS.c.table_id == row["table_id"])
            connection.execute(delete(SITTERS).where(same))
            connection.execute(insert(SITTERS).values(**row))


def guests_in(entries: Sequence[AnyEntry]) -> frozenset[str]:
    """Who sits down by some entries; by most nobody does."""
    found: set[str] = set()
    for entry in entries:
        if isinstance(entry, Opened):
            found.update(place.guest for place in entry.places if isinstance(place, Person))
        elif isinstance(entry, Sat):
            found.add(entry.guest)
    return frozenset(found)


def write_rows(connection: Connection, rows: Sequence[LogRow]) -> Times:
    """In one statement: between statements a busy server would make the writer wait its turn."""
    dialect = connection.dialect.name
    given = as_arrays(rows) if dialect == "postgresql" else tuple(chain.from_iterable(rows))
    made = connection.exec_driver_sql(insert_rows(len(rows), dialect), given)
    assert made.cursor is not None  # the driver's own: rows of another kind cost as much again
    return {(table, seq): at for table, seq, at in made.cursor.fetchall()}


def as_arrays(rows: Sequence[LogRow]) -> tuple[str, ...]:
    """A column each, as PostgreSQL reads arrays: by the driver's way they cost three times this."""
    tables, seqs, entries, times = zip(*rows, strict=True)
    columns = map(as_text, tables), map(str, seqs), map(as_hex, entries), map(repr, times)
    return tuple("{" + ",".join(column) + "}" for column in columns)


def as_text(text: str) -> str:
    return '"' + text.replace("\\", r"\\").replace('"', r"\"") + '"'


def as_hex(entry: bytes) -> str:
    return rf'"\\x{entry.hex()}"'


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
