"""The REST API of games to study: which there are, every step with its remarks, and what can be
made of them, as of any finished game."""

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.di import Provide
from litestar.params import PathParameter, SkipValidation

from quarterdeck.core import logbook
from quarterdeck.games import GAMES, find
from quarterdeck.insight.heat_map import has_heat
from quarterdeck.insight.turning_points import Course
from quarterdeck.lessons.studies import Study, find_study, steps_of_study, studies_of
from quarterdeck.rooms.forks import Forker, play_on_from
from quarterdeck.server import letters
from quarterdeck.server.api.finished import Asked, send_packed, write_replay
from quarterdeck.server.api.forms import Comment, NewFork, Opening, Replay, StudyListed
from quarterdeck.server.api.games import Game
from quarterdeck.server.api.guests import require_name
from quarterdeck.server.api.play_on import open_forked
from quarterdeck.server.api.tables import AnyRequest, check_rate
from quarterdeck.server.http_errors import problems
from quarterdeck.server.letters import Audience
from quarterdeck.server.services import Services
from quarterdeck.words import LANGUAGES

Name = Annotated[str, PathParameter(pattern="^[a-z]{1,20}$", description="Which study")]
Named = SkipValidation[Study]  # a game is made of functions
NOBODY = Audience("", None, frozenset())


async def named_study(game: Game, name: Name) -> Study:
    return find_study(find(game), name)


OF_STUDY: Any = {"dependencies": {"study": Provide(named_study)}, "tags": ["studies"]}


@get("/api/studies", responses=problems(), tags=["studies"])
async def list_studies() -> tuple[StudyListed, ...]:
    """Every game to study, with what it is about in every language."""
    return tuple(
        StudyListed(game.name, name, about_study(find_study(game, name)))
        for game in GAMES.values()
        for name in studies_of(game)
    )


def about_study(study: Study) -> dict[str, str]:
    """What is remarked about the deal."""
    told = {language: logbook.remarks_at(study.book, 0, language) for language in LANGUAGES}
    return {language: " ".join(remarks) for language, remarks in told.items()}


@get(
    "/api/games/{game:str}/studies/{name:str}/replay",
    responses=problems(400, 404, 503),
    packed=True,
    **OF_STUDY,
)
async def read_study_replay(
    request: Asked, study: Named, services: Services, guest: str | None
) -> Response[Replay]:
    """Every step, to leaf through, with what is remarked about it."""

    async def make() -> bytes:
        book = logbook.write(study.book) if has_heat(study.game) else ""
        heats = await services.analyses.heats(book, guest or "") if book else ()
        seen = letters.chairs(steps_of_study(study)[-1].room, NOBODY)
        told = (study.table, study.entries, seen, heats, comments_of(study))
        return await services.answers.pack(write_replay, *told)

    return await send_packed(request, services, await services.answers.find(study.table, make))


def comments_of(study: Study) -> tuple[Comment, ...]:
    """Remarks by step, each with the language it is in; without one it is for everybody."""
    spoken = ("", *LANGUAGES)
    return tuple(
        Comment(each.entry, each.tag, each.text)
        for each in study.book.remarks
        if each.tag in spoken
    )


@get(
    "/api/games/{game:str}/studies/{name:str}/course",
    responses=problems(400, 404, 503),
    **OF_STUDY,
)
async def how_study_went(study: Named, services: Services, guest: str | None) -> Course:
    """Everyone's chance to win after every step, and what turned it."""
    return await services.analyses.course(logbook.write(study.book), guest or "")


@post(
    "/api/games/{game:str}/studies/{name:str}/fork",
    responses=problems(400, 401, 403, 404, 409, 422),
    **OF_STUDY,
)
async def play_on_from_study(
    request: AnyRequest, study: Named, data: NewFork, services: Services, guest: str | None
) -> Opening:
    """Play on from a position of it, among bots at a table of your own."""
    forker = Forker(str(guest), await require_name(services, guest))
    check_rate(request, services)
    forked = play_on_from(steps_of_study(study), data.seq, forker, data.seat)
    return await open_forked(services, forked)


HANDLERS = [list_studies, read_study_replay, how_study_went, play_on_from_study]
