"""Judges: opponents written from the rules alone, for proving strength on what no bot was tuned on.

Each plays one role in a style of its own. In the other it plays as plainly as anybody.
"""

from collections.abc import Mapping
from typing import Any

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.record import Maker
from quarterdeck.core.table import QuietTable
from quarterdeck.games.piracy import GAME
from quarterdeck.games.piracy.actions import AnyAction
from quarterdeck.games.piracy.view import View

from .late_pirates import Feinter, Homer, Lurker, Moody, Planner, Shadow
from .navies import Cautious, ChestGuard, Gambler, HarbourGuard, Hunter, Navy, Patrol
from .pirates import Dasher, Doubler, Fearful, Greedy, Hugger, Pirate, Wanderer


class EitherRole:
    """A player of either role, who is offered what the rules offer in a world that fits."""

    def __init__(self, pirate: type[Pirate], navy: type[Navy], seed: int) -> None:
        self.table = QuietTable(seed)
        self.pirate, self.navy = pirate(self.table), navy(self.table)

    def choose(self, seen: View) -> AnyAction:
        menu = GAME.legal_actions(GAME.imagine(seen, self.table))
        role = self.pirate if seen.seat == seen.pirate else self.navy
        return role.choose(seen, menu)


def as_pirate(style: type[Pirate]) -> Maker:
    def sit_down(_: Any, seed: int, __: Budget) -> EitherRole:
        return EitherRole(style, Hunter, seed)

    return sit_down


def as_navy(style: type[Navy]) -> Maker:
    def sit_down(_: Any, seed: int, __: Budget) -> EitherRole:
        return EitherRole(Dasher, style, seed)

    return sit_down


JUDGES: Mapping[str, Mapping[str, Maker]] = {
    "pirate": {
        "judge-planner": as_pirate(Planner),
        "judge-lurker": as_pirate(Lurker),
        "judge-shadow": as_pirate(Shadow),
        "judge-feinter": as_pirate(Feinter),
        "judge-homer": as_pirate(Homer),
        "judge-moody": as_pirate(Moody),
    },
    "navy": {
        "judge-harbours": as_navy(HarbourGuard),
        "judge-chests": as_navy(ChestGuard),
        "judge-hunter": as_navy(Hunter),
        "judge-patrol": as_navy(Patrol),
        "judge-cautious": as_navy(Cautious),
        "judge-gambler": as_navy(Gambler),
    },
}

# Judges until bots had met them: they are ordinary opponents now, and prove nothing any more.
FORMER_JUDGES: Mapping[str, Maker] = {
    "dasher": as_pirate(Dasher),
    "hugger": as_pirate(Hugger),
    "coward": as_pirate(Fearful),
    "greedy": as_pirate(Greedy),
    "wanderer": as_pirate(Wanderer),
    "doubler": as_pirate(Doubler),
}
