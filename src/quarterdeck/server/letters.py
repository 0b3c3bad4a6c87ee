"""What people are told of a room: how it looks from one seat, and every no with its reason."""

from collections.abc import Iterable, Sequence
from functools import lru_cache, partial
from itertools import groupby
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from quarterdeck.core.errors import IllegalAction, QuarterdeckError
from quarterdeck.core.game import AnyGame
from quarterdeck.core.options import choices
from quarterdeck.core.sentence import Sentence
from quarterdeck.core.table import Event, Seat
from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.bygone import is_bygone
from quarterdeck.rooms.coach_consent import may_coach
from quarterdeck.rooms.entries import Acted
from quarterdeck.rooms.final_results import FinalResult, final_result, winners_of
from quarterdeck.rooms.forks import may_take_back
from quarterdeck.rooms.kept_stories import KeptEvent
from quarterdeck.rooms.privacy import decides_in_private
from quarterdeck.rooms.requests import check_word, word_of
from quarterdeck.rooms.room import Room, Step, forgets, is_over, state_for
from quarterdeck.rooms.standing_orders import subjects_of
from quarterdeck.server import messages as say
from quarterdeck.server.clock_messages import ClockFace
from quarterdeck.server.fair_letters import seals_in
from quarterdeck.server.fair_messages import LuckFace, MoveSeal
from quarterdeck.server.stored_lines import StoredLine
from quarterdeck.server.wire_types import Said

MOST_PIECES = 150  # of news in one letter: 25 kB in every game of ours
MOST_NEWS = 32 * 1024  # bytes of it, whatever the game
LARGEST_LETTER = 256 * 1024  # bytes, in every game, on any chart of one's own, for a full lobby
SayAndOrder = tuple[tuple[str, ...], dict[str, str], tuple[Seat, ...]]
News = tuple[tuple[say.Piece, ...], int | None]  # pieces, and the seq before which more is
write = msgspec.json.Encoder().encode


class Audience(NamedTuple):
    """Who looks on: the guest a letter is for, the seat they see with, and who is there."""

    guest: str
    seat: Seat | None
    present: frozenset[str]
    watchers: tuple[str, ...] = ()
    busy: bool = False
    overheard: bool = False  # what it is told others can read too: then only what all may hear


