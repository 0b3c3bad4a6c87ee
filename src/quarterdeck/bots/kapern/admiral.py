"""The admiral: every decision for the chance to win, exactly in a game of two.

Among more, the chance is put together from games of two against each of the others; in their
final round a lead has to hold against everyone who still has a turn.
"""

from functools import lru_cache
from typing import Any

import numpy as np

from quarterdeck.games.kapern import actions as do
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.state import ToDecide, ToGather, ToPlace, ToRoll
from quarterdeck.games.kapern.view import View

from . import solved_tables as solved
from .among_more import worth_of_ways
from .deckhand_and_mate import place_what_is_kept
from .duels import duel_against, solve_turn
from .solver.card_payoffs import CardHand
from .solver.expectations import ValuedAction, dice_thrown_by, rank
from .solver.value_tables import ValueTable
from .solver.win_turn import Winning, winning_by


class Admiral:
    """Solves the hand of a turn when it is asked first. It remembers nothing of a game."""

    def __init__(self, options: Options) -> None:
        solved.standings_at_hand(options)
        solved.lead_holds(options, chasers=1)

    def choose(self, seen: Any) -> Any:
        now = type(seen.awaiting)
        if now is ToRoll or now is ToGather:
            return do.ROLL
        best = rank_choices(seen, turn_at(seen).chart)[0]
        if now is ToPlace:
            return place_what_is_kept(seen.dice, dice_thrown_by(best.action))
        return best.action


def rank_choices(seen: View, chart: ValueTable) -> list[ValuedAction]:
    """All that may be decided, best first; before placing, as if all that is kept were placed."""
    island = seen.island if isinstance(seen.awaiting, ToDecide) else None
    return rank(chart, seen.dice, island)


def turn_at(seen: View) -> Winning:
    """The viewer's turn, solved for the chance to win."""
    seat, hand = seen.seat, CardHand(seen.card, seen.lifted)
    assert seat is not None
    if len(seen.scores) == 2:
        return solve_turn(seen.options, hand, duel_against(seen, seat, 1 - seat))
    return solve_among_more(seen.options, hand, worth_of_ways(seen, seat))


@lru_cache(maxsize=128)
def solve_among_more(options: Options, hand: CardHand, ways: tuple[float, ...]) -> Winning:
    return winning_by(options, hand, np.array(ways))
