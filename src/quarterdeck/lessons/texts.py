"""What the teacher says, in a language: `kapern-lesson-ship`, and above it its `.title`."""

from functools import lru_cache
from importlib.resources import files

from quarterdeck.core.game import AnyGame, package_of
from quarterdeck.words import Words

SPOKEN = 32  # games and languages whose lessons are held


@lru_cache(maxsize=SPOKEN)
def lesson_words(game: AnyGame, language: str) -> Words:
    """The words of a game with those of its lessons."""
    return Words(game, language, lesson_texts(game, language))


def lesson_texts(game: AnyGame, language: str) -> str:
    return (files(package_of(game)) / "lessons" / f"{language}.ftl").read_text("utf-8")


def step_key(game: AnyGame, step: str) -> str:
    return f"{game.name}-lesson-{step}"
