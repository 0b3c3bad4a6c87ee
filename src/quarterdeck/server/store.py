"""The log in the database: what is here is what happened.

Appends that arrive while one commit is under way share the next (log_batches.py), so a
busy server pays for the disk once per batch and not once per move.
"""

import asyncio
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from quarterdeck.rooms import entries
from quarterdeck.rooms.entries import AnyEntry, Opened
from quarterdeck.rooms.rated_results import RatedGame
from quarterdeck.server.database import bring_up_to_date, connect_writer
from quarterdeck.server.database_schema import CHAT, GUESTS, MOVES, SECRETS, SITTERS, TABLES
from quarterdeck.server.house_clock import HouseClock, this_moment
from quarterdeck.server.log_batches import (
    Append,
    LogRow,
    Times,
    bracket,
    connect_to_log,
    fail_batch,
    guests_in,
    settle_batch,
    write_all,
)
from quarterdeck.server.stored_lines import StoredLine, line_number, said_from_row
from quarterdeck.server.write_tally import WriteTally

A_CROWD, BREATH = 4, 0.003  # after so many at once a house gathers more, for so many seconds
LINES = 100  # of talk that somebody who comes is told
LISTED_STAGES = ("waiting", "playing")


class Conflict(Exception):
    """Somebody else has written this seq of this table: reload, and ask again."""


class DatedLog(NamedTuple):
    """Entries of a table, and when each was made."""

    entries: list[AnyEntry]
    times: list[float]


