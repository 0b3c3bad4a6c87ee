"""A lesson as a value: every step with the table as it stands, and the word that leads on."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from quarterdeck.core import logbook
from quarterdeck.core.errors import QuarterdeckError, Unknown
from quarterdeck.core.game import AnyGame
from quarterdeck.core.logbook import Logbook
from quarterdeck.core.table import Seat
from quarterdeck.lessons.shipped_logbooks import read_shipped, shipped_logbooks
from quarterdeck.rooms import requests
from quarterdeck.rooms.entries import Acted, AnyEntry, Dealt, Opened
from quarterdeck.rooms.room import Room, Step, follow_entry, open_room
from quarterdeck.rooms.seats import Bot, Places, with_person

FOLDER = "lessons"  # beside a game's rules
LEARNER = "learner"  # the guest whose lesson it is
TEACHER = "mate"  # everyone else at the table
STEP = "step"  # the tag of a remark at which the teacher speaks
KEPT = 32  # lessons that are held


class LessonStep(NamedTuple):
    """Where the teacher speaks."""

    name: str
    room: Room
    led_here: tuple[Step, ...]  # since the step before
    asks: str | None  # the word that leads on; none: there is only something to read
    lines: int  # of the script that were played up to here


class Lesson(NamedTuple):
    game: AnyGame
    name: str
    seat: Seat  # the learner's
    script: Logbook
    steps: tuple[LessonStep, ...]


def lessons_of(game: AnyGame) -> tuple[str, ...]:
    """The names of a game's lessons."""
    return shipped_logbooks(game, FOLDER)


def find_lesson(game: AnyGame, name: str) -> Lesson:
    if not lessons_of(game):
        raise QuarterdeckError("no-lessons")
    if name not in lessons_of(game):
        raise Unknown("lesson", name, lessons_of(game))
    return stage_lesson(game, name)


@lru_cache(maxsize=KEPT)
def stage_lesson(game: AnyGame, name: str) -> Lesson:
    """All of a lesson, played once from its script."""
    book = read_shipped(game, FOLDER, name)
    seat = learner_of(book)
    return Lesson(
        game, name, seat, book, tuple(steps_of(book, play_script(game, book, seat), seat))
    )


def learner_of(book: Logbook) -> Seat:
    """Whoever acts first once the teacher has spoken."""
    first = next(remark.entry for remark in book.remarks if remark.tag == STEP)
    seat = book.entries[first + 1].seat
    assert seat is not None
    return seat


def play_script(game: AnyGame, book: Logbook, seat: Seat) -> list[Step]:
    """The lesson as a table at which it is played, entry by entry; what is picked is a draft."""
    options = msgspec.json.decode(book.options, type=game.options)
    bots: Places = (Bot(TEACHER),) * book.seats
    places = with_person(bots, seat, LEARNER, "")
    opened = Opened(game.name, game.version, options, places, LEARNER, "private")
    room = open_room(f"{game.name}-lesson", opened, game)
    return list(play_entries(room, book))


def play_entries(room: Room, book: Logbook) -> Iterator[Step]:
    for entry in book.entries:
        step = draft_or_follow(room, entry)
        room = step.room
        yield step


def draft_or_follow(room: Room, entry: logbook.Entry) -> Step:
    """One line of the script; what is picked before it is settled is nobody else's business."""
    if entry.seat is None:
        return follow_entry(room, Dealt(entry.chance))
    requests.check_word(room, entry.seat, entry.word)
    if requests.seat_drafts(room, entry.seat, entry.word):
        return requests.draft(room, entry.seat, (*room.draft, entry.word))
    told: list[Step] = []
    for acted in acts_of(room, entry):
        told.append(follow_entry(room, acted))
        room = told[-1].room
    return Step(room, told[-1].entry, [each for step in told for each in step.told])


def acts_of(room: Room, entry: logbook.Entry) -> Iterator[AnyEntry]:
    """What was picked, and the word that settles it."""
    assert entry.seat is not None
    for word in requests.picks_that_count(room, entry.seat, entry.word):
        yield Acted(entry.seat, word, ())
    yield Acted(entry.seat, entry.word, entry.chance)


def steps_of(book: Logbook, table: Sequence[Step], seat: Seat) -> Iterator[LessonStep]:
    """At every remark of the teacher: what led there, and what is asked for."""
    told = 0
    spoken = [each for each in book.remarks if each.tag == STEP]
    for remark, following in zip(spoken, [*spoken[1:], None], strict=True):
        led_here, told = tuple(table[told : remark.entry + 1]), remark.entry + 1
        stays = following is None or following.entry == remark.entry
        asks = None if stays else word_of_learner(book.entries[told], seat)
        yield LessonStep(remark.text, table[remark.entry].room, led_here, asks, told)


def word_of_learner(entry: logbook.Entry, seat: Seat) -> str | None:
    """What is asked for; where others go on, there is only something to read."""
    return entry.word if entry.seat == seat else None
