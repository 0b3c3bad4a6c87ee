"""A new table from the log of another, which is carried over up to a position and played on there.

The other log is never touched. Chance is new from there on, so nothing is forked past a secret
that was seen, unless the game is over and all is open.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from quarterdeck.bots.levels import levels
from quarterdeck.core.sentence import Sentence
from quarterdeck.core.table import Seat
from quarterdeck.rooms import coach_consent, last_decision
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.entries import Acted, AnyEntry, Dealt, Fork, Opened, Ordered
from quarterdeck.rooms.refusals import Denied
from quarterdeck.rooms.room import Room, Step

QUICK = "mate"  # who takes the oars where a person sat: sound, and nobody waits for it


class Forker(NamedTuple):
    """Who plays on."""

    guest: str
    name: str


class ForkedLog(NamedTuple):
    """How the log of the new table begins."""

    opened: Opened
    carried: tuple[AnyEntry, ...]


# Play on from here: a finished game


def play_on_from(
    steps: Sequence[Step], seq: int, forker: Forker, seat: Seat | None = None
) -> ForkedLog:
    """The game as it stood at a seq, for one person among bots."""
    past = [step for step in steps if step.room.seq <= seq]
    require_position(steps, seq)
    own = seats_to_play(past[-1].room, steps[-1].room, forker.guest, seat)
    places = tuple(
        place_to_play(steps[-1].room, each, forker, each in own)
        for each, _ in enumerate(steps[-1].room.places)
    )
    return fork_log(past, places, forker.guest)


def require_position(steps: Sequence[Step], seq: int) -> None:
    """Somebody must be to move there."""
    going = [step.room.seq for step in steps if is_going(step.room)]
    if not going[0] <= seq <= going[-1]:
        raise Denied("no-such-position", first=going[0], last=going[-1])


def is_going(room: Room) -> bool:
    return room.state is not None and not rooms.is_over(room)


def seats_to_play(there: Room, last: Room, guest: str, seat: Seat | None) -> tuple[Seat, ...]:
    """The one that is asked for; or those one held, or else whose decision it is."""
    if seat is not None and not 0 <= seat < len(last.places):
        raise Denied("no-such-seat", seats=len(last.places))
    mover = there.game.to_move(there.state)
    assert mover is not None
    held = sitting.seats_of(last.places, guest) or (mover,)
    return held if seat is None else (seat,)


def place_to_play(room: Room, seat: Seat, forker: Forker, own: bool) -> sitting.AnyPlace:
    """One's own under the name it had; a bot in every other, of the level that played there."""
    place = room.places[seat]
    if own:
        mine = isinstance(place, sitting.Person) and place.guest == forker.guest
        return sitting.Person(
            forker.guest, sitting.names_at(room.places)[seat] if mine else forker.name
        )
    known = levels(room.game)
    level = sitting.bot_level(place) or QUICK
    return sitting.Bot(level if level in known else known[-1])


# Take back: a game among bots


def take_back_decision(steps: Sequence[Step], guest: str) -> ForkedLog:
    """The game before the last decision at this device, if no secret was seen since."""
    room = steps[-1].room
    require_to_practise(room, guest)
    own = sitting.seats_of(room.places, guest)
    place = place_of_last_decision(steps, own)
    if seen := first_secret(steps, place, own):
        raise Denied("secret-seen", seen=Sentence("seen-once") if rooms.forgets(room) else seen)
    return fork_log(steps[:place], room.places, guest)


def may_take_back(room: Room, guest: str) -> bool:
    """Whether it would be given back, if it were asked for now."""
    if not coach_consent.is_practice(room) or rooms.is_over(room):
        return False
    return bool(sitting.seats_of(room.places, guest)) and room.decision.stands_alone


def require_to_practise(room: Room, guest: str) -> None:
    if not sitting.seats_of(room.places, guest):
        raise Denied("not-seated")
    if not coach_consent.is_practice(room):
        raise Denied("take-back-among-people")
    if rooms.is_over(room):
        raise Denied("take-back-over")


def place_of_last_decision(steps: Sequence[Step], own: Collection[Seat]) -> int:
    """The place of its first step; what could only be done so decided nothing."""
    for place in range(len(steps) - 1, 0, -1):
        if is_own_deed(steps, place, own):
            first = first_part(steps, place)
            if any(last_decision.has_choice(before.room) for before in steps[first - 1 : place]):
                return first
    raise Denied("nothing-to-take-back")


def is_own_deed(steps: Sequence[Step], place: int, own: Collection[Seat]) -> bool:
    """Done by somebody at the device."""
    entry = steps[place].entry
    if not isinstance(entry, Acted) or entry.seat not in own:
        return False
    return last_decision.is_persons_deed(steps[place - 1].room, entry)


def first_part(steps: Sequence[Step], place: int) -> int:
    """Where the choice begins that this step settles: it is taken back whole."""
    while adds_a_part(steps, place - 1):
        place -= 1
    return place


def adds_a_part(steps: Sequence[Step], place: int) -> bool:
    entry, before = steps[place].entry, steps[place - 1].room
    return isinstance(entry, Acted) and last_decision.adds_to_choice(before, entry)


def first_secret(steps: Sequence[Step], place: int, own: Sequence[Seat]) -> Sentence | None:
    """What was revealed first to one of these seats from there on, if anything was."""
    for before, step in zip(steps[place - 1 :], steps[place:], strict=False):
        for telling in step.told:
            for seat in own:
                if last_decision.tells_hidden(before.room, seat, telling):
                    alone = last_decision.heard_by(seat, telling)
                    told = alone if len(own) == 1 else telling[2]  # others share the screen
                    return step.room.game.narrate(told) if told else Sentence("seen-in-private")
    return None


# Both


def fork_log(past: Sequence[Step], places: sitting.Places, guest: str) -> ForkedLog:
    """What was dealt and done, in today's words, and the orders of whoever plays on."""
    room = past[-1].room
    mine = set(sitting.seats_of(room.places, guest)) & set(sitting.seats_of(places, guest))
    entries = (step.entry for step in past)
    carried = tuple(entry for entry in entries if entry and is_carried(entry, mine))
    fork = Fork(room.table, room.seq, len(carried))
    head = (room.game.name, room.game.version, room.options, places, guest)
    return ForkedLog(Opened(*head, "private", True, fork), carried)


def is_carried(entry: AnyEntry, mine: Collection[Seat]) -> bool:
    return isinstance(entry, Dealt | Acted) or (isinstance(entry, Ordered) and entry.seat in mine)
