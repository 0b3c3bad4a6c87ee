"""Whose question is next: people who wait before bots among themselves, then everyone in turn.

In turn means address by address, there guest by guest, and for each guest table by table:
whoever asks a hundred things, or under a hundred names, waits a hundred turns, and makes
nobody else wait for more than one.
"""

from collections.abc import Callable, Hashable, Iterator
from typing import Any, Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Asker(NamedTuple):
    """Whose question it is, and who waits for the answer."""

    guest: str
    table: str = ""
    waited_for: bool = True  # by somebody who sits there, or asks; not only by onlookers
    device: Hashable = None  # which asks one thing at a time; None for what the house asks
    address: str = ""  # where they come from, whatever they call themselves


NOBODY = Asker("")


class Queued(NamedTuple, Generic[T]):
    """One question in the queue."""

    asker: Asker
    item: T


Tables = dict[str, list[Queued[T]]]
Line = dict[str, dict[str, Tables[T]]]  # by address, guest and table; whoever is next stands first


class FairQueue(Generic[T]):
    """Everything that waits. It knows no processes and no clock."""

    def __init__(self) -> None:
        self.people: Line[T] = {}
        self.bots_alone: Line[T] = {}
        self.by_device: dict[Hashable, Queued[T]] = {}

    def __len__(self) -> int:
        return sum(1 for _ in self.in_turn())

    def in_turn(self) -> Iterator[Queued[T]]:
        """All that wait; only the first of them is certain to be the next."""
        for line in (self.people, self.bots_alone):
            for guests in line.values():
                for tables in guests.values():
                    for waiting in tables.values():
                        yield from waiting

    def put(self, asker: Asker, item: T) -> T | None:
        """Stand in line; what the same device asked before gives way, and is handed back."""
        entry, older = Queued(asker, item), self.by_device.get(asker.device)
        if asker.device is not None:
            self.by_device[asker.device] = entry
        if older is None:
            self.waiting_with(asker).append(entry)
            return None
        self.give_way(older, entry)
        return older.item

    def give_way(self, older: Queued[T], newer: Queued[T]) -> None:
        """Whoever asks anew about the same table keeps their place."""
        waiting = self.waiting_with(newer.asker)
        if older.asker == newer.asker:
            waiting[waiting.index(older)] = newer
        else:
            waiting.append(newer)
            self.remove(older)

    def take(self, fits: Callable[[T], bool]) -> T | None:
        """The next that fits; its address, guest and table go behind all others."""
        entry = next((each for each in self.in_turn() if fits(each.item)), None)
        if entry is None:
            return None
        self.leave(entry)
        self.go_behind(entry.asker)
        return entry.item

    def drop(self, item: T) -> None:
        """Somebody does not wait any more."""
        for entry in [each for each in self.in_turn() if each.item is item]:
            self.leave(entry)

    def crowd(self, asker: Asker) -> int:
        """What somebody has to share with: every other address, every other guest of their own,
        and all that they ask themselves.

        So how much one asks makes nobody think less but their own bots, and whoever asks from
        one address under many names makes others think no less than under one.
        """
        askers = [entry.asker for entry in self.in_turn()]
        elsewhere = {each.address for each in askers} - {asker.address}
        guests = [each.guest for each in askers if each.address == asker.address]
        return len(elsewhere) + guests.count(asker.guest) + len({*guests} - {asker.guest})

    # How they stand

    def line_of(self, asker: Asker) -> Line[T]:
        return self.people if asker.waited_for else self.bots_alone

    def waiting_with(self, asker: Asker) -> list[Queued[T]]:
        """Those of the same guest and table."""
        guests = self.line_of(asker).setdefault(asker.address, {})
        return guests.setdefault(asker.guest, {}).setdefault(asker.table, [])

    def leave(self, entry: Queued[T]) -> None:
        self.by_device.pop(entry.asker.device, None)
        self.remove(entry)

    def remove(self, entry: Queued[T]) -> None:
        """And whoever waits for nothing else."""
        line, asker = self.line_of(entry.asker), entry.asker
        guests = line[asker.address]
        tables = guests[asker.guest]
        tables[asker.table].remove(entry)
        if not tables[asker.table]:
            del tables[asker.table]
        if not tables:
            del guests[asker.guest]
        if not guests:
            del line[asker.address]

    def go_behind(self, asker: Asker) -> None:
        """Of all addresses, there of all guests, and of all tables of theirs."""
        among: dict[str, Any] = self.line_of(asker)
        for each in (asker.address, asker.guest, asker.table):
            if each not in among:
                return
            among[each] = among.pop(each)
            among = among[each]
