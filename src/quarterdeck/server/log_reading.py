"""What is new in many logs, in one look: one statement in a thread that does nothing else.

Only where several servers write in one log, which is PostgreSQL's: a server alone knows its logs.
"""

import asyncio
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Engine

from quarterdeck.rooms import entries
from quarterdeck.server.store import DatedLog

MOST = 1000  # tables in one look
AT_ONCE = 200  # entries of one table; whoever is further behind looks again
SINCE = f"""
SELECT new.table_id, new.entry, new.at
FROM unnest(%s::text[], %s::int[]) AS known(table_id, seq)
CROSS JOIN LATERAL (
    SELECT table_id, seq, entry, at FROM moves
    WHERE moves.table_id = known.table_id AND moves.seq > known.seq
    ORDER BY moves.seq LIMIT {AT_ONCE}
) AS new
ORDER BY new.table_id, new.seq
"""
LAST_LINES = """
SELECT known.table_id, (SELECT max(id) FROM chat WHERE chat.table_id = known.table_id)
FROM unnest(%s::text[]) AS known(table_id)
"""


def dated_log_of(rows: Iterable[tuple[bytes, float]]) -> DatedLog:
    """Entries as they are in the log, and when each was made."""
    bodies, times = zip(*rows, strict=True)
    return DatedLog([entries.read(body) for body in bodies], [*times])


class LogReader:
    """Reads with a connection of its own, which is replaced when it breaks."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.thread = ThreadPoolExecutor(1, "log-reader")
        self.connection: Connection | None = None

    async def since(self, seqs: Mapping[str, int]) -> dict[str, DatedLog]:
        """The entries after these seqs, by table; tables without any are left out."""
        found = await self.ask(SINCE, (list(seqs), list(seqs.values())))
        grouped = groupby(found, lambda row: row[0])
        return {table: dated_log_of(row[1:] for row in rows) for table, rows in grouped}

    async def last_lines(self, tables: list[str]) -> dict[str, int]:
        """The numbers of the last lines of talk, where something was said."""
        found = await self.ask(LAST_LINES, (tables,))
        return {table: line for table, line in found if line is not None}

    async def ask(self, statement: str, given: tuple[Any, ...]) -> list[Any]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, self.fetch, statement, given)

    def fetch(self, statement: str, given: tuple[Any, ...]) -> list[Any]:
        try:
            if self.connection is None:
                self.connection = self.engine.connect()
            return list(self.connection.exec_driver_sql(statement, given))
        except Exception:
            self.let_go()
            raise

    def let_go(self) -> None:
        if self.connection is not None:
            self.connection.invalidate()
            self.connection.close()
            self.connection = None

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.let_go)
        self.thread.shutdown()
