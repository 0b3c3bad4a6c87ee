"""What can be said aloud before anybody pays: what boarding would bring, and what booty is worth.

A covered disc counts as the average of what it can be: the faces of its colour that lie open
nowhere. Nothing here looks at a State.
"""

from collections.abc import Iterator
from functools import cached_property, lru_cache

import msgspec
from msgspec.structs import replace

from quarterdeck.core.counts import Counts

from . import components as box
from .discs import hand
from .ending import shares
from .ships import ship_columns
from .view import Disc, SeenPile, View, top_of, unseen_faces

Gains = tuple[float, ...]  # ducats, by seat


class Crew(msgspec.Struct, frozen=True, gc=False):
    """A pile of more than one disc."""

    top: int  # the disc it is known by
    boarding: tuple[Gains, ...]  # by ship in sight: what everyone would get, on average
    captors: tuple[int, ...]  # who could put a pile on this one


class Prices(msgspec.Struct, frozen=True, gc=False):
    crews: tuple[Crew, ...]
    booty: tuple[Counts, ...]  # by kind and seat: ducats, if the game ended now


def prices(seen: View) -> Prices:
    return prices_for_all(replace(seen, seat=None))


@lru_cache(maxsize=512)
def prices_for_all(seen: View) -> Prices:
    """Seats that see the same purses are told the same, so it is reckoned once for them."""
    return Prices(tuple(crews(seen)), tuple(booty(seen)))


def crews(seen: View) -> Iterator[Crew]:
    reckoning = Reckoning(seen)
    for top, pile in reckoning.piles.items():
        if len(pile) > 1:
            boarding = tuple(reckoning.boarding(pile, ship) for ship in seen.open)
            yield Crew(top, boarding, reckoning.captors(pile))


def booty(seen: View) -> Iterator[Counts]:
    for kind, worth in enumerate(ship_columns(seen.options.components).worth):
        yield shares(tuple(held[kind] for held in seen.booty), worth)


class Reckoning:
    """One view, and what boarding comes to in it; bots build on it."""

    def __init__(self, seen: View) -> None:
        self.seen, self.seats = seen, len(seen.purses)
        self.numbers = ship_columns(seen.options.components)
        self.piles = {top_of(pile): pile for pile in seen.piles}
        self.unseen = unseen_faces(seen)
        self.averages: dict[tuple[int, int], float] = {}

    @cached_property
    def heights(self) -> Counts:
        discs = range(self.seats * box.HAND)
        return tuple(len(self.piles.get(disc, ())) for disc in discs)

    @cached_property
    def lowest(self) -> Counts:
        """Each seat's lowest pile: with it they can capture the highest of others."""
        hands = (self.heights[hand(seat)] for seat in range(self.seats))
        return tuple(min(filter(None, hand), default=box.HIGHEST) for hand in hands)

    # What it brings

    def boarding(self, pile: SeenPile, ship: int) -> Gains:
        """What boarding with a pile would bring to everyone, on average."""
        money, captain = [0.0] * self.seats, pile[0].seat
        profit: float = self.numbers.ducats[ship]
        for disc in pile:
            if disc.seat != captain:
                wage = self.wage(disc, ship)
                money[disc.seat] += wage
                profit -= wage
        purse = self.seen.purses[captain]
        money[captain] = profit if purse is None else max(profit, -purse)
        return tuple(money)

    def wage(self, disc: Disc, ship: int) -> float:
        if disc.face is not None:
            return self.numbers.wages[ship][disc.face]
        if (disc.seat, ship) not in self.averages:
            self.averages[disc.seat, ship] = self.average(disc.seat, ship)
        return self.averages[disc.seat, ship]

    def average(self, seat: int, ship: int) -> float:
        """What the covered discs of a colour are paid, one with another."""
        wages, faces = self.numbers.wages[ship], self.unseen[seat]
        return sum(w * n for w, n in zip(wages, faces, strict=True)) / sum(faces)

    # Who could spoil it

    def captors(self, pile: SeenPile) -> tuple[int, ...]:
        """Everyone who could put a pile of theirs on this one."""
        room, owner = box.HIGHEST - len(pile), pile[0].seat
        return tuple(s for s in range(self.seats) if s != owner and self.lowest[s] <= room)
