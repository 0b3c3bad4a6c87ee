"""Every option of the Pirate's turn, played on until the next two ships have had theirs.

He alone knows where he is, so nothing but garrisons, dice and the Navy's mind has to be imagined.
The Captains do as mates would, he as a careful man; how it stands then the win bar tells, with his
eyes. Where a Captain sees the same, he weighs the same: it is worked out once.
"""

from collections.abc import Callable, Sequence

from quarterdeck.bots.budget import DEFAULT
from quarterdeck.bots.halving import Halving, HalvingGuide
from quarterdeck.bots.record import EveryOption, Shares, Weight
from quarterdeck.core.sentence import Sentence
from quarterdeck.games.piracy import GAME
from quarterdeck.games.piracy import actions as do
from quarterdeck.games.piracy.state import State, ToSail
from quarterdeck.games.piracy.view import View

from . import win_bar
from .captain_pirate import CaptainPirate
from .coach import never, pirate_reason, where
from .mate_navy import MateNavy, Worths
from .rough_pirates import ROUGH_STYLES, RoughPirate
from .softmax import softly

SHIPS_TO_COME = 2  # whose turns are played
CAREFUL = ROUGH_STYLES["careful"]


class Foresight:
    """What one position may come to; remembers what was thought of every sight."""

    def __init__(self, seen: View) -> None:
        self.seen, self.navy = seen, MateNavy(seen, never)
        self.thought: dict[View, Worths] = {}
        self.judged: dict[View, Shares] = {}

    def guide(self) -> HalvingGuide:
        return HalvingGuide(lambda _, __: (), self.play, far_enough, self.worth)

    def play(self, state: State, random: Callable[[], float]) -> do.AnyAction:
        seat = GAME.to_move(state)
        sight = GAME.view(state, seat)
        if seat == state.pirate:
            return RoughPirate(sight, random, CAREFUL).choose(sight)
        if sight not in self.thought:
            self.thought[sight] = self.navy.weighed(sight)
        return softly(self.thought[sight], self.navy.style.whim, random)

    def worth(self, state: State) -> Shares:
        sight = GAME.view(state, state.pirate)
        if sight not in self.judged:
            self.judged[sight] = win_bar.chances(sight, DEFAULT)
        return self.judged[sight]


def far_enough(begun: State, now: State) -> bool:
    return now.turn >= begun.turn + SHIPS_TO_COME and isinstance(now.awaiting, ToSail)


def weigh(seen: View, worlds: int, seed: int) -> Sequence[Weight]:
    found = Halving(GAME, Foresight(seen).guide(), seed, DEFAULT).weigh_all(seen, worlds)
    return [Weight(each.action, each.share, each.behind, each.error) for each in found]


def say_why(seen: View, options: Sequence[Weight]) -> Sequence[Sentence]:
    fugitive = CaptainPirate(seen, never)
    risk = fugitive.caught(seen)
    places = fugitive.known.places
    fears = [min(1.0, float(risk[places[where(seen, each.action)]])) for each in options]
    return [
        pirate_reason(fugitive, seen, each.action, fear)
        for each, fear in zip(options, fears, strict=True)
    ]


EVERY_OPTION = EveryOption((ToSail,), weigh, say_why)
