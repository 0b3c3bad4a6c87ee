"""What a careful player remembers where the screen does not: values that lie covered by now.

A bot is asked only when it is to decide. So it compares what it knew then with what it sees now: a
pile that grew is a pile on top of others, and those it has seen.

    then   r5 b2   y3   k4        now   r5 b. y.        so   r5 b2 y3

What could be one thing or another is not known. Nothing is remembered that cannot be true.
"""

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

from msgspec.structs import replace

from quarterdeck.bots.player import Player
from quarterdeck.games.dorra.view import Disc, SeenPile, View


class Remembering:
    """A player who keeps notes from one decision to the next, for one seat in one game."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.known: View | None = None

    def choose(self, seen: Any) -> Any:
        self.known = recollect(seen, self.known)
        return self.player.choose(self.known)


def recollect(seen: View, last: View | None) -> View:
    """What is seen, and what is known from before of the discs that lie covered."""
    before = last.piles if last else ()
    now = {pile[0]: pile for pile in seen.piles}
    paid = not now.keys() <= {pile[0] for pile in before}  # only then do discs come back on top
    whole = {pile[0]: pile for pile in before if stands(pile, now, paid)}
    home = chain.from_iterable(pile for pile in before if pile[0] not in whole)
    parts = [*whole.values(), *((disc,) for disc in home)]
    buried = [part for part in parts if part[0] not in now]
    piles = tuple(recollect_pile(pile, whole, buried) for pile in seen.piles)
    faces = [disc for disc in chain.from_iterable(piles) if disc.face is not None]
    return replace(seen, piles=piles) if len(set(faces)) == len(faces) else seen


def stands(pile: SeenPile, now: Mapping[Disc, SeenPile], paid: bool) -> bool:
    """Whether a pile must still be together, by itself or in another."""
    if pile[0] in now:
        return lies_on(pile, now[pile[0]])
    return not paid or all(disc.face is not None and disc not in now for disc in pile)


def recollect_pile(
    pile: SeenPile, whole: Mapping[Disc, SeenPile], buried: Sequence[SeenPile]
) -> SeenPile:
    """A pile is the one that had its top, and under it piles that have been covered since."""
    known, rest = pile[:1], pile[1:]
    parts = [whole.get(pile[0], known)[1:]]
    while len(parts) == 1 and lies_on(parts[0], rest):
        known, rest = known + parts[0], rest[len(parts[0]) :]
        parts = [part for part in buried if lies_on(part, rest)]
    return known + rest


def lies_on(part: SeenPile, pile: SeenPile) -> bool:
    """Whether a pile could begin with these discs, by their colours."""
    return len(part) <= len(pile) and all(
        one.seat == other.seat for one, other in zip(part, pile, strict=False)
    )
