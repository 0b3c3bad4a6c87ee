"""Who sits at a table and has gone, since when: so long their seats are kept for them.

Known to the servers where somebody looks on. One that was restarted gives everybody their grace
anew, to come back in; what comes of an absence is in the log.
"""

from quarterdeck.core.table import Seat
from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.caretaking import A_MINUTE, silent_others
from quarterdeck.rooms.clocks import ByPost
from quarterdeck.rooms.room import Room, is_over, person_to_move
from quarterdeck.server.clock_messages import Away
from quarterdeck.server.house_clock import HouseClock
from quarterdeck.server.presence import Presence

Since = dict[str, float]  # by guest
NOBODY: Since = {}


class Absences:
    """By table."""

    def __init__(self, presence: Presence, clock: HouseClock, grace: float) -> None:
        self.presence, self.clock, self.grace = presence, clock, grace
        self.tables: dict[str, Since] = {}

    def look(self, room: Room) -> Since:
        """Who has gone, as far as somebody looks on here; where it matters."""
        if not (gone := self.gone_from(room)):
            self.tables.pop(room.table, None)
            return NOBODY
        known, now = self.tables.get(room.table, NOBODY), self.clock.now()
        found = self.tables[room.table] = {guest: known.get(guest, now) for guest in gone}
        return found

    def gone_from(self, room: Room) -> frozenset[str]:
        """By post nobody need be there, and where one plays alone nobody waits."""
        people = sitting.guests_at_hand(room.places)
        gone = people - self.presence.guests(room.table)
        if not gone or len(people) < 2 or room.state is None:
            return frozenset()
        if room.table not in self.presence.followers or is_over(room):
            return frozenset()
        return frozenset() if isinstance(room.timing.control, ByPost) else gone

    def forget(self, table: str) -> None:
        self.tables.pop(table, None)

    # How long they are waited for

    def ends_at(self, room: Room, seat: Seat) -> float | None:
        """When the grace of a seat is over, whose person has gone."""
        place = room.places[seat] if seat < len(room.places) else None
        since = self.look(room).get(place.guest) if isinstance(place, sitting.Person) else None
        return None if since is None else since + self.grace + A_MINUTE * (seat in room.awaited)

    def seconds_left(self, room: Room, seat: Seat) -> float | None:
        """Of that grace; None where its person is there."""
        ends = self.ends_at(room, seat)
        return None if ends is None else max(0.0, ends - self.clock.now())

    def comes_at(self, room: Room) -> float | None:
        """When the caretaker comes by itself: others who are there wait for somebody who is not."""
        if not self.is_known(room):  # as at almost every move: it was looked at before
            return None
        if not self.look(room) or not self.is_waited_for(room):
            return None
        seat = person_to_move(room)
        return None if seat is None else self.ends_at(room, seat)

    def is_known(self, room: Room) -> bool:
        """Whether somebody was away when it was last looked at."""
        return room.table in self.tables

    def agreed_at(self, room: Room) -> float | None:
        """When all agree who are there: whoever has not said so has been gone for too long then."""
        if not (room.pausing if room.paused else room.urging):
            return None
        known = [self.ends_at(room, seat) for seat in silent_others(room)]
        ends = [each for each in known if each is not None]
        return None if len(ends) < len(known) else max(ends, default=0.0)

    def is_waited_for(self, room: Room) -> bool:
        present = self.presence.guests(room.table)
        return not present.isdisjoint(sitting.guests_at_hand(room.places))

    def away(self, room: Room) -> tuple[Away, ...]:
        """Their seats, as all are told of it."""
        if not self.look(room):
            return ()
        left = {seat: self.seconds_left(room, seat) for seat in range(len(room.places))}
        return tuple(
            Away(seat, int(1000 * until), seat in room.awaited)
            for seat, until in left.items()
            if until is not None and sitting.bot_level(room.places[seat]) is None
        )
