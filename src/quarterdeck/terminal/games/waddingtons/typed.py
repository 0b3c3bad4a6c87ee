"""What people say at sea, as words: `sail north-east 7`, `sail to Venice`, `offer red 3`."""

import re
from collections.abc import Iterator, Sequence

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import sea
from quarterdeck.games.waddingtons.notation import read
from quarterdeck.games.waddingtons.view import View
from quarterdeck.terminal.games.waddingtons.helm import square_of_action
from quarterdeck.words import Words

FILLERS = ("to", "the", "a", "my", "for", "nach", "vers", "à")
CREW = re.compile(rf"\b({'|'.join(box.COLOURS)}) ([1-3])\b")
FAR_FIRST = re.compile(r"^sail (\d+) (\w+)$")


def understand(said: str, seen: View, legal: Sequence[str], words: Words) -> str:
    plain = " ".join(word for word in said.split() if word not in FILLERS)
    for heading, name in long_headings(words):
        plain = re.sub(rf"\b{name}\b", heading, plain)
    crew = CREW.sub(lambda found: found[1][0] + found[2], plain)
    ordered = FAR_FIRST.sub(r"sail \2 \1", crew)
    return next(leading_there(ordered, seen, legal, words), ordered)


def long_headings(words: Words) -> Iterator[tuple[str, str]]:
    """The longest first: `north` is a part of `north-east`."""
    said = [(each, words.text("waddingtons-heading", heading=each)) for each in sea.HEADINGS]
    for heading, name in sorted(said, key=lambda each: -len(each[1])):
        yield heading, name.casefold().replace("-", "[- ]?")


def leading_there(said: str, seen: View, legal: Sequence[str], words: Words) -> Iterator[str]:
    """What sails to a square or a port that was named instead of a heading; by the rules or not."""
    verb, _, place = said.replace(" island", "island").partition(" ")
    if verb in ("sail", "go") and " " not in place:
        yield from (word for word in legal if place in names_at_end(word, seen, words))
        yield from lines_to(place, seen, words)
        if any(place in names_of_square(square, words) for square in range(len(sea.NAMES))):
            raise QuarterdeckError("waddingtons-no-line", place=place)


def names_at_end(word: str, seen: View, words: Words) -> tuple[str, ...]:
    """What the square is called that a word sails to."""
    sails = word.startswith("sail")
    return names_of_square(square_of_action(seen, read(word)), words) if sails else ()


def lines_to(place: str, seen: View, words: Words) -> Iterator[str]:
    """Straight lines to a place out of reach: the referee tells what speaks against them."""
    ship = seen.ships[seen.sailing] if seen.ships else None
    for heading, ray in enumerate(sea.RAYS[ship.square] if ship else ()):
        for far, square in enumerate(ray, start=1):
            if place in names_of_square(square, words):
                yield f"sail {sea.HEADINGS[heading]} {far}"


def names_of_square(square: int, words: Words) -> tuple[str, ...]:
    """Its column and row or its port, and the island it lies at."""
    name = sea.NAMES[square]
    isles = (("treasure", sea.COAST), ("flat", sea.FLAT_SHORE))
    beside = [isle for isle, shore in isles if square in shore]
    told = [*beside, *(f"{isle}island" for isle in beside)]
    return (name, words.text("waddingtons-place", square=name).casefold(), *told)
