"""Who decides for a person who does not, and when: nobody is left to wait for ever.

The caretaker is the table's choice, never an opponent's. What people agree on is an entry each.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from quarterdeck import bots
from quarterdeck.core.game import AnyGame
from quarterdeck.core.table import Seat
from quarterdeck.rooms import requests
from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.clocks import MISSES, Live
from quarterdeck.rooms.entries import BotSat, Covered, Pausing, Prolonged, Urged
from quarterdeck.rooms.refusals import Denied, Stale
from quarterdeck.rooms.room import (
    Room,
    Step,
    change_pause,
    cover_seat,
    give_minute,
    has_begun,
    is_full,
    is_over,
    note_urging,
    person_to_move,
    seat_bot,
)

USUAL = "mate"
NO_BOT = "first"  # where a game has no bots: the first legal action
A_MINUTE = 60.0
IDLE = 300.0  # seconds of one decision, after which the others may agree not to wait


def caretaker_of(room: Room) -> str:
    """The level that decides here for whoever does not."""
    return room.timing.caretaker or usual_level(room.game)


def usual_level(game: AnyGame) -> str:
    """A mate where a game has one, else the weakest of its levels."""
    known = bots.of(game).levels
    return USUAL if USUAL in known else next(iter(known), NO_BOT)


def cover_for(room: Room, seat: Seat, why: str) -> Step:
    return cover_seat(room, Covered(seat, caretaker_of(room), why))


# When time is up


def decide_for(room: Room, seat: Seat, words: Sequence[str]) -> list[Step]:
    """What the caretaker chose where time was up; after some of these in a row it stays."""
    if person_to_move(room) != seat:
        raise Stale("stale")
    room, steps = replace(room, draft=(), drafted=None), list[Step]()
    for word in words:
        steps = requests.play_or_draft(room, seat, word, "clock")
        room = steps[-1].room
    if room.clock.missed[seat] + 1 >= MISSES:
        steps.append(cover_for(room, seat, "clock"))
    return steps


def lose_on_time(room: Room, seat: Seat) -> Step:
    if person_to_move(room) != seat:
        raise Stale("stale")
    return cover_for(room, seat, "time")


# When nobody comes


def fills_at(room: Room) -> float | None:
    """When bots sit down for whoever has not come until then."""
    if room.fill is None or has_begun(room) or is_full(room):
        return None
    return room.clock.begun + room.fill.after


def fill_with_bots(room: Room) -> list[Step]:
    """Bots sit down where a table has waited for people long enough."""
    steps: list[Step] = []
    if room.fill is None or fills_at(room) is None:
        raise Stale("stale")
    for seat in sitting.open_seats(room.places):
        steps.append(seat_bot(room, BotSat(seat, room.fill.level)))
        room = steps[-1].room
    return steps


# When somebody has gone


def require_absent(room: Room, guest: str, seat: Seat, absent: bool) -> None:
    """Somebody at the table asks about a person who has gone."""
    if not sitting.seats_of(room.places, guest):
        raise Denied("not-seated")
    require_playing(room)
    if seat >= len(room.places) or not isinstance(room.places[seat], sitting.Person):
        raise Denied("no-person-there", seat=seat)
    if sitting.bot_level(room.places[seat]) is not None:
        raise Denied("seat-covered", seat=seat)
    if not absent:
        raise Denied("person-is-there", seat=seat)


def let_bot_play(room: Room, guest: str, seat: Seat, left: float | None) -> Step:
    """Somebody at the table lets the caretaker play, once the grace of who has gone is over."""
    require_absent(room, guest, seat, left is not None)
    if left:
        raise Denied("still-awaited", seat=seat, seconds=int(left + 1))
    return cover_for(room, seat, "absent")


def wait_longer(room: Room, guest: str, seat: Seat, absent: bool) -> Step:
    """A minute more for somebody who has gone, once for every time they are waited for."""
    require_absent(room, guest, seat, absent)
    if seat in room.awaited:
        raise Denied("waited-already", seat=seat)
    return give_minute(room, Prolonged(seat))


def is_left_alone(room: Room, guest: str) -> bool:
    """Whether everybody else who came has given up or lost on time: only bots are left."""
    own = sitting.seats_of(room.places, guest)
    people = [at for at, place in enumerate(room.places) if isinstance(place, sitting.Person)]
    others = [seat for seat in people if seat not in own]
    return bool(others) and all(seat in room.lost for seat in others)


def let_bots_finish(room: Room, guest: str, seat: Seat) -> Step:
    """Who was left alone lets the caretaker play on, keeps the place and may come back."""
    require_playing(room)
    requests.require_at_hand(room, guest, seat)
    if not is_left_alone(room, guest):
        raise Denied("person-is-there", seat=seat)
    return cover_for(room, seat, "alone")


def cover_absent(room: Room) -> Step:
    """The caretaker comes by itself, for whoever the table waits for."""
    seat = person_to_move(room)
    if seat is None:
        raise Stale("stale")
    return cover_for(room, seat, "absent")


# What people agree on


def ask_for_pause(room: Room, guest: str, entry: Pausing) -> Step:
    assert entry.seat is not None
    require_playing(room)
    requests.require_at_hand(room, guest, entry.seat)
    return change_pause(room, entry)


def end_pause(room: Room) -> Step:
    """By the house: it has lasted for long enough."""
    if not room.paused:
        raise Stale("stale")
    return change_pause(room, Pausing(None, wanted=False))


def wait_no_longer(room: Room) -> Step:
    """By the house: all who are there have agreed not to wait for whoever is to move."""
    mover = person_to_move(room)
    if mover is None:
        raise Stale("stale")
    return cover_for(room, mover, "idle")


def urge_mover(room: Room, guest: str, seat: Seat, now: float) -> list[Step]:
    """One more who does not want to wait; where all others agree, the caretaker comes."""
    require_playing(room)
    requests.require_own(room, guest, seat)
    mover = person_to_move(room)
    if mover is None or mover in sitting.seats_of(room.places, guest):
        raise Denied("nobody-to-urge")
    if room.timing.control is not None:
        raise Denied("clock-decides")
    if (left := room.clock.begun + IDLE - now) > 0:
        raise Denied("not-idle-yet", seat=mover, seconds=int(left + 1))
    voted = note_urging(room, Urged(seat))
    if silent_others(voted.room):
        return [voted]
    return [voted, wait_no_longer(voted.room)]


def silent_others(room: Room) -> tuple[Seat, ...]:
    """Who has not said yet what the others want: to go on, or not to wait for the mover."""
    if room.paused:
        return sitting.silent_seats(room.places, room.pausing)
    mover = person_to_move(room)
    idler = None if mover is None else room.places[mover]
    but = idler.guest if isinstance(idler, sitting.Person) else None
    return sitting.silent_seats(room.places, room.urging, but)


def give_up_seat(room: Room, guest: str, seat: Seat) -> Step:
    """The caretaker plays to the end, and the seat comes last."""
    require_playing(room)
    requests.require_own(room, guest, seat)
    require_kept(room, seat)
    return cover_for(room, seat, "resigned")


def come_back(room: Room, guest: str, seat: Seat) -> Step:
    """The seat is its owner's again."""
    requests.require_own(room, guest, seat)
    if sitting.bot_level(room.places[seat]) is None:
        raise Denied("not-covered", seat=seat)
    require_kept(room, seat)
    if is_out_of_time(room, seat):
        raise Denied("out-of-time", seat=seat)
    return cover_seat(room, Covered(seat, None, ""))


def is_out_of_time(room: Room, seat: Seat) -> bool:
    """Whether there is nothing left, and nothing to come."""
    control = room.timing.control
    if not isinstance(control, Live) or control.increment or control.delay:
        return False
    return not room.clock.banks[seat]


def require_kept(room: Room, seat: Seat) -> None:
    if seat in room.lost:
        raise Denied("seat-given-up", seat=seat)


def require_playing(room: Room) -> None:
    if room.state is None:
        raise Denied("not-yet-playing")
    if is_over(room):
        raise Denied("already-over")
