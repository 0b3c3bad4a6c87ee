"""The coach of Piraten Kapern: the exact solver, put into sentences."""

from typing import Literal

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.record import Advice, Option
from quarterdeck.core.counts import Counts, minus, put
from quarterdeck.core.moment import Moment
from quarterdeck.core.sentence import Sentence, sentence
from quarterdeck.games.kapern import actions as do
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.notation import write, write_dice
from quarterdeck.games.kapern.scoring import bounty, chest_is_possible
from quarterdeck.games.kapern.state import ToDecide, ToGather, ToPlace, ToRoll
from quarterdeck.games.kapern.view import View

from . import solved_tables as solved
from .solver.card_payoffs import CardHand
from .solver.expectations import ValuedAction, dice_thrown_by, first_roll_choice, rank
from .solver.final_round import aim, first_chance
from .solver.value_tables import ValueTable

Measure = Literal["points", "win"]

GLIMMER = 1e-4  # a chance to win that is worth talking about; with less, points are
SAME = {"points": 0.5, "win": 0.0005}  # a difference that nobody will miss
CLOSE, CALMER = 25, 0.05  # points gladly given for so much less chance of a bust


def advise(seen: View, _: Budget) -> Advice:
    """Every option of the viewer's, best first."""
    match seen.awaiting:
        case Moment(seat) if seat == seen.seat:
            measure, choices = weigh_choices(seen)
            told = (option(seen, measure, choice, choices[0]) for choice in choices)
            return Advice(measure, tuple(told))
    return Advice("points", ())


def weigh_choices(seen: View) -> tuple[Measure, list[ValuedAction]]:
    """All choices by the chance to win, where there is one to be had or lost; else by points."""
    hand, goal = CardHand(seen.card, seen.lifted), aim(seen)
    if goal:
        to_win = solved.chart_to_win(seen.options, hand, goal)
        choices = choices_at(seen, to_win, first_chance(to_win, goal))
        if choices[0].value > GLIMMER:
            return "win", choices
    chart = solved.charts(seen.options)[hand]
    return "points", choices_at(seen, chart, float(chart.worth[0, 0]))


def choices_at(seen: View, chart: ValueTable, at_first: float) -> list[ValuedAction]:
    match seen.awaiting:
        case ToRoll():
            return [first_roll_choice(chart, at_first)]
        case ToGather():
            return [ValuedAction(do.ROLL, 0.0, 0.0, 0.0)]
        case ToDecide():
            return rank(chart, seen.dice, seen.island)
    return rank(chart, seen.dice)


# In sentences


def option(seen: View, measure: Measure, choice: ValuedAction, best: ValuedAction) -> Option:
    """On Treasure Island two actions make a choice: what to place, and then what to do."""
    words = [write(choice.action)]
    if isinstance(seen.awaiting, ToPlace):
        words.insert(0, write(do.PLACES[dice_kept(seen, choice)]))
    return Option(
        action=words[0],
        value=min(1.0, choice.value) if measure == "win" else choice.value,
        risk=choice.risk,
        bust=choice.bust,
        reason=compare_with_best(describe_choice(seen, choice), measure, choice, best),
        then=words[-1] if len(words) > 1 else "",
    )


def compare_with_best(
    deed: Sentence, measure: Measure, choice: ValuedAction, best: ValuedAction
) -> Sentence:
    """How a choice compares with the best."""
    lost = best.value - choice.value
    if choice is best:
        return sentence("kapern-coach-best", deed=deed)
    if measure == "points" and lost < CLOSE and best.bust - choice.bust >= CALMER:
        return sentence("kapern-coach-calmer", deed=deed, points=round(lost))
    if lost < SAME[measure]:
        return sentence("kapern-coach-equal", deed=deed)
    if measure == "win":
        return sentence("kapern-coach-chance", deed=deed, chance=lost)
    return sentence("kapern-coach-worse", deed=deed, points=round(lost))


def describe_choice(seen: View, choice: ValuedAction) -> Sentence:
    """What a choice does."""
    match choice.action:
        case do.Stop():
            return describe_stop(seen)
        case do.Sink():
            return sentence("kapern-coach-sink")
        case do.Roll():
            return sentence("kapern-coach-roll")
    rolled = dice_thrown_by(choice.action)
    placing = isinstance(seen.awaiting, ToPlace)
    key = "lift" if rolled[box.SKULL] else "place" if placing else "keep"
    return sentence(
        f"kapern-coach-{key}", dice=write_dice(dice_kept(seen, choice)), count=sum(rolled)
    )


def describe_stop(seen: View) -> Sentence:
    chest = chest_is_possible(seen.options, seen.card, seen.lifted)
    points, filled = bounty(seen.card, seen.dice, chest)
    if points < 0:
        return sentence("kapern-coach-flee", points=-points)
    return sentence("kapern-coach-stop", points=points, chest=filled)


def dice_kept(seen: View, choice: ValuedAction) -> Counts:
    return put(minus(seen.dice, dice_thrown_by(choice.action)), box.SKULL, 0)
