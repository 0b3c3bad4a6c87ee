"""The REST API, first half: guests, games, rules, words."""

from collections.abc import Iterator
from itertools import groupby
from typing import Annotated, Any, Literal

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import PathParameter, QueryParameter

from quarterdeck.bots.coach import COACHES
from quarterdeck.bots.ladder import levels
from quarterdeck.core.options import choices, sheets
from quarterdeck.core.options import sources as sources_of
from quarterdeck.games import GAMES, find
from quarterdeck.server.forms import About, Chapter, ClauseText, Me, NewGuest, Option, Rules, Sheet
from quarterdeck.server.house import House
from quarterdeck.server.problems import documented
from quarterdeck.server.room import AnyGame, Denied
from quarterdeck.server.security import clean_name, guest_of, new_guest, sign
from quarterdeck.server.sockets import COOKIE
from quarterdeck.words import Words, sources, words

A_YEAR = 365 * 24 * 3600
Game = Annotated[str, PathParameter(pattern="^[a-z]{1,20}$", description="Which game")]
Language = Annotated[Literal["en", "fr", "de"], QueryParameter(description="Of the texts")]
WordsFile = Annotated[
    str, PathParameter(pattern=r"^[a-z]{1,20}\.ftl$", description="A game's name, or frame")
]
Spoken = Annotated[str, PathParameter(pattern="^(en|fr|de)$", description="A language")]
AnyRequest = Request[Any, Any, Any]


# Guests


async def guest(request: AnyRequest, house: House) -> str | None:
    """Who asks, by the cookie."""
    return guest_of(request.cookies.get(COOKIE), house.secret)


async def named(house: House, guest: str | None) -> str:
    """What the one who asks is called; nobody plays without a name."""
    name = await house.hub.store.guest_name(guest) if guest else None
    if name is None:
        raise Denied("no-guest")
    return name


@post("/api/guests", responses=documented(400, 403, 422), tags=["guests"])
async def introduce(
    request: AnyRequest, data: NewGuest, house: House, guest: str | None
) -> Response[Me]:
    """Say what you are called; a cookie remembers you."""
    name, who = clean_name(data.name), guest or new_guest()
    await house.hub.store.name_guest(who, name)
    cookie = Cookie(
        key=COOKIE,
        value=sign(who, house.secret),
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(Me(name), status_code=201, cookies=[cookie])


@get("/api/me", responses=documented(), tags=["guests"])
async def me(house: House, guest: str | None) -> Me:
    """What you are called, if you have said so."""
    return Me(await house.hub.store.guest_name(guest) if guest else None)


# Games


@get("/api/games", responses=documented(), tags=["games"], sync_to_thread=False)
def games() -> tuple[About, ...]:
    """Every game with what can be agreed on and who can play."""
    return tuple(map(about, GAMES.values()))


def about(game: AnyGame) -> About:
    least, most = game.seats[0], game.seats[-1]
    kind: type = game.options
    usual, known = kind(), choices(kind)
    options = (
        Option(name, f"{game.name}-option-{name}", values, getattr(usual, name))
        for name, values in known.items()
    )
    tables = (
        Sheet(name, f"{game.name}-option-{name}", sheet.template())
        for name, sheet in sheets(kind).items()
    )
    keys = (game.name, game.name, f"{game.name}-about")
    agreed = (tuple(options), tuple(tables))
    return About(
        *keys, least, most, *agreed, levels(game), game.name in COACHES, dict(game.numbers)
    )


@get("/api/games/{game:str}/rules", responses=documented(400, 404), tags=["games"])
async def rules(game: Game, language: Language = "en") -> Rules:
    """The rulebook in our words, chapter by chapter."""
    found = find(game)
    said = words(found, language)
    numbers = tuple(said.say(each) for each in sources_of(found.options()))
    return Rules(found.name, language, tuple(chapters(found, said)), numbers)


def chapters(game: AnyGame, said: Words) -> Iterator[Chapter]:
    clauses = game.rulebook.clauses.values()
    for chapter, group in groupby(clauses, key=lambda clause: clause.chapter):
        texts = (ClauseText(each.number, each.kind, said.text(each.key)) for each in group)
        yield Chapter(said.text(f"{game.name}-chapter-{chapter}"), tuple(texts))


@get(
    "/api/words/{language:str}/{file:str}",
    responses=documented(400, 404),
    media_type="text/plain",
    tags=["games"],
)
async def texts(language: Spoken, file: WordsFile) -> str:
    """The sentences of the frame and of a game, for a browser to fill in."""
    name = file.removesuffix(".ftl")
    return "\n".join(sources(None if name == "frame" else find(name), language))


HANDLERS = [introduce, me, games, rules, texts]
