"""Of what somebody is told who has closed the page: your turn, your table is full, a rematch."""

from typing import NamedTuple

from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.room import Room, is_over, person_to_move

TURN, FULL, REMATCH = KINDS = ("turn", "full", "rematch")


class Notice(NamedTuple):
    """Something that a guest may want to hear of; the first kind that they want is told."""

    guest: str
    kinds: tuple[str, ...]
    table: str  # to which it leads
    about: str  # where it happened
    position: int  # by then: later it is no news any more
    game: str


def notices_after(before: Room, after: Room) -> list[Notice]:
    """What is worth telling of a change, each person once."""
    if after.rematch and not before.rematch:
        everybody = sitting.guests_at(after.places)
        return [notice(after, guest, REMATCH)._replace(table=after.rematch) for guest in everybody]
    mover = mover_of(after)
    if after.state is not None and before.state is None:
        dealt = sitting.guests_at(after.places)
        return [notice(after, each, FULL, *(TURN,) * (each == mover)) for each in dealt]
    if mover is None or mover == mover_of(before):
        return []
    return [notice(after, mover, TURN)]


def notice(room: Room, guest: str, *kinds: str) -> Notice:
    return Notice(guest, kinds, room.table, room.table, room.position, room.game.name)


def mover_of(room: Room) -> str | None:
    """Who is to decide."""
    seat = person_to_move(room)
    place = None if seat is None else room.places[seat]
    return place.guest if isinstance(place, sitting.Person) else None


def is_news(notice: Notice, room: Room) -> bool:
    """Whether it still is, looking at the table where it happened."""
    if notice.kinds == (TURN,):
        return room.position == notice.position and mover_of(room) == notice.guest
    return REMATCH in notice.kinds or not is_over(room)
