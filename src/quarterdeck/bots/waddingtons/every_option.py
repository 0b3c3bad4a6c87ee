"""Every option of a decision in Waddingtons Buccaneer, played on in the same imagined worlds.

What is picked piece by piece is left out: half a choice is worth nothing yet.
"""

from collections.abc import Sequence

from quarterdeck.bots.budget import DEFAULT
from quarterdeck.bots.halving import Halving
from quarterdeck.bots.record import EveryOption, Weight
from quarterdeck.core.sentence import Sentence
from quarterdeck.core.table import QuietTable
from quarterdeck.games.waddingtons import GAME
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.state import State
from quarterdeck.games.waddingtons.view import View

from .captain import GUIDE
from .coach import SEED
from .reasons import about_attack, attack_of, reason

WHOLE = (to.Sail, to.Head, to.Call, to.Spoil, to.LandChart, to.Anchor)


def weigh(seen: View, worlds: int, seed: int) -> Sequence[Weight]:
    found = Halving(GAME, GUIDE, seed, DEFAULT).weigh_all(seen, worlds)
    return [Weight(each.action, each.share, each.behind, each.error) for each in found]


def say_why(seen: View, options: Sequence[Weight]) -> Sequence[Sentence]:
    world: State = GAME.imagine(seen, QuietTable(SEED))
    return [why_one(seen, world, each.action) for each in options]


def why_one(seen: View, world: State, action: do.AnyAction) -> Sentence:
    attack = attack_of(seen, world, action)
    return about_attack(attack, "no") if attack else reason(world, action, 0)


EVERY_OPTION = EveryOption(WHOLE, weigh, say_why)
