"""What a ship on any square of a chart sees, reaches and strikes: tables, worked out once.

They are for looking ahead. Other ships in the way are left out of account; whoever fires or
sails now asks threats.py, which knows better.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from quarterdeck.bots.kept_tables import HOUSES
from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy.grid import Square
from quarterdeck.games.piracy.routes import destinations
from quarterdeck.games.piracy.waters import Waters, dead_ends

from .belief import Array, SeaFrame, array_of, away, frame_of
from .threats import FACES, SECOND, deadly, eyes

Places = tuple[int, ...]  # of ships, as arrays count squares; SUNK where one was


@dataclass(frozen=True, slots=True, eq=False)
class SquareTables:
    """By square of the ship, and then by square of the Pirate, where nothing else is said."""

    known: SeaFrame
    sight: Array  # one where the ship sees him
    ends: Array  # by die: one where a move can end
    strikes: Array  # by die: the chance to have him there, once he is seen
    danger: Array  # the chance to have him there, whatever the die
    goals: dict[Square, int]  # every site and harbour, and its row in the next two
    beside: Array  # by goal: the squares next to it
    away: Array  # by goal: steps to the nearest of those
    watched: Array  # by square of the ship and by goal: one where it sees one of those
    traps: Array  # where ships on NO PASSING squares could shut him in

    def places(self, ships: tuple[Square, ...]) -> Places:
        return tuple(box.SUNK if s == box.SUNK else self.known.places[s] for s in ships)

    def rows(self, goals: tuple[Square, ...]) -> list[int]:
        return [self.goals[goal] for goal in goals]

    def afar(self, goals: tuple[Square, ...], ships: Places, guarded: float) -> Array:
        """By goal and square: steps, and more of them for every ship that watches the goal."""
        rows, afloat = self.rows(goals), [place for place in ships if place != box.SUNK]
        ships_there = self.watched[afloat][:, rows].sum(axis=0)
        found: Array = self.away[rows] + guarded * ships_there[:, None]
        return found

    def shunned(self, ships: Places, ship: int, shun: float, crowd: float) -> Array:
        """By square: so much for lying in this ship's sight, and so much for every ship's."""
        found = np.zeros(len(self.known.squares))
        if shun and ships[ship] != box.SUNK:
            found = found + shun * self.sight[ships[ship]]
        if crowd:
            afloat = [place for place in ships if place != box.SUNK]
            found = found + crowd * self.sight[afloat].sum(axis=0)
        return found


@lru_cache(maxsize=HOUSES)
def square_tables(sea: Waters, rule: str) -> SquareTables:
    known = frame_of(sea)
    goals = (*sea.sites, *sea.harbours)
    sight = np.stack([eyes(sea, rule, square, 0) for square in known.squares])
    ends = np.stack(
        [[squares_reached(known, square, die) for square in known.squares] for die in FACES]
    )
    strikes = np.stack([[struck(known, square, die) for square in known.squares] for die in FACES])
    beside = np.stack([known.beside[goal] for goal in goals])
    return SquareTables(
        known,
        sight,
        ends,
        strikes,
        sight * strikes.mean(axis=0),
        {goal: row for row, goal in enumerate(goals)},
        beside,
        np.stack([away(known, (goal,)) for goal in goals]),
        (sight @ beside.T > 0).astype(np.float64),
        array_of(dead_ends(sea, sea.no_passing), known.squares),
    )


def squares_reached(known: SeaFrame, square: Square, roll: int) -> Array:
    _, ends = destinations(known.sea, square, roll, 0)
    return array_of(ends, known.squares)


def struck(known: SeaFrame, square: Square, roll: int) -> Array:
    certain, perhaps = deadly(known.sea, square, roll, 0)
    found: Array = array_of(certain, known.squares) + SECOND * array_of(perhaps, known.squares)
    return found
