"""Where the game stands. Values only; what they mean is in rules.py.

Ships are the unit: each has an owner, a home port, a hand, a hold and a chest of its own. They lie
in the order of turns, clockwise by home port; a seat owns one of them, or two.
"""

import msgspec

from quarterdeck.core.counts import Counts, plus
from quarterdeck.core.game import Census
from quarterdeck.core.moment import Moment, Over
from quarterdeck.core.secret import Secret

from . import components as box
from . import sea
from .options import Options

NOBODY = -1
TO_PILE, TO_FLAT_ISLAND = -2, -3  # where crew is given, if not to a ship


class ToChoosePort(Moment, frozen=True, tag="choose-port"):
    """Who sits down calls a port home."""


class ToSail(Moment, frozen=True, tag="sail"):
    """The turn: sail, turn or, at home, stay."""

    ship: int


class ToHead(Moment, frozen=True, tag="head"):
    """The move is over: where do the bows point?"""

    ship: int


class ToCall(Moment, frozen=True, tag="call"):
    """The ship whose turn it is comes alongside: call attack?"""

    ship: int  # the one that waits
    waiting: tuple[int, ...]  # others on the same square, asked next
    left: int  # squares the mover has still announced


class ToMuster(Moment, frozen=True, tag="muster"):
    """Before hands are shown in a fight: crew from the docks."""

    ship: int


class ToSpoil(Moment, frozen=True, tag="spoil"):
    """The winner takes treasure, crew or nothing."""

    ship: int
    loser: int


class ToKeep(Moment, frozen=True, tag="keep"):
    """More treasure than two: which pieces does the winner end up with?"""

    ship: int
    loser: int
    kept: Counts  # of his own
    taken: Counts  # of the loser's


class ToFlee(Moment, frozen=True, tag="flee"):
    """The free move after a fight."""

    ship: int


class ToTrade(Moment, frozen=True, tag="trade"):
    """In another's port: what lies on the desk is nobody else's business until it is settled."""

    ship: int
    given: Secret[Counts]  # things; () where one may not know
    taken: Secret[Counts]
    tries: Secret[int]  # how often the desk was cleared


class ToMoor(Moment, frozen=True, tag="moor"):
    """Just arrived in the home port: goods between ship, hand and docks."""

    ship: int


class ToSalvage(Moment, frozen=True, tag="salvage"):
    """Stopped off Flat Island: what lies there may be taken."""

    ship: int
    least: int  # the catalogue goes on from this thing


class ToLandChart(Moment, frozen=True, tag="land-chart"):
    """Stopped on Anchor Corner with a chart aboard."""

    ship: int


class ToTakeTreasure(Moment, frozen=True, tag="take-treasure"):
    """Treasure from Treasure Island, up to a value; or crew instead."""

    ship: int
    card: int
    worth: int  # still to be had
    least: int  # kind the catalogue goes on from
    crew: int  # cards that can be drawn instead


class ToGive(Moment, frozen=True, tag="give"):
    """Part with so many crew cards, of one's own choice, the best first."""

    ship: int
    card: int  # 0: spoils of a fight
    to: int  # a ship, the pile, Flat Island
    left: int
    most: int  # values the next card can have
    least: int
    docked: bool  # whether crew in the docks counts


class ToDiscard(Moment, frozen=True, tag="discard"):
    """Crew under the pile, the best first, until so many points are gone."""

    ship: int
    card: int
    excess: int
    most: int  # value the next card can have


class ToLose(Moment, frozen=True, tag="lose"):
    """Part with a piece of treasure, or where the card says so with crew."""

    ship: int
    card: int
    to: int


class ToName(Moment, frozen=True, tag="name"):
    """Choose one of some ships for a Chance card."""

    ship: int
    card: int
    ships: tuple[int, ...]


class ToPick(Moment, frozen=True, tag="pick"):
    """A swap of crew: pick the other's cards by their backs, the best first."""

    ship: int
    other: int
    left: int
    picked: Counts  # by value, so far
    first: Counts  # what the drawer picked before; () while he picks


class ToAnchor(Moment, frozen=True, tag="anchor"):
    """Blown towards ports equally near."""

    ship: int
    ports: tuple[int, ...]


class ToDrift(Moment, frozen=True, tag="drift"):
    """Blown to a bay where another lies: which of the nearest squares?"""

    ship: int
    squares: tuple[int, ...]


