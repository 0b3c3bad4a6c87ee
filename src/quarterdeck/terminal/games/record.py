"""One record a game for the terminal: its board, and how it is typed."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from quarterdeck.words import Words

if TYPE_CHECKING:
    from quarterdeck.terminal.games.board import GameBoard

Understand = Callable[[str, Any, Sequence[str], Words], str]
Chart = Callable[[Any, Sequence[str], Words], list[str]]


Outlook = Callable[[Any, str, Words], str]


def no_outlook(_: Any, __: str, ___: Words) -> str:
    return ""


def as_typed(said: str, _: Any, __: Sequence[str], ___: Words) -> str:
    return said


def wastes_nothing(_: str) -> int:
    return 0


class OnScreen(NamedTuple):
    """How a game looks in a terminal. Boards are imported when they are first made: the plain
    mode must not load the screens."""

    make_board: Callable[[], "GameBoard"]
    understand: Understand = (
        as_typed  # what people say as notation, from the view and the legal words
    )
    outlook: Outlook = no_outlook  # what would come of a word
    chart: Chart | None = None  # the view drawn in letters, for a game with a map
    typing: str = ""  # a message on how its words are written
    waste: Callable[[str], int] = wastes_nothing  # examples begin with words that waste least