class Store:
    """Logs in, logs out. Nobody is told of an entry before `append` has returned."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine, self.writer_engine = engine, connect_writer(engine)
        self.thread = ThreadPoolExecutor(1, "log")
        self.connection: Connection | None = None  # the thread's own
        self.reading = engine.execution_options(reading=True)
        self.waiting: list[Append] = []
        self.bell = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None
        self.closing = False
        self.tally = WriteTally()
        self.clock = HouseClock()

    async def start(self) -> None:
        await bring_up_to_date(self.engine)
        await self.set_clock()
        self.writer = asyncio.create_task(self.write_batches())

    async def set_clock(self) -> None:
        """By the database, and by what was last written there."""
        moment = this_moment(self.engine.dialect.name)
        last = select(MOVES.c.at).order_by(MOVES.c.id.desc()).limit(1).scalar_subquery()
        async with self.reading.connect() as connection:
            now, at = (await connection.execute(select(func.coalesce(moment, 0.0), last))).one()
        self.clock.open_at(float(now), at or 0.0)

    async def stop(self) -> None:
        """Write what still waits, then let go."""
        self.closing = True
        self.bell.set()
        if self.writer:
            await self.writer
        self.thread.shutdown()
        if self.connection:
            self.connection.close()
        self.writer_engine.dispose()
        await self.engine.dispose()

    # Writing

    async def append(
        self,
        table: str,
        seq: int,
        entry: AnyEntry,
        stage: str,
        *then: AnyEntry,
        secret: bytes = b"",
        ended: RatedGame | None = None,
    ) -> tuple[float, ...]:
        """Make entries durable, all or none, and say when each was made; else raise Conflict."""
        now, numbered = self.clock.now(), enumerate((entry, *then), start=seq)
        rows = [LogRow(table, n, entries.write(each), now) for n, each in numbered]
        opened = entry if isinstance(entry, Opened) else None
        sitters = guests_in((entry, *then))
        written = asyncio.get_running_loop().create_future()
        waiting = Append(rows, stage, opened, secret, sitters, written, ended)
        self.waiting.append(waiting)
        self.bell.set()
        times = await waiting.written
        self.clock.hear(times[-1])
        return times

    async def write_batches(self) -> None:
        while self.waiting or not self.closing:
            await self.bell.wait()
            self.bell.clear()
            batch, self.waiting = self.waiting, []
            await self.write_batch(batch)
            if len(batch) >= A_CROWD:
                await asyncio.sleep(BREATH)

    async def write_batch(self, batch: Sequence[Append]) -> None:
        """All at once; where one is in the way of the others, one by one."""
        loop = asyncio.get_running_loop()
        try:
            times = await loop.run_in_executor(self.thread, self.commit, batch)
        except IntegrityError:
            await self.write_singly(batch)
        except Exception as wrong:
            fail_batch(batch, wrong)
        else:
            settle_batch(batch, times)
            begun = [each.rows[0].at for each in batch]
            self.tally.note(begun, sum(len(each.rows) for each in batch), self.clock.now())

    def commit(self, batch: Sequence[Append]) -> Times:
        """In the writer's thread, which is called once a batch and not once a statement."""
        if self.connection is None:
            self.connection = connect_to_log(self.writer_engine)  # held: fetching costs as much
        try:
            with self.connection.begin(), bracket(self.connection, batch):
                return write_all(self.connection, batch)
        except DBAPIError as wrong:
            if wrong.connection_invalidated:
                self.connection.close()
                self.connection = None
            raise

    async def write_singly(self, batch: Sequence[Append]) -> None:
        if len(batch) == 1:
            fail_batch(batch, Conflict())
            return
        for each in batch:
            await self.write_batch([each])

    # Reading

    async def look_in(self) -> None:
        """Fails where the database does not answer."""
        async with self.reading.connect() as connection:
            await connection.execute(select(1))

    async def log(self, table: str, since: int = -1) -> list[AnyEntry]:
        """Every entry of a table after a seq, in order; none where there is no such table."""
        return (await self.dated_log(table, since)).entries

    async def dated_log(self, table: str, since: int = -1) -> DatedLog:
        """The same, and when each was made."""
        own = (MOVES.c.table_id == table) & (MOVES.c.seq > since)
        query = select(MOVES.c.entry, MOVES.c.at).where(own).order_by(MOVES.c.seq)
        async with self.reading.connect() as connection:
            rows = (await connection.execute(query)).all()
        return DatedLog([entries.read(body) for body, _ in rows], [at for _, at in rows])

    async def openings(self, *stages: str) -> list[tuple[str, AnyEntry]]:
        """The tables at these stages, each with the entry that opened it."""
        query = select(MOVES.c.table_id, MOVES.c.entry).where(MOVES.c.seq == 0)
        query = query.join(TABLES, TABLES.c.id == MOVES.c.table_id)
        async with self.reading.connect() as connection:
            found = await connection.execute(query.where(TABLES.c.stage.in_(stages)))
            return [(table, entries.read(entry)) for table, entry in found]

    async def tables(self, *stages: str) -> list[str]:
        """The tables at these stages, newest first."""
        query = select(TABLES.c.id).where(TABLES.c.stage.in_(stages))
        async with self.reading.connect() as connection:
            found = await connection.execute(query.order_by(TABLES.c.opened_at.desc()))
            return list(found.scalars())

    async def public_tables(self, most: int) -> list[str]:
        """Those that wait for somebody, then those that play: every host's newest first of all."""
        newest = TABLES.c.opened_at.desc()
        place = func.row_number().over(partition_by=TABLES.c.host, order_by=newest)
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.stage.in_(LISTED_STAGES), TABLES.c.visibility == "public")
            .order_by(TABLES.c.stage.desc(), place, newest)
            .limit(most)
        )
        async with self.reading.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def waiting_since(self, host: str, seconds: float) -> int:
        """How many tables of a host's that were opened within these still wait for somebody."""
        own = (TABLES.c.host == host) & (TABLES.c.stage == "waiting")
        since = this_moment(self.engine.dialect.name) - seconds
        query = select(func.count()).where(own, TABLES.c.opened_at >= since)
        async with self.reading.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def tables_of(self, guest: str, stage: str, most: int) -> list[tuple[str, float]]:
        """The tables at a stage where a guest has sat, and when something last happened there."""
        last = (
            select(MOVES.c.at)
            .where(MOVES.c.table_id == TABLES.c.id)
            .order_by(MOVES.c.seq.desc())
            .limit(1)
            .scalar_subquery()
        )
        query = (
            select(TABLES.c.id, last.label("last"))
            .join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
            .where(SITTERS.c.guest == guest, TABLES.c.stage == stage)
            .order_by(last.desc())
            .limit(most)
        )
        async with self.reading.connect() as connection:
            return [(table, at) for table, at in await connection.execute(query)]

    async def secret_of(self, table: str) -> bytes:
        """The house's part of the luck of a fair table."""
        query = select(SECRETS.c.secret).where(SECRETS.c.table_id == table)
        async with self.reading.connect() as connection:
            return bytes((await connection.execute(query)).scalar_one())

    # People and talk

    async def name_guest(self, guest: str, name: str) -> None:
        async with self.engine.begin() as connection:
            said = {"name": name, "named_at": this_moment(self.engine.dialect.name)}
            changed = await connection.execute(
                update(GUESTS).where(GUESTS.c.id == guest).values(**said)
            )
            if not changed.rowcount:
                await connection.execute(insert(GUESTS).values(id=guest, **said))

    async def names_of(self, guests: Collection[str]) -> dict[str, str]:
        """What these are called; of who has gone, nothing."""
        query = select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.id.in_(guests))
        async with self.reading.connect() as connection:
            return {row.id: row.name for row in await connection.execute(query)}

    async def guest_name(self, guest: str) -> str | None:
        query = select(GUESTS.c.name).where(GUESTS.c.id == guest)
        async with self.reading.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def add_chat(self, table: str, said: StoredLine) -> int:
        """Keep a line of talk; its number. One at a time a table, so that none comes twice."""
        hearers = " ".join(map(str, said.hearers))
        at = this_moment(self.engine.dialect.name)
        row = {**said._asdict(), "hearers": hearers, "table_id": table, "at": at}
        alike = (CHAT.c.table_id == table) & (CHAT.c.hearers == hearers)
        async with self.engine.begin() as connection:
            await connection.execute(select(TABLES).where(TABLES.c.id == table).with_for_update())
            await connection.execute(insert(CHAT).values(**row))
            place = await connection.execute(select(func.count()).where(alike))
        return line_number(int(place.scalar_one()), hearers)

    async def chat(self, table: str, last: int = LINES) -> list[tuple[int, StoredLine]]:
        """The last lines of talk at a table with their numbers, oldest first."""
        return [(number, said) for _, number, said in await self.lines_since(table, 0, last)]

    async def lines_since(
        self, table: str, since: int, last: int = LINES
    ) -> list[tuple[int, int, StoredLine]]:
        """The last lines after one in the database, each with its place there and its number.

        So many for whoever heard the same: talk among some makes none of the others' go away.
        """
        number, same = func.row_number(), CHAT.c.hearers
        place = number.over(partition_by=same, order_by=CHAT.c.id).label("place")
        from_end = number.over(partition_by=same, order_by=CHAT.c.id.desc()).label("from_end")
        lines = select(CHAT, place, from_end).where(CHAT.c.table_id == table).subquery()
        told = (lines.c.id, lines.c.place, *(lines.c[name] for name in StoredLine._fields))
        query = select(*told).where(lines.c.from_end <= last, lines.c.id > since)
        async with self.reading.connect() as connection:
            rows = (await connection.execute(query.order_by(lines.c.id))).all()
        return [
            (row, line_number(place, line[4]), said_from_row(*line)) for row, place, *line in rows
        ]
