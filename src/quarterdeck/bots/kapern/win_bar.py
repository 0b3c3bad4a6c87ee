"""Chances to win in Piraten Kapern: exact for two, with a card, dice and all that lies there.

Among more, every two are compared as if they were alone; a seat's chance is taken to go with
the product of its chances against each of the others.
"""

from collections.abc import Callable
from math import prod

from quarterdeck.bots.budget import GLANCE, Budget
from quarterdeck.bots.record import Shares
from quarterdeck.core.table import Seat
from quarterdeck.games.kapern.state import ToRoll
from quarterdeck.games.kapern.view import View

from . import solved_tables as solved
from .duels import chance_between, duel_against, solve_turn, whose_turn
from .solver.card_payoffs import CardHand
from .solver.win_turn import chance, chance_before

Beats = Callable[[View, Seat, Seat], float]
FAINT = 1e-9  # nobody is written off, so that shares can always be told


def chances(seen: View, budget: Budget) -> Shares:
    """By seat, for whoever looks on; at a glance, whatever the card of a new turn may be."""
    seats = range(len(seen.scores))
    known = before_the_card if budget == GLANCE and isinstance(seen.awaiting, ToRoll) else in_turn
    against = {
        (one, other): beats(seen, one, other, known) for one in seats for other in seats[:one]
    }
    against |= {(other, one): 1.0 - p for (one, other), p in against.items()}
    if len(seats) == 2:
        return against[0, 1], against[1, 0]
    alone = [prod(against[one, other] for other in seats if other != one) + FAINT for one in seats]
    return tuple(each / sum(alone) for each in alone)


def beats(seen: View, one: Seat, other: Seat, mover_beats: Beats) -> float:
    """The chance of one against the other, if there were nobody else."""
    if other == whose_turn(seen):
        return 1.0 - mover_beats(seen, other, one)
    return (
        mover_beats(seen, one, other)
        if one == whose_turn(seen)
        else chance_between(seen, one, other)
    )


def in_turn(seen: View, one: Seat, other: Seat) -> float:
    """With card, dice and all that lies there."""
    turn = solve_turn(
        seen.options, CardHand(seen.card, seen.lifted), duel_against(seen, one, other)
    )
    return chance(turn, seen)


def before_the_card(seen: View, one: Seat, other: Seat) -> float:
    known = solved.standings_at_hand(seen.options)
    return chance_before(seen.options, known, duel_against(seen, one, other))
