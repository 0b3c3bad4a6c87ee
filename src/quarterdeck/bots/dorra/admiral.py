"""The admiral: what a network likes is tried in imagined worlds, which it plays on and judges.

What it likes best stands, unless something else does better in the same worlds with hardly a doubt.
Where it knows nothing of the ships the admiral is a captain.
"""

import math
from collections.abc import Callable, Sequence

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.halving import Halving, HalvingGuide
from quarterdeck.bots.network import odds_by_liking
from quarterdeck.bots.player import Player
from quarterdeck.bots.record import Shares
from quarterdeck.bots.search import Search
from quarterdeck.bots.weighed import Weighed
from quarterdeck.core.table import QuietTable
from quarterdeck.games.dorra import GAME
from quarterdeck.games.dorra import actions as do
from quarterdeck.games.dorra.options import Options
from quarterdeck.games.dorra.state import State
from quarterdeck.games.dorra.view import View

from .captain import GUIDE as CAPTAINS_GUIDE
from .learned import is_known, likings, share_of_everyone
from .memory import Remembering

TRIED = 6  # actions, at most
LIKELY = 0.01  # that the network would do them, at least
ROUNDS = 1  # of the table that are played on


def admiral(options: Options, seed: int, budget: Budget) -> Player:
    if is_known(options):
        return Remembering(Halving(GAME, GUIDE, seed, budget))
    return Remembering(Search(GAME, CAPTAINS_GUIDE, seed, budget))


# For the coach


def weigh_for_coach(seen: View, seed: int, budget: Budget) -> list[Weighed]:
    """An admiral's choice first; where he is sure, beside what he does not look at himself."""
    if not is_known(seen.options):
        return Search(GAME, CAPTAINS_GUIDE, seed, budget).weigh(seen)
    hopes = Hopes()
    guide = GUIDE._replace(worth=hopes.worth)
    if len(candidates(seen, QuietTable(seed).random)) > 1:
        return hopes.share_out(Halving(GAME, guide, seed, budget).weigh(seen))
    unmoved = Halving(GAME, guide._replace(doubt=math.inf), seed, budget)
    return hopes.share_out(unmoved.contest(seen, [action for action, _ in likeliest(seen)]))


class Hopes:
    """What all seats together hope for at the ends of trials: the network promises each too much,
    which changes no choice, and would be told as a chance to win."""

    def __init__(self) -> None:
        self.sums: list[float] = []

    def worth(self, state: State) -> Shares:
        found = share_of_everyone(state)
        self.sums.append(sum(found))
        return found

    def share_out(self, found: Sequence[Weighed]) -> list[Weighed]:
        """One win among them all; a trial that came to the end of its game shares out one.

        What is tried differs in how much is hoped for, so the best is held to no more than all.
        """
        trials = sum(each.worlds for each in found)
        hoped = (sum(self.sums) + trials - len(self.sums)) / trials
        return [
            each._replace(
                share=min(1.0, each.share / hoped),
                behind=each.behind / hoped,
                error=each.error / hoped,
            )
            for each in found
        ]


# What is tried, and how it is played on


def candidates(seen: View, _: Callable[[], float]) -> Sequence[do.AnyAction]:
    """What the network might do."""
    (first, most), *others = likeliest(seen)
    return [first, *(action for action, odds in others if odds >= min(LIKELY, most))]


def likeliest(seen: View) -> list[tuple[do.AnyAction, float]]:
    """What the network would soonest do, and how likely."""
    world = GAME.imagine(seen, QuietTable(0))
    odds, menu = odds_by_liking(likings(world)), GAME.legal_actions(world)
    return [(menu[at], float(odds[at])) for at in (-odds).argsort()[:TRIED]]


def play(world: State, _: Callable[[], float]) -> do.AnyAction:
    """What the network likes best for whoever is to move."""
    menu = GAME.legal_actions(world)
    return menu[0] if len(menu) == 1 else menu[int(likings(world).argmax())]


def far_enough(begun: State, now: State) -> bool:
    return now.turn >= begun.turn + ROUNDS * len(now.purses)


GUIDE = HalvingGuide(candidates, play, far_enough, share_of_everyone)
