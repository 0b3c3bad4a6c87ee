"""How a captain commands a Navy ship: as a mate does, but he knows whom he is hunting.

Where the Pirate is and where he will be is reckoned from several kinds of Pirate at once; and the
chests are buried where there are few places to load them from, all of them easily overlooked.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import islice

from quarterdeck.bots.kept_tables import HOUSES
from quarterdeck.games.piracy import actions as do
from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy import grid
from quarterdeck.games.piracy.grid import Square
from quarterdeck.games.piracy.state import ToBury
from quarterdeck.games.piracy.view import View
from quarterdeck.games.piracy.waters import rooms

from .belief import Array, Belief
from .mate_navy import TRACKER, MateNavy, Worths, vigilant
from .pirate_models import Blend, PirateReckoning
from .square_tables import SquareTables

SITES_TO_CHOOSE_FROM = 3  # at a time, so that nobody can foretell where the chests are


class CaptainNavy(MateNavy):
    """One game's Captain, who finds out what kind of Pirate it is."""

    def __init__(self, seen: View, random: Callable[[], float]) -> None:
        super().__init__(seen, random, TRACKER)
        self.reckoning = PirateReckoning(seen.options)

    def weighed(self, seen: View) -> Worths:
        return self.guard(seen) if isinstance(seen.awaiting, ToBury) else super().weighed(seen)

    def guard(self, seen: View) -> Worths:
        """One of the best places for a chest that are left."""
        free, every = rooms(self.sea, grid.together(seen.chests)), do.burials(seen.options.map)
        best = (site for site in guarded_best(self.reckoning.tables) if free >> site & 1)
        return {every[site]: 1.0 for site in islice(best, SITES_TO_CHOOSE_FROM)}

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
        return vigilant(self.known, self.style, blend.public, future)


@lru_cache(maxsize=HOUSES)
def guarded_best(tables: SquareTables) -> tuple[Square, ...]:
    """Sites, those first that can be loaded from the fewest squares, and seen from the most."""
    return tuple(sorted(tables.known.sea.sites, key=lambda site: exposure(tables, site)))


def exposure(tables: SquareTables, site: Square) -> tuple[float, float]:
    """How many squares lie next to it; and, less than nought, how many see one of those."""
    beside = tables.beside[tables.goals[site]]
    return float(beside.sum()), -float((tables.sight @ beside).sum() / beside.sum())
