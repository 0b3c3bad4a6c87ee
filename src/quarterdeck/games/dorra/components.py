"""What is in the box, as typed constants; and how a box of one's own is read from a file.

The numbers are in components.toml, and what is known about each of them.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, NamedTuple

from quarterdeck.core.errors import BoxError
from quarterdeck.core.own_numbers import read_toml
from quarterdeck.core.sentence import Sentence, sentence

from .book import BOOK
from .ships import KINDS, SHIPS, Booty, Numbers, Ship

TEXT = Path(__file__).with_suffix(".toml").read_text("utf-8")
RAW = tomllib.loads(TEXT)
FIXED = ("meta", "discs", "coin")  # the same in every box
FIELDS = ("id", "ducats", "min_crew", "question_pay", "booty")

MOST_SEATS = 5
COLOURS: tuple[str, ...] = tuple(RAW["discs"]["colours"])  # of the seats, in their order
LETTERS = "rbykg"  # one for each colour, in notation; k is black
FACES: tuple[str, ...] = tuple(RAW["discs"]["values"])
QUESTION = FACES.index("?")
HAND = len(FACES)  # discs of each seat
OWNER = tuple(disc // HAND for disc in range(MOST_SEATS * HAND))
FACE = tuple(disc % HAND for disc in range(MOST_SEATS * HAND))

THINGS: Mapping[str, str] = dict(zip(KINDS, "cbld", strict=True))  # as they are counted in text
CHEST, BARREL, CANDLESTICK, DAGGER = range(len(KINDS))
PIECES: int = RAW["booty"]["pieces_per_kind"]
COIN_VALUES: tuple[int, ...] = tuple(coin["value"] for coin in RAW["coin"])
COINS: int = sum(coin["value"] * coin["count"] for coin in RAW["coin"])
START: int = RAW["meta"]["start_ducats"]
OPEN: int = RAW["meta"]["ships_open"]
HIGHEST: int = RAW["meta"]["max_stack"]
REBELS: int = RAW["meta"]["mutiny_discs"]
CONSOLATION: int = RAW["meta"]["consolation_per_piece"]
PATIENCE = 3  # times that nobody can move before the ships go


class Components(Numbers, frozen=True):
    """A component table that can be read from a file."""

    @classmethod
    def load(cls, file: str) -> "Components":
        """`--option components=my.toml`; whatever is wrong is told with its line."""
        try:
            text = Path(file).read_text("utf-8")
        except UnicodeDecodeError:
            raise BoxError("dorra-box-not-text", "D14", file=file) from None
        return written_down(text, file)

    @classmethod
    def read(cls, text: str, name: str) -> "Components":
        return written_down(text, name)

    @classmethod
    def template(cls) -> str:
        return TEXT

    def sources(self) -> tuple[Sentence, ...]:
        """Every number in a sentence, and where it comes from."""
        known = {(each.ship, each.field): each for each in known_about(self)}
        kinds = (booty_source(known[0, kind]) for kind in KINDS)
        ships = (
            ship_source(number, [known[number, field] for field in FIELDS[1:]])
            for number in range(1, SHIPS + 1)
        )
        return (*kinds, *ships)


# Reading


def written_down(text: str, file: str) -> Components:
    """A table from text."""
    try:
        raw = read_toml(text)
    except ValueError as wrong:
        raise BoxError("dorra-box-toml", "D14", file=file, said=str(wrong)) from None
    if not raw:
        raise BoxError("dorra-box-empty", "D14", file=file)
    try:
        return table_of(raw)
    except BoxError as wrong:
        line = line_in_file(text, raw, wrong.sentence.arguments)
        why, clause = wrong.sentence, wrong.clause
        raise BoxError("dorra-box-line", clause, file=file, line=line, why=why) from None


def table_of(raw: Mapping[str, Any]) -> Components:
    check_names("", 0, raw, (*FIXED, "booty", "ship"))
    for section in FIXED:
        if without_sources(raw.get(section, RAW[section])) != without_sources(RAW[section]):
            raise BoxError("dorra-box-fixed", "D1", ship=0, field=section)
    booty, ships = raw.get("booty", {}), raw.get("ship", [])
    check_section("booty", isinstance(booty, dict))
    check_section("ship", isinstance(ships, list) and all(isinstance(each, dict) for each in ships))
    return Components(booty_of(booty), ships_of(ships))


def check_section(field: str, is_one: bool) -> None:
    if not is_one:
        raise BoxError("dorra-box-section", "D14", ship=0, field=field)


def without_sources(section: Any) -> Any:
    if not isinstance(section, dict):
        return section
    return {name: value for name, value in section.items() if name != "found"}


def booty_of(raw: Mapping[str, Any]) -> Booty:
    check_names("booty", 0, raw, (*KINDS, "pieces_per_kind", "found"))
    if raw.get("pieces_per_kind", PIECES) != PIECES:
        raise BoxError("dorra-box-fixed", "D2", ship=0, field="pieces_per_kind")
    return Booty(*(whole(raw, kind, 0) for kind in KINDS))


@BOOK.rule("D2", "D6")
def ships_of(raw: list[Mapping[str, Any]]) -> tuple[Ship, ...]:
    """All fifteen, each once, by its number."""
    by_number = {whole(each, "id", place): each for place, each in enumerate(raw, start=1)}
    if len(by_number) < len(raw):
        raise BoxError("dorra-box-twice", "D6", count=len(raw), ship=0, field="")
    for number in (n for n in range(1, SHIPS + 1) if n not in by_number):
        raise BoxError("dorra-box-missing", "D6", missing=number, ship=0, field="")
    for number in (n for n in by_number if n not in range(1, SHIPS + 1)):
        raise BoxError("dorra-box-id", "D6", ship=number, field="id", value=number)
    return tuple(read_ship(by_number[number], number) for number in range(1, SHIPS + 1))


def read_ship(raw: Mapping[str, Any], number: int) -> Ship:
    check_names("ship", number, raw, (*FIELDS, "found"))
    booty = raw.get("booty")
    if not isinstance(booty, list):
        raise BoxError("dorra-box-booty", "D15", ship=number, field="booty", value=0)
    for kind in booty:
        if kind not in KINDS:
            raise unknown_kind(number, str(kind))
    ducats, min_crew, question_pay = (whole(raw, field, number) for field in FIELDS[1:4])
    return Ship(ducats, min_crew, question_pay, tuple(booty))


def unknown_kind(ship: int, kind: str) -> BoxError:
    known = ", ".join(KINDS)
    return BoxError("dorra-box-kind", "D15", ship=ship, field="booty", kind=kind, known=known)


def whole(raw: Mapping[str, Any], field: str, ship: int) -> int:
    value = raw.get(field)
    if type(value) is not int:
        got = "-" if value is None else str(value)
        raise BoxError("dorra-box-number", "D14", ship=ship, field=field, got=got)
    return value


def check_names(place: str, ship: int, raw: Mapping[str, Any], known: tuple[str, ...]) -> None:
    for name in raw:
        if name not in known:
            told = {"name": name, "place": place, "known": ", ".join(known)}
            raise BoxError("dorra-box-unknown", "D14", ship=ship, field=name, **told)


def line_in_file(text: str, raw: Mapping[str, Any], about: Mapping[str, Any]) -> int:
    """Where a field stands, or else its ship or section; the last line where all is missing."""
    lines, ship, field = text.splitlines(), about["ship"], about["field"]
    first, last = block(lines, raw, ship)
    for name in (field, "booty" if field in KINDS else ""):
        begins = re.compile(rf"\s*\[*\s*{re.escape(name)}\s*[]=]")
        for at in range(first, last):
            if name and begins.match(lines[at]):
                return at + 1
    return first + 1 if ship else len(lines)


def block(lines: list[str], raw: Mapping[str, Any], ship: Any) -> tuple[int, int]:
    """From where to where a ship is written down; everything where it is about none."""
    heads = [at for at, line in enumerate(lines) if re.match(r"\s*\[\[\s*ship", line)]
    if not ship:
        return 0, len(lines)
    ids = [each.get("id", place) for place, each in enumerate(raw.get("ship", []), start=1)]
    if ship not in ids or len(heads) != len(ids):
        return 0, len(lines)
    at = ids.index(ship)
    return heads[at], (*heads, len(lines))[at + 1]


STANDARD = table_of(RAW)


# What is known about each number

Status = Literal["found", "derived", "reconstructed", "own"]


class Known(NamedTuple):
    """A number of the box and where it comes from; `ship` is 0 for what is on no ship."""

    ship: int
    field: str
    value: str
    status: Status


@BOOK.rule("D14")
def known_about(numbers: Numbers) -> Iterator[Known]:
    """Every number of a table; those of another box are its owner's own."""
    standard = numbers == STANDARD
    for kind in KINDS:
        value = str(getattr(numbers.booty, kind))
        yield Known(0, kind, value, status(RAW["booty"], kind) if standard else "own")
    for number, ship in enumerate(numbers.ships, start=1):
        raw = RAW["ship"][number - 1]
        for field in FIELDS[1:]:
            value = getattr(ship, field)
            told = things(value) if isinstance(value, tuple) else str(value)
            yield Known(number, field, told, status(raw, field) if standard else "own")


def status(raw: Mapping[str, Any], field: str) -> Status:
    for known in ("found", "derived"):
        if field in raw.get(known, ()):
            return "derived" if known == "derived" else "found"
    return "reconstructed"


def things(booty: tuple[str, ...]) -> str:
    """`1c1d`: pieces as words are made of them."""
    return "".join(f"{booty.count(kind)}{THINGS[kind]}" for kind in KINDS if kind in booty)


def booty_source(known: Known) -> Sentence:
    status = sentence("dorra-status", status=known.status)
    return sentence("dorra-source-booty", kind=known.field, worth=known.value, status=status)


def ship_source(number: int, fields: list[Known]) -> Sentence:
    """All that is on one card, each with its status."""
    values = {each.field: each.value for each in fields}
    statuses = {
        f"{each.field}_status": sentence("dorra-status", status=each.status) for each in fields
    }
    return Sentence("dorra-source-ship", {"ship": number, **values, **statuses})
