"""A table's log: where it leads, and what was played as a logbook."""

from collections.abc import Iterable, Sequence
from itertools import islice, takewhile

import msgspec
from msgspec.structs import replace

from quarterdeck.core import logbook
from quarterdeck.core.earlier import words_today
from quarterdeck.games import find
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.entries import Acted, AnyEntry, Dealt, Opened, Renewed
from quarterdeck.rooms.room import Room, Step, is_over


def replay_log(table: str, entries: Sequence[AnyEntry]) -> list[Step]:
    """Every step of a log, from the opening on; earlier rules are read in today's words."""
    first = entries[0]
    assert isinstance(first, Opened)
    steps = [Step(rooms.open_room(table, first, find(first.game)), first, [])]
    for seq in range(1, len(entries)):
        steps += steps_at(steps[-1].room, entries, seq)
        if steps[-1].room.seq < seq:  # what says nothing today belongs to what was said before
            steps[-1] = steps[-1]._replace(room=replace(steps[-1].room, seq=seq))
    return steps


def steps_at(room: Room, entries: Sequence[AnyEntry], seq: int) -> list[Step]:
    """What one entry comes to, whether it is one step today, several or none."""
    entry = entries[seq]
    if not isinstance(entry, Acted) or not rooms.is_behind(room):
        return [rooms.follow_entry(room, entry)]
    steps: list[Step] = []
    gone, coming = words_of(entries[:seq]), words_from(entries, seq)
    for said in words_today(room.game, room.version, room.state, (*gone, *coming), len(gone)):
        steps.append(rooms.follow_entry(replace(room, seq=seq - 1), as_acted(said, entry.by)))
        room = steps[-1].room
    return steps


def as_acted(said: logbook.Entry, by: str) -> Acted:
    assert said.seat is not None
    return Acted(said.seat, said.word, said.chance, by)


def words_from(entries: Sequence[AnyEntry], seq: int) -> list[logbook.Entry]:
    """What is said from here on under the same rules."""
    coming = takewhile(lambda entry: not isinstance(entry, Renewed), islice(entries, seq, None))
    return words_of(coming)


def words_of(entries: Iterable[AnyEntry]) -> list[logbook.Entry]:
    return [
        logbook.Entry(entry.seat, entry.word, entry.chance)
        for entry in entries
        if isinstance(entry, Acted)
    ]


def logbook_of(steps: Sequence[Step]) -> logbook.Logbook:
    """All that was played so far; with the scores once it is over."""
    room = steps[-1].room
    entries = tuple(logbook_entry(step) for step in steps if isinstance(step.entry, Dealt | Acted))
    head = (room.game.name, room.game.version, len(room.places), msgspec.json.encode(room.options))
    scores = room.game.scores(room.state) if is_over(room) else None
    return logbook.Logbook(*head, entries, scores)


def logbook_entry(step: Step) -> logbook.Entry:
    entry = step.entry
    if isinstance(entry, Acted):
        return logbook.Entry(entry.seat, entry.word, entry.chance)
    assert isinstance(entry, Dealt)
    return logbook.Entry(None, "deal", entry.chance)
