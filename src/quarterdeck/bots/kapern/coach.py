"""The coach of Piraten Kapern: the admiral, put into sentences.

It counts in chances to win where they decide: near the end, and wherever the admiral would do
something else than whoever plays for points. Everywhere else points say the same, and more.
"""

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
from quarterdeck.games.kapern.state import Race, ToGather, ToPlace, ToRoll
from quarterdeck.games.kapern.view import View

from . import solved_tables as solved
from .admiral import rank_choices, turn_at
from .deckhand_and_mate import place_what_is_kept
from .solver.card_payoffs import CardHand
from .solver.expectations import ValuedAction, dice_thrown_by, first_roll_choice
from .solver.value_tables import ValueTable
from .solver.win_turn import chance, likely

Measure = Literal["points", "win"]

GOOD_TURN = 1_500  # points: one turn in seven brings as many
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
    """All choices by the chance to win, where that decides; else by points."""
    turn, chart = turn_at(seen), solved.charts(seen.options)[CardHand(seen.card, seen.lifted)]
    to_win = choices_at(seen, turn.chart, chance(turn, seen))
    for_points = choices_at(seen, chart, points_to_come(seen, chart))
    if to_win[0].action != for_points[0].action:
        return "win", to_win
    decided = end_is_near(seen) and to_win[0].value > GLIMMER
    return ("win", to_win) if decided else ("points", for_points)


def end_is_near(seen: View) -> bool:
    """Somebody may start the final round with the next turn, or has."""
    return not isinstance(seen.stage, Race) or max(seen.scores) + GOOD_TURN >= seen.options.target


def points_to_come(seen: View, chart: ValueTable) -> float:
    """Before the first roll; on Skull Island there are none to be had."""
    return float(chart.worth[0, 0]) if isinstance(seen.awaiting, ToRoll) else 0.0


def choices_at(seen: View, chart: ValueTable, forced: float) -> list[ValuedAction]:
    """All choices; where there is none, the roll that this much is expected of."""
    match seen.awaiting:
        case ToRoll():
            return [first_roll_choice(chart, forced)]
        case ToGather():
            return [ValuedAction(do.ROLL, forced, 0.0, 0.0)]
    return rank_choices(seen, chart)


# In sentences


def option(seen: View, measure: Measure, choice: ValuedAction, best: ValuedAction) -> Option:
    """On Treasure Island two actions make a choice: what to place, and then what to do."""
    words = [write(choice.action)]
    if isinstance(seen.awaiting, ToPlace):
        words.insert(0, write(place_what_is_kept(seen.dice, dice_thrown_by(choice.action))))
    return Option(
        action=words[0],
        value=likely(choice.value) if measure == "win" else choice.value,
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
