"""What each way to end a turn is worth among three or more: a chance to win.

In the race it is put together from games of two, as the win bar does. In the final round a lead
over all others has to hold against each of those who still have a turn.
"""

from collections.abc import Sequence
from math import prod

import numpy as np

from quarterdeck.core.table import Seat
from quarterdeck.games.kapern.view import View

from . import solved_tables as solved
from .duels import chance_between, phase
from .solver.card_payoffs import STEP, TOTALS, cell
from .solver.final_round import Aim, Hold, aim
from .solver.lattice import Numbers
from .solver.turn_odds import CURSES
from .solver.win_table import Pair, Phase, value_of_turn


def worth_of_ways(seen: View, seat: Seat) -> tuple[float, ...]:
    """Of the seat whose turn it is."""
    others = [(seat + step) % len(seen.scores) for step in range(1, len(seen.scores))]
    now = phase(seen, seat, others[0])
    last = now in ("final", "reply")
    ways = last_ways(seen, seat, others) if last else race_ways(seen, seat, others, now)
    return tuple(ways.tolist())


def race_ways(seen: View, seat: Seat, others: Sequence[Seat], now: Phase) -> Numbers:
    """A seat's chance goes with the product of its chances against each of the others."""
    scores, known = np.array(seen.scores), solved.standings_at_hand(seen.options)
    at = Pair(np.repeat(scores[seat], len(others)), scores[others])
    beaten = value_of_turn(seen.options, known, now, at)
    among_them = [
        prod(chance_between(seen, one, other) for other in others if other != one) for one in others
    ]
    mine, theirs = beaten.prod(axis=1), (1.0 - beaten) @ np.array(among_them)
    found: Numbers = mine / (mine + theirs)
    return found


def last_ways(seen: View, seat: Seat, others: Sequence[Seat]) -> Numbers:
    """To curse the others is as good as points; Pirate Magic wins."""
    goal, held = aim(seen), solved.lead_holds(seen.options, chasers=1)
    assert goal
    ahead = [seen.scores[seat] - seen.scores[other] for other in others[: goal.chasers]]
    points = [chance_with(total, goal, ahead, held) for total in TOTALS]
    return np.array([*points, 1.0, *(points[cell(curse)] for curse in CURSES)])


def chance_with(total: int, goal: Aim, ahead: Sequence[int], held: Hold) -> float:
    """To win with so many points more, so far ahead of those who still have a turn.

    The starter, who comes last, does not answer a tie.
    """
    if total < goal.need:
        return 0.0
    tied = total == goal.need
    leads = [(total + each) // STEP for each in (ahead[:-1] if tied else ahead)]
    chance = prod(held[min(lead, len(held) - 1)] for lead in leads)
    return chance / (1 + goal.rivals) if tied else chance