class ToChallenge(Moment, frozen=True, tag="challenge"):
    """Somebody has sailed: was it too far?"""

    waiting: tuple[int, ...]  # seats asked next


AnyMoment = (
    ToChoosePort
    | ToSail
    | ToHead
    | ToCall
    | ToMuster
    | ToSpoil
    | ToKeep
    | ToFlee
    | ToTrade
    | ToMoor
    | ToSalvage
    | ToLandChart
    | ToTakeTreasure
    | ToGive
    | ToDiscard
    | ToLose
    | ToName
    | ToPick
    | ToAnchor
    | ToDrift
    | ToChallenge
    | Over
)


class Ship(msgspec.Struct, frozen=True, gc=False):
    owner: int  # a seat
    home: int  # a port
    square: int
    heading: int
    hand: Secret[Counts]  # crew
    hold: Counts  # treasure aboard
    cards: Counts  # Chance cards kept
    chest: Counts
    known: Secret[tuple[Counts, ...]]  # by seat, then the public: crew known to be in the hand
    free: bool = False  # may leave in any direction (Mud Bay, Cliff Creek)
    landed: int = 0  # in the home port this turn: things put in the docks, as bits
    loaded: int = 0  # and things taken from them


class Returned(msgspec.Struct, frozen=True, gc=False):
    """A crew card under the Pirate Island pile."""

    crew: Secret[int]
    known: Secret[int]  # who knows its colour: seats as bits, the public above them


class State(msgspec.Struct, frozen=True, gc=False):
    options: Options
    seats: int
    homes: tuple[int, ...]  # ports chosen so far, by seat
    turn: int  # the one being played, from 1; nought before the deal
    ships: tuple[Ship, ...]
    docks: tuple[Counts, ...]  # things, by port
    island: Counts  # treasure on Treasure Island
    flat: Counts  # things on Flat Island
    pile: Secret[Counts]  # crew on Pirate Island that nobody has seen
    top: int  # the value that lies on top; nought where no card is left
    beneath: tuple[Returned, ...]  # crew returned, drawn in this order once the pile is gone
    chance: Counts  # Chance cards not seen yet
    shown: tuple[int, ...]  # numbers of those returned, drawn in this order after them
    gone: tuple[int, ...]  # charts out of the game
    sailing: int  # the ship whose turn it is
    fleeing: int  # the ship that makes a free move, or nobody
    headed: bool  # whether the bows are set already
    fight: tuple[int, ...]  # attacker and attacked of this turn's fight, hands on the table
    winner: int  # the ship that won it; nobody in a draw, or before
    sailed: tuple[int, int]  # in this turn: how far, with what strength
    awaiting: AnyMoment


def fortune(state: State, ship: Ship) -> int:
    """Points of treasure in the docks and the chest of a home port."""
    docks = state.docks[ship.home]
    return box.points(docks[box.TREASURE : box.CARDS]) + box.points(ship.chest)


def scores(state: State) -> tuple[int, ...]:
    """The better of a seat's ports; mostly there is one."""
    best = [0] * state.seats
    for ship in state.ships:
        best[ship.owner] = max(best[ship.owner], fortune(state, ship))
    return tuple(best)


def census(state: State) -> Census:
    """All crew, Chance cards and treasure, wherever they lie."""
    things = state.flat
    for docks in state.docks:
        things = plus(things, docks)
    crew, treasure, kept = things[: box.CREW], things[box.TREASURE : box.CARDS], things[box.CARDS :]
    for ship in state.ships:
        crew = plus(crew, ship.hand)
        treasure = plus(treasure, plus(ship.hold, ship.chest))
        kept = plus(kept, ship.cards)
    beneath = [card.crew for card in state.beneath]
    return (
        ("crew", plus(plus(crew, state.pile), tuple(map(beneath.count, range(box.CREW))))),
        ("treasure", plus(treasure, state.island)),
        ("chance", chance_cards(state, kept)),
    )


def chance_cards(state: State, kept: Counts) -> Counts:
    """Every card of the pack, by number."""
    cards = list(state.chance)
    for number in (*state.shown, *state.gone):
        cards[number - 1] += 1
    for number, count in zip(box.KEPT_NUMBERS, kept, strict=True):
        cards[number - 1] += count
    return tuple(cards)


def is_safe(square: int) -> bool:
    """In a port or off Treasure Island."""
    return square in sea.SAFE
