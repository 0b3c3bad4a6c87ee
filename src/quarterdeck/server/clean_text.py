"""What people type, without what cannot be seen."""

import unicodedata
from collections.abc import Iterable, Iterator

from quarterdeck.rooms.refusals import Denied

LONGEST_NAME = 40
INVISIBLE = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")  # controls, direction marks, private use
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters that show nothing
JOINER = "\N{ZERO WIDTH JOINER}"
PICTURE = "So"  # what a joiner makes one of: a flag and a skull, people and a heart
SELECTOR = "\N{VARIATION SELECTOR-16}"  # after what shall be drawn as a picture
SHADES = "".join(map(chr, range(0x1F3FB, 0x1F400)))  # of skin, after whoever has it
MARKS = ("Mn", "Me")  # written over or under the letter before
STACKED = 2  # marks that languages put on one letter; more would cover the lines around


def clean(text: str) -> str:
    """Without what cannot be seen, with plain spaces; markup is left as the text it is."""
    typed = unicodedata.normalize("NFC", text)
    shown = (" " if each.isspace() else each for each in without_unseen(typed))
    return " ".join("".join(limit_marks(shown)).split())


def without_unseen(text: str) -> Iterator[str]:
    """What can be seen, and whatever makes one picture of two."""
    for place, each in enumerate(text):
        if can_be_seen(each) or each.isspace() or joins_pictures(text, place):
            yield each


def joins_pictures(text: str, place: int) -> bool:
    """A joiner right between two: anywhere else it shows nothing."""
    if text[place] != JOINER:
        return False
    before, after = text[:place].rstrip(SELECTOR + SHADES), text[place + 1 :]
    return is_picture(before[-1:]) and is_picture(after[:1])


def is_picture(letter: str) -> bool:
    return letter != "" and unicodedata.category(letter) == PICTURE


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
    name = clean(text).replace(JOINER, "")  # nobody is called like another but for a joiner
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Denied("bad-name", longest=LONGEST_NAME)
    return name
