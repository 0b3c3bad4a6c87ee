"""How a beginner plays: to the island when empty, home when laden, and never a fight."""

from collections.abc import Callable
from typing import Any

from quarterdeck.core.table import QuietTable
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons import sea
from quarterdeck.games.waddingtons.crew import sailing_strength
from quarterdeck.games.waddingtons.state import State
from quarterdeck.games.waddingtons.view import View, imagine

from . import distances
from .chores import home_chore, menu_in_world
from .mate import enemy_at

CURIOSITY = 0.2  # how often a beginner is drawn elsewhere for a turn

# What a beginner says to what he is asked; the rest is as it comes.
ANSWERS: dict[type, do.AnyAction] = {
    to.Call: do.PASS,
    to.Challenge: do.PASS,
    to.Trade: do.DONE,
    to.LandChart: do.LAND_CHART,
}


class Deckhand:
    """Knows two places: Treasure Island and home."""

    def __init__(self, random: Callable[[], float]) -> None:
        self.table = QuietTable(int(random() * 2**32))
        self.random = random

    def choose(self, seen: View) -> do.AnyAction:
        world = imagine(seen, self.table)
        now: Any = world.awaiting
        if type(now) in ANSWERS:
            return ANSWERS[type(now)]
        if wanted := home_chore(world):
            return wanted
        if isinstance(now, to.Sail | to.Head):
            return self.steer(world, now)
        menu = menu_in_world(world)
        if isinstance(now, to.TakeTreasure):
            return menu[0]
        return menu.pick(self.random)

    def steer(self, world: State, now: to.Sail | to.Head) -> do.AnyAction:
        """Whatever brings the goal nearest; among equals, anything."""
        goal = self.goal(world, now.ship)
        ways = [action for action in menu_in_world(world) if self.is_peaceful(world, now, action)]
        return min(ways, key=lambda way: (self.far(world, now, way, goal), self.random()))

    def goal(self, world: State, index: int) -> distances.Goal:
        """Home with treasure; else the island, or a port where there is some to look at."""
        ship = world.ships[index]
        if any(ship.hold):
            return distances.port(ship.home)
        shops = [p for p, docks in enumerate(world.docks) if any(docks[box.TREASURE : box.CARDS])]
        if shops and self.random() < CURIOSITY:
            return distances.port(shops[int(self.random() * len(shops))])
        return distances.COAST

    def far(
        self, world: State, now: to.Sail | to.Head, action: do.AnyAction, goal: distances.Goal
    ) -> int:
        """Turns from where an action leads."""
        ship = world.ships[now.ship]
        strength, square = sailing_strength(ship), ship.square
        match action:
            case do.Sail(heading, distance):
                end = sea.RAYS[square][heading][distance - 1]
                return distances.turns_to_goal(strength, goal, end, None)
            case do.Turn(heading):
                return distances.turns_to_goal(strength, goal, square, heading)
        return distances.FAR

    def is_peaceful(self, world: State, now: to.Sail | to.Head, action: do.AnyAction) -> bool:
        if not isinstance(action, do.Sail):
            return True
        square = world.ships[now.ship].square
        end = sea.RAYS[square][action.heading][action.distance - 1]
        return enemy_at(world, now.ship, end) is None
