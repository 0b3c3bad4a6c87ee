"""People's own tables of numbers as text: TOML that nobody can make dear to read."""

import tomllib
from collections.abc import Iterator
from typing import Any

LONGEST = 20_000  # letters
DEEPEST = 4  # tables in tables; a list of ships with numbers in lists needs three
LARGEST = 10**9  # no box holds more of anything


def read_toml(text: str) -> dict[str, Any]:
    """What a text says, or ValueError with what is wrong about it."""
    if len(text) > LONGEST:
        raise ValueError(f"it has more than {LONGEST} letters")
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        raise
    except (RecursionError, ValueError):  # brackets or digits without end
        raise ValueError("it goes on and on") from None
    check_size(raw)
    return raw


def check_size(raw: Any) -> None:
    """Level by level, for whoever reads it with recursion or writes numbers into a sentence."""
    level = [raw]
    for _ in range(DEEPEST + 1):
        if any(isinstance(each, int) and abs(each) > LARGEST for each in level):
            raise ValueError(f"a number is larger than {LARGEST}")
        level = [inner for each in level for inner in values_in(each)]
    if level:
        raise ValueError(f"it is more than {DEEPEST} tables deep")


def values_in(value: Any) -> Iterator[Any]:
    if isinstance(value, dict):
        yield from value.values()
    elif isinstance(value, list):
        yield from value
