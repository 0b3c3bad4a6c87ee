"""What somebody who follows a game remembers, where nobody is shown anything twice.

It is put together from a seat's own views alone, one position after the other, so it holds no more
than was shown there; and from the log, so whoever sits there after a restart remembers as much.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from quarterdeck import bots
from quarterdeck.core.table import Seat
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.entries import Acted, Dealt
from quarterdeck.rooms.room import Room, Step


def is_remembered(room: Room, level: str) -> bool:
    """Whether there is anything to remember here, and this bot does."""
    return rooms.forgets(room) and level in bots.of(room.game).remembering


def view_remembered(room: Room, steps: Sequence[Step], seat: Seat) -> Any:
    """The table as a seat sees it now, and what it knows from all that it was shown before."""
    recollect, known = bots.of(room.game).recollect, None
    for shown in views_shown(steps, seat):
        known = recollect(shown, known)
    return recollect(room.game.view(rooms.state_for(room, seat), seat), known)


def views_shown(steps: Sequence[Step], seat: Seat) -> Iterator[Any]:
    """Everything a seat has seen, one position after the other."""
    for room, entry, _ in steps:
        if isinstance(entry, Dealt | Acted):
            yield room.game.view(room.state, seat)
