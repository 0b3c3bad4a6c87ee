"""The REST API of games: what there is to play, its rules and its words."""

import asyncio
from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Annotated, Literal

from litestar import get
from litestar.params import PathParameter, QueryParameter

from quarterdeck.bots.levels import levels
from quarterdeck.core.game import AnyGame
from quarterdeck.core.options import choices, number_tables
from quarterdeck.core.options import sources as sources_of
from quarterdeck.core.rulebook import Clause
from quarterdeck.games import GAMES, find
from quarterdeck.insight.coach import has_coach
from quarterdeck.lessons.lesson import lessons_of
from quarterdeck.matches.rules_lab import ShippedLab, shipped_lab
from quarterdeck.server.api.forms import (
    About,
    Chapter,
    ClauseText,
    NumberTemplate,
    OfferedOption,
    Rules,
)
from quarterdeck.server.http_errors import problems
from quarterdeck.words import (
    LANGUAGES,
    Words,
    texts_of_handbook,
    texts_to_choose_by,
    words,
)
from quarterdeck.words.page_texts import APART, texts_apart, texts_for_page

Game = Annotated[str, PathParameter(pattern="^[a-z]{1,20}$", description="Which game")]
if TYPE_CHECKING:
    OneOfOurs = str
else:
    OneOfOurs = Literal[LANGUAGES]
Language = Annotated[OneOfOurs, QueryParameter(description="Of the texts")]
WordsFile = Annotated[
    str,
    PathParameter(
        pattern=r"^[a-z]{1,20}(-handbook)?\.ftl$",
        description="A game's name, alone or with -handbook; frame, games, accounts or fair",
    ),
]
Spoken = Annotated[
    str, PathParameter(pattern=f"^({'|'.join(LANGUAGES)})$", description="A language")
]


@get("/api/games", responses=problems(), tags=["games"], sync_to_thread=False)
def games() -> tuple[About, ...]:
    """Every game with what can be agreed on and who can play."""
    return tuple(map(about_game, GAMES.values()))


def about_game(game: AnyGame) -> About:
    least, most = game.seats[0], game.seats[-1]
    kind: type = game.options
    usual, known = kind(), choices(kind)
    options = (
        OfferedOption(name, f"{game.name}-option-{name}", values, getattr(usual, name))
        for name, values in known.items()
    )
    tables = (
        NumberTemplate(name, f"{game.name}-option-{name}", sheet.template())
        for name, sheet in number_tables(kind).items()
    )
    keys = (game.name, game.name, f"{game.name}-about")
    agreed = (tuple(options), tuple(tables))
    return About(
        *(*keys, least, most, *agreed, levels(game), has_coach(game), dict(game.numbers)),
        lessons=lessons_of(game),
    )


@get("/api/games/{game:str}/house-rules", responses=problems(400, 404), tags=["games"])
async def read_lab(game: Game) -> ShippedLab:
    """What each house rule does to a game, as bots have tried it; nothing where none has."""
    return shipped_lab(find(game))


@get("/api/games/{game:str}/rules", responses=problems(400, 404), tags=["games"])
async def read_rules(game: Game, language: Language = "en") -> Rules:
    """The rulebook in our words, chapter by chapter."""
    found = find(game)
    said = words(found, language)
    numbers = tuple(said.say(each) for each in sources_of(found.options()))
    return Rules(found.name, language, tuple(chapters(found, said)), numbers)


def chapters(game: AnyGame, said: Words) -> Iterator[Chapter]:
    clauses = game.rulebook.clauses.values()
    for chapter, group in groupby(clauses, key=lambda clause: clause.chapter):
        texts = (clause_text(each, said) for each in group)
        yield Chapter(said.text(f"{game.name}-chapter-{chapter}"), tuple(texts))


def clause_text(clause: Clause, said: Words) -> ClauseText:
    (kind, text), *ours = said.parts(clause)
    return ClauseText(clause.number, kind, text, " ".join(each for _, each in ours))


@get(
    "/api/words/{language:str}/{file:str}",
    responses=problems(400, 404),
    media_type="text/plain",
    tags=["games"],
)
async def read_texts_of_game(language: Spoken, file: WordsFile) -> str:
    """The sentences of the frame, of a game, of its handbook, of accounts or notices, or what all
    games are chosen by: whatever a page may have to say; clauses come with the rules.
    """
    name, _, handbook = file.removesuffix(".ftl").partition("-")
    if handbook:
        return texts_of_handbook(find(name), language)
    if name == "games":
        return texts_to_choose_by(language)
    if name in APART:
        return await asyncio.to_thread(texts_apart, name, language)
    about = None if name == "frame" else find(name)
    return await asyncio.to_thread(texts_for_page, about, language)  # once, and at length


HANDLERS = [games, read_rules, read_lab, read_texts_of_game]
