"""What the table sees happen."""

from quarterdeck.core.counts import Counts
from quarterdeck.core.table import Event, TurnBegan


class Hired(Event, frozen=True, tag="hired"):
    seat: int
    crew: int | None  # None in the eyes of the others


class Threw(Event, frozen=True, tag="threw"):
    seat: int
    dice: Counts


class Sank(Event, frozen=True, tag="sank"):
    seat: int


class Banked(Event, frozen=True, tag="banked"):
    seat: int
    gold: int


class Challenged(Event, frozen=True, tag="challenged"):
    seat: int
    other: int
    sabres: int


class Yielded(Event, frozen=True, tag="yielded"):
    seat: int
    toll: int


class Fought(Event, frozen=True, tag="fought"):
    seat: int
    crew: int
    won: bool


class Won(Event, frozen=True, tag="won"):
    winners: tuple[int, ...]


AnyEvent = TurnBegan | Hired | Threw | Sank | Banked | Challenged | Yielded | Fought | Won
