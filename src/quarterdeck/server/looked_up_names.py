"""Names that stand no longer in a log: they are looked up by who it was.

Whoever was renamed by the host has the new one everywhere; whoever has gone has none.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from msgspec.structs import replace

from quarterdeck.rooms.entries import AnyEntry, Opened, Sat
from quarterdeck.rooms.seats import AnyPlace, Person

Named = TypeVar("Named", Sat, Person)


def unnamed_in(entries: Iterable[AnyEntry]) -> set[str]:
    """The guests whose names are looked up."""
    sitting = (each for entry in entries for each in people_in(entry))
    return {each.guest for each in sitting if not each.name}


def people_in(entry: AnyEntry) -> Iterator[Sat | Person]:
    if isinstance(entry, Opened):
        yield from (place for place in entry.places if isinstance(place, Person))
    elif isinstance(entry, Sat):
        yield entry


def with_names(entries: Sequence[AnyEntry], names: Mapping[str, str]) -> list[AnyEntry]:
    return [name_entry(entry, names) for entry in entries]


def name_entry(entry: AnyEntry, names: Mapping[str, str]) -> AnyEntry:
    if isinstance(entry, Opened):
        return replace(entry, places=tuple(name_person_at(each, names) for each in entry.places))
    return call_by_name(entry, names) if isinstance(entry, Sat) else entry


def name_person_at(place: AnyPlace, names: Mapping[str, str]) -> AnyPlace:
    return call_by_name(place, names) if isinstance(place, Person) else place


def call_by_name(person: Named, names: Mapping[str, str]) -> Named:
    known = person.name or names.get(person.guest, "")
    return person if known == person.name else replace(person, name=known)
