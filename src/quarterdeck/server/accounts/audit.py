"""What was done to accounts, by whom: written down, and read on by every server of the house."""

import time
from typing import Any, NamedTuple

from sqlalchemy import Column, Connection, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from quarterdeck.server.database_schema import AUDIT

AT_ONCE = 200  # rows that are read at a time
HOST, SELF = "host", "self"  # who did it, where it was no stranger


class Deed(NamedTuple):
    deed: str  # kept, signed-in, refused, ended, renamed, banned, unbanned, reset, deleted, …
    who: str = ""
    agent: str = SELF
    note: str = ""


class DeedTold(NamedTuple):
    id: int
    at: float
    deed: str
    who: str
    agent: str
    note: str


class AuditLog:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = engine.execution_options(reading=True)

    async def note(self, deed: Deed) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(note_deed, deed)

    async def last(self) -> int:
        async with self.reading.connect() as connection:
            return int((await connection.execute(select(func.max(AUDIT.c.id)))).scalar() or 0)

    async def since(self, last: int) -> list[DeedTold]:
        """What was done after that, the oldest first."""
        query = select(*deed_columns()).where(AUDIT.c.id > last).order_by(AUDIT.c.id).limit(AT_ONCE)
        async with self.reading.connect() as connection:
            return [DeedTold(*row) for row in await connection.execute(query)]


def note_deed(connection: Connection, deed: Deed) -> None:
    row = {"agent": deed.agent[:60], "note": deed.note[:100]}
    connection.execute(insert(AUDIT).values(**{**deed._asdict(), **row}, at=time.time()))


def last_deeds(connection: Connection, most: int) -> list[DeedTold]:
    """The latest first."""
    query = select(*deed_columns()).order_by(AUDIT.c.id.desc()).limit(most)
    return [DeedTold(*row) for row in connection.execute(query)]


def deed_columns() -> list[Column[Any]]:
    return [AUDIT.c[name] for name in DeedTold._fields]
