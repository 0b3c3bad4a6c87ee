"""What nobody comes back for is let go: tables that were left, old talk, guests without a game.

A little at a time, so that nobody at a table has to wait for it.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Engine, Table, delete, exists, func, select

from quarterdeck.server.database import connect, connect_writer, may_sweep
from quarterdeck.server.database_schema import (
    ACCOUNTS,
    AUDIT,
    CHAT,
    GUESTS,
    MOVES,
    PUSHES,
    QUIET_TABLES,
    RATED_SEATS,
    REPORTS,
    SECRETS,
    SESSIONS,
    SITTERS,
    STORIES,
    TABLES,
    TOLD,
)

A_DAY = 24 * 3600
MOST_DEEDS = 100_000  # in the audit, however young
AT_ONCE = 200  # tables, lines or guests in one transaction
Condition = ColumnElement[bool]
log = logging.getLogger("quarterdeck.pruning")


class Ages(NamedTuple):
    """Days after which something may go; a finished game never does."""

    tables: float = 30  # where nothing has happened since, though the game is not over
    talk: float = 365  # at tables whose game is over
    guests: float = 365  # since they said their name, where they have sat at no table that is left
    bots: float = 1  # at tables where nobody but bots ever sat, and they play only while watched
    audit: float = 365  # since it was done to an account, or a report was settled


USUAL = Ages()


class Pruned(NamedTuple):
    """How many of each."""

    tables: int
    lines: int
    guests: int


def prune(engine: Engine, ages: Ages, now: float) -> Pruned:
    """Let go of what is older; how much that was."""
    tables, lines, guests = what_is_old(ages, now)
    prune_accounts(engine, now - ages.audit * A_DAY)
    return Pruned(
        remove(engine, TABLES.c.id, tables, remove_tables),
        remove(engine, CHAT.c.id, lines, partial(remove_rows, CHAT)),
        remove(engine, GUESTS.c.id, guests, remove_guests),
    )


def count(engine: Engine, ages: Ages, now: float) -> Pruned:
    """What would go."""
    places = zip((TABLES, CHAT, GUESTS), what_is_old(ages, now), strict=True)
    queries = [select(func.count()).select_from(place).where(old) for place, old in places]
    with engine.connect() as connection:
        return Pruned(*(connection.execute(query).scalar_one() for query in queries))


def what_is_old(ages: Ages, now: float) -> tuple[Condition, Condition, Condition]:
    """Of tables, lines of talk and guests."""
    left = left_since(now - ages.tables * A_DAY, now - ages.bots * A_DAY)
    said, named = now - ages.talk * A_DAY, now - ages.guests * A_DAY
    return left, said_before(said), named_before(named, left)


def left_since(moment: float, bots: float) -> Condition:
    """By people since a moment, by bots alone since another."""
    sitters = select(SITTERS.c.guest).where(SITTERS.c.table_id == TABLES.c.id)
    sat = exists(sitters.correlate(TABLES))
    left = ~moved_since(moment) | (~sat & ~moved_since(bots))
    return (TABLES.c.stage != "over") & left


def moved_since(moment: float) -> Condition:
    own = MOVES.c.table_id == TABLES.c.id
    return exists(select(MOVES.c.id).where(own, MOVES.c.at >= moment))


def said_before(moment: float) -> Condition:
    over = select(TABLES.c.id).where(TABLES.c.stage == "over")
    return (CHAT.c.at < moment) & CHAT.c.table_id.in_(over)


def named_before(moment: float, left: Condition) -> Condition:
    """Long ago, and at no table since but such as were left."""
    sat = select(SITTERS.c.guest).join(TABLES, TABLES.c.id == SITTERS.c.table_id)
    stays = exists(sat.where(SITTERS.c.guest == GUESTS.c.id, ~left))
    kept = exists(select(ACCOUNTS.c.id).where(ACCOUNTS.c.id == GUESTS.c.id))
    return (GUESTS.c.named_at < moment) & ~stays & ~kept


def prune_accounts(engine: Engine, moment: float) -> None:
    """What was done to accounts, sessions that nobody uses, reports that were settled."""
    unused = (SESSIONS.c.ended_at < moment) | (SESSIONS.c.seen_at < moment)
    settled = REPORTS.c.settled_at < moment
    newest = select(AUDIT.c.id).order_by(AUDIT.c.id.desc()).offset(MOST_DEEDS).limit(1)
    many = AUDIT.c.id <= newest.scalar_subquery()
    without = (PUSHES.c.session != "") & PUSHES.c.session.not_in(select(SESSIONS.c.id))
    for part, old in (
        (SESSIONS, unused),
        (PUSHES, without),
        (REPORTS, settled),
        (AUDIT, (AUDIT.c.at < moment) | many),
    ):
        remove(engine, part.c.id, old, partial(remove_rows, part))


def remove_rows(part: Table, connection: Connection, ids: Any) -> None:
    connection.execute(delete(part).where(part.c.id.in_(ids)))


def remove(
    engine: Engine, key: Any, old: Condition, take_out: Callable[[Connection, Any], None]
) -> int:
    """Some at a time until there are none left; a server that writes comes in between."""
    gone = 0
    while True:
        with engine.begin() as connection:
            found = connection.execute(select(key).where(old).limit(AT_ONCE)).scalars().all()
            take_out(connection, found)
        gone += len(found)
        if len(found) < AT_ONCE:
            return gone


def remove_tables(connection: Connection, tables: Any) -> None:
    """With all that hangs on them."""
    for part in (CHAT, SITTERS, STORIES, TOLD, SECRETS, QUIET_TABLES, RATED_SEATS, MOVES):
        connection.execute(delete(part).where(part.c.table_id.in_(tables)))
    connection.execute(delete(TABLES).where(TABLES.c.id.in_(tables)))


def remove_guests(connection: Connection, guests: Any) -> None:
    """And where they wanted to be called."""
    for part in (PUSHES, QUIET_TABLES):
        connection.execute(delete(part).where(part.c.guest.in_(guests)))
    remove_rows(GUESTS, connection, guests)


class DailyPruning:
    """Once a day, beside the tables."""

    def __init__(self, address: str, ages: Ages = USUAL) -> None:
        self.engine, self.ages = connect_writer(connect(address)), ages
        self.task = asyncio.create_task(self.go_on())

    async def go_on(self) -> None:
        while True:
            try:
                await asyncio.to_thread(self.prune_alone)
            except Exception:
                log.exception("what is old could not be let go")
            await asyncio.sleep(A_DAY)

    def prune_alone(self) -> None:
        """Where another server is at it, it does it for all."""
        with self.engine.connect() as connection:
            if may_sweep(connection):
                prune(self.engine, self.ages, time.time())
            connection.invalidate()

    async def stop(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        self.engine.dispose()
