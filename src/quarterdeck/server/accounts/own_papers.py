"""All that a house keeps of an account, as one file: written while it is read, never whole."""

import zipfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from typing import IO, Any, NamedTuple, cast

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from quarterdeck.server.database_schema import CHAT, SITTERS, TABLES

AT_ONCE = 100  # tables, or lines of talk, in memory


class OwnGame(NamedTuple):
    table: str
    stage: str
    opened_at: float


class OwnLine(NamedTuple):
    """Something they said."""

    id: int
    table_id: str
    at: float
    text: str


class OpenArchive:
    """A file that is read as it is written."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []

    def write(self, part: bytes) -> int:
        self.parts.append(bytes(part))
        return len(part)

    def flush(self) -> None:
        pass

    def empty(self) -> bytes:
        whole, self.parts = b"".join(self.parts), []
        return whole


class OwnPapers:
    """`book` gives the logbook of a table whose game is over, where it can still be read."""

    def __init__(self, engine: AsyncEngine, book: Callable[[str], Awaitable[bytes | None]]) -> None:
        self.reading, self.book = engine.execution_options(reading=True), book

    async def packed(self, guest: str, profile: Any) -> AsyncIterator[bytes]:
        """The profile, every game, every line of talk, and a logbook for each finished game."""
        written = OpenArchive()
        with zipfile.ZipFile(cast("IO[bytes]", written), "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("profile.json", msgspec.json.format(msgspec.json.encode(profile)))
            for name, rows in (("games", self.games(guest)), ("talk", self.lines(guest))):
                with archive.open(f"{name}.jsonl", "w") as file:
                    async for some in rows:
                        file.write(json_lines(some))
                        yield written.empty()
            async for games in self.games(guest):
                for game in games:
                    book = await self.book(game.table) if game.stage == "over" else None
                    if book is not None:
                        archive.writestr(f"logbooks/{game.table}.logbook", book)
                        yield written.empty()
        yield written.empty()

    async def games(self, guest: str) -> AsyncIterator[list[OwnGame]]:
        last = ""
        while True:
            own = (SITTERS.c.guest == guest) & (SITTERS.c.table_id > last)
            joined = SITTERS.join(TABLES, TABLES.c.id == SITTERS.c.table_id)
            query = select(TABLES.c.id, TABLES.c.stage, TABLES.c.opened_at).select_from(joined)
            async with self.reading.connect() as connection:
                ordered = query.where(own).order_by(SITTERS.c.table_id).limit(AT_ONCE)
                some = [OwnGame(*row) for row in await connection.execute(ordered)]
            if not some:
                return
            yield some
            last = some[-1].table

    async def lines(self, guest: str) -> AsyncIterator[list[OwnLine]]:
        last, columns = 0, [CHAT.c[name] for name in OwnLine._fields]
        while True:
            own = (CHAT.c.guest == guest) & (CHAT.c.id > last)
            query = select(*columns).where(own).order_by(CHAT.c.id).limit(AT_ONCE)
            async with self.reading.connect() as connection:
                some = [OwnLine(*row) for row in await connection.execute(query)]
            if not some:
                return
            yield some
            last = some[-1].id


def json_lines(rows: Iterable[OwnGame | OwnLine]) -> bytes:
    return b"".join(msgspec.json.encode(row._asdict()) + b"\n" for row in rows)
