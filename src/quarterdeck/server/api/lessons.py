"""The REST API of lessons: a game of a few moves that is told step by step, and why not otherwise.

Nothing of a lesson is kept here: which step somebody has come to, their page remembers.
"""

from collections.abc import Callable
from typing import Annotated, Any

from litestar import get
from litestar.params import PathParameter, QueryParameter
from msgspec.structs import replace

from quarterdeck.core.errors import IllegalAction, QuarterdeckError
from quarterdeck.games import find
from quarterdeck.lessons.lesson import LEARNER, Lesson, LessonStep, find_lesson, lessons_of
from quarterdeck.lessons.texts import lesson_words, step_key
from quarterdeck.rooms import requests
from quarterdeck.server import letters
from quarterdeck.server.api.forms import LessonStepTold, LessonTold, WhyNotHere
from quarterdeck.server.api.games import Game, Language
from quarterdeck.server.http_errors import problems
from quarterdeck.server.letters import Audience
from quarterdeck.server.messages import Shown
from quarterdeck.words import Words

LONGEST_WORD = 80  # letters of an action in its notation
Name = Annotated[str, PathParameter(pattern="^[a-z]{1,20}$", description="Which lesson")]
Place = Annotated[int, QueryParameter(ge=0, le=99, description="The step, counted from 0")]
Word = Annotated[
    str, QueryParameter(min_length=1, max_length=LONGEST_WORD, description="What was tried")
]


@get("/api/games/{game:str}/lessons/{name:str}", responses=problems(400, 404), tags=["lessons"])
async def read_lesson(game: Game, name: Name, language: Language = "en") -> LessonTold:
    """Every step of a lesson: what is said there, the table as it stands, and what leads on."""
    lesson = find_lesson(find(game), name)
    said = lesson_words(lesson.game, language)
    steps = tuple(tell_step(lesson, number, said) for number in range(len(lesson.steps)))
    others = tuple(each for each in lessons_of(lesson.game) if each != name)
    return LessonTold(game, name, steps, others)


def tell_step(lesson: Lesson, number: int, said: Words) -> LessonStepTold:
    step, key = lesson.steps[number], step_key(lesson.game, lesson.steps[number].name)
    return LessonStepTold(
        said.title(key), said.text(key), step.asks, show_step(lesson, step, number)
    )


def show_step(lesson: Lesson, step: LessonStep, number: int) -> Shown:
    """As any table is shown, but only what the teacher asks for can be done."""
    company = Audience(LEARNER, lesson.seat, frozenset({LEARNER}))
    shown = letters.show(step.room, company, step.led_here)
    asked = (step.asks,) if step.asks else ()
    return replace(shown, seq=number, actions=asked, may_take_back=False)


@get(
    "/api/games/{game:str}/lessons/{name:str}/why-not",
    responses=problems(400, 404),
    tags=["lessons"],
    sync_to_thread=False,
)
def why_not_here(game: Game, name: Name, step: Place, word: Word) -> WhyNotHere:
    """What the rules say to another action at a step: the ordinary refusal."""
    lesson = find_lesson(find(game), name)
    here: Any = lesson.steps[min(step, len(lesson.steps) - 1)]
    return refusal_of(lambda: requests.check_word(here.room, lesson.seat, word))


def refusal_of(check: Callable[[], object]) -> WhyNotHere:
    """Why something cannot be done, where it cannot."""
    try:
        check()
    except QuarterdeckError as no:
        return WhyNotHere(no.sentence, no.clause.number if isinstance(no, IllegalAction) else None)
    return WhyNotHere(None, None)


HANDLERS = [read_lesson, why_not_here]
