"""Time at a table, as values: how much a decision may take, what is left, when it is up.

No clock is read here: whoever asks says what time it is, in seconds of the house.
"""

from typing import Annotated

import msgspec

from quarterdeck.core.table import Seat

A_DAY = 86_400
MOST_LAG = 1.0  # seconds of a decision that are given back because the line is slow
MISSES = 3  # decisions in a row that the clock makes before the caretaker keeps the seat
LONGEST_PAUSE = A_DAY  # seconds; then time goes on by itself, so that no game hangs
LONGEST_LIVE, LONGEST_POST = 4 * 3600, 14 * A_DAY

Seconds = Annotated[int, msgspec.Meta(ge=0, le=LONGEST_LIVE)]
Allowance = Annotated[int, msgspec.Meta(ge=60, le=LONGEST_POST)]
Hour = Annotated[int, msgspec.Meta(ge=0, le=23)]
Offset = Annotated[int, msgspec.Meta(ge=-12 * 60, le=14 * 60)]


class TimeControl(msgspec.Struct, frozen=True, tag_field="kind"):
    """Base of the union; never made itself."""


class Live(TimeControl, frozen=True, tag="live"):
    """Everyone is there: each seat has so much time for all it decides."""

    base: Seconds
    increment: Seconds = 0  # more of it after every decision
    delay: Seconds = 0  # of every decision that is not counted


class Night(msgspec.Struct, frozen=True):
    """When no clock runs: hours of the day, so many minutes ahead of UTC."""

    begins: Hour
    ends: Hour
    offset: Offset = 0

    @property
    def length(self) -> int:
        return (self.ends - self.begins) % 24 * 3600


class ByPost(TimeControl, frozen=True, tag="post"):
    """People come by when they can: every decision may take so long."""

    allowance: Allowance  # seconds
    night: Night | None = None


AnyControl = Live | ByPost


class Timing(msgspec.Struct, frozen=True):
    """On what time a table plays, and who decides where it is up."""

    control: AnyControl | None = None
    caretaker: str | None = None  # the level of the bot; None: as is usual in the game
    on_time: str = "caretaker"  # or `lost`: whose time is up has lost, at live tables
    rated: bool = False


UNTIMED = Timing()


class Clock(msgspec.Struct, frozen=True):
    """What every seat has left, and whose time runs since when."""

    begun: float = 0.0  # when the decision the table waits for came up
    banks: tuple[float, ...] = ()  # seconds of each seat before this decision, at live tables
    runs: Seat | None = None
    since: float = 0.0  # when it last began to run, or stood still
    spent: float = 0.0  # of this decision before that
    stopped: float = 0.0  # when it was last agreed to pause, or to go on
    missed: tuple[int, ...] = ()  # by seat: decisions in a row that the clock made


# How much has passed


def seconds_passed(control: AnyControl, since: float, at: float) -> float:
    """Time that counts; none where a clock was set back."""
    night = control.night if isinstance(control, ByPost) else None
    if night is None:
        return max(0.0, at - since)
    return max(0.0, waking_hours(night, at) - waking_hours(night, since))


def waking_hours(night: Night, at: float) -> float:
    """All seconds of day there have been, counted from some morning."""
    day, hours = divmod(at + night.offset * 60 - night.ends * 3600, A_DAY)
    awake = A_DAY - night.length
    return day * awake + min(hours, awake)


def moment_of(night: Night, waking: float) -> float:
    """When there will have been so many seconds of day."""
    day, hours = divmod(waking, A_DAY - night.length)
    return day * A_DAY + hours - night.offset * 60 + night.ends * 3600


# What is left


def seconds_left(control: AnyControl, clock: Clock, seat: Seat) -> float:
    """For the decision a seat is at, when its time last began to run."""
    if isinstance(control, ByPost):
        return control.allowance - clock.spent
    return clock.banks[seat] + control.delay - clock.spent


def time_is_up(control: AnyControl, clock: Clock) -> float | None:
    """The moment at which the decision that is waited for has taken too long.

    It may lie before the last entry: whoever says something after that gives nobody more time.
    """
    if clock.runs is None:
        return None
    left = seconds_left(control, clock, clock.runs)
    night = control.night if isinstance(control, ByPost) else None
    if night is None:
        return clock.since + left
    return moment_of(night, waking_hours(night, clock.since) + left)


def bank_after(control: Live, bank: float, spent: float, paid: bool) -> float:
    """A decision is made: what it took is gone.

    `paid`: whether the seat's own person made it, or ran out of time over it.
    """
    return max(0.0, bank - max(0.0, spent - control.delay)) + control.increment * paid
