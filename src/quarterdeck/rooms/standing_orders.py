"""Standing orders at a table: a seat settles once what it would be asked again and again."""

from quarterdeck.core.errors import Unknown
from quarterdeck.core.table import Seat
from quarterdeck.rooms import requests
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.entries import Ordered
from quarterdeck.rooms.refusals import Denied
from quarterdeck.rooms.room import Room, Step


def give_order(room: Room, guest: str, order: Ordered) -> Step:
    """Give an order for a seat of one's own, or take it back."""
    requests.require_own(room, guest, order.seat)
    if room.state is None:
        raise Denied("not-yet-playing")
    subjects = subjects_of(room, order.seat)
    if order.subject not in subjects:
        raise Unknown("order-subject", order.subject, subjects)
    if order.word is not None and order.word not in room.game.orders.words:
        raise Unknown("order", order.word, room.game.orders.words)
    return rooms.change_order(room, order)


def subjects_of(room: Room, seat: Seat) -> tuple[str, ...]:
    """What a seat may leave orders about; one that is a bot's to the end has nothing to say."""
    if seat in room.lost:
        return ()
    found: tuple[str, ...] = room.game.orders.subjects(room.state, seat)
    return found


def due(room: Room) -> tuple[Seat, str] | None:
    """The seat and word of the standing order that answers what a person is asked now."""
    seat = rooms.person_to_move(room) if room.orders else None
    if seat is None:
        return None
    word = dict(room.orders).get((seat, room.game.orders.asked(room.state) or ""))
    return None if word is None else (seat, word)
