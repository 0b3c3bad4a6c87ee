"""A table's log: where it leads, and what was played as a logbook."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from quarterdeck.core import logbook
from quarterdeck.core.earlier import words_today
from quarterdeck.games import find
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.clocks import Clock
from quarterdeck.rooms.entries import Acted, AnyEntry, Dealt, Opened, Renewed
from quarterdeck.rooms.room import Room, Step, is_over
from quarterdeck.rooms.timekeeping import keep_time, keep_times


def replay_log(table: str, entries: Sequence[AnyEntry], times: Sequence[float] = ()) -> list[Step]:
    """Every step of a log, from the opening on; earlier rules are read in today's words.

    Without times all of it has happened at once, which matters to clocks alone.
    """
    first, moments = entries[0], times or (0.0,) * len(entries)
    assert isinstance(first, Opened)
    room = rooms.open_room(table, first, find(first.game))
    steps = [Step(replace(room, clock=Clock(begun=moments[0])), first, [])]
    said = words_by_seq(entries)
    for seq, entry in enumerate(entries[1:], start=1):
        if isinstance(entry, Acted) and rooms.is_behind(steps[-1].room):
            told = retold_steps(steps[-1].room, entry, seq, *said[seq])
        else:
            told = [rooms.follow_entry(steps[-1].room, entry)]
        steps += keep_times(steps[-1].room, told, (moments[seq],) * len(told))
        if steps[-1].room.seq < seq:  # what says nothing today belongs to what was said before
            steps[-1] = steps[-1]._replace(room=replace(steps[-1].room, seq=seq))
    return steps


def follow_log(room: Room, entries: Sequence[AnyEntry], times: Sequence[float]) -> list[Step]:
    """The steps after a room by what comes after it in its log, under the rules of today."""
    steps: list[Step] = []
    for entry, at in zip(entries, times, strict=True):
        before = steps[-1].room if steps else room
        steps.append(keep_time(before, rooms.follow_entry(before, entry), at))
    return steps


def retold_steps(
    room: Room, entry: Acted, seq: int, book: Sequence[logbook.Entry], at: int
) -> list[Step]:
    """What an entry of earlier rules comes to, whether it is one step today, several or none."""
    steps: list[Step] = []
    for said in words_today(room.game, room.version, room.state, book, at):
        steps.append(rooms.follow_entry(replace(room, seq=seq - 1), as_acted(said, entry)))
        room = steps[-1].room
    return steps


def as_acted(said: logbook.Entry, entry: Acted) -> Acted:
    assert said.seat is not None
    return replace(entry, seat=said.seat, word=said.word, chance=said.chance)


def words_by_seq(entries: Sequence[AnyEntry]) -> dict[int, tuple[list[logbook.Entry], int]]:
    """For every word all that was said under the same rules, and its place among that."""
    found: dict[int, tuple[list[logbook.Entry], int]] = {}
    book: list[logbook.Entry] = []
    for seq, entry in enumerate(entries):
        if isinstance(entry, Renewed):
            book = []
        elif isinstance(entry, Acted):
            found[seq] = book, len(book)
            book.append(logbook.Entry(entry.seat, entry.word, entry.chance))
    return found


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
