"""Who is at a table: on the devices that came here, and on those of whom other servers tell."""

from collections import OrderedDict
from collections.abc import Collection, Mapping

from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.room import Room
from quarterdeck.server.bus import Bus, Company, Visitor, Visitors
from quarterdeck.server.device import Device, watchers_among

TABLES = 10_000  # of whose visitors elsewhere is known; the longest unasked are forgotten first
TOLD = 50  # visitors of one table that are told to other servers
Followers = Mapping[str, Collection[Device]]
NOBODY: frozenset[str] = frozenset()


class Presence:
    """By table. Asked at every move and counted when somebody comes or goes."""

    def __init__(self, followers: Followers, bus: Bus) -> None:
        self.followers, self.bus = followers, bus
        self.elsewhere: OrderedDict[str, Company] = OrderedDict()
        self.here: dict[str, frozenset[str]] = {}  # the guests of our followers
        self.anywhere: dict[str, frozenset[str]] = {}  # and of those elsewhere

    # As it is known

    def guests_here(self, table: str) -> frozenset[str]:
        return self.here.get(table, NOBODY)

    def guests(self, table: str) -> frozenset[str]:
        return self.anywhere.get(table, NOBODY)

    def count(self, table: str) -> None:
        """Somebody has come or gone, here or elsewhere."""
        here = {each.guest for each in self.followers.get(table, ())}
        others = self.elsewhere.get(table, {}).values()
        keep_guests(self.here, table, here)
        keep_guests(
            self.anywhere, table, here.union(each.guest for some in others for each in some)
        )

    def watchers(self, room: Room) -> tuple[str, ...]:
        """Who looks on without a seat, wherever they came in."""
        if self.guests(room.table) <= sitting.guests_at(room.places):  # as at almost every move
            return ()
        others = self.elsewhere.get(room.table, {})
        names = [each for visitors in others.values() for each in visitors]
        return watchers_among(self.visitors_here(room.table) + names, room)

    def visitors_here(self, table: str) -> list[Visitor]:
        return [Visitor(each.guest, each.name) for each in self.followers.get(table, ())]

    # What the others are told

    def announce(self, room: Room) -> None:
        """Who is here: those who sit there first, then as many who look on as anybody is told."""
        if self.bus.shared:
            self.bus.announce(room.table, self.worth_telling(room))

    def announce_empty(self, table: str) -> None:
        if self.elsewhere.pop(table, None):
            self.count(table)
        self.bus.announce(table, ())

    def worth_telling(self, room: Room) -> Visitors:
        seated = sitting.guests_at(room.places)
        here = sorted(
            set(self.visitors_here(room.table)), key=lambda each: each.guest not in seated
        )
        return tuple(here[:TOLD])

    # What the others tell

    async def look(self, tables: Collection[str]) -> set[str]:
        """Ask who is at these tables by other servers; where that has changed."""
        if not self.bus.shared:
            return set()
        found = await self.bus.look(tables)
        changed = {table for table in found if found[table] != self.elsewhere.get(table, {})}
        for table in changed:
            self.elsewhere[table] = found[table]
            self.elsewhere.move_to_end(table)
            self.count(table)
        while len(self.elsewhere) > TABLES:
            self.count(self.elsewhere.popitem(last=False)[0])
        return changed

    def forget_servers(self, servers: Collection[str]) -> set[str]:
        """These have gone, and all who came to them; at which tables that is seen."""
        changed = set()
        for table, company in self.elsewhere.items():
            for server in servers & company.keys():
                del company[server]
                changed.add(table)
        for table in changed:
            self.count(table)
        return changed


def keep_guests(known: dict[str, frozenset[str]], table: str, guests: Collection[str]) -> None:
    """Of a table where nobody is, nothing."""
    if guests:
        known[table] = frozenset(guests)
    else:
        known.pop(table, None)
