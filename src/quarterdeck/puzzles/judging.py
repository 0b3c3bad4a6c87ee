"""What makes a decision a puzzle.

clear         whatever is not about as good as the best is behind it by a margin, and by several
              standard errors of it
not obvious   a mate, who does not look ahead, would do something else
undisputed    the strongest bot, which thinks in a way of its own, would choose rightly
it lasts      the same with ten times as many imagined worlds, all of them fresh

What is cheap is asked first.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from quarterdeck import bots
from quarterdeck.bots.levels import sit
from quarterdeck.bots.record import EveryOption, Weight
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import AnyGame
from quarterdeck.games import games_where
from quarterdeck.matches.arena import seed_from
from quarterdeck.puzzles.puzzle import AS_GOOD

MARGIN = 0.03  # of the win, by which all that is not right is behind
SURE, HARDLY = 3.0, 1.0  # standard errors by which it is: in the end, and to be looked at longer
TRIES = 100  # of an option in a world
TENFOLD = 10
FEWEST_WORLDS = 5
SIMPLE_MIND = "mate"
SHARE_OF_RIGHT = 3  # at most one option in three is right, where there are more than two


class SearchStage(NamedTuple):
    """How hard is looked."""

    name: str
    tries: int
    margin: float
    sure: float

    def worlds(self, options: int) -> int:
        return max(FEWEST_WORLDS, self.tries // options)


GLIMPSE = SearchStage("glimpse", 0, MARGIN / 2, 0.0)
USUAL = SearchStage("usual", TRIES, MARGIN, HARDLY)
LONG = SearchStage("tenfold", TENFOLD * TRIES, MARGIN, SURE)


class Judgement(NamedTuple):
    """All options, and why this is no puzzle, if it is none."""

    weights: Sequence[Weight]
    stage: str
    why_not: str = ""


def weighing_of(game: AnyGame) -> EveryOption:
    """Who can weigh every option of a game, or an answer that names the games with one."""
    weighing = bots.of(game).every_option
    if weighing is None:
        known = games_where(lambda each: bots.of(each).every_option is not None)
        raise QuarterdeckError("puzzles-not-weighed", game=game.name, known=", ".join(known))
    return weighing


def weigh_options(
    game: AnyGame, seen: Any, stage: SearchStage, options: int, seed: int
) -> Sequence[Weight]:
    """Every option; each stage imagines worlds of its own."""
    worlds = stage.worlds(options)
    return weighing_of(game).weigh(seen, worlds, seed_from(seed, worlds))


def judge(game: AnyGame, seen: Any, options: int, seed: int) -> Judgement:
    """Harder and harder, until something speaks against it."""
    simple, supported = choice_of(SIMPLE_MIND, game, seen, seed), set[Any]()
    for stage in (GLIMPSE, USUAL, LONG):
        weights = weigh_options(game, seen, stage, options, seed)
        reason = what_speaks_against(weights, simple, stage)
        if not reason and stage is USUAL:
            supported = {weights[0].action, choice_of(strongest(game), game, seen, seed)}
        if not reason and not supported <= right_in(weights):
            reason = "disputed"
        if reason:
            return Judgement(weights, stage.name, reason)
    return Judgement(weights, LONG.name)


def strongest(game: AnyGame) -> str:
    return list(bots.of(game).levels)[-1]


def choice_of(level: str, game: AnyGame, seen: Any, seed: int) -> Any:
    return sit(game, level, seen.options, seed).choose(seen)


def what_speaks_against(weights: Sequence[Weight], simple: Any, stage: SearchStage) -> str:
    right = right_in(weights)
    if len(right) > max(1, len(weights) // SHARE_OF_RIGHT):
        return "even"
    if simple in right:
        return "obvious"
    wrong = (each for each in weights if each.action not in right)
    if any(each.behind < max(stage.margin, stage.sure * each.error) for each in wrong):
        return "unclear"
    return ""


def is_right(weight: Weight) -> bool:
    return weight.behind <= AS_GOOD


def right_in(weights: Sequence[Weight]) -> set[Any]:
    return {each.action for each in weights if is_right(each)}
