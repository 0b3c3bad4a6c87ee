"""The REST API of the ladder: who is how strong, and what somebody has played."""

from typing import Annotated

import msgspec
from litestar import get
from litestar.params import PathParameter, QueryParameter

from quarterdeck.games import find
from quarterdeck.matches.rungs import rungs_of
from quarterdeck.rooms.rated_results import FIRST
from quarterdeck.rooms.refusals import Denied
from quarterdeck.server.api.finished import Table, require_finished
from quarterdeck.server.api.games import Game
from quarterdeck.server.clean_text import LONGEST_NAME
from quarterdeck.server.http_errors import problems
from quarterdeck.server.ladder.ladder_store import (
    CURVE,
    LATELY,
    Climber,
    OwnStanding,
    RatedChange,
    RatedOnce,
    is_sure,
    rating_points,
)
from quarterdeck.server.services import Services

MOST_GAMES = 5 * CURVE  # that are looked at: four games, one of which has two roles
START = 25.0  # where the model begins
Role = Annotated[str, QueryParameter(pattern="^[a-z]{0,20}$", description="Where parts differ")]
Called = Annotated[
    str, PathParameter(min_length=1, max_length=LONGEST_NAME, description="Somebody's kept name")
]


class Rung(msgspec.Struct, frozen=True):
    """A bot, which stays where it was measured."""

    level: str
    points: int


class OnLadder(msgspec.Struct, frozen=True):
    name: str
    points: int
    doubt: int
    games: int
    won: int
    sure: bool  # whether they have played enough to have a place
    yours: bool


class LadderTold(msgspec.Struct, frozen=True):
    game: str
    role: str
    roles: tuple[str, ...]
    people: tuple[OnLadder, ...]
    rungs: tuple[Rung, ...]


class RatingTold(msgspec.Struct, frozen=True):
    game: str
    role: str
    points: int
    doubt: int
    games: int
    won: int
    sure: bool
    curve: tuple[int, ...]  # from where everybody begins, game by game


class RatedGameTold(msgspec.Struct, frozen=True):
    table: str
    game: str
    role: str
    won: bool
    at: float
    change: int


class RatingChange(msgspec.Struct, frozen=True):
    """What one game did to the rating of one seat."""

    seat: int
    before: int
    after: int
    bot: str  # the level of a bot, which stays on its rung; none for people


class BotRecord(msgspec.Struct, frozen=True):
    game: str
    level: str
    games: int
    won: int


class Profile(msgspec.Struct, frozen=True):
    name: str
    since: float
    yours: bool
    ratings: tuple[RatingTold, ...]
    lately: tuple[RatedGameTold, ...]
    bots: tuple[BotRecord, ...]


@get("/api/games/{game:str}/ladder", responses=problems(400, 404), tags=["ladder"])
async def read_ladder(
    game: Game, services: Services, guest: str | None, role: Role = ""
) -> LadderTold:
    """People by their ratings, and bots as fixed rungs among them."""
    found = find(game)
    roles = found.roles.names
    here = role or (roles[0] if roles else "")
    if here not in (roles or ("",)):
        raise Denied("no-such-role", role=here)
    people = await services.ladder.climbers(found.name, here)
    levels = rungs_of(found.name).get(here, {})
    return LadderTold(
        *(found.name, here, roles),
        people=tuple(on_ladder(each, guest) for each in people),
        rungs=tuple(Rung(level, rating_points(mu)) for level, mu in levels.items()),
    )


def on_ladder(each: Climber, guest: str | None) -> OnLadder:
    sure = is_sure(each.games, each.sigma)
    told = (each.name, rating_points(each.mu), rating_points(each.sigma), each.games, each.won)
    return OnLadder(*told, sure, each.guest == guest)


@get("/api/people/{name:str}", responses=problems(400, 404), tags=["ladder"])
async def read_profile(name: Called, services: Services, guest: str | None) -> Profile:
    """Somebody's ratings with their curves, their latest rated games, and how they do with bots."""
    account = await services.accounts.store.find_name(name)
    if account is None or account.banned_at is not None:
        raise Denied("no-such-person")
    games = await services.ladder.rated_games(account.id, MOST_GAMES)
    standings = await services.ladder.standings(account.id)
    return Profile(
        *(account.name, account.made_at, account.id == guest),
        ratings=tuple(rating_told(each, games) for each in standings),
        lately=tuple(map(rated_game_told, games[:LATELY])),
        bots=tuple(BotRecord(*each) for each in await services.ladder.against_bots(account.id)),
    )


def rating_told(own: OwnStanding, games: list[RatedOnce]) -> RatingTold:
    here = [each for each in games if (each.game, each.role) == (own.game, own.role)]
    head = (own.game, own.role, rating_points(own.mu), rating_points(own.sigma), own.games, own.won)
    begun = (START,) if len(here) <= CURVE else ()
    curve = (*begun, *(each.mu for each in reversed(here[:CURVE])))
    return RatingTold(*head, is_sure(own.games, own.sigma), tuple(map(rating_points, curve)))


def rated_game_told(each: RatedOnce) -> RatedGameTold:
    before = START if each.before is None else each.before
    head = (each.table_id, each.game, each.role, each.place == FIRST, each.at)
    return RatedGameTold(*head, rating_points(each.mu) - rating_points(before))


@get("/api/tables/{table:str}/ratings", responses=problems(400, 404, 409), tags=["ladder"])
async def read_changes(
    table: Table, services: Services, guest: str | None
) -> tuple[RatingChange, ...]:
    """What a rated game changed, seat by seat; nothing where it was a friendly one."""
    await require_finished(services, table, guest)
    return tuple(map(change_told, await services.ladder.changes_at(table)))


def change_told(each: RatedChange) -> RatingChange:
    after = rating_points(each.mu)
    before = rating_points(START if each.before is None else each.before)
    return RatingChange(each.seat, after if each.bot else before, after, each.bot)


HANDLERS = [read_ladder, read_profile, read_changes]
