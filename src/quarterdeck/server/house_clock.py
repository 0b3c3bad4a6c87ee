"""What time it is in a house: the database's clock says, as servers have clocks of their own.

A file has one server, and its machine's clock. Within a log time stands still rather than goes
back, whatever is done to a clock.
"""

import time
from functools import lru_cache
from typing import Any

from sqlalchemy import extract, func

MOST_ROWS = 100  # entries in one statement
NOW = {"sqlite": "given.at", "postgresql": "extract(epoch FROM now())"}
LATER = {"sqlite": "max", "postgresql": "greatest"}
ROW = {"sqlite": "(?, ?, ?, ?)", "postgresql": "(%s::text, %s::int, %s::bytea, %s::float)"}


def this_moment(dialect: str) -> Any:
    """This very moment, as a value or as what the database puts there."""
    return extract("epoch", func.now()) if dialect == "postgresql" else time.time()


@lru_cache(maxsize=2 * MOST_ROWS)
def insert_rows(count: int, dialect: str) -> str:
    """Entries into the log, each at this moment and at none before the last of its table."""
    rows = ", ".join([ROW[dialect]] * count)
    return f"""
        WITH given(table_id, seq, entry, at) AS (VALUES {rows})
        INSERT INTO moves (table_id, seq, entry, at)
        SELECT given.table_id, given.seq, given.entry, {LATER[dialect]}({NOW[dialect]}, coalesce((
            SELECT last.at FROM moves AS last
            WHERE last.table_id = given.table_id AND last.seq < given.seq
            ORDER BY last.seq DESC LIMIT 1), 0))
        FROM given
    """
