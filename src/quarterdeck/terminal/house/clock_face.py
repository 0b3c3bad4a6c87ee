"""The time that everyone has left, counted on from the last letter."""

from collections.abc import Sequence
from math import ceil

import msgspec

from quarterdeck.core.table import Seat
from quarterdeck.rooms.clocks import AnyControl, ByPost, Live
from quarterdeck.terminal.language import LETTERS
from quarterdeck.words import Words

A_MINUTE, AN_HOUR, A_DAY = 60, 3600, 86_400


class AwayRead(msgspec.Struct, frozen=True):
    """Somebody who has gone."""

    seat: int
    awaited: bool = False  # whether they are waited for a minute more


class ClockRead(msgspec.Struct, frozen=True):
    """As much of a table's clock as is shown: milliseconds, as of its letter."""

    control: AnyControl | None = None
    left: tuple[int, ...] = ()  # by seat
    runs: int | None = None  # the seat whose time runs, or would if it did not stand still
    delay: int = 0  # free time that it has before
    paused: bool = False
    pausing: tuple[int, ...] = ()  # seats that would pause, or go on where it stands still
    away: tuple[AwayRead, ...] = ()
    idle: int | None = None  # until the others need wait no longer for whoever is to move
    urging: tuple[int, ...] = ()  # seats that will not

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Those who were given a minute more."""
        return tuple(each.seat for each in self.away if each.awaited)


NO_CLOCK = ClockRead()


def time_left(clock: ClockRead, seat: Seat, passed: float) -> float:
    """Seconds that a seat has for a decision, so many seconds after the letter.

    What is free of it is told together with the rest, as on the page.
    """
    left = clock.left[seat] / 1000
    if clock.runs != seat:
        return left + (clock.control.delay if isinstance(clock.control, Live) else 0)
    return max(0.0, left + clock.delay / 1000 - (0.0 if clock.paused else passed))


def write_time(seconds: float, words: Words) -> str:
    """`4:47`; hours and days in words."""
    whole = ceil(seconds)
    if whole >= A_DAY:
        days, hours = whole // A_DAY, whole % A_DAY // AN_HOUR
        return words.text("clock-days", days=days, hours=hours)
    if whole >= AN_HOUR:
        hours, minutes = whole // AN_HOUR, whole % AN_HOUR // A_MINUTE
        return words.text("clock-hours", hours=hours, minutes=minutes)
    return f"{whole // A_MINUTE}:{whole % A_MINUTE:02}"


def write_clock(clock: ClockRead, passed: float, words: Words) -> str:
    """`▸A 4:47  B 5:00`; a sign stands before the one that runs, another where all stand still."""
    told = (
        f"{sign_of(clock, seat)}{LETTERS[seat]} {write_time(time_left(clock, seat, passed), words)}"
        for seat in seats_told(clock)
    )
    return "  ".join(told)


def seats_told(clock: ClockRead) -> Sequence[Seat]:
    """By post all others have what every decision has."""
    if clock.runs is not None and isinstance(clock.control, ByPost):
        return (clock.runs,)
    return range(len(clock.left))


def sign_of(clock: ClockRead, seat: Seat) -> str:
    if clock.paused:
        return "‖"
    return "▸" if clock.runs == seat else ""
