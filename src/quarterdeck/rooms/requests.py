"""What people ask of a room, and who may ask it: each gives the step it would be, or refuses."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from msgspec.structs import replace

from quarterdeck.bots.levels import levels
from quarterdeck.core import referee
from quarterdeck.core.errors import Unknown
from quarterdeck.core.fair_table import FairTable
from quarterdeck.core.game import AnyGame
from quarterdeck.core.table import LiveTable, QuietTable, Seat
from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.entries import Acted, BotSat, Dealt, Rematched, Renewed, Sat, Stood
from quarterdeck.rooms.refusals import Denied, Stale
from quarterdeck.rooms.room import (
    Room,
    Step,
    bot_to_move,
    change_version,
    empty_seat,
    follow_deed,
    gone_on,
    has_begun,
    is_over,
    name_rematch,
    seat_bot,
    seat_person,
    state_for,
)

T = TypeVar("T")
ChanceTable = LiveTable | FairTable


def take_seat(room: Room, guest: str, name: str, seat: Seat) -> Step:
    """Take an open chair, while there are any."""
    if has_begun(room):
        raise Denied("already-playing")
    require_open(room, seat)
    return seat_person(room, Sat(seat, guest, name))


def require_open(room: Room, seat: Seat) -> None:
    if not 0 <= seat < len(room.places):
        raise Denied("no-such-seat", seats=len(room.places))
    if not isinstance(room.places[seat], sitting.Open):
        raise Denied("seat-taken", seat=seat)


def leave_seat(room: Room, guest: str, seat: Seat) -> Step:
    """Give the chair back; once the game has begun it waits for you instead."""
    require_own(room, guest, seat)
    if has_begun(room):
        raise Denied("already-playing")
    return empty_seat(room, Stood(seat))


def fill_chairs(room: Room, guest: str, seats: Sequence[Seat], level: str) -> list[Step]:
    """The host puts bots on chairs that nobody came for."""
    require_host(room, guest)
    if level not in levels(room.game):
        raise Unknown("bot", level, levels(room.game))
    steps: list[Step] = []
    for seat in seats:
        require_open(room, seat)
        steps.append(seat_bot(room, BotSat(seat, level)))
        room = steps[-1].room
    return steps


def dismiss_bot(room: Room, guest: str, seat: Seat) -> Step:
    """The host sends a bot away, so that somebody may come."""
    require_host(room, guest)
    if seat >= len(room.places) or not isinstance(room.places[seat], sitting.Bot):
        raise Denied("no-bot-there")
    return empty_seat(room, Stood(seat))


def require_host(room: Room, guest: str) -> None:
    if has_begun(room):
        raise Denied("already-playing")
    if room.host != guest:
        raise Denied("not-the-host")


def chance_for(room: Room) -> ChanceTable:
    """Chance that is nobody's to foretell; at a fair table it follows from what all have agreed on.

    Where that is not known yet, nothing is thrown.
    """
    if room.closed:
        raise Denied("table-closed")
    if room.dice is None:
        return LiveTable()
    if room.key is None:
        raise Stale("stale")
    return FairTable(room.key.value, room.decisions + (room.state is not None))


def deal_cards(room: Room, table: LiveTable | None = None) -> Step:
    """Everyone sits: the game begins."""
    at = table or chance_for(room)
    state = referee.deal(room.game, len(room.places), room.options, at)
    return Step(gone_on(room, state), Dealt(tuple(at.chance)), [*at.told])


def play_word(
    room: Room, seat: Seat, word: str, by: str = "person", table: LiveTable | None = None
) -> Step:
    """Do something, if the rules allow it."""
    if room.state is None:
        raise Denied("not-yet-playing")
    at = table or chance_for(room)
    action = action_of(room.game, word)
    state = referee.play(room.game, room.state, seat, action, at)
    number = 0 if room.dice is None else room.decisions + 1
    entry = Acted(seat, word_of(room.game, action), tuple(at.chance), by, number=number)
    return follow_deed(room, entry, state, [*at.told])


def check_word(room: Room, seat: Seat, word: str) -> None:
    """Refuse what the rules do not allow here, and do nothing: not even with what is hidden."""
    if room.state is None:
        raise Denied("not-yet-playing")
    referee.check_action(room.game, state_for(room, seat), seat, room.game.read(word))


def play_own(room: Room, guest: str, seat: Seat, word: str) -> list[Step]:
    """A person acts for a seat of their own."""
    require_at_hand(room, guest, seat)
    require_unpaused(room)
    return play_or_draft(room, seat, word)


def play_or_draft(
    room: Room, seat: Seat, word: str, by: str = "person", table: LiveTable | None = None
) -> list[Step]:
    """What only adds to a choice is kept as a draft; what settles it is logged with all of it."""
    if seat_drafts(room, seat, word):
        return [draft(room, seat, (*room.draft, word))]
    steps: list[Step] = []
    for each in (*picks_that_count(room, seat, word), word):
        if table:
            table.clear()
        steps.append(play_word(room, seat, each, by, table))
        room = steps[-1].room
    return steps


def picks_that_count(room: Room, seat: Seat, word: str) -> tuple[str, ...]:
    """All that this seat has picked; none of it where the word comes to the same without.

    Everybody can count entries, so a draft that was given up leaves none.
    """
    game, drafted = room.game, state_for(room, seat)
    if drafted is room.state:  # nothing is picked, or only by another
        return ()
    action, states = game.read(word), (room.state, drafted)
    if not all(referee.is_legal(game, state, action) for state in states):
        return room.draft
    alone, after = (game.apply(state, action, QuietTable(0)) for state in states)
    return () if alone == after else room.draft


def play_for_bot(room: Room, bot: tuple[Seat, str], words: Sequence[str], by: str) -> list[Step]:
    """What a bot chose, unless the person it covers has come back meanwhile."""
    if bot_to_move(room) != bot:
        raise Stale("stale")
    steps: list[Step] = []
    for word in words:
        steps = play_or_draft(room, bot[0], word, by)
        room = steps[-1].room
    return steps


def seat_drafts(room: Room, seat: Seat, word: str) -> bool:
    """Whether a word adds to a choice; one that is not legal anyway is for the referee."""
    if room.state is None or room.game.to_move(room.state) != seat:
        return False
    return room.game.adds(state_for(room, seat), action_of(room.game, word))


@lru_cache(maxsize=8192)
def action_of(game: AnyGame, word: str) -> Any:
    """What a word says; the same are said again and again. What says nothing is not remembered."""
    return game.read(word)


@lru_cache(maxsize=8192)
def word_of(game: AnyGame, action: Any) -> str:
    """An action in its notation; the same are done and offered again and again."""
    return game.write(action)


def draft(room: Room, seat: Seat, words: Sequence[str]) -> Step:
    """These words instead of what was picked so far: whatever is left out is taken back."""
    room = replace(room, draft=(), drafted=None)
    for word in words:
        if not seat_drafts(room, seat, word):
            raise Denied("not-a-draft", word=word)
        after = referee.play(
            room.game, state_for(room, seat), seat, room.game.read(word), QuietTable(0)
        )
        room = replace(room, draft=(*room.draft, word), drafted=after)
    return Step(room, None, [])


def draft_own(room: Room, guest: str, seat: Seat, words: Sequence[str]) -> Step:
    """A person picks, or takes back, for a seat of their own."""
    require_at_hand(room, guest, seat)
    require_to_move(room, seat)
    return draft(room, seat, words)


def play_on_today(room: Room) -> Step:
    """Whatever is written from here on is in today's words."""
    return change_version(room, Renewed(room.game.version))


