"""One connection of a guest: what it may see of a table, and whose eyes it has there."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.permissions import may_talk
from quarterdeck.rooms.privacy import decides_in_private
from quarterdeck.rooms.refusals import Denied
from quarterdeck.rooms.room import Room
from quarterdeck.server.bus import Visitor
from quarterdeck.server.stored_lines import StoredLine

FOLLOWED = 100  # tables that one connection may look at
WATCHERS = 12  # of those who look on that are named


class Eyes(NamedTuple):
    """Whose a device's are at a table: all with the same see the same."""

    guest: str  # nobody's, where its guest neither sits there nor has opened it
    seat: int | None
    overheard: bool


class Device:
    """Whose connection it is, and for which seat of a table its curtain is open."""

    def __init__(
        self,
        guest: str,
        tell: Callable[[bytes], None],
        address: str = "",
        lag: Callable[[], float] = lambda: 0.0,
    ) -> None:
        self.guest, self.tell, self.address = guest, tell, address
        self.lag = lag  # seconds that its line takes there and back
        self.name = ""  # what its guest is called, once they look at a table
        self.follows: set[str] = set()  # tables
        self.blocked: frozenset[str] = frozenset()  # guests whose talk it does not hear
        self.curtains: dict[str, int] = {}

    def follow(self, table: str) -> None:
        if len(self.follows) >= FOLLOWED and table not in self.follows:
            raise Denied("follows-too-many", most=FOLLOWED)
        self.follows.add(table)

    def unfollow(self, table: str) -> None:
        self.follows.discard(table)
        self.curtains.pop(table, None)

    def eyes_at(self, room: Room) -> Eyes:
        """How it looks at a table from now on."""
        if self.curtains:
            self.lower_curtain(room)
        seats = sitting.seats_of(room.places, self.guest)
        guest = self.guest if seats or room.host == self.guest else ""
        if len(seats) < 2:
            return Eyes(guest, seats[0] if seats else None, overheard=False)
        return Eyes(guest, self.looks_as(room), self.is_overheard(room))

    def looks_as(self, room: Room) -> int | None:
        """The one seat this device sees with; none while a shared device's curtain is down."""
        seats = sitting.seats_of(room.places, self.guest)
        if len(seats) < 2:
            return seats[0] if seats else None
        mover = None if room.state is None else room.game.to_move(room.state)
        if mover in seats and not decides_in_private(room.game, room.state):
            return mover  # who sees no more than everybody
        opened = self.curtains.get(room.table)
        return opened if opened in seats else None

    def hears_again_as(self, room: Room) -> int | None:
        """Who is told old stories: on a screen that several share they stay for all to read."""
        return None if self.is_shared(room) else self.looks_as(room)

    def is_shared(self, room: Room) -> bool:
        return len(sitting.seats_of(room.places, self.guest)) > 1

    def is_overheard(self, room: Room) -> bool:
        """Whether others read what is told now: they share the screen, and its curtain is down."""
        return self.is_shared(room) and room.table not in self.curtains

    def may_hear(self, room: Room, said: StoredLine) -> bool:
        if said.guest in self.blocked or not may_talk(room, self.guest):
            return False
        return not said.hearers or self.looks_as(room) in said.hearers

    def lower_curtain(self, room: Room) -> None:
        """A shared device shows nobody's view once that seat's decision is over."""
        opened = self.curtains.get(room.table)
        if opened is not None and (room.state is None or room.game.to_move(room.state) != opened):
            del self.curtains[room.table]


def watchers_among(visitors: Iterable[Visitor], room: Room) -> tuple[str, ...]:
    """Who looks on without a seat: the first few, so that a crowd makes no long letters."""
    seated = sitting.guests_at(room.places)
    names = {name for guest, name in visitors if guest not in seated and name}
    return tuple(sorted(names)[:WATCHERS]) if names else ()