class Hearing:
    """What some steps brought to hear; made once for all who hear the same."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self.steps = steps
        self.whispered_to = {to for step in steps for to, _, _ in step.told}
        self.known: dict[Seat | None, News] = {}

    def by(self, seat: Seat | None) -> News:
        """Whoever was whispered nothing hears what onlookers do."""
        ears = seat if seat in self.whispered_to else None
        if ears not in self.known:
            self.known[ears] = last_heard(self.steps, ears)
        return self.known[ears]


class Common(NamedTuple):
    """What is the same in all letters about a room, however many look on."""

    hearing: Hearing
    mover: Seat | None
    scores: tuple[int, ...]
    coach: bool
    agreed: tuple[Seat, ...]
    bygone: tuple[Seat, ...] | None
    result: FinalResult | None
    forgets: bool
    clock: ClockFace | None
    luck: LuckFace | None
    seals: tuple[MoveSeal, ...]


def in_common(
    room: Room,
    steps: Sequence[Step] = (),
    clock: ClockFace | None = None,
    luck: LuckFace | None = None,
) -> Common:
    game, state = room.game, room.state
    return Common(
        hearing=Hearing(steps),
        mover=None if state is None else game.to_move(state),
        scores=() if state is None else game.scores(state),
        coach=may_coach(room),
        agreed=tuple(sorted(room.agreed)),
        bygone=winners_of(room) if is_bygone(room) else None,
        result=final_result(room),
        forgets=forgets(room),
        clock=clock,
        luck=luck,
        seals=seals_in(steps) if room.dice else (),
    )


def show(
    room: Room,
    company: Audience,
    steps: Sequence[Step] = (),
    answer: int | None = None,
    common: Common | None = None,
) -> say.Shown:
    """The table as one seat may see it, and the last of what led there."""
    all_see = common or in_common(room, steps)
    game, seat, state = room.game, company.seat, state_for(room, company.seat)
    news, earlier = all_see.hearing.by(None if company.overheard else seat)
    mine = seat is not None and all_see.mover == seat
    seen = None if state is None else game.view(state, seat)
    scores = all_see.scores if state is room.state else game.scores(state)
    return say.Shown(
        *(answer, room.table, room.seq, seat, game.name, chairs(room, company), news, seen),
        *(prices_of(game, seen), words_to_say(game, state) if mine else (), scores),
        *(seat is not None and all_see.coach, next_to_look(room, company.guest), room.rematch),
        *say_and_order(room, seat),
        *(all_see.agreed, room.draft if mine else ()),
        hosts=room.host == company.guest,
        watchers=company.watchers,
        fork=room.fork,
        may_take_back=may_take_back(room, company.guest),
        busy=company.busy,
        earlier=None if all_see.forgets else earlier,
        bygone=all_see.bygone,
        result=all_see.result,
        clock=all_see.clock,
        luck=all_see.luck,
        seals=all_see.seals,
    )


def say_and_order(room: Room, seat: Seat | None) -> SayAndOrder:
    """What a seat may leave orders about and has, and whom it may talk with apart from others."""
    if room.state is None or seat is None:
        return (), {}, ()
    given = {subject: each for (of, subject), each in room.orders if of == seat}
    return subjects_of(room, seat), given, room.game.team(room.state, seat)


def words_to_say(game: AnyGame, state: Any) -> tuple[str, ...]:
    """What may be done, in words; a menu that was offered before has them at hand."""
    return game.legal_actions(state).words(partial(word_of, game))


def prices_of(game: AnyGame, seen: Any) -> Any:
    """What a view says aloud before anybody pays; from nothing else, so it gives nothing away."""
    return None if seen is None or game.prices is None else game.prices(seen)


@lru_cache(maxsize=4096)
def narrate_once(game: AnyGame, event: Event) -> Sentence:
    """What happened in a sentence, made once for all who hear it."""
    return game.narrate(event)


def next_to_look(room: Room, guest: str) -> Seat | None:
    """On a device that several people share: who is to look alone, where there are secrets."""
    seats = sitting.seats_of(room.places, guest)
    if len(seats) < 2 or room.state is None:
        return None
    seat = room.game.to_move(room.state)
    return seat if seat in seats and decides_in_private(room.game, room.state) else None


def last_heard(steps: Sequence[Step], seat: Seat | None) -> News:
    """The last of what a seat heard, as much as a letter holds, and the seq before which more is.

    What happened at once is told at once, so that a seq says where to go on.
    """
    if len(steps) == 1:  # an ordinary move
        return pieces_heard(steps[0], seat), None
    told: list[say.Piece] = []
    size = 0
    for _, together in groupby(reversed(steps), lambda step: step.room.seq):
        heard = [piece for step in together for piece in reversed(pieces_heard(step, seat))]
        size += len(write(heard))
        if heard and told and (len(told) + len(heard) > MOST_PIECES or size > MOST_NEWS):
            return tuple(reversed(told)), told[-1].seq
        told += heard
    return tuple(reversed(told)), None


def pieces_heard(step: Step, seat: Seat | None) -> tuple[say.Piece, ...]:
    """What a seat hears of a step."""
    heard = (event if to in (None, seat) else aloud for to, event, aloud in step.told)
    game, seq = step.room.game, step.room.seq
    return tuple(piece_of(game, seq, event) for event in heard if event is not None)


def piece_of(game: AnyGame, seq: int, event: Event) -> say.Piece:
    """An event as it is told; where its rules are gone, as it was told then."""
    if isinstance(event, KeptEvent):
        return say.Piece(seq, event.event, event.say)
    return say.Piece(seq, event, narrate_once(game, event))


def line_of_talk(table: str, number: int, said: StoredLine) -> say.Heard:
    """A line of talk as it is told to those it was for."""
    line = (said.seq, said.seat, said.name, said.text)
    return say.Heard(table, number, *line, team=bool(said.hearers))


def code_of(no: QuarterdeckError) -> str:
    """What programs know an error by."""
    return no.sentence.key.removeprefix("denied-")


def refusal(message: Said, room: Room | None, no: QuarterdeckError) -> say.Refused:
    """A no as a value: its code, its sentence, its clause."""
    clause = no.clause.number if isinstance(no, IllegalAction) else None
    return say.Refused(
        message.id, code_of(no), no.sentence, clause, None if room is None else room.seq
    )


def why_not(room: Room, message: say.WhyNot) -> say.Answered:
    """The clause that forbids an action here, with what to do instead."""
    try:
        check_word(room, message.seat, message.action)
    except QuarterdeckError as no:
        refused = refusal(message, room, no)
        return say.Answered(message.id, refused.why, refused.clause)
    return say.Answered(message.id, None, None)


def listing(room: Room, company: Audience) -> say.Listing:
    """A table as a list shows it."""
    return say.Listing(
        table=room.table,
        game=room.game.name,
        chairs=chairs(room, company),
        stage=stage_of(room),
        options=room.options,
        visibility=room.visibility,
        control=room.timing.control,
        on_time=room.timing.on_time,
        rated=bool(room.ladder),
        bots_after=room.fill.after if room.fill else None,
        fair=room.dice is not None,
    )


def lobby(listings: Iterable[say.Listing]) -> say.Lobby:
    """All tables in one letter: what each has agreed on, but no box of somebody's own."""
    return say.Lobby(tuple(replace(each, options=without_boxes(each.options)) for each in listings))


def without_boxes(options: Any) -> dict[str, Any]:
    return {name: getattr(options, name) for name in choices(options.__class__)}


def chairs(room: Room, company: Audience) -> tuple[sitting.Chair, ...]:
    return sitting.chairs_at(room.places, company.guest, company.present)


def stage_of(room: Room) -> str:
    if room.state is None:
        return "waiting"
    return "over" if is_over(room) else "playing"


def stage_after(step: Step) -> str:
    """Where the table stands now, or `same` where an ordinary move changed nothing about that."""
    ordinary = step.entry is None or isinstance(step.entry, Acted)
    return "same" if ordinary and not is_over(step.room) else stage_of(step.room)
