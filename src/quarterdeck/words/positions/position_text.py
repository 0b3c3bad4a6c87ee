"""A game's position in words, for lines of text; and what any game can be told by."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from quarterdeck.core.sentence import Sentence
from quarterdeck.words import Words

Scores = tuple[int | None, ...]


def no_warning(_: Any, __: str) -> Sentence | None:
    return None


class PositionText(NamedTuple):
    """What a screen asks a game about a view."""

    lines: Callable[[Any, Words], list[str]]  # the position, line by line
    target: Callable[[Any], int | None]  # points that win
    stage: Callable[[Any], Sentence | None]  # what is special about this part of the game
    phrase: Callable[[str, Words], str]  # an action's word, put kindly
    scores: Callable[[Any, Scores], Scores]  # as far as the view knows them
    warning: Callable[[Any, str], Sentence | None] = no_warning  # of a word that loses at once


def lines(seen: Any, _: Words) -> list[str]:
    """Every field of the view with its value."""
    fields = msgspec.to_builtins(seen)
    return [f"{name}: {msgspec.json.encode(value).decode()}" for name, value in fields.items()]


def no_target(_: Any) -> int | None:
    return None


def no_stage(_: Any) -> Sentence | None:
    return None


def as_written(word: str, _: Words) -> str:
    return word


def all_scores(_: Any, scores: Scores) -> Scores:
    return scores


TEXT = PositionText(lines, no_target, no_stage, as_written, all_scores)
