"""Where guests want to be called, in the database."""

from hashlib import sha256
from typing import NamedTuple

from sqlalchemy import delete, exists, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from quarterdeck.server.database_schema import PUSHES, QUIET_TABLES
from quarterdeck.server.house_clock import this_moment

MOST = 5  # browsers of one guest; the oldest gives way
LISTED = 200  # tables of one guest that are told


class Push(NamedTuple):
    """One browser of a guest."""

    guest: str
    endpoint: str
    public_key: str
    auth: str
    kinds: tuple[str, ...]
    language: str
    session: str = ""  # of an account: when it has ended nobody is called by it

    @property
    def id(self) -> str:
        return push_id(self.endpoint)


def push_id(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()[:32]


class PushStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine, self.reading = engine, engine.execution_options(reading=True)

    async def keep(self, push: Push) -> None:
        """Instead of what was known of the same browser."""
        row = {**push._asdict(), "kinds": " ".join(push.kinds), "id": push.id}
        at = this_moment(self.engine.dialect.name)
        async with self.engine.begin() as connection:
            await connection.execute(delete(PUSHES).where(PUSHES.c.id == push.id))
            await connection.execute(insert(PUSHES).values(**row, at=at))
            await self.drop_oldest(connection, push.guest)

    async def drop_oldest(self, connection: AsyncConnection, guest: str) -> None:
        own = select(PUSHES.c.id).where(PUSHES.c.guest == guest)
        newest = own.order_by(PUSHES.c.at.desc(), PUSHES.c.id)
        beyond = (await connection.execute(newest.offset(MOST))).scalars().all()
        await connection.execute(delete(PUSHES).where(PUSHES.c.id.in_(beyond)))

    async def drop(self, push: str, guest: str | None = None) -> None:
        """A guest's own, or one that its service knows no more."""
        found = delete(PUSHES).where(PUSHES.c.id == push)
        async with self.engine.begin() as connection:
            await connection.execute(
                found if guest is None else found.where(PUSHES.c.guest == guest)
            )

    async def wanted_by(self, guest: str, table: str = "") -> list[Push]:
        """All browsers of a guest; none at a table of which they do not want to hear."""
        quiet = (QUIET_TABLES.c.guest == guest) & (QUIET_TABLES.c.table_id == table)
        fields = [PUSHES.c[name] for name in Push._fields]
        query = select(*fields).where(PUSHES.c.guest == guest, ~exists().where(quiet))
        async with self.reading.connect() as connection:
            rows = (await connection.execute(query.order_by(PUSHES.c.at))).all()
        return [Push(*row)._replace(kinds=tuple(row.kinds.split())) for row in rows]

    # Tables

    async def hush(self, guest: str, table: str, quiet: bool) -> None:
        own = (QUIET_TABLES.c.guest == guest) & (QUIET_TABLES.c.table_id == table)
        async with self.engine.begin() as connection:
            await connection.execute(delete(QUIET_TABLES).where(own))
            if quiet:
                await connection.execute(insert(QUIET_TABLES).values(guest=guest, table_id=table))

    async def quiet_tables(self, guest: str) -> list[str]:
        query = select(QUIET_TABLES.c.table_id).where(QUIET_TABLES.c.guest == guest)
        async with self.reading.connect() as connection:
            return [*(await connection.execute(query.limit(LISTED))).scalars()]
