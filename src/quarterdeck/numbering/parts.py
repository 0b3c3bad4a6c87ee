"""What observations are put together from: each part names its numbers and writes them.

Layout and encoder are one thing, so they cannot drift apart. A part writes bytes, not numbers: what
repeats (a die, a hand, a ship that lies still) is looked up, and a whole view is one `join`.
"""

from array import array
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter, call, is_
from struct import pack
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

REMEMBERED = 4_096  # values of one part; then it begins anew
HISTORIES = 512  # that are remembered at a time: each is long

T = TypeVar("T")
Label = tuple[str, str]  # what a number is called, and what one of it means
Write = Callable[[Any], bytes]  # as many float32 as there are labels

YES_OR_NO = "1 if so"
BITS = 16  # that one float32 holds with room to spare


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


class Memo(dict[Any, T]):
    """What was written for a value before; a value is known by what it equals."""

    def __init__(self, write: Callable[[Any], T]) -> None:
        super().__init__()
        self.write = write

    def __missing__(self, value: Any) -> T:
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
    """For a history, which is the one before with one more: what was written before is kept.

    It is kept as long as it will ever be, so that nothing is copied where nothing is new.
    """

    def __init__(self, write_one: Write, blank: bytes, most: int) -> None:
        self.write_one, self.size = write_one, len(blank)
        self.nothing = blank * most
        self.known: dict[int, tuple[tuple[Any, ...], bytes]] = {}  # by the last of them

    def __call__(self, values: tuple[Any, ...]) -> bytes:
        if not values:
            return self.nothing
        stored, written = self.known.get(id(values[-1]), ((), b""))
        if stored is values or are_same(stored, values):
            return written
        return self.add_last(values)

    def add_last(self, values: tuple[Any, ...]) -> bytes:
        before, written = self.known.get(id(values[-2]), ((), b"")) if values[1:] else ((), b"")
        if are_same(before, values[:-1]):
            begun = written[: self.size * len(before)] + self.write_one(values[-1])
        else:
            begun = b"".join(map(self.write_one, values))
        written = begun + self.nothing[len(begun) :]
        if len(self.known) >= HISTORIES:
            del self.known[next(iter(self.known))]  # the oldest: a batch goes on with all others
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
    rows = rows_with_one(len(names))
    labels = tuple((name, YES_OR_NO) for name in names)
    return remember_values(Scalars(labels, lambda value: rows[number(value)]))


@lru_cache(maxsize=256)
def rows_with_one(size: int) -> tuple[bytes, ...]:
    """Nought but for a one in each place in turn; shared, for some are long."""
    one, nothing = write_numbers((1,)), write_numbers((0,))
    return tuple(nothing * at + one + nothing * (size - 1 - at) for at in range(size))


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


class BitSets:
    """Sets that are kept as the bits of one integer; `places` says which bits there can be."""

    def __init__(self, names: Sequence[str], places: Sequence[int]) -> None:
        self.names, self.places = names, np.array(places)
        self.size = 1 + max(places) // 8

    def flags(self, bits: int) -> NDArray[np.uint8]:
        """Nought or one for every place."""
        whole = np.frombuffer(bits.to_bytes(self.size, "little"), np.uint8)
        every: NDArray[np.uint8] = np.unpackbits(whole, bitorder="little")
        return every.take(self.places)

    def plane(self) -> Scalars:
        """A number for every place."""
        labels = tuple((name, YES_OR_NO) for name in self.names)
        return Scalars(labels, lambda bits: self.flags(bits).astype(np.float32).tobytes())

    def packed(self) -> Scalars:
        """Some to a number: for what is long past and only has to be told apart."""
        words = -(-len(self.names) // BITS)
        room = np.zeros(words * BITS, np.uint8)
        starts = [BITS * word for word in range(words)]

        def write(bits: int) -> bytes:
            room[: len(self.names)] = self.flags(bits)
            numbers = np.packbits(room, bitorder="little").view("<u2")
            return (numbers / np.float32(1 << BITS)).tobytes()

        return Scalars(tuple((f"bits {start}+", "a binary fraction") for start in starts), write)


# Parts made of parts


def put_name(name: str, part: Scalars) -> Scalars:
    """The same, as belonging to something."""
    labels = ((f"{name} {label}".strip(), means) for label, means in part.labels)
    return Scalars(tuple(labels), part.write)


def join_parts(parts: Mapping[str, Scalars], values_of: Callable[[Any], Sequence[Any]]) -> Scalars:
    """Parts one after the other, each written for its own part of the value."""
    labels = tuple(label for name, part in parts.items() for label in put_name(name, part).labels)
    writes = tuple(part.write for part in parts.values())

    return Scalars(labels, lambda value: b"".join(map(call, writes, values_of(value))))


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
    one = remember_values(maybe(part))
    labels = tuple(label for name in names for label in put_name(name, one).labels)
    rest = [one.blank * left for left in range(len(names) + 1)]

    def write(values: Sequence[Any]) -> bytes:
        seen = values[: len(names)]
        return b"".join([*map(one.write, seen), rest[len(names) - len(seen)]])

    return Scalars(labels, write)


def history_of(names: Sequence[str], part: Scalars) -> Scalars:
    """The same for what only ever grows by one: turns that are over."""
    row, one, most = row_of(names, part), maybe(part), len(names)
    known = GrowingMemo(one.write, one.blank, most)
    return Scalars(row.labels, lambda values: known(values[:most]))


def either(kinds: Mapping[type, Scalars]) -> Scalars:
    """One of some structs: which, and its own fields; those of the others are nought."""
    which = one_of([tag_of(kind) for kind in kinds])
    blanks = [part.blank for part in kinds.values()]
    before = [which.write(at) + b"".join(blanks[:at]) for at in range(len(blanks))]
    after = [b"".join(blanks[at + 1 :]) for at in range(len(blanks))]
    table = dict(zip(kinds, zip(before, kinds.values(), after, strict=True), strict=True))
    own = [put_name(tag_of(kind), part).labels for kind, part in kinds.items()]

    def write(value: Any) -> bytes:
        head, part, tail = table[type(value)]
        return head + part.write(value) + tail

    return Scalars((*which.labels, *(label for labels in own for label in labels)), write)


def tag_of(kind: type) -> str:
    """What a struct of a union is called on the wire."""
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]  # msgspec's
