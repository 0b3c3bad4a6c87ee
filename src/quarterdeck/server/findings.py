"""What an examination finds."""

from enum import Enum
from typing import NamedTuple

from quarterdeck.core.sentence import Sentence


class Grade(Enum):
    """By the mark that stands before what is found."""

    WELL = "✓"
    ABSENT = "–"  # it is not there, and need not be
    MIND = "!"  # it will do, but somebody should know
    WRONG = "✗"


class Finding(NamedTuple):
    grade: Grade
    said: Sentence


def make_finding(grade: Grade, key: str, **arguments: str | int) -> Finding:
    return Finding(grade, Sentence(key, arguments))
