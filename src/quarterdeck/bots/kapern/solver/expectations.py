"""What to expect: of a card, of a position, and of everything that may be done in it."""

import math
from collections.abc import Sequence

import msgspec

from quarterdeck.core.counts import Counts, minus
from quarterdeck.games.kapern import actions as do
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.rules import decisions_on, places_for, rescues_on
from quarterdeck.games.kapern.scoring import wreckage

from .best_turn import END, LIFT, TIE
from .card_payoffs import CardHand, cell
from .lattice import BOARDS, NUMBER, OF_SIZE, Indices
from .skull_island import chance_of_skull_island, throws_there
from .value_tables import ValueTable


class Outlook(msgspec.Struct, frozen=True, gc=False):
    """How turns with a card go, played as well as can be."""

    card: str
    expected: float
    bust: float
    stop: float
    skull_island: float
    rolls: float


class ValuedAction(msgspec.Struct, frozen=True, gc=False):
    """An action, and what comes of it if play goes on as well as can be."""

    action: do.AnyAction
    value: float
    bust: float  # the chance that skulls end the turn, now or later
    risk: float  # the chance that they end it with this very throw


def card_outlook(chart: ValueTable) -> Outlook:
    """A card before the first roll."""
    too_many, rolls = chart.fate[0, 0].tolist()
    landed = chance_of_skull_island(chart.hand.card)
    island = math.fsum(landed.values())
    return Outlook(
        card=box.CARDS[chart.hand.card],
        expected=float(chart.worth[0, 0]),
        bust=too_many - island,
        stop=1.0 - too_many,
        skull_island=island,
        rolls=rolls + sum(p * throws_there(skulls) for skulls, p in landed.items()),
    )


def first_roll_choice(chart: ValueTable, value: float) -> ValuedAction:
    """The first roll, which nobody can refuse."""
    risk = float(chart.stakes.fatal[0, 0]) - math.fsum(
        chance_of_skull_island(chart.hand.card).values()
    )
    return ValuedAction(do.ROLL, value, card_outlook(chart).bust, risk)


def rank(chart: ValueTable, dice: Counts, island: Counts | None = None) -> list[ValuedAction]:
    """All that may be decided with these dice, best first.

    What lies on Treasure Island matters there; without it, all that is kept lies there.
    """
    return best_first(
        [weigh(chart, dice, action, island) for action in decisions_in_order(chart, dice)]
    )


def rank_places(chart: ValueTable, dice: Counts) -> list[ValuedAction]:
    """All that may be put on Treasure Island, best first; of equals just what will be kept."""
    kept = minus(dice, dice_thrown_by(rank(chart, dice)[0].action))
    places = sorted(places_for(dice), key=lambda place: place != do.PLACES[0, *kept[1:]])
    return best_first([choice_after_placing(chart, dice, place) for place in places])


def decisions_in_order(chart: ValueTable, dice: Counts) -> Sequence[do.AnyAction]:
    """What the rules allow here, in the order in which equals are preferred: few dice first."""
    guarded, keep_one = chart.hand.guarded, chart.options.keep_one
    if guarded and dice[box.SKULL] == box.DEADLY:
        menu = rescues_on(dice, keep_one)
    else:
        menu = decisions_on(dice, guarded, keep_one)
    return sorted(menu, key=lambda action: sum(dice_thrown_by(action)))


def dice_thrown_by(action: do.AnyAction) -> Counts:
    """The dice an action throws again."""
    return action.dice if isinstance(action, do.Reroll) else box.NO_DICE


def weigh(
    chart: ValueTable, dice: Counts, action: do.AnyAction, island: Counts | None
) -> ValuedAction:
    """What an action is worth, and how it may end."""
    skulls = dice[box.SKULL]
    if not isinstance(action, do.Reroll):
        sunk = float(action == do.SINK)
        price = chart.stakes.ends[skulls][placing_of(dice)]
        return ValuedAction(action, float(chart.purse[price]), sunk, sunk)
    if action.dice[box.SKULL]:
        assert chart.spent
        chart, skulls = chart.spent, skulls - 1
    kept = minus(dice, action.dice)
    there = skulls, NUMBER[kept[1:]]
    risk = float(chart.stakes.fatal[there])
    value = float(chart.worth[there]) + risk * forgone(chart, kept, island)
    return ValuedAction(action, value, float(chart.fate[there][0]), risk)


def forgone(chart: ValueTable, kept: Counts, island: Counts | None) -> float:
    """What a fatal throw brings less because some kept dice do not lie on Treasure Island."""
    if island is None or chart.hand.card != box.TREASURE_ISLAND:
        return 0.0
    safe = wreckage(chart.hand.card, tuple(map(min, island, kept)))
    most = int(chart.stakes.wrecks[NUMBER[kept[1:]]])
    return chart.purse[cell(safe)] - chart.purse[most]


def choice_after_placing(chart: ValueTable, dice: Counts, place: do.AnyAction) -> ValuedAction:
    assert isinstance(place, do.Place)
    then = rank(chart, dice, place.dice)[0]
    return ValuedAction(place, then.value, then.bust, 0.0)


def best_first(choices: list[ValuedAction]) -> list[ValuedAction]:
    """By value; equals stay in the order they came in."""
    ranked: list[ValuedAction] = []
    while choices:
        best = max(choice.value for choice in choices) - TIE
        ranked += [choice for choice in choices if choice.value >= best]
        choices = [choice for choice in choices if choice.value < best]
    return ranked


# Plans


def planned_action(plan: Indices, hand: CardHand, dice: Counts) -> do.AnyAction:
    """The action a plan has for these dice."""
    step = int(plan[dice[box.SKULL], placing_of(dice)])
    if step == END:
        return do.SINK if hand.guarded and dice[box.SKULL] == box.DEADLY else do.STOP
    lifting, keep = divmod(step, LIFT)
    others = minus(dice[1:], BOARDS[keep])
    return do.RESCUES[1, *others] if lifting else do.REROLLS[0, *others]


def placing_of(dice: Counts) -> int:
    """Where a full board stands among those of its size."""
    start: int = OF_SIZE[box.DICE - dice[box.SKULL]].start
    return NUMBER[dice[1:]] - start
