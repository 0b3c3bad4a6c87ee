"""What observations are put together from: each part names its numbers and writes them.

Layout and encoder are one thing, so they cannot drift apart. A part writes bytes, not numbers: what
repeats (a die, a hand, a ship that lies still) is looked up, and a whole view is one `join`.
"""

from array import array
from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter, is_
from struct import pack
from typing import Any, NamedTuple

REMEMBERED = 4_096  # values of one part; then it begins anew
HISTORIES = 512  # that are remembered at a time: each is long

Label = tuple[str, str]  # what a number is called, and what one of it means
Write = Callable[[Any], bytes]  # as many float32 as there are labels

YES_OR_NO = "1 if so"


class Scalars(NamedTuple):
    """Some numbers of an observation."""

    labels: tuple[Label, ...]
    write: Write

    @property
    def blank(self) -> bytes:
        """Nothing: all of it nought."""
        return write_numbers((0,) * len(self.labels))


def write_numbers(numbers: Sequence[float]) -> bytes:
    return pack(f"{len(numbers)}f", *numbers)


class Memo(dict[Any, bytes]):
    """What was written for a value before; a value is known by what it equals."""

    def __init__(self, write: Write) -> None:
        super().__init__()
        self.write = write

    def __missing__(self, value: Any) -> bytes:
        if len(self) >= REMEMBERED:
            self.clear()
        written = self[value] = self.write(value)
        return written


class IdentityMemo:
    """The same for long tuples that states hand on: known by being the very same object."""

    def __init__(self, write: Write) -> None:
        self.write = write
        self.known: dict[int, tuple[Any, bytes]] = {}

    def __call__(self, value: Any) -> bytes:
        found = self.known.get(id(value))
        if found is not None and found[0] is value:
            return found[1]
        if len(self.known) >= REMEMBERED:
            self.known.clear()
        written = self.write(value)
        self.known[id(value)] = value, written  # held, so that no other gets its identity
        return written


class GrowingMemo:
    """For a history, which is the one before with one more: what was written before is kept."""

    def __init__(self, write_one: Write) -> None:
        self.write_one = write_one
        self.known: dict[int, tuple[tuple[Any, ...], bytes]] = {}  # by the last of them

    def __call__(self, values: tuple[Any, ...]) -> bytes:
        if not values:
            return b""
        stored, written = self.known.get(id(values[-1]), ((), b""))
        if stored is values or are_same(stored, values):
            return written
        return self.add_last(values)

    def add_last(self, values: tuple[Any, ...]) -> bytes:
        before, written = self.known.get(id(values[-2]), ((), b"")) if values[1:] else ((), b"")
        if are_same(before, values[:-1]):
            written += self.write_one(values[-1])
        else:
            written = b"".join(map(self.write_one, values))
        if len(self.known) >= HISTORIES:
            self.known.clear()
        self.known[id(values[-1])] = values, written  # held, so that identities stay theirs
        return written


def are_same(some: tuple[Any, ...], others: tuple[Any, ...]) -> bool:
    """Whether two tuples hold the very same objects."""
    return len(some) == len(others) and all(map(is_, some, others))


def remember_values(part: Scalars) -> Scalars:
    """The same, looked up where a value comes again."""
    return Scalars(part.labels, Memo(part.write).__getitem__)


def remember_objects(part: Scalars) -> Scalars:
    return Scalars(part.labels, IdentityMemo(part.write))


# One number, or some


def yes_no() -> Scalars:
    rows = write_numbers((0,)), write_numbers((1,))
    return Scalars((("", YES_OR_NO),), lambda holds: rows[bool(holds)])


def amount(most: float) -> Scalars:
    """A number, as a part of some amount that is large for it."""
    return remember_values(Scalars((("", f"of {most:g}"),), lambda value: pack("f", value / most)))


def count_of_each(names: Sequence[str], most: float) -> Scalars:
    """How many of each kind."""
    labels = tuple((name, f"of {most:g}") for name in names)
    return remember_values(
        Scalars(labels, lambda held: write_numbers([count / most for count in held]))
    )


def one_of(names: Sequence[str], number: Callable[[Any], int] = int) -> Scalars:
    """Which of some it is; `number` tells where among them a value stands."""
    size = len(names)
    rows = [write_numbers([at == which for at in range(size)]) for which in range(size)]
    return Scalars(tuple((name, YES_OR_NO) for name in names), lambda value: rows[number(value)])


