"""What people say of discs, as words: `move my 5 on blue 2`, `board ship 11 with the 5`."""

import re
from collections.abc import Mapping, Sequence

from quarterdeck.games.dorra import components as box
from quarterdeck.games.dorra.view import View
from quarterdeck.words import Words

VERBS = ("move", "board", "take", "obey", "mutiny")
PART = re.compile(rf"{'|'.join((*VERBS, *box.THINGS))}|\d+|\?|[{box.LETTERS}][2-5?]?")
DISC = re.compile(rf"\b([{box.LETTERS}]) ([2-5?])")


def understand(said: str, seen: View, legal: Sequence[str], words: Words) -> str:
    """Colours and people by their letters; whatever is no part of a word is left out."""
    letters = letters_by_name(seen, words)
    spoken = re.findall(r"[\w?]+", re.sub(r"[’']s\b", "", said))
    parts = [part for each in spoken if PART.fullmatch(part := letters.get(each, each))]
    word = DISC.sub(r"\1\2", " ".join(parts))
    verb, *rest = word.split() or [""]
    turned = " ".join([verb, *reversed(rest)])
    return turned if turned in legal else word


def letters_by_name(seen: View, words: Words) -> Mapping[str, str]:
    """Whose disc it is: by the colour, in any case in English, or by who plays it."""
    by_name = dict(zip(box.COLOURS, box.LETTERS, strict=True))
    for seat, (colour, letter) in enumerate(list(by_name.items())):
        by_name[words.text("dorra-colour", colour=colour).casefold()] = letter
        if seat < len(seen.purses):
            by_name[words.name(seat, ()).casefold()] = letter
    return by_name
