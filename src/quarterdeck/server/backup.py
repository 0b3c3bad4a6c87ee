"""A copy of a house while it is open, and a house made of a copy.

A copy is a house itself: one file with all that is kept, whatever the games were kept in before.
It can be served as it is, or put into another database.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

from sqlalchemy import Connection, Table, func, insert, select

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.server.database import at_work, is_house, looking_at
from quarterdeck.server.database_schema import GUESTS, METADATA, TABLES
from quarterdeck.server.sole_server import sole_server

AT_ONCE = 500  # rows in memory


def back_up(where: str | None, copy: Path) -> Iterator[int]:
    """Into a new file, which is there when it is whole; how many rows, time and again."""
    if copy.exists():
        raise QuarterdeckError("backup-exists", file=str(copy))
    draft = copy.with_name(f".{copy.name}.draft")
    draft.unlink(missing_ok=True)
    with looking_at(where) as house, at_work(str(draft)) as target:
        yield from copy_house(house, target)
    draft.replace(copy)


def restore(copy: Path, where: str | None) -> Iterator[int]:
    """Into a house where nobody has been yet, and that is closed; how many rows, time and again."""
    require_copy(copy)
    with (
        looking_at(str(copy)) as source,
        sole_server(where, refusal="restore-open"),
        at_work(where) as house,
    ):
        if count_rows(house, (TABLES, GUESTS)):
            raise QuarterdeckError("restore-not-empty")
        yield from copy_house(source, house)


def require_copy(copy: Path) -> None:
    """What cannot be read, or is no house, is the fault of the copy, not of where it goes."""
    if not copy.is_file():
        raise QuarterdeckError("restore-no-copy", file=str(copy))
    try:
        found, why = is_house(str(copy)), ""
    except QuarterdeckError as wrong:
        found, why = False, str(wrong.sentence.arguments.get("why", ""))
    if not found:
        raise QuarterdeckError("restore-bad-copy", file=str(copy), why=why or "none")


def copy_house(source: Connection, target: Connection) -> Iterator[int]:
    """Every table in an order in which what is pointed at is there."""
    for table in METADATA.sorted_tables:
        target.execute(table.delete())  # a house that was just opened has a secret of its own
        yield from copy_table(table, source, target)


def copy_table(table: Table, source: Connection, target: Connection) -> Iterator[int]:
    """In the old order; what a database counts up itself is counted anew."""
    kept = [column for column in table.columns if column.autoincrement is not True]
    query = select(*kept).order_by(*table.primary_key.columns)
    for rows in source.execution_options(yield_per=AT_ONCE).execute(query).mappings().partitions():
        target.execute(insert(table), [dict(row) for row in rows])
        yield len(rows)


def count_rows(connection: Connection, tables: Iterable[Table]) -> int:
    counts = (select(func.count()).select_from(table) for table in tables)
    return sum(int(connection.execute(each).scalar_one()) for each in counts)