def set_of(names: Sequence[str], number: Callable[[Any], int] = int) -> Scalars:
    """Which of some are there, in no order."""

    nothing = array("f", bytes(4 * len(names)))

    def write(values: Sequence[Any]) -> bytes:
        numbers = nothing[:]
        for value in values:
            numbers[number(value)] = 1.0
        return numbers.tobytes()

    return remember_values(Scalars(tuple((name, YES_OR_NO) for name in names), write))


def order_of(names: Sequence[str], number: Callable[[Any], int] = int) -> Scalars:
    """Which of some are there, each at most once, and in what order: the last has most."""
    size = len(names)

    def write(values: Sequence[Any]) -> bytes:
        numbers = [0.0] * size
        for place, value in enumerate(values, start=1):
            numbers[number(value)] = place / size
        return write_numbers(numbers)

    return remember_values(Scalars(tuple((name, f"place, of {size}") for name in names), write))


BITS = 16  # that one float32 holds with room to spare


def packed_set(count: int, number: Callable[[Any], int]) -> Scalars:
    """A set of many, some to a number: for what is long past and only has to be told apart."""
    words = -(-count // BITS)

    def write(values: Sequence[Any]) -> bytes:
        bits = sum(1 << number(value) for value in values)
        chunks = (bits >> BITS * word & (1 << BITS) - 1 for word in range(words))
        return write_numbers([chunk / (1 << BITS) for chunk in chunks])

    return Scalars(
        tuple((f"bits {BITS * word}+", "a binary fraction") for word in range(words)), write
    )


# Parts made of parts


def put_name(name: str, part: Scalars) -> Scalars:
    """The same, as belonging to something."""
    labels = ((f"{name} {label}".strip(), means) for label, means in part.labels)
    return Scalars(tuple(labels), part.write)


def join_parts(parts: Mapping[str, Scalars], values_of: Callable[[Any], Sequence[Any]]) -> Scalars:
    """Parts one after the other, each written for its own part of the value."""
    labels = tuple(label for name, part in parts.items() for label in put_name(name, part).labels)
    writes = tuple(part.write for part in parts.values())

    def write(value: Any) -> bytes:
        return b"".join([each(own) for each, own in zip(writes, values_of(value), strict=True)])

    return Scalars(labels, write)


def struct_of(**parts: Scalars) -> Scalars:
    """A struct, field by field."""
    names = tuple(parts)
    if len(names) == 1:
        return join_parts(parts, lambda value: (getattr(value, names[0]),))
    return join_parts(parts, attrgetter(*names) if names else lambda _: ())


def each(names: Sequence[str], part: Scalars) -> Scalars:
    """One after the other, as many as there are names."""
    return join_parts(dict.fromkeys(names, part), tuple)


def maybe(part: Scalars, known: str = "there") -> Scalars:
    """A part that may be missing, or not be known."""
    yes, no = write_numbers((1,)), write_numbers((0,)) + part.blank
    labels = ((known, YES_OR_NO), *part.labels)
    return Scalars(labels, lambda value: no if value is None else yes + part.write(value))


def row_of(names: Sequence[str], part: Scalars) -> Scalars:
    """Up to so many, one after the other; then nothing."""
    one = maybe(part)
    labels = tuple(label for name in names for label in put_name(name, one).labels)
    rest = [one.blank * left for left in range(len(names) + 1)]

    def write(values: Sequence[Any]) -> bytes:
        seen = values[: len(names)]
        return b"".join([*map(one.write, seen), rest[len(names) - len(seen)]])

    return Scalars(labels, write)


def history_of(names: Sequence[str], part: Scalars) -> Scalars:
    """The same for what only ever grows by one: turns that are over."""
    row, one = row_of(names, part), maybe(part)
    begun = GrowingMemo(one.write)
    rest = [one.blank * left for left in range(len(names) + 1)]

    def write(values: tuple[Any, ...]) -> bytes:
        seen = values[: len(names)]
        return begun(seen) + rest[len(names) - len(seen)]

    return Scalars(row.labels, write)


def either(kinds: Mapping[type, Scalars]) -> Scalars:
    """One of some structs: which, and its own fields; those of the others are nought."""
    which = one_of([tag_of(kind) for kind in kinds])
    blanks = [part.blank for part in kinds.values()]
    at = {kind: place for place, kind in enumerate(kinds)}
    own = [put_name(tag_of(kind), part).labels for kind, part in kinds.items()]

    def write(value: Any) -> bytes:
        place = at[type(value)]
        before, after = b"".join(blanks[:place]), b"".join(blanks[place + 1 :])
        return which.write(place) + before + kinds[type(value)].write(value) + after

    return Scalars((*which.labels, *(label for labels in own for label in labels)), write)


def tag_of(kind: type) -> str:
    """What a struct of a union is called on the wire."""
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]  # msgspec's
