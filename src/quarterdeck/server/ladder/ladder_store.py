"""Ratings as they are read: the ladder of a game, and what one person has played."""

from typing import Any, NamedTuple

from sqlalchemy import Select, case, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from quarterdeck.server.database_schema import ACCOUNTS, GUESTS, RATED_SEATS, RATINGS
from quarterdeck.server.ladder.rated_tables import RatedTables

ENOUGH, SURE = 10, 6.0  # games, and the most doubt, of who has a place on the ladder
MOST_CLIMBERS = 100  # of one list
CURVE, LATELY = 100, 12  # games of a profile
POINTS = 40  # that one of the model's is shown as: a new name begins at 1000


class Climber(NamedTuple):
    guest: str
    name: str
    mu: float
    sigma: float
    games: int
    won: int


class OwnStanding(NamedTuple):
    game: str
    role: str
    mu: float
    sigma: float
    games: int
    won: int


class RatedOnce(NamedTuple):
    """One game of somebody's, and where it left them."""

    table_id: str
    game: str
    role: str
    place: int
    at: float
    mu: float
    before: float | None  # where they stood before it


class RatedChange(NamedTuple):
    """A seat of a rated game: where it stood before it, and where the game left it."""

    seat: int
    bot: str
    mu: float
    before: float | None


class AgainstBot(NamedTuple):
    game: str
    bot: str
    games: int
    won: int


def rating_points(mu: float) -> int:
    return round(POINTS * mu)


class LadderStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self.reading = engine.execution_options(reading=True)
        self.tables = RatedTables(engine)

    async def rows(self, query: Select[Any]) -> list[Any]:
        async with self.reading.connect() as connection:
            return list((await connection.execute(query)).all())

    async def climbers(self, game: str, role: str) -> list[Climber]:
        """The strongest first; those who have played little after all others."""
        joined = RATINGS.join(ACCOUNTS, ACCOUNTS.c.id == RATINGS.c.guest)
        joined = joined.join(GUESTS, GUESTS.c.id == RATINGS.c.guest)
        columns = [RATINGS.c.guest, GUESTS.c.name, *(RATINGS.c[n] for n in Climber._fields[2:])]
        here = (RATINGS.c.game == game) & (RATINGS.c.role == role) & ACCOUNTS.c.banned_at.is_(None)
        unsure = case((has_place(), 0), else_=1)
        query = select(*columns).select_from(joined).where(here)
        query = query.order_by(unsure, RATINGS.c.mu.desc(), GUESTS.c.name).limit(MOST_CLIMBERS)
        return [Climber(*row) for row in await self.rows(query)]

    async def standings(self, guest: str) -> list[OwnStanding]:
        columns = [RATINGS.c[name] for name in OwnStanding._fields]
        query = select(*columns).where(RATINGS.c.guest == guest)
        query = query.order_by(RATINGS.c.game, RATINGS.c.role)
        return [OwnStanding(*row) for row in await self.rows(query)]

    async def rated_games(self, guest: str, most: int) -> list[RatedOnce]:
        """The latest first."""
        own = (RATED_SEATS.c.game, RATED_SEATS.c.role)
        before = func.lag(RATED_SEATS.c.mu).over(partition_by=own, order_by=RATED_SEATS.c.at)
        columns = [RATED_SEATS.c[name] for name in RatedOnce._fields[:-1]]
        query = select(*columns, before).where(RATED_SEATS.c.guest == guest)
        query = query.order_by(RATED_SEATS.c.at.desc()).limit(most)
        return [RatedOnce(*row) for row in await self.rows(query)]

    async def changes_at(self, table: str) -> list[RatedChange]:
        """What one game did to whoever sat there; a bot stays on its rung."""
        here, earlier = RATED_SEATS.alias(), RATED_SEATS.alias()
        same = (earlier.c.guest == here.c.guest) & (earlier.c.game == here.c.game)
        same &= (earlier.c.role == here.c.role) & (earlier.c.at < here.c.at)
        last = select(earlier.c.mu).where(same).order_by(earlier.c.at.desc()).limit(1)
        columns = (here.c.seat, here.c.bot, here.c.mu, last.scalar_subquery())
        query = select(*columns).where(here.c.table_id == table).order_by(here.c.seat)
        return [RatedChange(*row) for row in await self.rows(query)]

    async def against_bots(self, guest: str) -> list[AgainstBot]:
        """How often they were placed before each bot they met."""
        mine, theirs = RATED_SEATS.alias(), RATED_SEATS.alias()
        met = (theirs.c.table_id == mine.c.table_id) & (theirs.c.bot != "")
        won = func.sum(case((mine.c.place < theirs.c.place, 1), else_=0))
        query = select(mine.c.game, theirs.c.bot, func.count(), won)
        query = query.select_from(mine.join(theirs, met)).where(mine.c.guest == guest)
        query = query.group_by(mine.c.game, theirs.c.bot).order_by(mine.c.game, theirs.c.bot)
        return [AgainstBot(game, bot, n, int(w)) for game, bot, n, w in await self.rows(query)]


def has_place() -> Any:
    return (RATINGS.c.games >= ENOUGH) & (RATINGS.c.sigma <= SURE)


def is_sure(games: int, sigma: float) -> bool:
    return games >= ENOUGH and sigma <= SURE
