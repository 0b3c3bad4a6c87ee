"""One game among some people: how it stands, and where each entry of its log leads.

A room is a value. Hearing something changes nothing: it gives back the room as
it would be, the entry that must be in the log first, and the letters to post
once it is. No sockets, no clock, no await. What can be asked of it is in requests.py.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from quarterdeck.core.earlier import is_readable, options_today
from quarterdeck.core.errors import SeatsError
from quarterdeck.core.game import AnyGame
from quarterdeck.core.table import LoadedTable, Seat
from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.clocks import UNTIMED, Clock, Timing
from quarterdeck.rooms.entries import (
    Acted,
    Agreed,
    AnyEntry,
    BotSat,
    Closed,
    Covered,
    Dealt,
    Fill,
    Fork,
    Opened,
    Ordered,
    Pausing,
    Prolonged,
    Rematched,
    Renewed,
    Sat,
    SealsClosed,
    ShareOpened,
    ShareSealed,
    SharesMixed,
    Stood,
    Urged,
)
from quarterdeck.rooms.joint_dice import JointDice, LuckKey, after_entry, begin_dice, without_seat
from quarterdeck.rooms.last_decision import (
    NOTHING_DECIDED,
    LastDecision,
    adds_to_choice,
    after_deed,
)
from quarterdeck.rooms.refusals import Outlived

Orders = tuple[tuple[tuple[Seat, str], str], ...]  # seat and subject -> word
Seats = frozenset[Seat]
NO_SEATS: Seats = frozenset()
Told = list[tuple[Seat | None, Any, Any]]  # what a seat heard, and all others; or what was kept


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
    agreed: Seats = NO_SEATS  # to have the coach here
    version: int = 0  # of the rules in whose words its log goes on
    draft: tuple[str, ...] = ()  # of whoever is to move: picked, and nobody else's business yet
    drafted: Any = None  # where those words would lead
    fork: Fork | None = None  # where it comes from, if it plays on another game
    decision: LastDecision = NOTHING_DECIDED  # of people who share the one device here
    lost: tuple[Seat, ...] = ()  # whose people gave up or lost on time, one after the other
    timing: Timing = UNTIMED
    clock: Clock = Clock()  # kept by timekeeping.py, from the times of the log
    fill: Fill | None = None
    ladder: int = 0  # of a rated table: the rules by which it counts
    paused: bool = False
    pausing: Seats = NO_SEATS  # who would have time stand still, or go on where it does
    declining: Seats = NO_SEATS  # who would not, as they said when they were asked
    urging: Seats = NO_SEATS  # who has waited long enough for whoever is to move
    awaited: Seats = NO_SEATS  # whose people have gone and have a minute more
    dice: JointDice | None = None  # how people and house make the luck of a fair table
    key: LuckKey | None = None  # of that luck, once it is made; nobody's but the house's
    decisions: int = 0  # that were made: by their number chance is drawn there
    closed: bool = False  # nobody plays on here


class Step(NamedTuple):
    """Where an entry leads, and what could be heard on the way; a draft is no entry yet."""

    room: Room
    entry: AnyEntry | None
    told: Told


# From the log


def open_room(table: str, entry: Opened, game: AnyGame) -> Room:
    """An empty table, under rules that are known here."""
    if not is_readable(game, entry.version):
        raise Outlived(game.name, entry.version, game.version)
    if len(entry.places) not in game.seats:
        raise SeatsError(game.name, len(entry.places), game.seats)
    options = options_today(game, entry.version, len(entry.places), entry.options)
    head = (table, game, options, entry.places, entry.host, entry.visibility, entry.coach)
    room = Room(*head, seq=0, state=None, version=entry.version, fork=entry.fork)
    dice, ladder = begin_dice(table, entry), entry.ladder
    return replace(room, timing=entry.timing, fill=entry.fill, dice=dice, ladder=ladder)


def follow_entry(room: Room, entry: AnyEntry) -> Step:
    """The room after an entry of its log, chance read from the entry."""
    return FOLLOW[type(entry)](room, entry)


def seat_person(room: Room, entry: Sat) -> Step:
    seated = sitting.with_person(room.places, entry.seat, entry.guest, entry.name)
    return change_places(room, entry, seated)


def empty_seat(room: Room, entry: Stood) -> Step:
    """Whoever leaves takes along what they had agreed to, and their seal."""
    dice = without_seat(room.dice, entry.seat)
    emptied = replace(room, agreed=room.agreed - {entry.seat}, dice=dice)
    return change_places(emptied, entry, sitting.without_anyone(room.places, entry.seat))


def seat_bot(room: Room, entry: BotSat) -> Step:
    return change_places(room, entry, sitting.with_bot(room.places, entry.seat, entry.level))


def cover_seat(room: Room, entry: Covered) -> Step:
    places = sitting.cover(room.places, entry.seat, entry.level, entry.why)
    lost = (*room.lost, entry.seat) if entry.why in sitting.TO_THE_END else room.lost
    return change_places(replace(room, urging=NO_SEATS, lost=lost), entry, places)


def change_places(room: Room, entry: AnyEntry, places: sitting.Places) -> Step:
    return Step(replace(room, places=places, seq=room.seq + 1), entry, [])


def change_shares(room: Room, entry: AnyEntry) -> Step:
    return Step(replace(room, dice=after_entry(room.dice, entry), seq=room.seq + 1), entry, [])


def follow_deal(room: Room, entry: Dealt) -> Step:
    table = LoadedTable(*entry.chance)
    state = room.game.deal(len(room.places), room.options, table)
    return Step(gone_on(room, state), entry, table.told)


def follow_action(room: Room, entry: Acted) -> Step:
    table, action = LoadedTable(*entry.chance), room.game.read(entry.word)
    return follow_deed(room, entry, room.game.apply(room.state, action, table), table.told)


def follow_deed(room: Room, entry: Acted, state: Any, told: Told) -> Step:
    """What was done and where it led; part of a choice settles nothing yet."""
    settled = not adds_to_choice(room, entry)
    decided = replace(room, decision=after_deed(room, entry, told))
    return Step(gone_on(decided, state, settled), entry, told)


def gone_on(room: Room, state: Any, settled: bool = False) -> Room:
    """The next position; what no longer exists there needs no orders."""
    seq, made, subjects = room.seq + 1, room.decisions + settled, room.game.orders.subjects
    if orders := room.orders:
        orders = tuple(order for order in orders if order[0][1] in subjects(state, order[0][0]))
    gone = replace(room, state=state, seq=seq, position=seq, orders=orders, decisions=made)
    if room.urging or room.awaited:
        gone = replace(gone, urging=NO_SEATS, awaited=NO_SEATS)
    return replace(gone, draft=(), drafted=None) if room.draft else gone


def change_order(room: Room, entry: Ordered) -> Step:
    about = (entry.seat, entry.subject)
    others = tuple(order for order in room.orders if order[0] != about)
    orders = others if entry.word is None else (*others, (about, entry.word))
    return Step(replace(room, orders=orders, seq=room.seq + 1), entry, [])


def change_consent(room: Room, entry: Agreed) -> Step:
    wanting = room.agreed | {entry.seat} if entry.wanted else room.agreed - {entry.seat}
    return Step(replace(room, agreed=wanting, seq=room.seq + 1), entry, [])


def change_pause(room: Room, entry: Pausing) -> Step:
    """Time stands still once all people would have that, and goes on once all would."""
    room = replace(room, seq=room.seq + 1)
    if entry.seat is None:
        return Step(replace(room, paused=False, pausing=NO_SEATS, declining=NO_SEATS), entry, [])
    asks = entry.wanted != room.paused
    declining = sitting.declining(room.pausing, room.declining, entry.seat, asks)
    saying = room.pausing | {entry.seat} if asks else room.pausing - {entry.seat}
    if sitting.have_all_said(room.places, saying):
        room, saying = replace(room, paused=not room.paused), NO_SEATS
    return Step(replace(room, pausing=saying, declining=declining), entry, [])


def note_urging(room: Room, entry: Urged) -> Step:
    return Step(replace(room, urging=room.urging | {entry.seat}, seq=room.seq + 1), entry, [])


def give_minute(room: Room, entry: Prolonged) -> Step:
    return Step(replace(room, awaited=room.awaited | {entry.seat}, seq=room.seq + 1), entry, [])


def name_rematch(room: Room, entry: Rematched) -> Step:
    return Step(replace(room, rematch=entry.table, seq=room.seq + 1), entry, [])


def change_version(room: Room, entry: Renewed) -> Step:
    """Decisions are counted on from the log: earlier rules may have counted them otherwise."""
    seq = room.seq + 1
    return Step(replace(room, version=entry.version, seq=seq, decisions=seq), entry, [])


def close_table(room: Room, entry: Closed) -> Step:
    return Step(replace(room, seq=room.seq + 1, closed=True), entry, [])


FOLLOW: Mapping[type, Callable[[Room, Any], Step]] = {
    Sat: seat_person,
    Stood: empty_seat,
    BotSat: seat_bot,
    Covered: cover_seat,
    **dict.fromkeys((ShareSealed, SealsClosed, ShareOpened, SharesMixed), change_shares),
    Dealt: follow_deal,
    Acted: follow_action,
    Ordered: change_order,
    Agreed: change_consent,
    Pausing: change_pause,
    Urged: note_urging,
    Prolonged: give_minute,
    Rematched: name_rematch,
    Renewed: change_version,
    Closed: close_table,
}

# What can be seen of it


def state_for(room: Room, seat: Seat | None) -> Any:
    """Where the game stands in the eyes of a seat: whoever is choosing sees their own draft."""
    return room.drafted if room.draft and seat == room.game.to_move(room.state) else room.state


def is_full(room: Room) -> bool:
    return not any(isinstance(place, sitting.Open) for place in room.places)


def has_begun(room: Room) -> bool:
    """Whether nobody comes or goes any more: it is dealt, or the luck is being made for these."""
    luck = room.dice is not None and room.dice.closed
    return room.state is not None or luck or room.closed


def is_over(room: Room) -> bool:
    return room.state is not None and room.game.to_move(room.state) is None


def is_behind(room: Room) -> bool:
    """Whether its log was written under earlier rules, and nobody has played there since."""
    return room.version != room.game.version


def forgets(room: Room) -> bool:
    """Whether what has happened is told only once, until the game is over."""
    return getattr(room.options, "memory", "") == "strict" and not is_over(room)


def bot_to_move(room: Room) -> tuple[Seat, str] | None:
    """The seat and level of the bot the table waits for."""
    still = room.state is None or room.paused or room.closed
    seat = None if still else room.game.to_move(room.state)
    level = None if seat is None else sitting.bot_level(room.places[seat])
    return None if seat is None or level is None else (seat, level)


def person_to_move(room: Room) -> Seat | None:
    """The seat that a person decides for just now, if that is what the table waits for."""
    still = room.state is None or room.paused or room.closed
    seat = None if still else room.game.to_move(room.state)
    return None if seat is None or sitting.bot_level(room.places[seat]) is not None else seat
