"""Voyages of earlier versions, in today's words."""

from collections.abc import Iterator, Sequence

from quarterdeck.core.earlier import Earlier, Said
from quarterdeck.core.logbook import Entry
from quarterdeck.core.table import QuietTable

from .actions import SET_UP
from .notation import read, write
from .setup import PUT_DOWN, suggestion
from .state import State, ToBury, ToStation


def words_of_version_1(state: State, coming: Sequence[Entry]) -> tuple[Said, ...]:
    """Whoever set up as the chart suggests did so for everybody, all chests and ships at once."""
    seat, word, _ = coming[0]
    assert seat is not None  # the deal is no word
    return tuple(every_piece(state)) if read(word) == SET_UP else ((seat, word),)


def every_piece(state: State) -> Iterator[Said]:
    """Each put down by its own Captain."""
    while isinstance(now := state.awaiting, ToBury | ToStation):
        piece = suggestion(state, now)
        yield now.seat, write(piece)
        state = PUT_DOWN[type(now)](state, now, piece, QuietTable(0))


EARLIER = {1: Earlier(words_of_version_1)}
