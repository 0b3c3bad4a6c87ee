"""House rules: a frozen struct per game, read from text with answers that help.

Every field has a closed set of values (a Literal or a bool) and the rulebook's
value as its default.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from quarterdeck.core.errors import OptionsError, Unknown

O = TypeVar("O")  # noqa: E741


class Options(msgspec.Struct, frozen=True, gc=False, cache_hash=True, forbid_unknown_fields=True):
    """Base of every game's options: hashed once, refuses fields it does not know."""


@cache
def choices(options: type) -> Mapping[str, tuple[Any, ...]]:
    """Every option of a game with the values it can have."""
    return {name: values(hint) for name, hint in get_type_hints(options).items()}


def values(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) is Literal else (False, True)


def written(value: object) -> str:
    """A value as people type it: `true`, `5000`, `strict`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def read(options: type[O], texts: Iterable[str]) -> O:
    """Options from texts such as `target=5000`; the rest as in the rulebook."""
    return options(**dict(read_one(options, text) for text in texts))


def read_one(options: type, text: str) -> tuple[str, Any]:
    name, equals, value = (part.strip() for part in text.partition("="))
    known = choices(options)
    if not equals:
        raise OptionsError("option-without-value", text=text, known=", ".join(known))
    if name not in known:
        raise Unknown("option", name, known)
    by_text = {written(each): each for each in known[name]}
    if value.lower() not in by_text:
        raise OptionsError("option-value", name=name, value=value, allowed=", ".join(by_text))
    return name, by_text[value.lower()]
