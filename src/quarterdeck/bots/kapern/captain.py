"""The captain: exact points, and at the end of the game the chance to win instead.

The solver's plans are numbers. An action is read from them the first time its dice lie
there; from then on it is one look into a dictionary.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from quarterdeck.bots.kept_tables import HOUSES
from quarterdeck.core.counts import Counts, minus, within
from quarterdeck.games.kapern import actions as do
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.state import Race, ToGather, ToPlace, ToRoll
from quarterdeck.games.kapern.view import View

from . import solved_tables as solved
from .solver.card_payoffs import HANDS, LEAST, MOST, CardHand, cell
from .solver.expectations import dice_thrown_by, planned_action, rank
from .solver.final_round import Aim, aim
from .solver.lattice import Indices
from .solver.value_tables import ValueTable

# Rivals and chasers at the end of a game of two: known before it begins.
FOR_TWO = ((1, 0), (1, 1), (0, 0))


class Decisions(dict[Counts, do.AnyAction]):
    """What to do with the dice as they lie, by one plan."""

    def __init__(self, plan: Indices, hand: CardHand) -> None:
        super().__init__()
        self.plan, self.hand = plan, hand

    def __missing__(self, dice: Counts) -> do.AnyAction:
        self[dice] = action = planned_action(self.plan, self.hand, dice)
        return action


class Captain:
    """Plays by plan. It remembers nothing of a game, so one serves every table."""

    def __init__(self, options: Options) -> None:
        self.options = options
        charts = solved.charts(options)
        self.race: dict[tuple[int, bool], Decisions] = {
            hand: Decisions(charts[hand].plan, hand) for hand in HANDS
        }
        self.hunts: dict[tuple[Aim, CardHand], Decisions] = {}
        for rivals, chasers in FOR_TWO:
            solved.chase(options, rivals, chasers)

    def choose(self, seen: Any) -> Any:
        now = type(seen.awaiting)
        if now is ToRoll or now is ToGather:
            return do.ROLL
        action = self.decisions(seen)[seen.dice]
        if seen.card == box.TREASURE_ISLAND:
            return on_the_island(seen, action, solved.chart_at)
        return action

    def decisions(self, seen: View) -> Decisions:
        if type(seen.stage) is Race:
            return self.race[seen.card, seen.lifted]
        goal, hand = aim(seen), CardHand(seen.card, seen.lifted)
        if goal is None or goal.need > MOST:
            return self.race[hand]
        if (goal, hand) not in self.hunts:
            self.hunts[goal, hand] = self.hunt(goal, hand)
        return self.hunts[goal, hand]

    def hunt(self, goal: Aim, hand: CardHand) -> Decisions:
        """What to do at the end of a game, with this to win by; among more, worked out at once."""
        if (goal.rivals, goal.chasers) not in FOR_TWO:
            return Decisions(solved.chart_to_win(self.options, hand, goal).plan, hand)
        chase = solved.chase(self.options, goal.rivals, goal.chasers)
        need = cell(max(goal.need, LEAST))
        return Decisions(chase.plan[HANDS.index(hand), need], hand)


def on_the_island(
    seen: View, action: do.AnyAction, chart_at: Callable[[View], ValueTable]
) -> do.AnyAction:
    """Place just what will be kept; go by the plan unless somebody else has placed less."""
    _, *kept = minus(seen.dice, dice_thrown_by(action))
    place = do.PLACES[0, *kept]
    if type(seen.awaiting) is ToPlace:
        return place
    if action is do.STOP or within(place.dice, seen.island):
        return action
    return rank(chart_at(seen), seen.dice, seen.island)[0].action


@lru_cache(maxsize=HOUSES)
def captain_for(options: Options) -> Captain:
    return Captain(options)
