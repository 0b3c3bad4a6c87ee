"""The story of a finished game as everyone was told it, kept for when its rules are gone.

It holds what was said to whom and the table with nothing hidden, and is never worked out again:
whatever becomes of the rules, it stays as it was.
"""

import gzip
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from quarterdeck.core import logbook
from quarterdeck.core.game import AnyGame
from quarterdeck.core.moment import Over
from quarterdeck.core.sentence import Sentence
from quarterdeck.core.table import Event, Seat
from quarterdeck.games import GAMES
from quarterdeck.rooms.bygone import Ending, bygone_room
from quarterdeck.rooms.entries import Acted, AnyEntry
from quarterdeck.rooms.hindsight import OpenStep, look_back
from quarterdeck.rooms.logs import logbook_of, replay_log
from quarterdeck.rooms.room import Room, Step


class KeptEvent(msgspec.Struct, frozen=True):
    """Something that happened, with what was said about it."""

    event: Any
    say: Sentence


KeptTold = tuple[Seat | None, KeptEvent, KeptEvent | None]  # for a seat, and for all others


class Telling(msgspec.Struct, frozen=True):
    """A step: who did what, what each could hear of it, and how the table stood."""

    seq: int
    seat: Seat | None
    word: str | None
    by: str | None
    told: tuple[KeptTold, ...]
    view: Any
    scores: tuple[int, ...]


class KeptStory(msgspec.Struct, frozen=True):
    """All of a game."""

    game: str
    version: int
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    views: tuple[Any, ...]  # of the end: seat by seat, then the onlookers'
    tellings: tuple[Telling, ...]
    book: str  # the logbook: what was done, and what chance answered


write = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(KeptStory).decode


# When a game ends


def pack_story(table: str, entries: Sequence[AnyEntry]) -> bytes:
    return gzip.compress(write(story_of(replay_log(table, entries))), mtime=0)


def story_of(steps: Sequence[Step]) -> KeptStory:
    room = steps[-1].room
    game, state = room.game, room.state
    audiences = (*range(len(room.places)), None)
    return KeptStory(
        game=game.name,
        version=room.version,
        winners=state.awaiting.winners,
        scores=game.scores(state),
        views=tuple(game.view(state, seat) for seat in audiences),
        tellings=tuple(map(telling_of, look_back(steps))),
        book=logbook.write(logbook_of(steps)),
    )


def telling_of(past: OpenStep) -> Telling:
    room = past.step.room
    told = tuple(
        (to, kept_event(room.game, event), None if aloud is None else kept_event(room.game, aloud))
        for to, event, aloud in past.step.told
    )
    scores = room.game.scores(room.state)
    return Telling(room.seq, *deed_of(past.step.entry), told, past.view, scores)


def deed_of(entry: AnyEntry | None) -> tuple[Seat | None, str | None, str | None]:
    """Which seat did what, and who decided it."""
    if isinstance(entry, Acted):
        return entry.seat, entry.word, entry.by
    return None, None, None


def kept_event(game: AnyGame, event: Event) -> KeptEvent:
    return KeptEvent(event, game.narrate(event))


# When its rules are gone


def unpack_story(packed: bytes) -> KeptStory:
    """As it was told; in words alone where the page could no longer draw it."""
    story = read(gzip.decompress(packed))
    game = GAMES.get(story.game)
    try:
        return in_words(story) if game is None else in_pictures(story, game)
    except msgspec.ValidationError:
        return in_words(story)


def in_pictures(story: KeptStory, game: AnyGame) -> KeptStory:
    """Every view is one of today's."""
    view = partial(msgspec.convert, type=game.types.view, str_keys=True)
    tellings = tuple(replace(each, view=view(each.view)) for each in story.tellings)
    return replace(story, views=tuple(map(view, story.views)), tellings=tellings)


def in_words(story: KeptStory) -> KeptStory:
    """No picture, and of each event what was said and about whom."""
    tellings = tuple(
        replace(each, view=None, told=tuple(map(told_in_words, each.told)))
        for each in story.tellings
    )
    return replace(story, views=(None,) * len(story.views), tellings=tellings)


def told_in_words(told: KeptTold) -> KeptTold:
    to, event, aloud = told
    return to, said_alone(event), None if aloud is None else said_alone(aloud)


def said_alone(kept: KeptEvent) -> KeptEvent:
    seat = {"seat": kept.event["seat"]} if "seat" in kept.event else {}
    return KeptEvent({"event": "told", **seat}, kept.say)


def steps_of_story(table: str, entries: Sequence[AnyEntry], story: KeptStory) -> list[Step]:
    """The steps as they can be told, and a last one that shows how it ended."""
    room = bygone_room(table, entries)
    end = Ending(Over(story.winners), room.options, story.scores, story.views)
    return [*told_steps(room, story), Step(replace(room, state=end), None, [])]


def told_steps(room: Room, story: KeptStory) -> Iterator[Step]:
    for each in story.tellings:
        yield Step(replace(room, seq=each.seq), None, list(each.told))
