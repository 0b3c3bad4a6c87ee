"""Time at a table, from its log: every entry has its time, and a clock is what follows from them.

So a restart changes nothing, nor does another server; and who was first is said by the seq.
"""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from quarterdeck.core.table import Seat
from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.clocks import (
    MOST_LAG,
    AnyControl,
    Clock,
    Live,
    charge_time,
    seconds_passed,
    time_is_up,
)
from quarterdeck.rooms.entries import Acted, Covered, Dealt
from quarterdeck.rooms.refusals import Denied
from quarterdeck.rooms.requests import action_of
from quarterdeck.rooms.room import Room, Step, is_over, person_to_move


def keep_times(room: Room, steps: Sequence[Step], times: Sequence[float]) -> list[Step]:
    """Steps after a room as they are once their entries have times; a draft has none."""
    kept, moments = list[Step](), iter(times)
    for step in steps:
        at = room.clock.since if step.entry is None else next(moments)
        kept.append(keep_time(room, step, at))
        room = kept[-1].room
    return kept


def keep_time(before: Room, step: Step, at: float) -> Step:
    """A step at the time of its entry."""
    clock = before.clock if step.entry is None else clock_after(before, step, at)
    return step if clock is step.room.clock else step._replace(room=replace(step.room, clock=clock))


def clock_after(before: Room, step: Step, at: float) -> Clock:
    """How the clock stands after an entry of that time."""
    clock, room, control = before.clock, step.room, before.timing.control
    if room.position != before.position:
        clock = replace(clock, begun=at)
    if room.paused != before.paused:
        clock = replace(clock, stopped=at)
    if control is None:
        return clock
    if isinstance(step.entry, Dealt):
        clock = set_clock(control, len(room.places), at)
    if clock.runs is not None:
        clock = replace(clock, spent=clock.spent + seconds_passed(control, clock.since, at))
    if isinstance(step.entry, Acted) and is_settled(before, step.entry):
        clock = note_decider(settle_decision(before, clock, step.entry), step.entry)
    if isinstance(step.entry, Covered) and step.entry.level is None:
        clock = replace(clock, missed=put_count(clock.missed, step.entry.seat, 0))
    return replace(clock, runs=person_to_move(room), since=at)


def set_clock(control: AnyControl, seats: int, at: float) -> Clock:
    base = control.base if isinstance(control, Live) else 0
    return Clock(begun=at, since=at, banks=(float(base),) * seats, missed=(0,) * seats)


def is_settled(before: Room, entry: Acted) -> bool:
    """Whether it is a decision, and not only a part of one that is logged with what settles it."""
    return not before.game.adds(before.state, action_of(before.game, entry.word))


def settle_decision(before: Room, clock: Clock, entry: Acted) -> Clock:
    """What the house takes to carry an order out is nobody's time."""
    control = before.timing.control
    assert control is not None
    own = sitting.bot_level(before.places[entry.seat]) is None and entry.by != "order"
    given = clock.spent if entry.by == "order" else min(entry.lag / 1000, MOST_LAG)
    return charge_time(control, clock, entry.seat, given, paid=own)


def note_decider(clock: Clock, entry: Acted) -> Clock:
    """How many decisions in a row a seat has left to the clock; orders say nothing about that."""
    if entry.by == "order":
        return clock
    missed = clock.missed[entry.seat] + 1 if entry.by == "clock" else 0
    return replace(clock, missed=put_count(clock.missed, entry.seat, missed))


def put_count(counts: tuple[int, ...], seat: Seat, count: int) -> tuple[int, ...]:
    """The same where nothing changes: that is asked at every move."""
    if counts[seat] == count:
        return counts
    return (*counts[:seat], count, *counts[seat + 1 :])


# What may be asked


def is_up_at(room: Room) -> float | None:
    """When the decision that is waited for will have taken too long, where there is a clock."""
    control = room.timing.control
    if control is None or is_over(room):
        return None
    return time_is_up(control, room.clock)


def decides_at(room: Room) -> float | None:
    """When the house decides instead: at a live table only once the slowest line has been heard."""
    due = is_up_at(room)
    lag = MOST_LAG if isinstance(room.timing.control, Live) else 0.0
    return None if due is None else due + lag


def in_time(
    ask: Callable[[Room], list[Step]], clock: Callable[[], float], lag: float = 0.0
) -> Callable[[Room], list[Step]]:
    """Ask a room only while there is time; what the line took of it is given back.

    At a live table the second for slow lines is theirs alone; by post who is first decides.
    """

    def asked(room: Room) -> list[Step]:
        due = is_up_at(room)
        if due is None or not isinstance(room.timing.control, Live):
            return ask(room)
        given = min(lag, MOST_LAG)
        if clock() - given > due:
            raise Denied("time-is-up")
        return give_back(ask(room), given)

    return asked


def give_back(steps: list[Step], given: float) -> list[Step]:
    """Write down what the line took, with what settles a decision."""
    entry = steps[-1].entry
    if isinstance(entry, Acted) and given:
        steps[-1] = steps[-1]._replace(entry=replace(entry, lag=int(1000 * given)))
    return steps
