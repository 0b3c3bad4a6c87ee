"""Where the game stands. Values only; what they mean is in rules.py.

Ships are the unit: each has an owner, a home port, a hand, a hold and a chest of its own. They lie
in the order of turns, clockwise by home port; a seat owns one of them, or two.
"""

import msgspec

from quarterdeck.core.counts import Counts, plus
from quarterdeck.core.game import Census
from quarterdeck.core.secret import Secret

from . import components as box
from . import sea
from .moments import AnyMoment
from .options import Options

NOBODY = -1
TO_PILE, TO_FLAT_ISLAND = -2, -3  # where crew is given, if not to a ship


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