def ask_for_rematch(room: Room, guest: str, table: str) -> Step:
    """The same people once more, at a table of that name."""
    if not sitting.seats_of(room.places, guest):
        raise Denied("not-seated")
    if not is_over(room):
        raise Denied("not-over")
    return name_rematch(room, Rematched(table))


def require_own(room: Room, guest: str, seat: Seat) -> None:
    if seat not in sitting.seats_of(room.places, guest):
        raise Denied("not-your-seat", seat=seat)


def require_at_hand(room: Room, guest: str, seat: Seat) -> None:
    """A seat of one's own, which no bot covers."""
    require_own(room, guest, seat)
    if sitting.bot_level(room.places[seat]) is not None:
        raise Denied("seat-covered", seat=seat)


def require_unpaused(room: Room) -> None:
    if room.paused:
        raise Denied("paused")


def require_to_move(room: Room, seat: Seat) -> None:
    if room.state is None or room.game.to_move(room.state) != seat:
        raise Denied("not-your-turn")


def require_seq(room: Room, seq: int) -> None:
    """What was decided looking at another position is not done at this one."""
    if not room.position <= seq <= room.seq:
        raise Stale("stale")


def at_seq(seq: int, ask: Callable[[Room], T]) -> Callable[[Room], T]:
    """Ask a room only if it still stands where it was looked at."""

    def asked(room: Room) -> T:
        require_seq(room, seq)
        return ask(room)

    return asked
