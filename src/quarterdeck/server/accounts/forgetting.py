"""A name is taken out of what is kept: the only change that is ever made to entries of a log.

Some tables at a time, so that nobody at a table waits for it. Whoever is killed in the middle
begins again: until the account itself has gone, its name is looked up where it stands no longer.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, delete, func, select, update

from quarterdeck.server.accounts.audit import Deed, note_deed
from quarterdeck.server.database_schema import (
    ACCOUNTS,
    AUDIT,
    BLOCKS,
    CHAT,
    GUESTS,
    MOVES,
    PASSKEYS,
    PUSHES,
    QUIET_TABLES,
    RECOVERY_CODES,
    REPORTS,
    SESSIONS,
    SITTERS,
)

AT_ONCE = 100  # tables in one transaction
SAT = b'{"entry":"sat"'  # how an entry by which somebody sits down begins


def delete_account(engine: Engine, guest: str, agent: str) -> None:
    """All that opens it goes, and every name it ever had; the games stay."""
    blank_names(engine, guest)
    with engine.begin() as connection:
        for part in (SESSIONS, PASSKEYS, RECOVERY_CODES, PUSHES, QUIET_TABLES):
            connection.execute(delete(part).where(part.c.guest == guest))
        met = (BLOCKS.c.guest == guest) | (BLOCKS.c.blocked == guest)
        connection.execute(delete(BLOCKS).where(met))
        connection.execute(delete(REPORTS).where(REPORTS.c.reporter == guest))
        connection.execute(update(AUDIT).where(AUDIT.c.who == guest).values(note=""))
        connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == guest))
        connection.execute(delete(GUESTS).where(GUESTS.c.id == guest))
        note_deed(connection, Deed("deleted", guest, agent))


def blank_names(engine: Engine, guest: str) -> None:
    """In entries and in talk, at every table where they sat."""
    last = ""
    while True:
        with engine.begin() as connection:
            tables = some_tables(connection, guest, last)
            for table in tables:
                blank_table(connection, table, guest)
        if len(tables) < AT_ONCE:
            break
        last = tables[-1]
    with engine.begin() as connection:
        blank_talk_elsewhere(connection, guest)


def some_tables(connection: Connection, guest: str, after: str) -> Sequence[str]:
    own = (SITTERS.c.guest == guest) & (SITTERS.c.table_id > after)
    query = select(SITTERS.c.table_id).where(own).order_by(SITTERS.c.table_id).limit(AT_ONCE)
    return connection.execute(query).scalars().all()


def blank_table(connection: Connection, table: str, guest: str) -> None:
    seats = list[int]()
    names_somebody = (MOVES.c.seq == 0) | (func.substr(MOVES.c.entry, 1, len(SAT)) == SAT)
    query = select(MOVES.c.id, MOVES.c.entry).where(MOVES.c.table_id == table, names_somebody)
    for row, entry in connection.execute(query).all():
        told = msgspec.json.decode(bytes(entry))
        seats += blank_entry(told, guest)
        written = update(MOVES).where(MOVES.c.id == row)
        connection.execute(written.values(entry=msgspec.json.encode(told)))
    said = (CHAT.c.table_id == table) & (CHAT.c.guest == "") & CHAT.c.seat.in_(seats)
    connection.execute(update(CHAT).where(said).values(name=""))


def blank_entry(told: Any, guest: str) -> Iterator[int]:
    """The seats that were theirs by an entry, whose name is gone now."""
    for seat, place in enumerate(told.get("places", [told])):
        if place.get("guest") == guest:
            place["name"] = ""
            yield place.get("seat", seat)


def blank_talk_elsewhere(connection: Connection, guest: str) -> None:
    """Also what they said as onlookers; of old lines nobody knows more than the name."""
    name = connection.execute(select(GUESTS.c.name).where(GUESTS.c.id == guest)).scalar()
    old = (CHAT.c.guest == "") & CHAT.c.seat.is_(None) & (CHAT.c.name == name)
    connection.execute(update(CHAT).where((CHAT.c.guest == guest) | old).values(name=""))
