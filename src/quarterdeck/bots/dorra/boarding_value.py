"""What may be done and what boarding would bring, as far as a view can tell.

The money is reckoned as the table says it aloud; nothing here looks at a State.
"""

from collections.abc import Iterator
from typing import NamedTuple

from quarterdeck.core.counts import bump
from quarterdeck.core.menu import Menu
from quarterdeck.games.dorra import actions as do
from quarterdeck.games.dorra import components as box
from quarterdeck.games.dorra.discs import disc_number
from quarterdeck.games.dorra.menus import boardable, free_deeds
from quarterdeck.games.dorra.prices import Gains, Reckoning
from quarterdeck.games.dorra.rules import MUTINY_OR_NOT
from quarterdeck.games.dorra.state import ToAct, ToMutiny, ToTake
from quarterdeck.games.dorra.view import SeenPile


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


class Lookout(Reckoning):
    """One view, and what a bot makes of it."""

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
        captain = pile[0].seat
        mate = pile[1].seat if len(pile) > 1 else captain
        return Loot(ship, captain, mate, self.boarding(pile, ship), self.pieces_on(ship))

    def pieces_on(self, ship: int) -> tuple[int, ...]:
        """The pictured pieces that the stock still holds."""
        left, given = self.seen.pieces, []
        for kind in self.numbers.icons[ship]:
            if left[kind]:
                left = bump(left, kind, -1)
                given.append(kind)
        return tuple(given)
