"""A chart: the waters a game is played on, drawn in rows of signs.

It is a value, checked wherever it comes from: a file, a form or a logbook. What the rules read
from it is in waters.py.
"""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from quarterdeck.core.errors import BoxError
from quarterdeck.core.own_numbers import read_toml
from quarterdeck.core.sentence import Sentence, sentence

from . import components as box
from . import grid
from .book import BOOK
from .grid import Square, Squares

TEXT = Path(__file__).with_name("map.toml").read_text("utf-8")
FIELDS = ("name", "rows", "harbours", "islands")
LAND, OCEAN, NO_PASSING, ISLAND, SITE, HARBOUR = SIGNS = "#.=o$H"
LONGEST_NAME = 40
CHARTS = 8  # that are remembered at a time: the standard one, and some of people's own
SQUARES = 4 * grid.MOST_ROWS * grid.MOST_COLUMNS  # whose ways and sights are: of four large charts


class Chart(msgspec.Struct, frozen=True, gc=False, cache_hash=True, forbid_unknown_fields=True):
    """Rows of signs, and the names of what they show, in reading order."""

    name: str
    rows: tuple[str, ...]
    harbours: tuple[str, ...]
    islands: tuple[str, ...]

    def __post_init__(self) -> None:
        for wrong in wrongs(self):
            raise wrong

    @classmethod
    def load(cls, file: str) -> "Chart":
        """`--option map=my.toml`; whatever is wrong is told with its square."""
        try:
            text = Path(file).read_text("utf-8")
        except UnicodeDecodeError:
            raise BoxError("piracy-map-not-text", "P4", file=file) from None
        return cls.read(text, file)

    @classmethod
    def read(cls, text: str, name: str) -> "Chart":
        try:
            return read_chart(read_toml(text))
        except BoxError as wrong:
            why, clause = wrong.sentence, wrong.clause
            raise BoxError("piracy-map-in", clause, file=name, why=why) from None
        except ValueError as wrong:
            raise BoxError("piracy-map-toml", "P4", file=name, said=str(wrong)) from None

    @classmethod
    def template(cls) -> str:
        return TEXT

    def doubts(self) -> tuple[Sentence, ...]:
        """A chart that can be sailed on is as good as any."""
        return ()

    def sources(self) -> tuple[Sentence, ...]:
        ours = "yes" if self == STANDARD else "no"
        return (sentence("piracy-map-source", map=self.name, ours=ours),)


# Reading


def read_chart(raw: Mapping[str, Any]) -> Chart:
    for field in raw:
        if field not in FIELDS:
            raise BoxError("piracy-map-unknown", "P4", field=field, known=", ".join(FIELDS))
    rows = read_texts(raw, "rows")
    found = {"harbours": squares_with_sign(rows, HARBOUR), "islands": island_squares(rows)}
    usual = {field: tuple(map(grid.name_of, squares)) for field, squares in found.items()}
    names = {field: read_texts(raw, field) if field in raw else usual[field] for field in usual}
    return Chart(read_title(raw), rows, **names)


def read_texts(raw: Mapping[str, Any], field: str) -> tuple[str, ...]:
    value = raw.get(field)
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise BoxError("piracy-map-field", "P4", field=field)
    return tuple(value)


def read_title(raw: Mapping[str, Any]) -> str:
    name = raw.get("name")
    if not isinstance(name, str):
        raise BoxError("piracy-map-field", "P4", field="name")
    return name


def squares_with_sign(rows: tuple[str, ...], signs: str) -> tuple[Square, ...]:
    """Every square that bears one of these signs, in reading order."""
    return tuple(
        grid.square_at(row, column)
        for row, line in enumerate(rows[: grid.MOST_ROWS])
        for column, sign in enumerate(line[: grid.MOST_COLUMNS])
        if sign in signs
    )


def connected_parts(squares: Squares) -> Iterator[Squares]:
    """The parts of a set that hang together orthogonally, in reading order."""
    while squares:
        part, more = 0, squares & -squares
        while more:
            part |= more
            more = grid.around(part) & squares & ~part
        yield part
        squares ^= part


def islands_of(rows: tuple[str, ...]) -> tuple[Squares, ...]:
    """The islands that have a place for a chest; rocks without one are only in the way."""
    sites = grid.together(squares_with_sign(rows, SITE))
    parts = connected_parts(grid.together(squares_with_sign(rows, ISLAND + SITE)))
    return tuple(part for part in parts if part & sites)


def island_squares(rows: tuple[str, ...]) -> tuple[Square, ...]:
    """The first square of each island."""
    return tuple(grid.list_squares(part)[0] for part in islands_of(rows))


