"""One game among some people: what is said to it, what it answers.

A room is a value. Hearing something changes nothing: it gives back the room as
it would be, the entry that must be in the log first, and the letters to post
once it is. No sockets, no clock, no await.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from quarterdeck.bots.levels import levels
from quarterdeck.core import referee
from quarterdeck.core.errors import SeatsError, Unknown
from quarterdeck.core.game import AnyGame
from quarterdeck.core.table import Event, LiveTable, LoadedTable, Seat
from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.entries import (
    Acted,
    Agreed,
    AnyEntry,
    Covered,
    Dealt,
    Opened,
    Ordered,
    Rematched,
    Sat,
    Stood,
)
from quarterdeck.rooms.refusals import Denied, Stale

Orders = tuple[tuple[tuple[Seat, str], str], ...]  # seat and subject -> word
Told = list[tuple[Seat | None, Event, Event | None]]


class Room(msgspec.Struct, frozen=True):
    """A table as it stands."""

    table: str
    game: AnyGame
    options: Any
    places: sitting.Places
    host: str
    visibility: str
    coached: bool
    seq: int  # of the last entry
    state: Any  # None until everyone sits
    position: int = 0  # the seq at which the game last went on
    orders: Orders = ()  # standing, of those whose subject is still there
    rematch: str | None = None  # the table where they play on
    agreed: frozenset[Seat] = frozenset()  # to have the coach here


class Step(NamedTuple):
    """Where an entry leads, and what could be heard on the way."""

    room: Room
    entry: AnyEntry
    told: Told


# From the log


def open_room(table: str, entry: Opened, game: AnyGame) -> Room:
    """An empty table; under other rules than today's its log would tell another story."""
    if entry.version != game.version:
        raise Denied("other-version", game=game.name, got=entry.version, version=game.version)
    options = msgspec.convert(entry.options, game.options)
    if len(entry.places) not in game.seats:
        raise SeatsError(game.name, len(entry.places), game.seats)
    head = (table, game, options, entry.places, entry.host, entry.visibility, entry.coach)
    return Room(*head, seq=0, state=None)


def follow_entry(room: Room, entry: AnyEntry) -> Step:
    """The room after an entry of its log, chance read from the entry."""
    return FOLLOW[type(entry)](room, entry)


def seat_person(room: Room, entry: Sat) -> Step:
    return change_places(
        room, entry, sitting.with_person(room.places, entry.seat, entry.guest, entry.name)
    )


def empty_seat(room: Room, entry: Stood) -> Step:
    return change_places(room, entry, sitting.without_person(room.places, entry.seat))


def cover_seat(room: Room, entry: Covered) -> Step:
    return change_places(room, entry, sitting.cover(room.places, entry.seat, entry.level))


def change_places(room: Room, entry: AnyEntry, places: sitting.Places) -> Step:
    return Step(replace(room, places=places, seq=room.seq + 1), entry, [])


def follow_deal(room: Room, entry: Dealt) -> Step:
    table = LoadedTable(*entry.chance)
    state = room.game.deal(len(room.places), room.options, table)
    return Step(gone_on(room, state), entry, table.told)


def follow_action(room: Room, entry: Acted) -> Step:
    table = LoadedTable(*entry.chance)
    state = room.game.apply(room.state, room.game.read(entry.word), table)
    return Step(gone_on(room, state), entry, table.told)


def gone_on(room: Room, state: Any) -> Room:
    """The next position; what no longer exists there needs no orders."""
    seq, subjects = room.seq + 1, room.game.orders.subjects
    orders = tuple(order for order in room.orders if order[0][1] in subjects(state, order[0][0]))
    return replace(room, state=state, seq=seq, position=seq, orders=orders)


def change_order(room: Room, entry: Ordered) -> Step:
    about = (entry.seat, entry.subject)
    others = tuple(order for order in room.orders if order[0] != about)
    orders = others if entry.word is None else (*others, (about, entry.word))
    return Step(replace(room, orders=orders, seq=room.seq + 1), entry, [])


def change_consent(room: Room, entry: Agreed) -> Step:
    others = room.agreed - {entry.seat}
    wanting = others | {entry.seat} if entry.wanted else others
    return Step(replace(room, agreed=wanting, seq=room.seq + 1), entry, [])


def name_rematch(room: Room, entry: Rematched) -> Step:
    return Step(replace(room, rematch=entry.table, seq=room.seq + 1), entry, [])


FOLLOW: Mapping[type, Callable[[Room, Any], Step]] = {
    Sat: seat_person,
    Stood: empty_seat,
    Covered: cover_seat,
    Dealt: follow_deal,
    Acted: follow_action,
    Ordered: change_order,
    Agreed: change_consent,
    Rematched: name_rematch,
}

