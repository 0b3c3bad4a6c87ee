"""What people type, without what cannot be seen."""

import unicodedata

from quarterdeck.rooms.refusals import Denied

LONGEST_NAME = 40
INVISIBLE = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")  # controls, direction marks, private use


def clean(text: str) -> str:
    """Without what cannot be seen, with plain spaces; markup is left as the text it is."""
    shown = (" " if each.isspace() else each for each in unicodedata.normalize("NFC", text))
    kept = (each for each in shown if unicodedata.category(each) not in INVISIBLE)
    return " ".join("".join(kept).split())


def clean_name(text: str) -> str:
    name = clean(text)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Denied("bad-name", longest=LONGEST_NAME)
    return name