# What a chart must keep to


def wrongs(chart: Chart) -> Iterator[BoxError]:
    """All that is wrong; what comes later is looked at only where nothing came before."""
    yield from wrong_sheet(chart.rows)
    yield from wrong_counts(chart.rows)
    yield from wrong_shores(chart.rows)
    yield from wrong_sea(chart.rows)
    yield from wrong_names(chart)


@BOOK.rule("P32")
def wrong_sheet(rows: tuple[str, ...]) -> Iterator[BoxError]:
    """A full rectangle of known signs, small enough for the grid's letters."""
    width = len(rows[0]) if rows else 0
    if not 0 < width <= grid.MOST_COLUMNS or len(rows) > grid.MOST_ROWS:
        size = {"columns": width, "rows": len(rows), "most": grid.MOST_COLUMNS}
        yield BoxError("piracy-map-size", "P32", **size)
    for row, line in enumerate(rows):
        if len(line) != width:
            square = grid.name_of(grid.square_at(row, min(len(line), width)))
            count = {"row": row + 1, "count": len(line), "usual": width}
            yield BoxError("piracy-map-ragged", "P32", square=square, **count)
        for column, sign in enumerate(line):
            if sign not in SIGNS:
                square = grid.name_of(grid.square_at(row, column))
                yield BoxError("piracy-map-sign", "P32", square=square, sign=sign, known=SIGNS)


@BOOK.rule("P4", "P6")
def wrong_counts(rows: tuple[str, ...]) -> Iterator[BoxError]:
    """Eleven harbours, and room for ten chests."""
    harbours = squares_with_sign(rows, HARBOUR)
    if len(harbours) != box.HARBOURS:
        told = {"count": len(harbours), "needed": box.HARBOURS}
        yield BoxError("piracy-map-harbours", "P6", squares=told_of(harbours), **told)
    sites = grid.together(squares_with_sign(rows, SITE))
    room = sum(min(box.PER_ISLAND, (part & sites).bit_count()) for part in islands_of(rows))
    if room < box.CHESTS:
        told = {"count": room, "needed": box.CHESTS, "most": box.PER_ISLAND}
        yield BoxError(
            "piracy-map-room", "P4", squares=told_of(squares_with_sign(rows, SITE)), **told
        )


@BOOK.rule("P7", "P11")
def wrong_shores(rows: tuple[str, ...]) -> Iterator[BoxError]:
    """A harbour or a chest that no ship can lie next to."""
    sea = grid.together(squares_with_sign(rows, OCEAN + NO_PASSING))
    for sign, key, clause in ((HARBOUR, "harbour", "P7"), (SITE, "chest", "P11")):
        for square in squares_with_sign(rows, sign):
            if not grid.around(1 << square) & sea:
                name = grid.name_of(square)
                yield BoxError(f"piracy-map-{key}-inland", clause, square=name)


@BOOK.rule("P7", "P9")
def wrong_sea(rows: tuple[str, ...]) -> Iterator[BoxError]:
    """A sea in parts; or one in which five ships could keep the Pirate from departing at all."""
    sea = grid.together(squares_with_sign(rows, OCEAN + NO_PASSING))
    first, *others = (grid.list_squares(part)[0] for part in connected_parts(sea))
    for other in others:
        apart = {"square": grid.name_of(other), "from": grid.name_of(first)}
        yield BoxError("piracy-map-sea-apart", "P9", **apart)
    free = grid.around(grid.together(squares_with_sign(rows, OCEAN)))
    coast = grid.around(grid.together(squares_with_sign(rows, HARBOUR))) & sea
    if (coast & free).bit_count() <= box.SHIPS:
        squares = told_of(grid.list_squares(coast & free))
        told = {"count": (coast & free).bit_count(), "needed": box.SHIPS + 1}
        yield BoxError("piracy-map-departures", "P7", squares=squares, **told)


def wrong_names(chart: Chart) -> Iterator[BoxError]:
    needed = {"harbours": box.HARBOURS, "islands": len(islands_of(chart.rows))}
    for field, count in needed.items():
        names = getattr(chart, field)
        if len(names) != count or len(set(names)) != count:
            told = {"count": len(set(names)), "needed": count}
            yield BoxError("piracy-map-names", "P4", field=field, **told)
    for name in (chart.name, *chart.harbours, *chart.islands):
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
            yield BoxError("piracy-map-name", "P4", name=name[:LONGEST_NAME], most=LONGEST_NAME)


def told_of(squares: tuple[Square, ...]) -> str:
    return ", ".join(map(grid.name_of, squares)) or "-"


STANDARD = read_chart(tomllib.loads(TEXT))
