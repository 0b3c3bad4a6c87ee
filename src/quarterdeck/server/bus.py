"""What the servers of one house tell each other: that something is new, and often what it is.

The log in the database is the truth. A hint that is lost costs freshness and nothing else, so
whoever hears none for a while looks into the log; so does everybody whom a hint tells too little.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

import msgspec

from quarterdeck.rooms.room import Room
from quarterdeck.rooms.seats import guests_at

MOST_CARRIED = 256 * 1024  # bytes of entries in one hint; the log has the others
Spent = dict[str, dict[str, int]]  # by kind of limit and by whom: what was granted
Crowds = dict[str, dict[str, int]]  # by kind of limit and by whom: how many are in


class Visitor(NamedTuple):
    """Somebody who looks at a table, and what they are called."""

    guest: str
    name: str


Visitors = tuple[Visitor, ...]
Company = dict[str, Visitors]  # who is at a table, by the server they came to


class CarriedRow(NamedTuple):
    """An entry as it is in the log, and when it was made."""

    entry: bytes
    at: float


class TableMoved(NamedTuple):
    """How far a table's log goes; with its last entries, as far as a hint can carry them."""

    seq: int
    guests: tuple[str, ...]  # whose table it is
    rows: tuple[CarriedRow, ...] = ()


class Hints(msgspec.Struct, array_like=True):
    """Gathered until they are sent, so that many cost little more than one."""

    moved: dict[str, TableMoved] = {}  # by table
    talk: set[str] = set()  # tables where something was said
    here: set[str] = set()  # tables where somebody has come or gone
    lobby: bool = False  # whether the list of tables has changed
    spent: Spent = {}
    crowds: Crowds = {}  # of the server that says it, all that are worth telling

    def __bool__(self) -> bool:
        return bool(self.moved or self.talk or self.here or self.lobby or self.spent or self.crowds)


class Ears(Protocol):
    """Whoever listens to the bus."""

    def hear(self, sender: str, hints: Hints) -> None: ...

    def miss(self, servers: Collection[str]) -> None:
        """These have gone, and all who had come to them."""

    def come_back(self) -> None:
        """The bus is there, again or for the first time: who knows what was said meanwhile."""


class Bus(Protocol):
    shared: bool  # whether others write in the same log

    @property
    def is_well(self) -> bool: ...

    def open(
        self, ears: Ears, crowds: Callable[[], Crowds], figures: Callable[[], bytes]
    ) -> None: ...

    async def close(self) -> None: ...

    def tell_moved(self, room: Room, rows: Sequence[CarriedRow] = ()) -> None:
        """A table has gone on; by these entries, which are in the log."""

    def tell_talk(self, table: str) -> None: ...

    def tell_lobby(self) -> None: ...

    def tell_spent(self, kind: str, who: str) -> None: ...

    def announce(self, table: str, visitors: Visitors) -> None:
        """Who is at a table by this server."""

    async def look(self, tables: Collection[str]) -> dict[str, Company]:
        """Who is at these tables by other servers."""

    async def take(self, work: str) -> bool:
        """Whether this server should do some work; it saves work, and decides nothing."""

    def give_up(self, work: str) -> None: ...

    async def figures(self) -> Mapping[str, bytes]:
        """What the servers of this house said of themselves last, by their names."""


class NoBus:
    """One server alone: there is nobody to tell, and all work is its own."""

    shared = False
    is_well = True

    def open(self, ears: Ears, crowds: Callable[[], Crowds], figures: Callable[[], bytes]) -> None:
        pass

    async def close(self) -> None:
        pass

    def tell_moved(self, room: Room, rows: Sequence[CarriedRow] = ()) -> None:
        pass

    def tell_talk(self, table: str) -> None:
        pass

    def tell_lobby(self) -> None:
        pass

    def tell_spent(self, kind: str, who: str) -> None:
        pass

    def announce(self, table: str, visitors: Visitors) -> None:
        pass

    async def look(self, tables: Collection[str]) -> dict[str, Company]:
        return {}

    async def take(self, work: str) -> bool:
        return True

    def give_up(self, work: str) -> None:
        pass

    async def figures(self) -> Mapping[str, bytes]:
        return {}


class Outbox:
    """Hints that wait to be sent: `ring` is called for each, or `murmur` where none is in haste."""

    def __init__(self, ring: Callable[[], None], murmur: Callable[[], None]) -> None:
        self.hints, self.ring, self.murmur = Hints(), ring, murmur
        self.carried = 0  # bytes of entries

    def empty(self) -> Hints:
        taken, self.hints, self.carried = self.hints, Hints(), 0
        return taken

    def tell_moved(self, room: Room, rows: Sequence[CarriedRow] = ()) -> None:
        before = self.hints.moved.get(room.table)
        fitting = self.take_on(rows)
        if before and before.seq + len(fitting) == room.seq:
            fitting = (*before.rows, *fitting)
        self.hints.moved[room.table] = TableMoved(room.seq, tuple(guests_at(room.places)), fitting)
        (self.ring if rows else self.murmur)()  # without rows nobody looks on elsewhere

    def take_on(self, rows: Sequence[CarriedRow]) -> tuple[CarriedRow, ...]:
        """All of them or none: a hint that grew too long would make every server wait."""
        size = sum(len(row.entry) for row in rows)
        if self.carried + size > MOST_CARRIED:
            return ()
        self.carried += size
        return tuple(rows)

    def tell_talk(self, table: str) -> None:
        self.hints.talk.add(table)
        self.ring()

    def tell_lobby(self) -> None:
        self.hints.lobby = True
        self.ring()

    def tell_here(self, tables: Iterable[str]) -> None:
        self.hints.here.update(tables)
        self.ring()

    def tell_spent(self, kind: str, who: str) -> None:
        spent = self.hints.spent.setdefault(kind, {})
        spent[who] = spent.get(who, 0) + 1
        self.ring()
