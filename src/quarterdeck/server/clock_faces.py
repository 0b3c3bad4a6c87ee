"""Time at a table as everybody there sees it: what is left, when the letter is written."""

from quarterdeck.core.table import Seat
from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.caretaking import IDLE, caretaker_of
from quarterdeck.rooms.clocks import ByPost, Clock, Live, seconds_passed, time_is_up
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
        runs=room.clock.runs,
        delay=int(1000 * max(0.0, control.delay - passed)) if isinstance(control, Live) else 0,
        paused=room.paused,
        pausing=tuple(sorted(room.pausing)),
        away=away,
        idle=milliseconds_until_idle(room, now) if control is None else None,
        urging=tuple(sorted(room.urging)),
    )


def is_among_people(room: Room) -> bool:
    """Whether a game is on in which somebody waits for somebody."""
    playing = room.state is not None and not is_over(room)
    return playing and len(sitting.guests_at(room.places)) > 1


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
        usual = [1000 * control.allowance] * len(clock.banks)
        return tuple(with_left(usual, clock, time_is_up(control, clock), now))
    if control is None:
        return ()
    taken = max(0.0, passed - control.delay)
    return tuple(
        int(1000 * max(0.0, bank - (taken if each == seat else 0.0)))
        for each, bank in enumerate(clock.banks)
    )


def with_left(usual: list[int], clock: Clock, due: float | None, now: float) -> list[int]:
    if due is not None and clock.runs is not None:
        usual[clock.runs] = int(1000 * max(0.0, due - now))
    return usual


def milliseconds_until_idle(room: Room, now: float) -> int | None:
    if person_to_move(room) is None:
        return None
    return int(1000 * max(0.0, room.clock.begun + IDLE - now))
