"""The ladder worked out anew from the log: it comes to the same numbers, and a test holds it."""

from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, select

from quarterdeck.rooms import entries
from quarterdeck.rooms.logs import replay_log
from quarterdeck.rooms.rated_results import RatedGame, RatedSeat, ended_by
from quarterdeck.server.database import at_work, require_house
from quarterdeck.server.database_schema import MOVES, RATED_SEATS, RATINGS, TABLES
from quarterdeck.server.ladder.rating_rows import all_standings, rate_ended, take_ladder

ACTED = b'{"entry":"acted"'  # how an entry begins by which somebody did something


class RebuiltLadder(NamedTuple):
    games: int
    changed: int  # rows that were not as they should be


class EndedTable(NamedTuple):
    table: str
    last: int  # the entry that ended it
    at: float


class CountingEntry(msgspec.Struct):
    """As much of a first entry as says whether the game counts."""

    ladder: int = 0


def rebuild_ladder(where: str | None) -> RebuiltLadder:
    """All of it or nothing, while no game can end."""
    require_house(where)
    with at_work(where) as connection:
        take_ladder(connection)
        before = all_standings(connection)
        games = [(each, result_at(connection, each.table)) for each in ended_tables(connection)]
        connection.execute(delete(RATED_SEATS))
        connection.execute(delete(RATINGS))
        for each, ended in games:
            rate_ended(connection, each.table, ended, each.at)
        after = all_standings(connection)
    return RebuiltLadder(len(games), len(set(before) ^ set(after)))


def ended_tables(connection: Connection) -> list[EndedTable]:
    """Rated games that are over, in the order in which they ended."""
    over = select(MOVES.c.table_id, MOVES.c.entry).where(MOVES.c.seq == 0)
    over = over.join(TABLES, TABLES.c.id == MOVES.c.table_id).where(TABLES.c.stage == "over")
    rated = [table for table, first in connection.execute(over) if is_rated_entry(bytes(first))]
    return sorted((end_of_table(connection, table) for table in rated), key=lambda each: each.last)


def is_rated_entry(entry: bytes) -> bool:
    return bool(msgspec.json.decode(entry, type=CountingEntry).ladder)


def end_of_table(connection: Connection, table: str) -> EndedTable:
    """Nobody acts any more once a game is over."""
    did = func.substr(MOVES.c.entry, 1, len(ACTED)) == ACTED
    query = select(MOVES.c.id, MOVES.c.at).where(MOVES.c.table_id == table, did)
    last = connection.execute(query.order_by(MOVES.c.seq.desc()).limit(1)).one()
    return EndedTable(table, *last)


def result_at(connection: Connection, table: str) -> RatedGame:
    """From its log; of games whose rules are gone, as it was written down when they ended."""
    query = select(MOVES.c.entry).where(MOVES.c.table_id == table).order_by(MOVES.c.seq)
    log = [entries.read(bytes(entry)) for entry in connection.execute(query).scalars()]
    try:
        ended = ended_by(replay_log(table, log))
    except Exception:
        ended = None
    return ended or kept_result(connection, table)


def kept_result(connection: Connection, table: str) -> RatedGame:
    columns = [RATED_SEATS.c[name] for name in (*RatedSeat._fields, "game")]
    query = select(*columns).where(RATED_SEATS.c.table_id == table).order_by(RATED_SEATS.c.seat)
    rows = connection.execute(query).all()
    return RatedGame(rows[0].game, tuple(RatedSeat(*row[:-1]) for row in rows))
