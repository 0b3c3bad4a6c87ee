"""When two names are the same: however they are written, and whatever looks like them."""

import unicodedata
from functools import cache
from importlib.resources import files
from typing import NamedTuple

LONGEST_KEY = 200  # letters; NFKC makes up to eighteen of one, and such are cut


class NameKeys(NamedTuple):
    """By which a name is found, and told from others."""

    folded: str
    skeleton: str


def keys_of_name(name: str) -> NameKeys:
    """Two names are one where either key is the same."""
    plain = unicodedata.normalize("NFKC", name)
    folded = "".join(plain.casefold().split())
    looks = "".join(map(looks_like, "".join(plain.split()))).casefold()
    return NameKeys(folded[:LONGEST_KEY], "".join(map(looks_like, looks))[:LONGEST_KEY])


def looks_like(letter: str) -> str:
    return lookalikes().get(letter, letter)


@cache  # one table, read once
def lookalikes() -> dict[str, str]:
    """What passes for a letter of the alphabet, and which; nought passes for o, one and I for l."""
    lines = (files(__package__) / "lookalikes.txt").read_text("utf-8").splitlines()
    found = {"0": "o", "1": "l", "I": "l", "|": "l"}
    for line in lines:
        if not line.startswith("#"):
            plain, like = line.split(" ", 1)
            found |= dict.fromkeys(like, found.get(plain, plain))
    return found
