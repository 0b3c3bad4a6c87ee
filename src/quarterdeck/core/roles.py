"""Roles: where the seats of a game do not play the same part."""

from collections.abc import Callable
from typing import Any, NamedTuple

from quarterdeck.core.table import Seat


class Roles(NamedTuple):
    """The parts of a game, and the house rules under which seat k plays part k."""

    names: tuple[str, ...]
    given: Callable[[Any], Any]  # of options
    sides: Callable[[Any], tuple[tuple[Seat, ...], ...]]  # of a view: who wins with whom


def as_agreed(options: Any) -> Any:
    return options


def each_alone(_: Any) -> tuple[tuple[Seat, ...], ...]:
    return ()


ALL_ALIKE = Roles((), as_agreed, each_alone)
