"""Luck and skill in Piraten Kapern, exactly.

Before every chance there is an expectation, after it a value: the difference is luck.
Before every decision there is a best value, after it the value of what was chosen: the
difference was given away. Over a turn, both and what its card was expected to bring add
up to the points it brought. All is counted in points, also where a game was at stake.
"""

from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from quarterdeck.bots.record import Account, Slip
from quarterdeck.core import logbook
from quarterdeck.core.counts import bump
from quarterdeck.core.logbook import Logbook, Page
from quarterdeck.core.table import Event
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern import actions as do
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.events import Cursed, LostFight, PirateMagic, Sank, Scored
from quarterdeck.games.kapern.state import State, ToDecide, ToGather, ToPlace, ToRoll

from . import solved_tables as solved
from .solver.card_payoffs import MAGIC, POINTS, CardHand
from .solver.expectations import ValuedAction, choice_after_placing, planned_action, rank, weigh
from .solver.value_tables import ValueTable

SLIGHT = 0.5  # points that nobody needs to be told about


class DecisionStep(NamedTuple):
    """One decision and the chance that followed it."""

    seat: int
    turn: int
    fair: float  # of the card about to be known; nought but for the first roll
    luck: float
    given: float
    brought: float  # points, if it ended the turn
    slip: Slip | None


def account(book: Logbook) -> tuple[Account, ...]:
    pages = logbook.replay(GAME, book)
    steps = [step(before.state, after) for before, after in pairwise(pages)]
    return tuple(
        sum_steps([each for each in steps if each.seat == seat]) for seat in range(book.seats)
    )


def sum_steps(steps: list[DecisionStep]) -> Account:
    """All that a seat did."""
    slips = [each.slip for each in steps if each.slip]
    return Account(
        turns=len({each.turn for each in steps}),
        points=sum(each.brought for each in steps),
        fair=sum(each.fair for each in steps),
        luck=sum(each.luck for each in steps),
        given=sum(each.given for each in steps),
        best_turn=max((each.brought for each in steps), default=0.0),
        dearest=max(slips, key=lambda slip: slip.cost, default=None),
    )


def step(before: State, after: Page) -> DecisionStep:
    assert after.entry.seat is not None
    chosen, best = weigh_decision(before, GAME.read(after.entry.word))
    brought = points_brought(after.table.heard_by(None))
    reached = value_of_rest(after.state) if brought is None else brought
    fair, of_the_card = card_luck(before) if isinstance(before.awaiting, ToRoll) else (0.0, 0.0)
    return DecisionStep(
        seat=after.entry.seat,
        turn=before.turn,
        fair=fair,
        luck=reached - chosen.value + of_the_card,
        given=best.value - chosen.value,
        brought=brought or 0.0,
        slip=slip(before.turn, chosen, best),
    )


def slip(turn: int, chosen: ValuedAction, best: ValuedAction) -> Slip | None:
    cost = best.value - chosen.value
    if cost < SLIGHT:
        return None
    return Slip(turn, GAME.write(chosen.action), GAME.write(best.action), cost)


# What positions and decisions are worth


def value_table_of(state: State) -> ValueTable:
    return solved.charts(state.options)[CardHand(state.card, state.lifted)]


def value_of_rest(state: State) -> float:
    """The points that the rest of the turn brings, played as well as can be."""
    match state.awaiting:
        case ToRoll():
            return float(value_table_of(state).worth[0, 0])
        case ToGather():
            return 0.0
    return best_at(state).value


def best_at(state: State) -> ValuedAction:
    """By plan; only dice that somebody left off Treasure Island upset one."""
    chart, dice = value_table_of(state), state.dice
    if isinstance(state.awaiting, ToDecide) and state.card == box.TREASURE_ISLAND:
        return rank(chart, dice, state.island)[0]
    return weigh(chart, dice, planned_action(chart.plan, chart.hand, dice), None)


def weigh_decision(state: State, action: do.AnyAction) -> tuple[ValuedAction, ValuedAction]:
    """What was chosen, and what would have been best."""
    if isinstance(state.awaiting, ToRoll | ToGather):
        forced = ValuedAction(action, value_of_rest(state), 0.0, 0.0)
        return forced, forced
    if isinstance(state.awaiting, ToPlace):
        return choice_after_placing(value_table_of(state), state.dice, action), best_at(state)
    return weigh(value_table_of(state), state.dice, action, state.island), best_at(state)


def card_luck(state: State) -> tuple[float, float]:
    """What a card from this pile was expected to bring, and how much better this one is."""
    pile = bump(state.pile, state.card, +1)
    charts = solved.charts(state.options)
    each = [float(charts[CardHand(card)].worth[0, 0]) for card in range(len(box.CARDS))]
    fair = sum(n * worth for n, worth in zip(pile, each, strict=True)) / sum(pile)
    return fair, each[state.card] - fair


def points_brought(news: Iterable[Event]) -> float | None:
    """What a turn brought, or None where it goes on."""
    ends = [points for event in news if (points := worth_of(event)) is not None]
    return sum(ends) if ends else None


def worth_of(event: Event) -> float | None:
    match event:
        case Scored(_, points) | Sank(_, _, points):
            return float(points)
        case LostFight(_, bonus):
            return -float(bonus)
        case Cursed():
            return 0.0
        case PirateMagic():
            return float(POINTS[MAGIC])
    return None
