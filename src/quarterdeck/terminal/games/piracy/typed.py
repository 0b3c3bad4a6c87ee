"""What people say of the chart, as words: `sail K11` for the shortest way, `fire n`."""

import re
from collections.abc import Iterator, Sequence

from quarterdeck.games.piracy.grid import DIRECTIONS
from quarterdeck.games.piracy.view import View
from quarterdeck.words import Words

SQUARES = re.compile(r"\b([a-z]\d\d?) (?=[a-z]\d)")


def understand(said: str, _: View, legal: Sequence[str], __: Words) -> str:
    plain = said.replace(" to ", " ")
    verb, aim = (*plain.split(" ", 1), "")[:2]
    if verb == "fire" and aim:
        return next((f"fire {each}" for each in DIRECTIONS if each.startswith(aim)), plain)
    if verb != "sail":
        return plain
    return next(shortest_ways(plain, legal), SQUARES.sub(r"\1-", plain))


def shortest_ways(said: str, legal: Sequence[str]) -> Iterator[str]:
    """Where only the end of a way is named, the ways that lead there."""
    place = said.removeprefix("sail ").upper()
    ways = [word for word in legal if re.fullmatch(rf"sail (?:\w+-)*{re.escape(place)}", word)]
    yield from sorted(ways, key=len)
