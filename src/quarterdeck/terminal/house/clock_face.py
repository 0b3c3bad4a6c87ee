"""The time that everyone has left, counted on from the last letter."""

import msgspec

from quarterdeck.core.table import Seat
from quarterdeck.terminal.widgets.flag import LETTERS

A_MINUTE, AN_HOUR, A_DAY = 60, 3600, 86_400


class AwayRead(msgspec.Struct, frozen=True):
    """Somebody who has gone."""

    seat: int
    awaited: bool = False  # whether they are waited for a minute more


class ClockRead(msgspec.Struct, frozen=True):
    """As much of a table's clock as is shown: milliseconds, as of its letter."""

    left: tuple[int, ...] = ()  # by seat
    runs: int | None = None  # the seat whose time runs
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
    """Seconds that a seat has left, so many seconds after the letter."""
    free = clock.delay / 1000
    spent = max(0.0, passed - free) if clock.runs == seat and not clock.paused else 0.0
    return max(0.0, clock.left[seat] / 1000 - spent)


def write_time(seconds: float) -> str:
    """`4:47`, `1:02:33`, and from a day on `2d 3h`."""
    whole = int(seconds)
    if whole >= A_DAY:
        return f"{whole // A_DAY}d {whole % A_DAY // AN_HOUR}h"
    hours, minutes, rest = whole // AN_HOUR, whole % AN_HOUR // A_MINUTE, whole % A_MINUTE
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def write_clock(clock: ClockRead, passed: float) -> str:
    """`▸A 4:47  B 5:00`; a sign stands before the one that runs, another where all stand still."""
    told = (
        f"{sign_of(clock, seat)}{LETTERS[seat]} {write_time(time_left(clock, seat, passed))}"
        for seat in range(len(clock.left))
    )
    return "  ".join(told)


def sign_of(clock: ClockRead, seat: Seat) -> str:
    if clock.paused:
        return "‖"
    return "▸" if clock.runs == seat else ""
