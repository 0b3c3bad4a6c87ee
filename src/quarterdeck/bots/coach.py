"""The coach: what a strong player would do, with its numbers shown."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from quarterdeck.bots.chances import Side, chances
from quarterdeck.bots.ladder import AnyGame
from quarterdeck.bots.player import Budget
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.sentence import Sentence

# game -> module:adviser, named and not imported. An adviser takes (view, budget).
COACHES: Mapping[str, str] = {
    "kapern": "quarterdeck.bots.kapern_coach:advise",
    "dorra": "quarterdeck.bots.dorra_coach:advise",
    "piracy": "quarterdeck.bots.piracy_coach:advise",
    "waddingtons": "quarterdeck.bots.waddingtons_coach:advise",
}

Heat = tuple[tuple[int, float], ...]  # squares, and how likely what is hidden is there


class Option(msgspec.Struct, frozen=True, gc=False):
    """Something to do, and what comes of it if play goes on well."""

    action: str
    value: float  # points, or a chance: see Advice.measure
    risk: float  # the chance that this action ends the turn badly at once
    bust: float  # the chance that the turn ends badly, now or later
    reason: Sentence
    then: str = ""  # what to do next, where it takes two actions to carry this out


class Advice(msgspec.Struct, frozen=True, gc=False):
    """All that may be done, best first; nothing where it is another's turn."""

    measure: Literal["points", "win", "catch", "escape", "turns"]
    options: tuple[Option, ...]
    heat: Heat = ()
    race: tuple[float, ...] = ()  # by seat: turns that it still needs to win
    chances: tuple[Side, ...] = ()  # of every side to win


def advise(game: AnyGame, seen: Any, budget: Budget) -> Advice:
    """What to do, and how things stand, as far as one seat can see."""
    if game.name not in COACHES:
        raise QuarterdeckError("no-coach", game=game.name, known=", ".join(COACHES))
    module, _, adviser = COACHES[game.name].partition(":")
    advice: Advice = getattr(import_module(module), adviser)(seen, budget)
    return replace(advice, chances=chances(game, seen, budget))