# What people ask for


def take_seat(room: Room, guest: str, name: str, seat: Seat) -> Step:
    """Take an open chair, while there are any."""
    if room.state is not None:
        raise Denied("already-playing")
    if seat >= len(room.places):
        raise Denied("no-such-seat", seats=len(room.places))
    if not isinstance(room.places[seat], sitting.Open):
        raise Denied("seat-taken", seat=seat)
    return seat_person(room, Sat(seat, guest, name))


def leave_seat(room: Room, guest: str, seat: Seat) -> Step:
    """Give the chair back; once the game has begun it waits for you instead."""
    require_own(room, guest, seat)
    if room.state is not None:
        raise Denied("already-playing")
    return empty_seat(room, Stood(seat))


def deal_cards(room: Room, table: LiveTable | None = None) -> Step:
    """Everyone sits: the game begins. Chance is nobody's to foretell, unless a table is given."""
    table = table or LiveTable()
    state = referee.deal(room.game, len(room.places), room.options, table)
    return Step(gone_on(room, state), Dealt(tuple(table.chance)), [*table.told])


def play_word(
    room: Room, seat: Seat, word: str, by: str = "person", table: LiveTable | None = None
) -> Step:
    """Do something, if the rules allow it."""
    if room.state is None:
        raise Denied("not-yet-playing")
    table = table or LiveTable()
    action = room.game.read(word)
    state = referee.play(room.game, room.state, seat, action, table)
    entry = Acted(seat, room.game.write(action), tuple(table.chance), by)
    return Step(gone_on(room, state), entry, [*table.told])


def play_own(room: Room, guest: str, seat: Seat, word: str) -> Step:
    """A person acts for a seat of their own, which no bot covers."""
    require_own(room, guest, seat)
    if sitting.bot_level(room.places[seat]) is not None:
        raise Denied("seat-covered", seat=seat)
    return play_word(room, seat, word)


def let_bot_play(room: Room, guest: str, cover: Covered, absent: bool) -> Step:
    """Somebody at the table lets a bot play for a person who has gone."""
    seat, level = cover.seat, cover.level
    if not sitting.seats_of(room.places, guest):
        raise Denied("not-seated")
    if room.state is None:
        raise Denied("not-yet-playing")
    if seat >= len(room.places) or not isinstance(room.places[seat], sitting.Person):
        raise Denied("no-person-there", seat=seat)
    if level is None or level not in levels(room.game):
        raise Unknown("bot", str(level), levels(room.game))
    if not absent:
        raise Denied("person-is-there", seat=seat)
    return cover_seat(room, cover)


def take_back(room: Room, guest: str, seat: Seat) -> Step:
    require_own(room, guest, seat)
    if sitting.bot_level(room.places[seat]) is None:
        raise Denied("not-covered", seat=seat)
    return cover_seat(room, Covered(seat, None))


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


def require_to_move(room: Room, seat: Seat) -> None:
    if room.state is None or room.game.to_move(room.state) != seat:
        raise Denied("not-your-turn")


def require_seq(room: Room, seq: int) -> None:
    """What was decided looking at another position is not done at this one."""
    if not room.position <= seq <= room.seq:
        raise Stale("stale")


def at_seq(seq: int, ask: Callable[[Room], Step]) -> Callable[[Room], Step]:
    """Ask a room only if it still stands where it was looked at."""

    def asked(room: Room) -> Step:
        require_seq(room, seq)
        return ask(room)

    return asked


def may_read(room: Room, guest: str) -> bool:
    """Private tables are for those who sit there, until the game is over and can be shared."""
    return (
        room.visibility != "private"
        or is_over(room)
        or room.host == guest
        or bool(sitting.seats_of(room.places, guest))
    )


def is_full(room: Room) -> bool:
    return not any(isinstance(place, sitting.Open) for place in room.places)


def is_over(room: Room) -> bool:
    return room.state is not None and room.game.to_move(room.state) is None


def forgets(room: Room) -> bool:
    """Whether what has happened is told only once, until the game is over."""
    return getattr(room.options, "memory", "") == "strict" and not is_over(room)


def bot_to_move(room: Room) -> tuple[Seat, str] | None:
    """The seat and level of the bot the table waits for."""
    seat = None if room.state is None else room.game.to_move(room.state)
    if seat is None:
        return None
    level = sitting.bot_level(room.places[seat])
    return None if level is None else (seat, level)


def team_of(room: Room, seat: Seat | None) -> tuple[Seat, ...]:
    """Those who hear what a seat says to its own side, itself included."""
    team = () if room.state is None or seat is None else room.game.team(room.state, seat)
    if not team:
        raise Denied("no-team")
    return team
