"""Roles: where the seats of a game do not play the same part."""

from collections.abc import Callable
from typing import Any, NamedTuple


class Roles(NamedTuple):
    """The parts of a game, and the house rules under which seat k plays part k."""

    names: tuple[str, ...]
    given: Callable[[Any], Any]  # of options


def as_agreed(options: Any) -> Any:
    return options


ALL_ALIKE = Roles((), as_agreed)
