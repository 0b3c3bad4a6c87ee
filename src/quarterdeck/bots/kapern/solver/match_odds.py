"""Players as odds, and what becomes of them against each other: exactly, without a game played.

    habits      how likely each way to end a turn is, wherever the game stands
    contest     two players' habits -> how likely each is to win, wherever the game stands
    improve     how likely each is to win -> the best habits against that
    meet        how likely whoever begins wins, with every player first and second

The best play of all answers itself: contest and improve, in turn, until nothing changes.
"""

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple

import numpy as np

from quarterdeck.games.kapern.options import Options

from .lattice import Indices, Numbers
from .turn_odds import CURSES, Progress, best_turns
from .win_table import (
    BY_SCORES,
    NEEDS,
    Scale,
    Standings,
    column_of_need,
    in_the_reply,
    passing,
    score_pairs,
    score_scale,
    value_columns,
    value_in_sudden_death,
    value_in_the_final_round,
    value_in_the_race,
)

SETTLED = 1e-9

# Improvements: the first two look at every fourth score, but for the last before the target,
# where each is a case of its own. From the captain on, chances change by 0.1, 0.004, 0.02 where
# all scores are looked at, and 0.0003; the next would change a millionth.
STRIDES = (4, 4, 1, 1)
NEAR = 16


class Habits(NamedTuple):
    """Ways to end a turn, by the scores of both; at the very end, by what is needed."""

    race: Numbers
    sudden: Numbers
    final: Numbers
    reply: Numbers


def contest(options: Options, one: Habits, other: Habits) -> tuple[Standings, Standings]:
    """The chances of each when it is to move."""
    measure = score_scale(options)
    players = [one, other]
    found = [blank(measure, each) for each in players]
    iterate_turns(measure, players, found, "sudden")
    for habits, mine, its in zip(players, found, reversed(found), strict=True):
        mine.final[:] = finals(measure, habits, its)
    iterate_turns(measure, players, found, "race")
    return found[0], found[1]


def blank(measure: Scale, habits: Habits) -> Standings:
    """Only the very last turn is known yet."""
    scores = len(measure.scores)
    return Standings(
        race=np.full((scores, scores), 0.5),
        sudden=np.full((scores, scores), 0.5),
        final=np.zeros((scores, len(measure.won))),
        reply=mean_over_turns(habits.reply, in_the_reply(NEEDS)),
    )


def finals(measure: Scale, habits: Habits, other: Standings) -> Numbers:
    at = score_pairs(measure.scores, measure.won)
    odds = habits.final[:, column_of_need(at.theirs - at.mine)]
    found = mean_over_turns(odds, value_in_the_final_round(measure, other, at))
    return found.reshape(len(measure.scores), len(measure.won))


def mean_over_turns(odds: Numbers, worth: Numbers) -> Numbers:
    found: Numbers = np.einsum("wc,wc->c", odds, worth)
    return found


def iterate_turns(
    measure: Scale, players: list[Habits], found: list[Standings], stage: str
) -> None:
    """Let each take turns after the other's, until nothing changes."""
    worth, at = BY_SCORES[stage], score_pairs(measure.scores, measure.scores)
    change = np.inf
    while change > SETTLED:
        change = 0.0
        for habits, mine, other in zip(players, found, reversed(found), strict=True):
            here = getattr(mine, stage)
            after = mean_over_turns(getattr(habits, stage), worth(measure, other, at)).reshape(
                here.shape
            )
            change = max(change, float(np.abs(after - here).max()))
            here[:] = after


def improve(options: Options, known: Standings, stride: int, progress: Progress) -> Habits:
    """The best play, if this is what the other's chances are after it.

    With a stride, only some scores are looked at, and those beside them do the same.
    """
    measure = score_scale(options)
    scores, row = stride_scores(measure.scores, stride)
    low = score_pairs(scores, scores)
    everywhere = (row[:, None] * len(scores) + row).ravel()
    half = scale_progress(progress, 0.5)
    race = best_turns(options, value_in_the_race(measure, known, low), half)
    sudden = best_turns(options, value_in_sudden_death(measure, known, low), half)
    return Habits(race[:, everywhere], sudden[:, everywhere], *last_turns(options))


@lru_cache(maxsize=8)
def last_turns(options: Options) -> tuple[Numbers, Numbers]:
    """The best play of the final round and of the reply, which hang on nothing else."""
    answer = in_the_reply(NEEDS)
    reply = best_turns(options, answer)
    no_curse = np.zeros((len(CURSES), len(NEEDS)))  # nobody decides anything there
    final = best_turns(
        options, value_columns(passing(mean_over_turns(reply, answer), NEEDS), no_curse)
    )
    return final, reply


def stride_scores(scores: Indices, stride: int) -> tuple[Indices, Indices]:
    """Some of the scores, and which of them each goes by; near the target, each by itself."""
    every = np.arange(len(scores))
    near = len(scores) - NEAR
    middles = np.minimum(every // stride * stride + stride // 2, near)
    some, row = np.unique(np.where(every < near, middles, every), return_inverse=True)
    return scores[some], row


def best_of_all(options: Options, start: Habits, progress: Progress) -> Standings:
    """What every standing is worth with play that no other play beats."""
    scores = score_scale(options).scores
    work = [len(stride_scores(scores, stride)[0]) ** 2 for stride in STRIDES]
    habits = start
    for stride, part in zip(STRIDES, work, strict=True):
        known, _ = contest(options, habits, habits)
        habits = improve(options, known, stride, scale_progress(progress, part / sum(work)))
    return contest(options, habits, habits)[0]


def scale_progress(progress: Progress, share: float) -> Progress:
    """Told of a part, it tells of the whole."""
    return lambda done: progress(share * done)


def meet(options: Options, players: Mapping[str, Habits]) -> dict[tuple[str, str], float]:
    """How likely a game that begins with nothing is won by whoever goes first."""
    nothing = score_scale(options).row(np.array(0))
    won = {}
    for one, other in combinations_with_replacement(players, 2):
        first, second = contest(options, players[one], players[other])
        won[one, other] = float(first.race[nothing, nothing])
        won[other, one] = float(second.race[nothing, nothing])
    return won
