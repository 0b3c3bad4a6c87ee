"""What time it is in a house: the database's clock says, as servers have clocks of their own.

A file has one server, and its machine's clock. Within a log time stands still rather than goes
back, whatever is done to a clock; and a server counts on from when it was opened, so that nobody
gains or loses time by a clock that is set meanwhile.
"""

import time
from functools import lru_cache
from time import monotonic
from typing import Any

from sqlalchemy import extract, func

MOST_ROWS = 100  # entries in one statement
AHEAD = 86_400  # seconds that a log may be ahead of its machine's clock and is believed
NOW = {"sqlite": "given.at", "postgresql": "greatest(extract(epoch FROM now()), given.at)"}
LATER = {"sqlite": "max", "postgresql": "greatest"}
COLUMNS = "SELECT * FROM unnest(%s::text[], %s::int[], %s::bytea[], %s::float[])"  # PostgreSQL's


def this_moment(dialect: str) -> Any:
    """This very moment, as a value or as what the database puts there."""
    return extract("epoch", func.now()) if dialect == "postgresql" else time.time()


@lru_cache(maxsize=2 * MOST_ROWS)
def insert_rows(count: int, dialect: str) -> str:
    """Entries into the log, each at this moment and at none before the last of its table.

    A file is given them row by row, PostgreSQL column by column: one statement for any number.
    """
    rows = COLUMNS if dialect == "postgresql" else "VALUES " + ", ".join(["(?, ?, ?, ?)"] * count)
    return f"""
        WITH given(table_id, seq, entry, at) AS ({rows})
        INSERT INTO moves (table_id, seq, entry, at)
        SELECT given.table_id, given.seq, given.entry, {LATER[dialect]}({NOW[dialect]}, coalesce((
            SELECT last.at FROM moves AS last
            WHERE last.table_id = given.table_id AND last.seq < given.seq
            ORDER BY last.seq DESC LIMIT 1), 0))
        FROM given RETURNING table_id, seq, at
    """


class HouseClock:
    """Seconds since 1970 as this house counts them: they pass as they should, and never go back."""

    def __init__(self) -> None:
        self.offset = time.time() - monotonic()

    def now(self) -> float:
        return monotonic() + self.offset

    def open_at(self, house: float, last: float) -> None:
        """What time it is when a server opens; what was logged last has happened before."""
        self.offset = (max(house, last) if last - house < AHEAD else house) - monotonic()

    def hear(self, at: float) -> None:
        """Something was logged at this time: it cannot be earlier."""
        self.offset = max(self.offset, at - monotonic())
