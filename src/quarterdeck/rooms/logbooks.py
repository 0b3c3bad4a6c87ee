"""A table's log as a logbook: what was played, without who came and went."""

import msgspec

from quarterdeck.core import logbook
from quarterdeck.rooms.entries import Acted, Dealt, Opened
from quarterdeck.rooms.room import Step


def logbook_of(steps: list[Step]) -> logbook.Logbook:
    first, room = steps[0].entry, steps[-1].room
    assert isinstance(first, Opened)
    entries = tuple(line(step) for step in steps if isinstance(step.entry, Dealt | Acted))
    head = (room.game.name, first.version, len(room.places), msgspec.json.encode(room.options))
    return logbook.Logbook(*head, entries, room.game.scores(room.state))


def line(step: Step) -> logbook.Entry:
    entry = step.entry
    if isinstance(entry, Acted):
        return logbook.Entry(entry.seat, entry.word, entry.chance)
    assert isinstance(entry, Dealt)
    return logbook.Entry(None, "deal", entry.chance)
