"""What people type, without what cannot be seen."""

import unicodedata
from collections.abc import Iterable, Iterator

from quarterdeck.rooms.refusals import Denied

LONGEST_NAME = 40
INVISIBLE = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")  # controls, direction marks, private use
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters that show nothing
MARKS = ("Mn", "Me")  # written over or under the letter before
STACKED = 2  # marks that languages put on one letter; more would cover the lines around


def clean(text: str) -> str:
    """Without what cannot be seen, with plain spaces; markup is left as the text it is."""
    shown = (" " if each.isspace() else each for each in unicodedata.normalize("NFC", text))
    return " ".join("".join(limit_marks(each for each in shown if can_be_seen(each))).split())


def can_be_seen(letter: str) -> bool:
    return letter not in BLANK and unicodedata.category(letter) not in INVISIBLE


def limit_marks(letters: Iterable[str]) -> Iterator[str]:
    """The same with few marks a letter, and none before the first."""
    marks = STACKED
    for each in letters:
        marks = marks + 1 if unicodedata.category(each) in MARKS else 0
        if marks <= STACKED:
            yield each


def clean_name(text: str) -> str:
    name = clean(text)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Denied("bad-name", longest=LONGEST_NAME)
    return name
