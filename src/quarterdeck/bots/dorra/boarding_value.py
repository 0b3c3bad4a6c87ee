"""What boarding would bring, and to whom, as far as a view can tell.

A covered disc counts as the average of what it can be: the faces of its colour that lie open
nowhere. Nothing here looks at a State.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from quarterdeck.core.counts import Counts, bump
from quarterdeck.core.menu import Menu
from quarterdeck.games.dorra import actions as do
from quarterdeck.games.dorra import components as box
from quarterdeck.games.dorra.discs import disc_number, hand
from quarterdeck.games.dorra.menus import boardable, free_deeds
from quarterdeck.games.dorra.rules import MUTINY_OR_NOT
from quarterdeck.games.dorra.ships import ship_columns
from quarterdeck.games.dorra.state import ToAct, ToMutiny, ToTake
from quarterdeck.games.dorra.view import Disc, SeenPile, View, unseen_faces

Gains = tuple[float, ...]  # ducats, by seat


def top(pile: SeenPile) -> int:
    """The disc a pile is known by."""
    face = pile[0].face
    assert face is not None  # the top of a pile is always seen
    return disc_number(pile[0].seat, face)


class Loot(NamedTuple):
    """What everyone gets when a pile boards a ship."""

    ship: int
    captain: int
    mate: int
    money: Gains
    kinds: tuple[int, ...]  # pieces to be had; the captain takes one, the mate gets the other

    def pieces(self, first: int | None) -> Iterator[tuple[int, int]]:
        """Who gets which, if the captain takes this kind first."""
        left = list(self.kinds)
        if first is not None:
            left.remove(first)
            yield self.captain, first
            yield from ((self.mate, kind) for kind in left)


class Lookout:
    """One view, and what can be reckoned from it."""

    def __init__(self, seen: View) -> None:
        self.seen, self.seats = seen, len(seen.purses)
        self.numbers = ship_columns(seen.options.components)
        self.piles = {top(pile): pile for pile in seen.piles}
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

    def own(self, seat: int, face: int) -> SeenPile:
        return self.piles[disc_number(seat, face)]

    # What may be done

    def menu(self) -> Menu[do.AnyAction]:
        """The same list as the rules make, from what is seen."""
        able = boardable(self.seen.options.components, self.seen.open)
        match self.seen.awaiting:
            case ToAct(seat, rebels) if rebels:
                faces = (box.FACE[top] for top in rebels)
                return Menu(each for face in faces for each in able[face][self.crew(seat, face)])
            case ToAct(seat):
                return free_deeds(self.heights, seat, able)
            case ToTake(_, _, ship):
                return Menu(do.TAKES[kind] for kind in dict.fromkeys(self.pieces_on(ship)))
            case ToMutiny():
                return MUTINY_OR_NOT
        return Menu()

    def crew(self, seat: int, face: int) -> int:
        return self.heights[disc_number(seat, face)]

    # What it brings

    def loot(self, pile: SeenPile, ship: int) -> Loot:
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
        mate = pile[1].seat if len(pile) > 1 else captain
        return Loot(ship, captain, mate, tuple(money), self.pieces_on(ship))

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

    def pieces_on(self, ship: int) -> tuple[int, ...]:
        """The pictured pieces that the stock still holds."""
        left, given = self.seen.pieces, []
        for kind in self.numbers.icons[ship]:
            if left[kind]:
                left = bump(left, kind, -1)
                given.append(kind)
        return tuple(given)

    # Who could spoil it

    def captors(self, pile: SeenPile) -> tuple[int, ...]:
        """Everyone who could put a pile of theirs on this one."""
        room, owner = box.HIGHEST - len(pile), pile[0].seat
        return tuple(s for s in range(self.seats) if s != owner and self.lowest[s] <= room)
