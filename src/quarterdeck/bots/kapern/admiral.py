"""The admiral: every decision for the chance to win, exactly in a game of two.

Among more, the best of the others stands for the field: what counts is the chance to win a
game of two against it. In their final round the admiral goes by the captain's chase, which
knows how many are still to come.
"""

from functools import lru_cache
from typing import Any

from quarterdeck.core.table import Seat
from quarterdeck.games.kapern import actions as do
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.state import Final, Race, Sudden, ToGather, ToRoll
from quarterdeck.games.kapern.view import View

from . import solved_tables as solved
from .captain import on_the_island
from .solver.card_payoffs import CardHand
from .solver.expectations import planned_action
from .solver.final_round import aim
from .solver.value_tables import ValueTable
from .solver.win_table import Phase
from .solver.win_turn import Duel, Winning, winning


class Admiral:
    """Solves the hand of a turn when it is asked first. It remembers nothing of a game."""

    def __init__(self, options: Options) -> None:
        solved.standings_at_hand(options)
        solved.lead_holds(options, chasers=1)

    def choose(self, seen: Any) -> Any:
        now = type(seen.awaiting)
        if now is ToRoll or now is ToGather:
            return do.ROLL
        chart = chart_at(seen)
        action = planned_action(chart.plan, chart.hand, seen.dice)
        if seen.card == box.TREASURE_ISLAND:
            return on_the_island(seen, action, chart_at)
        return action


def chart_at(seen: View) -> ValueTable:
    """What the viewer goes by."""
    seat, hand = seen.seat, CardHand(seen.card, seen.lifted)
    assert seat is not None
    goal = aim(seen)
    if len(seen.scores) > 2 and isinstance(seen.stage, Final) and goal:
        return solved.chart_to_win(seen.options, hand, goal)
    return solve_turn(seen.options, hand, duel_against(seen, seat, best_other(seen, seat))).chart


def best_other(seen: View, seat: Seat) -> Seat:
    """Of equals, the one whose turn comes first."""
    seats = len(seen.scores)
    others = [(seat + step) % seats for step in range(1, seats)]
    return max(others, key=lambda other: seen.scores[other])


def duel_against(seen: View, seat: Seat, other: Seat) -> Duel:
    """A turn of a seat's, as if the other were the only one."""
    return Duel(phase(seen, seat, other), seen.scores[seat], seen.scores[other])


def phase(seen: View, seat: Seat, other: Seat) -> Phase:
    """Where all have fallen below the target, a reply is sudden death already."""
    match seen.stage:
        case Race():
            return "race"
        case Final(starter):
            waiting = (starter - seat) % len(seen.scores)
            to_come = (other - seat) % len(seen.scores) <= waiting
            return "final" if to_come else "reply"
        case Sudden():
            return "sudden"
    return "reply" if max(seen.scores) >= seen.options.target else "sudden"


@lru_cache(maxsize=128)
def solve_turn(options: Options, hand: CardHand, at: Duel) -> Winning:
    return winning(options, solved.standings_at_hand(options), hand, at)
