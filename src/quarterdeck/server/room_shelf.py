"""The rooms that a server holds: memories of their logs, as many as are in use."""

from collections.abc import Collection, Mapping

from quarterdeck.rooms.room import Room, is_over
from quarterdeck.server.device import Device

SHELF = 2_000  # rooms kept in memory; the log remembers the others


class RoomShelf:
    """By table, the longest unused first."""

    def __init__(self, followers: Mapping[str, Collection[Device]]) -> None:
        self.followers = followers
        self.rooms: dict[str, Room] = {}
        self.stale: set[str] = set()  # whose logs may go on where nobody here has read

    def remember(self, room: Room) -> None:
        """Put a room on the shelf, unless a newer one came there while this was read."""
        held = self.rooms.pop(room.table, room)
        self.rooms[room.table] = held if held.seq > room.seq else room
        self.stale.discard(room.table)
        if len(self.rooms) > SHELF:
            self.tidy_up()

    def tidy_up(self) -> None:
        """Forget rooms nobody looks at."""
        for table in list(self.rooms)[: len(self.rooms) - SHELF]:
            if not self.followers.get(table):
                del self.rooms[table]
                self.stale.discard(table)

    def put_away(self, table: str) -> None:
        """What is over is seldom looked at again: it need not be held until the shelf is full."""
        if table in self.rooms and is_over(self.rooms[table]):
            del self.rooms[table]
            self.stale.discard(table)
