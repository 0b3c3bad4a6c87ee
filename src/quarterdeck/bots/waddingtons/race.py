"""How far a ship is from winning, in turns: the one number that a mate goes by.

A plan is a way of bringing points home: what is aboard, a trip to Treasure Island, a chart landed
on Anchor Corner, treasure bought in a port. What then lacks is counted in trips to the island.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from quarterdeck.core.counts import Counts
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons import sea
from quarterdeck.games.waddingtons.crew import fighting_strength, sailing_strength
from quarterdeck.games.waddingtons.sailing import faces_treasure
from quarterdeck.games.waddingtons.state import Ship, State

from . import distances

HAUL = 5.0  # points that a trip to Treasure Island brings
CARDS = 2.5  # turns spent there
SAILORS = 7  # crew that is better kept than spent
LUGGAGE = 0.2  # turns that a point aboard costs, for it may be lost
EXPOSED = 0.02  # and one in open docks, where anyone may buy it
MUSCLE = 0.12  # turns that a point of crew is worth
BRAVERY = 0.05  # and one of fighting strength
KEPT = 0.15  # and one of what a kept card is worth
OUT_AND_BACK = 2  # turns to stop anew where a ship already lies

ANCHORAGE: distances.Goal = frozenset({sea.ANCHOR_CORNER})
Docks = tuple[Counts, ...]  # by port


class Lie(NamedTuple):
    """All that a plan turns on."""

    ship: Ship
    docks: Docks
    setting: bool = False  # whether the bows are still to be set
    landing: bool = False  # whether a chart can be landed before the ship sails on


class Plan(NamedTuple):
    """A way of bringing points home."""

    turns: float
    points: float
    goal: distances.Goal  # where it leads first


def turns_to_win(state: State, index: int, markets: bool = True) -> float:
    """From where the ship is, if nobody meddles; with or without a look at what ports sell."""
    return reckon_turns(lie_of(state, index), markets)


def lie_of(state: State, index: int) -> Lie:
    """How things lie for a ship; what it is asked just now may leave it more to decide."""
    now = state.awaiting
    asked = now if getattr(now, "ship", None) == index else None
    setting, landing = isinstance(asked, to.Head), isinstance(asked, to.LandChart)
    return Lie(state.ships[index], state.docks, setting, landing)


@lru_cache(maxsize=20_000)
def reckon_turns(lie: Lie, markets: bool) -> float:
    """Remembered, for it is asked of every ship at every action, and most of them lie still."""
    ship, need = lie.ship, points_lacking(lie)
    if need <= 0:
        return 0.0
    quickest = turns_by(ship, need, quickest_plan(lie, markets))
    return quickest + comfort(ship, lie.docks[ship.home][box.TREASURE : box.CARDS])


def points_lacking(lie: Lie) -> int:
    """Points that are still to be brought home."""
    treasure = lie.docks[lie.ship.home][box.TREASURE : box.CARDS]
    return box.GOAL - box.points(treasure) - box.points(lie.ship.chest)


@lru_cache(maxsize=20_000)
def quickest_plan(lie: Lie, markets: bool = True) -> Plan:
    """What to do next for the game to be won soonest."""
    need = points_lacking(lie)
    return min(plans(lie, markets), key=lambda plan: turns_by(lie.ship, need, plan))


def turns_by(ship: Ship, need: float, plan: Plan) -> float:
    """Turns to the end of the game by a plan, the rest being fetched from the island."""
    return plan.turns + trips(ship, need - plan.points)


def comfort(ship: Ship, docked: Counts) -> float:
    """Turns that what one has makes up for, or may cost."""
    cards = sum(map(int.__mul__, box.WORTH[box.CARDS :], ship.cards))
    strong = MUSCLE * min(distances.FASTEST, sailing_strength(ship)) + KEPT * cards
    at_risk = LUGGAGE * box.points(ship.hold) + EXPOSED * box.points(docked)
    return at_risk - strong - BRAVERY * fighting_strength(ship.hand)


def trips(ship: Ship, lacking: float) -> float:
    """Turns for what is still lacking, trip by trip from home."""
    return max(0.0, lacking) / HAUL * (2 * back(ship, distances.COAST) + CARDS)


def back(ship: Ship, goal: distances.Goal) -> int:
    """Turns from home to somewhere, or from there home."""
    return distances.turns_to_goal(sailing_strength(ship), goal, sea.harbour(ship.home), None)


# Plans


def plans(lie: Lie, markets: bool) -> Iterator[Plan]:
    ship = lie.ship
    aboard, room = box.points(ship.hold), box.HOLD - sum(ship.hold)
    if aboard:
        home = distances.port(ship.home)
        yield Plan(turns_to(lie, home), aboard, home)
    if room:
        share = room / box.HOLD
        there = turns_to(lie, distances.COAST) + CARDS * share
        points = aboard + HAUL * share
        yield Plan(there + back(ship, distances.COAST), points, distances.COAST)
        yield from chart_plan(lie, aboard, room)
        yield from market_plans(lie, aboard, room) if markets else ()


def chart_plan(lie: Lie, aboard: int, room: int) -> Iterator[Plan]:
    ship = lie.ship
    if ship.cards[box.CHARTS[0]] or ship.cards[box.CHARTS[1]]:
        points = aboard + (box.CHART_WORTH if room > 1 else 5)
        there = turns_to(lie, ANCHORAGE)
        if ship.square == sea.ANCHOR_CORNER and not lie.landing:
            there = OUT_AND_BACK
        yield Plan(there + back(ship, ANCHORAGE), points, ANCHORAGE)


def market_plans(lie: Lie, aboard: int, room: int) -> Iterator[Plan]:
    """Ports with treasure that one could pay for, crew being missed afterwards."""
    ship = lie.ship
    purse = payable(box.values(ship.hand), cards_worth(ship))
    for port, docks in enumerate(lie.docks):
        if port == ship.home or not purse:
            continue
        gain = points_affordable(docks[box.TREASURE : box.CARDS], purse, room)
        if gain:
            goal = distances.port(port)
            turns = turns_to(lie, goal) + back(ship, goal) + MUSCLE * gain
            yield Plan(turns, aboard + gain, goal)


def cards_worth(ship: Ship) -> int:
    """What the value cards buy up to."""
    return sum(box.WORTH[card] * ship.cards[card - box.CARDS] for card in box.VALUE_CARDS)


@lru_cache(maxsize=20_000)
def payable(values: Counts, loose: int) -> frozenset[int]:
    """Every sum that crew can be given for, enough being left to sail; and what cards add to it."""
    spare = sum(map(int.__mul__, box.VALUES, values)) - SAILORS
    sums = {0}
    for value, count in zip(box.VALUES, values, strict=True):
        sums |= {each + value * n for each in sums for n in range(count + 1)}
    exact = {each for each in sums if each <= max(0, spare)}
    return frozenset(each + more for each in exact for more in range(loose + 1)) - {0}


@lru_cache(maxsize=20_000)
def points_affordable(treasure: Counts, purse: frozenset[int], room: int) -> int:
    """Points of the best one or two pieces that can be paid for."""
    pieces = [points for points, n in zip(box.POINTS, treasure, strict=True) for _ in range(n)]
    pairs = [a + b for i, a in enumerate(pieces) for b in pieces[i + 1 :]] if room > 1 else []
    return max((each for each in (*pieces, *pairs) if each in purse), default=0)


def turns_to(lie: Lie, goal: distances.Goal) -> int:
    """Bows that may still be set, or need not be, point wherever is best.

    Off the coast the next card is a turn away if they point at the island: turning from there
    earns none.
    """
    ship = lie.ship
    free = lie.setting or ship.free or not any(ship.hand)
    if goal is distances.COAST and ship.square in goal:
        return 0 if free else int(faces_treasure(ship))
    heading = None if free else ship.heading
    return distances.turns_to_goal(sailing_strength(ship), goal, ship.square, heading)
