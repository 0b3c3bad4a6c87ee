"""Time at a table as everybody there sees it: what is left, when the letter is written."""

from msgspec.structs import replace

from quarterdeck.core.table import Seat
from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.caretaking import IDLE, caretaker_of
from quarterdeck.rooms.clocks import ByPost, Live, seconds_passed, time_is_up
from quarterdeck.rooms.room import Room, is_over, person_to_move
from quarterdeck.server.clock_messages import Away, ClockFace


def draw_face(room: Room, now: float, away: tuple[Away, ...]) -> ClockFace | None:
    """Where a clock was set, or people wait for each other."""
    control = room.timing.control
    if control is None and not is_among_people(room):
        return None
    seat = None if room.state is None else room.game.to_move(room.state)
    passed = seconds_taken(room, now)
    return ClockFace(
        control=control,
        caretaker=caretaker_of(room),
        on_time=room.timing.on_time,
        left=milliseconds_left(room, seat, passed, now),
        runs=None if control is None else seat_on_clock(room),
        delay=int(1000 * max(0.0, control.delay - passed)) if isinstance(control, Live) else 0,
        paused=room.paused,
        pausing=tuple(sorted(room.pausing)),
        declining=tuple(sorted(room.declining)),
        away=away,
        idle=milliseconds_until_idle(room, now) if control is None else None,
        urging=tuple(sorted(room.urging)),
    )


def is_among_people(room: Room) -> bool:
    """Whether a game is on in which somebody waits for somebody."""
    playing = room.state is not None and not is_over(room)
    return playing and len(sitting.guests_at(room.places)) > 1


def seat_on_clock(room: Room) -> Seat | None:
    """Whose time runs, or would but for a pause: what is left of a decision waits with it."""
    return person_to_move(replace(room, paused=False)) if room.paused else room.clock.runs


def seconds_taken(room: Room, now: float) -> float:
    """By the decision that is waited for."""
    clock, control = room.clock, room.timing.control
    if control is None or clock.runs is None:
        return clock.spent
    return clock.spent + seconds_passed(control, clock.since, now)


def milliseconds_left(room: Room, seat: Seat | None, passed: float, now: float) -> tuple[int, ...]:
    """Of every seat; by post the nights are counted, as they pass too."""
    control, clock = room.timing.control, room.clock
    if isinstance(control, ByPost):
        return posted_left(room, control, now)
    if control is None:
        return ()
    taken = max(0.0, passed - control.delay)
    return tuple(
        int(1000 * max(0.0, bank - (taken if each == seat else 0.0)))
        for each, bank in enumerate(clock.banks)
    )


def posted_left(room: Room, control: ByPost, now: float) -> tuple[int, ...]:
    """Everyone has what every decision has, but whoever is at one."""
    left = [float(control.allowance)] * len(room.clock.banks)
    due, seat = time_is_up(control, room.clock), seat_on_clock(room)
    if seat is not None:
        left[seat] = control.allowance - room.clock.spent if due is None else due - now
    return tuple(int(1000 * max(0.0, each)) for each in left)


def milliseconds_until_idle(room: Room, now: float) -> int | None:
    if person_to_move(room) is None:
        return None
    return int(1000 * max(0.0, room.clock.begun + IDLE - now))
