"""Ratings in the database: a game that ends is rated with the very entry that ends it.

Numbers follow from the games in the order in which they ended, so that they can be worked out anew.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from quarterdeck.matches.ratings import new_model
from quarterdeck.matches.rungs import DOUBT, rungs_of
from quarterdeck.rooms.rated_results import FIRST, RatedGame, RatedSeat
from quarterdeck.server.database import THE_HOUSE
from quarterdeck.server.database_schema import RATED_SEATS, RATINGS

THE_LADDER = THE_HOUSE + 3  # the name of its lock in PostgreSQL


class PersonStanding(NamedTuple):
    """How strong somebody seems in a game and role, how sure that is, and after how many games."""

    mu: float
    sigma: float
    games: int
    won: int


def take_ladder(connection: Connection) -> None:
    """Before anything is written: games are rated in the order of the entries that end them."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(THE_LADDER)))


@cache  # one model, which has no state
def rating_model() -> Any:
    return new_model()


def rate_ended(connection: Connection, table: str, ended: RatedGame, at: float) -> None:
    """One game, in the transaction in which it ends."""
    before = {seat.seat: standing_of(connection, ended.game, seat) for seat in ended.seats}
    after = rate_seats(ended, before)
    for seat in ended.seats:
        mu, sigma = after[seat.seat]
        row = {**seat._asdict(), "table_id": table, "game": ended.game, "at": at}
        connection.execute(insert(RATED_SEATS).values(**row, mu=mu, sigma=sigma))
        if seat.guest:
            write_standing(connection, ended.game, seat, next_standing(before, after, seat))


def next_standing(
    before: Mapping[int, PersonStanding], after: Mapping[int, tuple[float, float]], seat: RatedSeat
) -> PersonStanding:
    was = before[seat.seat]
    return PersonStanding(*after[seat.seat], was.games + 1, was.won + (seat.place == FIRST))


def rate_seats(
    ended: RatedGame, before: Mapping[int, PersonStanding]
) -> dict[int, tuple[float, float]]:
    """Every seat for itself; a bot stays on its rung."""
    teams = [[rating_model().rating(mu=was.mu, sigma=was.sigma)] for was in before.values()]
    rated = rating_model().rate(teams, ranks=[seat.place for seat in ended.seats])
    return {
        seat.seat: (was.mu, was.sigma) if seat.bot else (now.mu, now.sigma)
        for seat, was, (now,) in zip(ended.seats, before.values(), rated, strict=True)
    }


def standing_of(connection: Connection, game: str, seat: RatedSeat) -> PersonStanding:
    if seat.bot:
        return PersonStanding(rungs_of(game)[seat.role][seat.bot], DOUBT, 0, 0)
    columns = [RATINGS.c[name] for name in PersonStanding._fields]
    row = connection.execute(select(*columns).where(is_standing(game, seat))).first()
    new = rating_model().rating()
    return PersonStanding(*row) if row else PersonStanding(new.mu, new.sigma, 0, 0)


def write_standing(connection: Connection, game: str, seat: RatedSeat, now: PersonStanding) -> None:
    connection.execute(delete(RATINGS).where(is_standing(game, seat)))
    whose = {"guest": seat.guest, "game": game, "role": seat.role}
    connection.execute(insert(RATINGS).values(**whose, **now._asdict()))


def is_standing(game: str, seat: RatedSeat) -> Any:
    mine = (RATINGS.c.guest == seat.guest) & (RATINGS.c.game == game)
    return mine & (RATINGS.c.role == seat.role)


def all_standings(connection: Connection) -> Sequence[Any]:
    """Every number of the ladder, in one order: to compare two of them."""
    parts: Iterable[Any] = (
        select(RATINGS).order_by(RATINGS.c.guest, RATINGS.c.game, RATINGS.c.role),
        select(RATED_SEATS).order_by(RATED_SEATS.c.table_id, RATED_SEATS.c.seat),
    )
    return [tuple(row) for query in parts for row in connection.execute(query)]
