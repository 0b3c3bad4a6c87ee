"""What travels about time: what people agree on, and what is left to whom.

Times are what is left when a letter is written, in milliseconds, and never what time it is.
"""

import msgspec

from quarterdeck.rooms.clocks import AnyControl
from quarterdeck.server.wire_types import Said, SeatNumber, TableName

# What clients say


class Pause(Said, frozen=True, tag="pause"):
    """My seat would have time stand still (or go on: `wanted` false); it does once all would.

    Where another asks, the contrary says "not now".
    """

    table: TableName
    seat: SeatNumber
    wanted: bool = True


class Urge(Said, frozen=True, tag="urge"):
    """My seat has waited long enough for whoever is to move; the caretaker comes once all have."""

    table: TableName
    seat: SeatNumber


class WaitFor(Said, frozen=True, tag="wait-for"):
    """Give this seat, whose person has gone, a minute more before the caretaker comes."""

    table: TableName
    seat: SeatNumber


class Resign(Said, frozen=True, tag="resign"):
    """My seat gives up: the caretaker plays it to the end, and it comes last."""

    table: TableName
    seat: SeatNumber


AboutTime = Pause | Urge | WaitFor | Resign

# What clients are told


class Away(msgspec.Struct, frozen=True):
    """A person who decides here has gone."""

    seat: int
    left: int  # milliseconds until the caretaker comes, if the table waits for them then
    awaited: bool = False  # whether they were given a minute more


class ClockFace(msgspec.Struct, frozen=True, omit_defaults=True):
    """Time at a table, as all see it; what is usual is left out."""

    control: AnyControl | None = None
    caretaker: str = ""  # the level of the bot that decides for whoever does not
    on_time: str = "caretaker"  # what comes of a live decision that takes too long; or `lost`
    left: tuple[int, ...] = ()  # milliseconds of every seat, the delay of one that runs not counted
    runs: int | None = None  # the seat whose time runs, or would if it did not stand still
    delay: int = 0  # milliseconds until that one's begin to go down
    paused: bool = False
    pausing: tuple[int, ...] = ()  # seats that would pause, or go on where it stands still
    declining: tuple[int, ...] = ()  # seats that were asked for that, and would rather not
    away: tuple[Away, ...] = ()
    idle: int | None = None  # without a clock: milliseconds until the others may urge
    urging: tuple[int, ...] = ()  # seats that have waited long enough
