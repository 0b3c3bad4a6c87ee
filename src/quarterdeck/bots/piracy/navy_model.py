"""What a ship will probably do in its turn, as the Pirate can reckon it: whom it has, whom it sees.

The Navy's view of him is no secret to him: what it has seen, he knows, and so what it must
believe if it thinks as a mate does. Several habits are reckoned with, each as far as it foretold
where the ships went.
"""

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy.grid import Square
from quarterdeck.games.piracy.options import Options
from quarterdeck.games.piracy.state import Record
from quarterdeck.games.piracy.waters import waters

from .belief import Array, Belief, Filter, Public, normal, reachable_squares, spread_belief
from .mate_navy import NavyStyle, vigilant
from .square_tables import SquareTables, square_tables

Standing = tuple[Belief, Public]  # what a Navy believes, and what everybody knows
MEMORY = 0.9  # of what was made of a style a turn before
SURPRISE = 0.1  # how often a ship goes where no style would send it,
ENDS = 20  # to one of about so many squares


class ShipTurn(NamedTuple):
    """A ship's turn to come, over all dice. By square:"""

    caught: Array  # the chance that it has him, if he is there
    seen: Array  # that it looks there
    ends: Array  # that it lies there when its turn is over


class Rival:
    """One style that the Navy may have, followed through a game."""

    def __init__(self, options: Options, style: NavyStyle) -> None:
        self.filter, self.style = Filter(options, style.model), style
        self.tables = square_tables(waters(options.map), options.telescope)
        self.judged, self.score = 0, 0.0

    def follow(self, buried: int, records: tuple[Record, ...], ships: tuple[Square, ...]) -> None:
        """Read all turns, and see how well every ship's end was foretold."""
        self.filter.follow(buried, records, Record(ships))
        if self.judged > len(records):
            self.judged, self.score = 0, 0.0
        for turn in range(max(1, self.judged), len(records)):
            after = records[turn + 1].ships if turn + 1 < len(records) else ships
            if records[turn].sighted is None:
                self.judge(self.filter.found[turn - 1], records[turn], after)
        self.judged = len(records)

    def judge(self, before: Standing, record: Record, after: tuple[Square, ...]) -> None:
        blind = Record(record.ships, record.missed, record.landing)
        standing = self.sailed(before, blind)
        end = after[standing[1].ship]
        if end != box.SUNK:
            chance = self.turn(standing, blind).ends[self.tables.known.places[end]]
            guess = (1 - SURPRISE) * float(chance) + SURPRISE / ENDS
            self.score = MEMORY * self.score + math.log(guess)

    @property
    def now(self) -> Standing:
        return self.filter.found[-1]

    def sailed(self, standing: Standing, record: Record) -> Standing:
        """What it believes once he has had his turn, and before it has looked."""
        before, public = standing
        now = public.after(record)
        after = self.filter.landed(self.filter.sailed(before, record, public), record, now)
        return normal(after), now

    def turn(self, standing: Standing, record: Record) -> ShipTurn:
        belief, public = standing
        here = belief.anywhere
        future, ends = here, reachable_squares(self.tables.known.sea, 0)
        liking = self.filter.liking(record, public)
        for _ in range(box.SHIPS):
            future = spread_belief(future, ends, liking)
        future = vigilant(self.tables.known, self.style, public, future)
        watch = Watch(self.tables, self.style, self.tables.places(record.ships), public.ship)
        return watch.turn(here, future)


class Watch(NamedTuple):
    """A ship about to throw its die, among the others."""

    tables: SquareTables
    style: NavyStyle
    ships: tuple[int, ...]
    ship: int

    def turn(self, here: Array, future: Array) -> ShipTurn:
        """As a mate chooses (mate_navy.py), for all dice and all squares at once."""
        tables, square, style = self.tables, self.ships[self.ship], self.style
        sight, strikes, use = tables.sight[square], tables.strikes[:, square], self.use(future)
        free = self.free()
        unseen = use + here * (1 - sight)
        unseen[square] = use[square]
        stays = free.copy()
        stays[:, square] = True  # having looked in vain he may stay
        after_nay, best = soften_choices(np.where(stays, unseen, -np.inf), style.whim)
        look = (here * sight * (strikes + style.sight)).sum(axis=1) + best
        moved = use + here + style.sight * (tables.sight @ here)
        choice, _ = soften_choices(
            np.column_stack([np.where(free, moved, -np.inf), look]), style.whim
        )
        moves, looks = choice[:, :-1], choice[:, -1:]
        caught = looks * (sight * strikes + after_nay * (1 - sight)) + moves
        seen = looks.mean() * sight + moves.mean(axis=0) @ tables.sight
        return ShipTurn(caught.mean(axis=0), seen, (looks * after_nay + moves).mean(axis=0))

    def use(self, future: Array) -> Array:
        """By square: how likely the ship has him at its next turn, if it lies there until then."""
        for other, place in enumerate(self.ships):
            if other != self.ship and place != box.SUNK:
                future = future * (1 - self.style.shared * (self.tables.danger[place] > 0))
        use: Array = self.style.guard * (self.tables.danger @ future)
        return use

    def free(self) -> NDArray[np.bool_]:
        """By die and square: whether the ship can end there."""
        free = self.tables.ends[:, self.ships[self.ship]] > 0
        free[:, [place for place in self.ships if place != box.SUNK]] = False
        return free


def soften_choices(worths: Array, whim: float) -> tuple[Array, Array]:
    """By row: the chance of every choice, the better the likelier; and the best worth."""
    best = worths.max(axis=1)
    weights = np.exp((worths - best[:, None]) / whim)
    return weights / weights.sum(axis=1)[:, None], best


def weigh_rivals(rivals: list[Rival], doubt: float) -> list[float]:
    """How far each of them is to be reckoned with; none ever hardly at all."""
    best = max(rival.score for rival in rivals)
    weights = [math.exp(rival.score - best) for rival in rivals]
    total = math.fsum(weights)
    return [(1 - doubt) * weight / total + doubt / len(rivals) for weight in weights]
