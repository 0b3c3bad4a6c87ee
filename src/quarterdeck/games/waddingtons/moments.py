"""The decisions a game waits for: whose each is, and what it turns on. Imported `as to`.

Where an answer can come in the midst of something, the moment says what follows: `then`. Its `card`
is for whoever shows the question: the Chance card that is obeyed, or nought in a fight.

What is picked in a choice of several parts is kept here as counts, in no order, and is nobody
else's business until it is settled: the fields with defaults, () where one may not know.
"""

from collections.abc import Mapping
from typing import Literal, get_args

from quarterdeck.core.counts import Counts
from quarterdeck.core.moment import Moment, Over
from quarterdeck.core.secret import Secret

from . import components as box
from .continuations import AnyThen, RestOfCard


class ChoosePort(Moment, frozen=True, tag="choose-port"):
    """Who sits down calls a port home."""


class Sail(Moment, frozen=True, tag="sail"):
    """The turn: sail, turn or, at home, stay."""

    ship: int


class Head(Moment, frozen=True, tag="head"):
    """The move is over: where do the bows point?"""

    ship: int


class Call(Moment, frozen=True, tag="call"):
    """The ship whose turn it is comes alongside: call attack?"""

    ship: int  # the one that waits
    waiting: tuple[int, ...]  # others on the same square, asked next
    left: int  # squares the mover has still announced


class Muster(Moment, frozen=True, tag="muster"):
    """Before hands are shown in a fight: crew from the docks."""

    ship: int


class Spoil(Moment, frozen=True, tag="spoil"):
    """The winner takes treasure, crew or nothing."""

    ship: int
    loser: int


class Keep(Moment, frozen=True, tag="keep"):
    """More treasure than two: which pieces does the winner end up with?"""

    ship: int
    loser: int
    kept: Secret[Counts] = box.NO_TREASURE  # of his own
    taken: Secret[Counts] = box.NO_TREASURE  # of the loser's


class Flee(Moment, frozen=True, tag="flee"):
    """The free move after a fight."""

    ship: int


class Trade(Moment, frozen=True, tag="trade"):
    """In another's port: what is paid and what is taken lie on the desk."""

    ship: int
    given: Secret[Counts] = box.NOTHING
    taken: Secret[Counts] = box.NOTHING


class Moor(Moment, frozen=True, tag="moor"):
    """Just arrived in the home port: goods between ship, hand and docks."""

    ship: int


class Salvage(Moment, frozen=True, tag="salvage"):
    """Stopped off Flat Island: what lies there may be taken."""

    ship: int
    taken: Secret[Counts] = box.NOTHING


class LandChart(Moment, frozen=True, tag="land-chart"):
    """Stopped on Anchor Corner with a chart aboard."""

    ship: int


class TakeTreasure(Moment, frozen=True, tag="take-treasure"):
    """Treasure from Treasure Island, up to a value; or crew instead."""

    ship: int
    card: int
    worth: int  # of all that can be had
    crew: int  # cards that can be drawn instead
    then: AnyThen
    taken: Secret[Counts] = box.NO_TREASURE


class Give(Moment, frozen=True, tag="give"):
    """Part with so many crew cards, of one's own choice."""

    ship: int
    card: int
    to: int  # a ship, the pile, Flat Island
    count: int
    best: bool  # only a card that is best of all in the hand will do
    docked: bool  # whether crew in the docks counts
    then: AnyThen
    given: Secret[Counts] = box.NO_CREW + box.NO_CREW  # of the hand, then of the docks


class Discard(Moment, frozen=True, tag="discard"):
    """Crew under the pile, until no more than the card says is left."""

    ship: int
    card: int
    may_stay: int  # crew worth so much
    then: AnyThen
    given: Secret[Counts] = box.NO_CREW


class Lose(Moment, frozen=True, tag="lose"):
    """Part with a piece of treasure, or where the card says so with crew."""

    ship: int
    card: int
    to: int
    best: bool  # only a piece that is dearest of all aboard will do
    then: AnyThen
    given: Secret[Counts] = box.NO_CREW + box.NO_TREASURE


class Name(Moment, frozen=True, tag="name"):
    """Choose one of some ships for a Chance card."""

    ship: int
    card: int
    ships: tuple[int, ...]
    wanted: Literal["gift", "swap"]
    then: RestOfCard


class Pick(Moment, frozen=True, tag="pick"):
    """A swap of crew: pick the other's cards by their backs."""

    ship: int
    other: int
    count: int
    first: Counts  # what the drawer picked before; () while he picks
    then: AnyThen
    picked: Secret[Counts] = (0,) * len(box.VALUES)


class Anchor(Moment, frozen=True, tag="anchor"):
    """Blown towards ports equally near."""

    ship: int
    ports: tuple[int, ...]


class Drift(Moment, frozen=True, tag="drift"):
    """Blown to a bay where another lies: which of the nearest squares?"""

    ship: int
    squares: tuple[int, ...]
    then: AnyThen


class Challenge(Moment, frozen=True, tag="challenge"):
    """Somebody has sailed: was it too far?"""

    ship: int  # of whoever is asked, the next to sail
    waiting: tuple[int, ...]  # ships asked next


AnyMoment = (
    ChoosePort
    | Sail
    | Head
    | Call
    | Muster
    | Spoil
    | Keep
    | Flee
    | Trade
    | Moor
    | Salvage
    | LandChart
    | TakeTreasure
    | Give
    | Discard
    | Lose
    | Name
    | Pick
    | Anchor
    | Drift
    | Challenge
    | Over
)

# Where a moment keeps what is picked, and what it holds before anything is.
NOTHING_PICKED: Mapping[type, Mapping[str, Counts]] = {
    moment: dict(zip(reversed(moment.__struct_fields__), reversed(empty), strict=False))
    for moment in get_args(AnyMoment)
    if (empty := moment.__struct_defaults__)
}
