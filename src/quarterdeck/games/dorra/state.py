"""Where the game stands. Values only; what they mean is in rules.py."""

from collections import Counter
from itertools import chain

import msgspec

from quarterdeck.core.counts import Counts, plus
from quarterdeck.core.game import Census
from quarterdeck.core.moment import Moment, Over
from quarterdeck.core.secret import Secret

from . import components as box
from .options import Options
from .ships import SHIPS

Pile = tuple[int, ...]  # discs, top first
Piles = tuple[Pile, ...]  # by the disc on top; empty where a disc lies under another


class ToMutiny(Moment, frozen=True, tag="mutiny"):
    """The captain's turn begins; `seat` has a say about one of his piles."""

    captain: int
    pile: int  # the disc on top of it
    waiting: tuple[int, ...]  # who is asked next, in order
    rebels: tuple[int, ...]  # piles that have mutinied


class ToAct(Moment, frozen=True, tag="act"):
    """Move or board; under a mutiny, board with one of these piles."""

    rebels: tuple[int, ...] = ()


class ToTake(Moment, frozen=True, tag="take"):
    """The pile lies on the ship: which of the two pieces is the captain's?"""

    pile: int
    ship: int


AnyMoment = ToMutiny | ToAct | ToTake | Over


class State(msgspec.Struct, frozen=True, gc=False):
    options: Options
    turn: int  # the one being played, from 1
    piles: Secret[Piles]
    open: tuple[int, ...]  # ships to be boarded
    deck: Counts  # ships still face down
    gone: tuple[int, ...]  # ships out of the game, in order
    purses: Secret[Counts]
    stock: int  # ducats; below nought where the box's coins did not suffice
    booty: tuple[Counts, ...]  # of each seat
    pieces: Counts  # booty in the stock
    stalemates: int  # since the last boarding
    awaiting: AnyMoment


def scores(state: State) -> tuple[int, ...]:
    """The ducats everyone can see: none while purses are hidden."""
    hidden = state.options.purses == "hidden" and not isinstance(state.awaiting, Over)
    return (0,) * len(state.purses) if hidden else state.purses


def census(state: State) -> Census:
    """Every disc, ship, piece and ducat, wherever it lies."""
    discs = Counter(chain.from_iterable(state.piles))
    ships = Counter(chain(state.open, state.gone))
    booty = state.pieces
    for held in state.booty:
        booty = plus(booty, held)
    return (
        ("discs", tuple(discs[disc] for disc in range(len(state.piles)))),
        ("tops", sum(bool(pile) and pile[0] != top for top, pile in enumerate(state.piles))),
        ("ships", tuple(state.deck[ship] + ships[ship] for ship in range(SHIPS))),
        ("booty", booty),
        ("ducats", state.stock + sum(state.purses)),
    )


def at_home(seats: int) -> Piles:
    """Every disc alone, face up before its owner."""
    return tuple((disc,) for disc in range(seats * box.HAND))
