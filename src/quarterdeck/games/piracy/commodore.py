"""How a captain commands a Navy ship: as a mate does, but he knows whom he is hunting.

Where the Pirate is and where he will be is reckoned from several kinds of Pirate at once; and the
chests are buried where there are few places to load them from, all of them easily overlooked.
"""

from collections.abc import Callable
from functools import cache

from . import actions as do
from . import components as box
from . import grid
from .belief import Array, Belief
from .grid import Square
from .hunter import TRACKER, Hunter, Worths, vigilant
from .reckoning import Blend, Reckoning
from .soundings import Soundings
from .state import ToBury
from .view import View
from .waters import rooms


class Commodore(Hunter):
    """One game's Captain, who finds out what kind of Pirate it is."""

    def __init__(self, seen: View, random: Callable[[], float]) -> None:
        super().__init__(seen, random, TRACKER)
        self.reckoning = Reckoning(seen.options)

    def weighed(self, seen: View) -> Worths:
        return self.guard(seen) if isinstance(seen.awaiting, ToBury) else super().weighed(seen)

    def guard(self, seen: View) -> Worths:
        """The best place for a chest that is left."""
        free = rooms(self.sea, grid.together(seen.chests))
        site = next(site for site in guarded_best(self.reckoning.sound) if free >> site & 1)
        return {do.burials(seen.options.map)[site]: 1.0}

    def blend(self, seen: View) -> Blend:
        buried = grid.together((*seen.chests, *seen.stolen))
        return self.reckoning.follow(buried, seen.records, seen.record)

    def believed(self, seen: View) -> Belief:
        here = self.blend(seen).anywhere
        return Belief(here, 0 * here)

    def future(self, seen: View) -> Array:
        blend = self.blend(seen)
        afloat = sum(square != box.SUNK for square in seen.ships)
        future = self.reckoning.future(blend, seen.ships, afloat)
        return vigilant(self.known, self.habit, blend.public, future)


@cache
def guarded_best(sound: Soundings) -> tuple[Square, ...]:
    """Sites, those first that can be loaded from the fewest squares, and seen from the most."""
    return tuple(sorted(sound.known.sea.sites, key=lambda site: exposure(sound, site)))


def exposure(sound: Soundings, site: Square) -> tuple[float, float]:
    """How many squares lie next to it; and, less than nought, how many see one of those."""
    beside = sound.beside[sound.goals[site]]
    return float(beside.sum()), -float((sound.sight @ beside).sum() / beside.sum())
