"""What a rated game came to, seat by seat: who was first, and who gave up and came last."""

from collections.abc import Iterable
from typing import NamedTuple

from quarterdeck.core.table import Seat
from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.entries import Acted
from quarterdeck.rooms.final_results import winners_of
from quarterdeck.rooms.room import Room, Step, is_over

FIRST, BEHIND, LAST = 1, 2, 3  # and more behind that, for each who gave up earlier
TODAY = 1  # which rules a rated table is under; tables of before accounts have none


class RatedSeat(NamedTuple):
    seat: Seat
    guest: str  # a person's, also where the caretaker has played the seat to its end; or none
    bot: str  # the level of a bot, or none
    role: str
    place: int


class RatedGame(NamedTuple):
    game: str
    seats: tuple[RatedSeat, ...]


def ended_by(steps: Iterable[Step]) -> RatedGame | None:
    """The result of the game that ends among these steps, if it counts."""
    for step in steps:
        if isinstance(step.entry, Acted) and step.room.ladder and is_over(step.room):
            return result_of(step.room)
    return None


def result_of(room: Room) -> RatedGame:
    roles, winners = roles_at(room), winners_of(room)
    seats = tuple(
        RatedSeat(
            *(seat, *who_sits(place), roles[seat]),
            place=FIRST if seat in winners else place_behind(room, seat),
        )
        for seat, place in enumerate(room.places)
    )
    return RatedGame(room.game.name, seats)


def place_behind(room: Room, seat: Seat) -> int:
    """Who gave up comes last, and before those who had done so already."""
    return LAST + room.lost[::-1].index(seat) if seat in room.lost else BEHIND


def who_sits(place: sitting.AnyPlace) -> tuple[str, str]:
    match place:
        case sitting.Person(guest=guest):
            return guest, ""
        case sitting.Bot(level):
            return "", level
    return "", ""


def roles_at(room: Room) -> list[str]:
    """The part of every seat, where parts differ."""
    names = room.game.roles.names
    if not names:
        return [""] * len(room.places)
    sides = room.game.roles.sides(room.game.view(room.state, None))
    return [
        next(name for name, side in zip(names, sides, strict=True) if seat in side)
        for seat, _ in enumerate(room.places)
    ]
