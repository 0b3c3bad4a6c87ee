"""Who may look at a table, who may talk there, and with whom apart from the others."""

from quarterdeck.core.table import Seat
from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.refusals import Denied
from quarterdeck.rooms.room import Room, is_over


def may_read(room: Room, guest: str) -> bool:
    """Private tables are for those who sit there, until the game is over and can be shared."""
    return room.visibility != "private" or is_over(room) or is_at_home(room, guest)


def may_talk(room: Room, guest: str) -> bool:
    """A private game may be shared once it is over; what was said there stays with them."""
    return room.visibility != "private" or is_at_home(room, guest)


def is_at_home(room: Room, guest: str) -> bool:
    """Whether a guest has opened this table or sits at it: everyone else sees the same."""
    return room.host == guest or bool(sitting.seats_of(room.places, guest))


def team_of(room: Room, seat: Seat | None) -> tuple[Seat, ...]:
    """Those who hear what a seat says to its own side, itself included."""
    team = () if room.state is None or seat is None else room.game.team(room.state, seat)
    if not team:
        raise Denied("no-team")
    return team
