"""What a ship's lot is worth: who is likely to win, by what lies at home, in the hold and on deck.

The weights are fitted, not thought up: a logistic regression of who won on how things stood, over
positions of 4,000 games of quick players (playout.py) among themselves, 400 between mates and 262
between mates and captains. What they say is that crew is worth two thirds of what treasure in open
docks is, and treasure in a chest almost twice as much.
"""

import math
from functools import lru_cache
from typing import NamedTuple

from quarterdeck.core.counts import Counts
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import sea
from quarterdeck.games.waddingtons.crew import fighting_strength, sailing_strength
from quarterdeck.games.waddingtons.sailing import BEARINGS, NOT_IN_LINE, reach
from quarterdeck.games.waddingtons.state import Ship, State, fortune

from . import distances
from .race import Lie, cards_worth, lie_of, payable, plans, points_affordable, turns_to

FEW = 8  # crew that takes a ship from home to the island in two turns
SOON = tuple(0.85**turns for turns in range(2 * distances.FAR))  # what is a turn off counts less
NOW = tuple(0.7**turns for turns in range(2 * distances.FAR))  # and the end of the game far less
WON = 30.0  # beyond all that can be counted
GOODS = slice(box.TREASURE, box.CARDS)


class Lot(NamedTuple):
    """What is counted of a ship by itself."""

    home: float  # points in docks and chest
    chest: float  # points that nobody can buy
    crew: float
    few: float  # crew, up to what a voyage needs
    fists: float  # fighting strength
    aboard: float  # points in the hold
    bound: float  # the same, more the nearer home is
    sets: float  # points that go into the chest with what is aboard, likewise
    purse: float  # what value cards buy
    charts: float
    finish: float  # how soon twenty points can be home at the earliest
    berth: float  # room in the hold, more the nearer the island is


class Rivals(NamedTuple):
    """What is counted of a ship among others."""

    robbed: float  # points that another could buy in its docks, more the nearer he is
    menaced: float  # points aboard that a stronger ship bears down on
    wait: float  # how long until its turn, as a part of a round


LOT = Lot(
    home=0.122,
    chest=0.108,
    crew=0.079,
    few=-0.046,
    fists=0.053,
    aboard=-0.044,
    bound=0.199,
    sets=0.08,
    purse=0.057,
    charts=0.153,
    finish=1.935,
    berth=0.292,
)
COMPANY = Rivals(robbed=-0.053, menaced=-0.069, wait=-0.203)


def chances_of_seats(state: State) -> tuple[float, ...]:
    """Every seat's chance to win; of two ships of a seat either may."""
    hopes = [hope(state, index) for index in range(len(state.ships))]
    best = max(hopes)
    weights = [math.exp(each - best) for each in hopes]
    total = sum(weights)
    parts = [0.0] * state.seats
    for ship, weight in zip(state.ships, weights, strict=True):
        parts[ship.owner] += weight / total
    return tuple(parts)


def hope(state: State, index: int) -> float:
    """Whoever has twenty points has won, were it by another's payment."""
    if fortune(state, state.ships[index]) >= box.GOAL:
        return WON
    alone = by_itself(lie_of(state, index))
    return alone + sum(map(float.__mul__, COMPANY, company(state, index)))


@lru_cache(maxsize=20_000)
def by_itself(lie: Lie) -> float:
    return sum(map(float.__mul__, LOT, lot(lie)))


# A ship by itself


def lot(lie: Lie) -> Lot:
    ship, docks = lie.ship, lie.docks
    home = SOON[turns_to(lie, distances.port(ship.home))]
    ashore = docks[ship.home][GOODS]
    chest, crew = points_in_chest(ship.chest, ashore), sailing_strength(ship)
    aboard, landed = box.points(ship.hold), tuple(map(int.__add__, ashore, ship.hold))
    points = box.points(ship.chest) + box.points(ashore)
    return Lot(
        home=float(min(points, box.GOAL)),
        chest=float(chest),
        crew=float(crew),
        few=float(min(crew, FEW)),
        fists=float(fighting_strength(ship.hand)),
        aboard=float(aboard),
        bound=aboard * home,
        sets=(points_in_chest(ship.chest, landed) - chest) * home,
        purse=float(cards_worth(ship)),
        charts=float(sum(ship.cards[chart] for chart in box.CHARTS)),
        finish=finishing_speed(lie, box.GOAL - points),
        berth=(1 - sum(ship.hold) / box.HOLD) * SOON[turns_to(lie, distances.COAST)],
    )


def points_in_chest(chest: Counts, docks: Counts) -> int:
    """Points in the chest, once all has gone there that may."""
    goes = ((n + c) * (c > 0 or n >= box.SET) for c, n in zip(chest, docks, strict=True))
    return sum(map(int.__mul__, box.POINTS, goes))


def finishing_speed(lie: Lie, need: int) -> float:
    """One for now, nothing where no plan brings enough."""
    ways = (NOW[int(plan.turns)] for plan in plans(lie, True) if plan.points >= need)
    return max(ways, default=0.0)


# A ship among others


def company(state: State, index: int) -> Rivals:
    ship = state.ships[index]
    others = [other for other in state.ships if other.owner != ship.owner]
    ashore = state.docks[ship.home][GOODS]
    open_to_all = any(n and not c for c, n in zip(ship.chest, ashore, strict=True))
    robbed = max((robbery(other, ship.home, ashore) for other in others), default=0.0)
    laden = any(ship.hold) and ship.square not in sea.SAFE
    hunters = sum(overpowers(other, ship) for other in others) if laden else 0
    return Rivals(
        robbed=robbed if open_to_all else 0.0,
        menaced=float(hunters * box.points(ship.hold)),
        wait=(index - state.sailing) % len(state.ships) / len(state.ships),
    )


@lru_cache(maxsize=20_000)
def robbery(ship: Ship, port: int, docks: Counts) -> float:
    """Points that this ship could buy in a port, less the farther it is."""
    room = box.HOLD - sum(ship.hold)
    gain = (
        points_affordable(docks, payable(box.values(ship.hand), cards_worth(ship)), room)
        if room
        else 0
    )
    if not gain:
        return 0.0
    return gain * SOON[turns_to(Lie(ship, ()), distances.port(port))]


def overpowers(hunter: Ship, prey: Ship) -> bool:
    """Whether a stronger ship has another before its bows and within reach."""
    if hunter.square in sea.SAFE:
        return False
    if fighting_strength(hunter.hand) <= fighting_strength(prey.hand):
        return False
    way, far = BEARINGS.get((hunter.square, prey.square), NOT_IN_LINE)
    return way == hunter.heading and far <= reach(hunter)
