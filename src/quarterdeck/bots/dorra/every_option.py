"""Every option of a decision in Buccaneer, played on in the same imagined worlds."""

from collections.abc import Callable, Sequence

from quarterdeck.bots.budget import DEFAULT
from quarterdeck.bots.halving import Halving, HalvingGuide
from quarterdeck.bots.record import EveryOption, Weight
from quarterdeck.core.sentence import Sentence
from quarterdeck.games.dorra import GAME
from quarterdeck.games.dorra import actions as do
from quarterdeck.games.dorra.state import State, ToAct, ToMutiny, ToTake
from quarterdeck.games.dorra.view import View

from . import candidates
from .boarding_value import Lookout
from .coach import reason
from .rules_of_thumb import Judge, rank_actions


def play(state: State, random: Callable[[], float]) -> do.AnyAction:
    return candidates.playout(state, GAME.legal_actions(state), random)


GUIDE = HalvingGuide(
    lambda seen, _: rank_actions(seen), play, candidates.far_enough, candidates.share_of_everyone
)


def weigh(seen: View, worlds: int, seed: int) -> Sequence[Weight]:
    found = Halving(GAME, GUIDE, seed, DEFAULT).weigh_all(seen, worlds)
    return [Weight(each.action, each.share, each.behind, each.error) for each in found]


def say_why(seen: View, options: Sequence[Weight]) -> Sequence[Sentence]:
    assert seen.seat is not None
    judge = Judge(Lookout(seen), seen.seat)
    return [reason(judge, each.action) for each in options]


EVERY_OPTION = EveryOption((ToAct, ToMutiny, ToTake), weigh, say_why)
