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
    ByPost,
    Clock,
    Live,
    bank_after,
    seconds_passed,
    time_is_up,
)
from quarterdeck.rooms.entries import Acted, AnyEntry, Covered, Dealt
from quarterdeck.rooms.refusals import Denied
from quarterdeck.rooms.requests import action_of
from quarterdeck.rooms.room import Room, Step, is_full, person_to_move

Spent = tuple[tuple[float, ...], float, tuple[int, ...]]


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
    begun = at if room.position != before.position or turns_to_luck(before, room) else clock.begun
    stopped = at if room.paused != before.paused else clock.stopped
    if control is None:
        same = begun == clock.begun and stopped == clock.stopped
        return clock if same else Clock(begun, stopped=stopped)
    banks, spent, missed = spend(control, before, step.entry, at)
    return Clock(begun, banks, person_to_move(room), at, spent, stopped, missed)


def turns_to_luck(before: Room, room: Room) -> bool:
    """Whether seals, or shares, are waited for from here on; or no longer, as somebody has left."""
    if room.dice is None or before.dice is None or room.state is not None:
        return False
    return (room.dice.stage, is_full(room)) != (before.dice.stage, is_full(before))


def spend(control: AnyControl, before: Room, entry: AnyEntry | None, at: float) -> Spent:
    """What every seat has after an entry, what is taken of its decision, and whose clock decided.

    Asked at every move, so a clock is made once and not for every reason to change it.
    """
    clock = before.clock
    banks, spent, missed = clock.banks, clock.spent, clock.missed
    if clock.runs is not None:
        spent += seconds_passed(control, clock.since, at)
    if isinstance(entry, Acted):
        if is_settled(before, entry):
            banks = charge_decision(control, before, entry, spent)
            spent, missed = 0.0, note_decider(missed, entry)
    elif isinstance(entry, Dealt):
        seats, base = len(before.places), control.base if isinstance(control, Live) else 0
        banks, missed = (float(base),) * seats, (0,) * seats
    elif isinstance(entry, Covered) and entry.level is None:
        missed = put_count(missed, entry.seat, 0)
    return banks, spent, missed


def is_settled(before: Room, entry: Acted) -> bool:
    """Whether it is a decision, and not only a part of one that is logged with what settles it."""
    return not before.game.adds(before.state, action_of(before.game, entry.word))


def charge_decision(
    control: AnyControl, before: Room, entry: Acted, spent: float
) -> tuple[float, ...]:
    """What the house takes to carry an order out is nobody's time; by post there is no bank."""
    banks = before.clock.banks
    if entry.by == "order" or isinstance(control, ByPost):
        return banks
    own = sitting.bot_level(before.places[entry.seat]) is None
    given = min(entry.lag / 1000, MOST_LAG)
    left = bank_after(control, banks[entry.seat], spent - given, paid=own)
    return (*banks[: entry.seat], left, *banks[entry.seat + 1 :])


def note_decider(missed: tuple[int, ...], entry: Acted) -> tuple[int, ...]:
    """How many decisions in a row a seat has left to the clock; orders say nothing about that."""
    if entry.by == "order":
        return missed
    return put_count(missed, entry.seat, missed[entry.seat] + 1 if entry.by == "clock" else 0)


def put_count(counts: tuple[int, ...], seat: Seat, count: int) -> tuple[int, ...]:
    """The same where nothing changes, as is usual."""
    if counts[seat] == count:
        return counts
    return (*counts[:seat], count, *counts[seat + 1 :])


# What may be asked


def is_up_at(room: Room) -> float | None:
    """When the decision that is waited for will have taken too long, where there is a clock."""
    control = room.timing.control
    return None if control is None else time_is_up(control, room.clock)


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
