"""A table's log: where it leads, and what was played as a logbook."""

from collections.abc import Sequence

import msgspec

from quarterdeck.core import logbook
from quarterdeck.games import find
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.entries import Acted, AnyEntry, Dealt, Opened
from quarterdeck.rooms.room import Step, is_over


def replay_log(table: str, entries: Sequence[AnyEntry]) -> list[Step]:
    """Every step of a log, from the opening on."""
    first, *rest = entries
    assert isinstance(first, Opened)
    steps = [Step(rooms.open_room(table, first, find(first.game)), first, [])]
    for entry in rest:
        steps.append(rooms.follow_entry(steps[-1].room, entry))
    return steps


def logbook_of(steps: Sequence[Step]) -> logbook.Logbook:
    """All that was played so far; with the scores once it is over."""
    first, room = steps[0].entry, steps[-1].room
    assert isinstance(first, Opened)
    entries = tuple(logbook_entry(step) for step in steps if isinstance(step.entry, Dealt | Acted))
    head = (room.game.name, first.version, len(room.places), msgspec.json.encode(room.options))
    scores = room.game.scores(room.state) if is_over(room) else None
    return logbook.Logbook(*head, entries, scores)


def logbook_entry(step: Step) -> logbook.Entry:
    entry = step.entry
    if isinstance(entry, Acted):
        return logbook.Entry(entry.seat, entry.word, entry.chance)
    assert isinstance(entry, Dealt)
    return logbook.Entry(None, "deal", entry.chance)
