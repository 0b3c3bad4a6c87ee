"""Examples for whoever reads the rules.

`board 11 r5b2y?k3` boards ship 11 with a crew, from the top; `count chest 2/1/1` counts a kind.
"""

import re
from typing import Any

from quarterdeck.core.counts import Counts, minus
from quarterdeck.core.errors import NotationError
from quarterdeck.core.examples import Example
from quarterdeck.core.sentence import Sentence, sentence
from quarterdeck.core.table import LoadedTable

from . import components as box
from .boarding import settle_wages
from .ending import shares, tell_kind
from .narrate import narrate
from .options import Options
from .ships import KINDS, SHIPS, ship_columns
from .state import Pile

TRIES = ("board 11 r5b2y?k3", "count chest 2/1/1")
NUMBERED = {str(ship + 1): ship for ship in range(SHIPS)}
DISC = f"[{box.LETTERS}][{re.escape(''.join(box.FACES))}]"
CREW = re.compile(rf"(?:{DISC}){{2,{box.HIGHEST}}}")
HELD = re.compile(rf"[0-{box.PIECES}](?:/[0-{box.PIECES}]){{1,{box.MOST_SEATS - 1}}}")


def example(options: Options, text: str) -> Example:
    match text.split():
        case ["board", ship, crew] if ship in NUMBERED and CREW.fullmatch(crew):
            return board_example(options, NUMBERED[ship], read_discs(crew))
        case ["count", kind, held] if kind in KINDS and HELD.fullmatch(held):
            return count_example(options, KINDS.index(kind), tuple(map(int, held.split("/"))))
    raise NotationError(text, TRIES)


def read_discs(text: str) -> Pile:
    """Discs from the top, each by its colour and its face."""
    return tuple(
        box.HAND * box.LETTERS.index(colour) + box.FACES.index(face)
        for colour, face in re.findall(DISC, text)
    )


def board_example(options: Options, ship: int, crew: Pile) -> Example:
    """What everyone gains, each with the money of the start; too small a crew gains nothing."""
    numbers = ship_columns(options.components)
    purses = (box.START,) * box.MOST_SEATS
    if len(crew) < numbers.crews[ship]:
        needs, has = numbers.crews[ship], len(crew)
        said = sentence("dorra-why-too-small-a-crew", ship=ship + 1, needs=needs, has=has)
        return Example((0,) * box.MOST_SEATS, (said,))
    table = LoadedTable()
    after, _ = settle_wages(purses, crew, numbers.ducats[ship], numbers.wages[ship], table)
    return Example(minus(after, purses), said_at(table))


def count_example(options: Options, kind: int, held: Counts) -> Example:
    """What a kind of booty brings everyone in the end."""
    gains, table = shares(held, ship_columns(options.components).worth[kind]), LoadedTable()
    tell_kind(kind, held, gains, table)
    return Example(gains, said_at(table))


def said_at(table: LoadedTable) -> tuple[Sentence, ...]:
    heard: list[Any] = table.heard_by_anyone()
    return tuple(map(narrate, heard))
