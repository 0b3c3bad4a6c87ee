"""House rules: a frozen struct per game, read from text with answers that help.

A field has a closed set of values (a Literal or a bool), or it is a table of
numbers that is read from a file and then kept by value. The default of each is
the rulebook's.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Literal, Protocol, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from quarterdeck.core.errors import OptionsError, Unknown
from quarterdeck.core.sentence import Sentence

O = TypeVar("O")  # noqa: E741


class Options(msgspec.Struct, frozen=True, gc=False, cache_hash=True, forbid_unknown_fields=True):
    """Base of every game's options: hashed once, refuses fields it does not know."""


class NumberTable(Protocol):
    """The type of a field that is a table of numbers: it can be read from a file."""

    @classmethod
    def load(cls, file: str) -> Any:
        """The table, or an answer that names the line."""

    @classmethod
    def read(cls, text: str, name: str) -> Any:
        """The same from a text that is called so."""

    @classmethod
    def template(cls) -> str:
        """The standard table as text, to start one's own from."""

    def doubts(self) -> tuple[Sentence, ...]:
        """What is unusual about it, and yet may be so."""

    def sources(self) -> tuple[Sentence, ...]:
        """Each of its numbers, and where it comes from."""


@cache  # one a game
def choices(options: type) -> Mapping[str, tuple[Any, ...]]:
    """Every option of a game that has a closed set of values, with those values."""
    return {
        name: values_of(hint) for name, hint in hints(options) if name not in number_tables(options)
    }


@cache  # one a game
def number_tables(options: type) -> Mapping[str, type[NumberTable]]:
    """Every option of a game that is a table of numbers, with its type."""
    return {name: hint for name, hint in hints(options) if hasattr(hint, "load")}


def hints(options: type) -> Iterable[tuple[str, Any]]:
    return get_type_hints(options).items()


def values_of(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) is Literal else (False, True)


def write_value(value: object) -> str:
    """A value as people type it: `true`, `5000`, `strict`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def read(options: type[O], texts: Iterable[str]) -> O:
    """Options from texts such as `target=5000`; the rest as in the rulebook."""
    return options(**dict(read_one(options, text) for text in texts))


def read_one(options: type, text: str) -> tuple[str, Any]:
    """`target=5000`, or `components=my.toml` where the option is a table of numbers."""
    name, equals, value = (part.strip() for part in text.partition("="))
    known, tables = choices(options), number_tables(options)
    if not equals:
        raise OptionsError("option-without-value", text=text, known=", ".join((*known, *tables)))
    if name in tables:
        return name, tables[name].load(value)
    if name not in known:
        raise Unknown("option", name, (*known, *tables))
    by_text = {write_value(each): each for each in known[name]}
    if value.lower() not in by_text:
        raise OptionsError("option-value", name=name, value=value, allowed=", ".join(by_text))
    return name, by_text[value.lower()]


def check(options: type, agreed: object) -> None:
    """Refuse what was not made by `read`: options of another game, values that none can have."""
    if not isinstance(agreed, options):
        raise OptionsError("options-of-another-game", got=type(agreed).__module__)
    for name, allowed in choices(options).items():
        value = getattr(agreed, name)
        if (type(value), value) not in [(type(each), each) for each in allowed]:  # True is no 1
            known = ", ".join(map(write_value, allowed))
            raise OptionsError("option-value", name=name, value=str(value), allowed=known)


def doubts(agreed: object) -> tuple[Sentence, ...]:
    """What is unusual about the tables of numbers that were agreed on."""
    return tuple(doubt for sheet in number_tables_of(agreed) for doubt in sheet.doubts())


def sources(agreed: object) -> tuple[Sentence, ...]:
    """Where the numbers that were agreed on come from."""
    return tuple(source for sheet in number_tables_of(agreed) for source in sheet.sources())


def number_tables_of(agreed: object) -> Iterable[NumberTable]:
    kind: type = type(agreed)
    return (getattr(agreed, name) for name in number_tables(kind))
