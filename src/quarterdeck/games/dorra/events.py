"""What the table sees happen. A value is told when it is covered, and when it is paid."""

from quarterdeck.core.table import Event, TurnBegan


class TurnedUp(Event, frozen=True, tag="turned-up"):
    """New ships lie open."""

    ships: tuple[int, ...]


class Passed(Event, frozen=True, tag="passed"):
    """There was nothing this seat could do."""

    seat: int


class Moved(Event, frozen=True, tag="moved"):
    """A pile of `crew` was put on one of `under` that was `other`'s; `disc` is on top now, and
    `covered` was until then."""

    seat: int
    disc: int
    crew: int
    other: int
    under: int
    covered: int


class Mutinied(Event, frozen=True, tag="mutinied"):
    """`seat` forces the captain to board with the pile under `disc`."""

    seat: int
    other: int
    disc: int


class Boarded(Event, frozen=True, tag="boarded"):
    seat: int
    disc: int
    crew: int
    ship: int


class Took(Event, frozen=True, tag="took"):
    """A piece of booty, from the stock."""

    seat: int
    kind: int


class Looted(Event, frozen=True, tag="looted"):
    """The captain takes the ship's money."""

    seat: int
    ducats: int


class Paid(Event, frozen=True, tag="paid"):
    """The captain pays one disc of another."""

    seat: int
    other: int
    disc: int
    ducats: int


class FellShort(Event, frozen=True, tag="fell-short"):
    """The loot did not pay the crew: so much is the captain's own, so much the stock's."""

    seat: int
    own: int
    stock: int


class Profited(Event, frozen=True, tag="profited"):
    """What the captain keeps of the loot."""

    seat: int
    ducats: int


class BrokeUp(Event, frozen=True, tag="broke-up"):
    """Nobody could do anything: all discs went home unpaid, for the `times`th time running."""

    times: int


class SailedAway(Event, frozen=True, tag="sailed-away"):
    """The open ships were discarded."""

    ships: tuple[int, ...]


class Majority(Event, frozen=True, tag="majority"):
    """At the end: whoever has most pieces of a kind shares its value."""

    kind: int
    seats: tuple[int, ...]
    ducats: int


class Consoled(Event, frozen=True, tag="consoled"):
    """At the end: a ducat for each piece that brought nothing else."""

    kind: int
    seat: int
    ducats: int


class BrokeTie(Event, frozen=True, tag="broke-tie"):
    """At the end: `seats` have equally much money, and are told apart by `pieces` of booty, by a
    kind of it, or by `nothing`."""

    seats: tuple[int, ...]
    by: str


class Won(Event, frozen=True, tag="won"):
    """The game is over; several winners share it."""

    winners: tuple[int, ...]


AnyEvent = (
    TurnBegan
    | TurnedUp
    | Passed
    | Moved
    | Mutinied
    | Boarded
    | Took
    | Looted
    | Paid
    | FellShort
    | Profited
    | BrokeUp
    | SailedAway
    | Majority
    | Consoled
    | BrokeTie
    | Won
)
