"""Every option of a decision in Piraten Kapern, by the exact chance to win."""

from collections.abc import Sequence

from quarterdeck.bots.record import Weight
from quarterdeck.core.sentence import Sentence
from quarterdeck.games.kapern.view import View

from .admiral import rank_choices, turn_at
from .coach import compare_with_best, describe_choice
from .solver.expectations import ValuedAction
from .solver.win_turn import likely


def weigh(seen: View, _: int, __: int) -> Sequence[Weight]:
    """There is nothing to imagine: all that may follow is reckoned."""
    best, *others = choices_to_win(seen)
    lead = likely(best.value)
    return [
        Weight(each.action, likely(each.value), lead - likely(each.value), 0.0)
        for each in (best, *others)
    ]


def choices_to_win(seen: View) -> list[ValuedAction]:
    return rank_choices(seen, turn_at(seen).chart)


def say_why(seen: View, options: Sequence[Weight]) -> Sequence[Sentence]:
    choices = choices_to_win(seen)
    known = {each.action: each for each in choices}
    return [
        compare_with_best(
            describe_choice(seen, known[each.action]), "win", known[each.action], choices[0]
        )
        for each in options
    ]
