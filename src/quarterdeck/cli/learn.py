"""`quarterdeck learn`: a game in five minutes, move by move."""

from quarterdeck.cli import options as the
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.games import find
from quarterdeck.lessons.lesson import find_lesson, lessons_of
from quarterdeck.terminal.plain_lesson import run_plain_lesson


def learn(game: the.Game, lesson: the.LessonName = None, /, *, language: the.Spoken = None) -> None:
    """Learn a game in five minutes, move by move.

    For example:

        quarterdeck learn kapern
        quarterdeck learn piracy navy --language fr
    """
    found = find(game)
    known = lessons_of(found)
    if not known:
        raise QuarterdeckError("learn-none", game=game)
    run_plain_lesson(find_lesson(found, lesson or known[0]), language or the.native())
