"""deckhand, mate, captain: which bot with which settings, per game.

A maker is named, not imported: sitting a deckhand down should not load a solver.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from quarterdeck.bots.player import DEFAULT, Budget, Player
from quarterdeck.bots.random import Random
from quarterdeck.bots.styles import STYLES
from quarterdeck.core.errors import Unknown
from quarterdeck.core.game import Game

AnyGame = Game[Any, Any, Any, Any]

# game -> level -> module:maker, weakest first. A maker takes (options, seed, budget).
LADDER: Mapping[str, Mapping[str, str]] = {
    "kapern": {
        "deckhand": "quarterdeck.bots.kapern:deckhand",
        "mate": "quarterdeck.bots.kapern:mate",
        "captain": "quarterdeck.bots.kapern:captain",
        "admiral": "quarterdeck.bots.kapern:admiral",
    },
    "dorra": {
        "deckhand": "quarterdeck.bots.dorra:deckhand",
        "mate": "quarterdeck.bots.dorra:mate",
        "captain": "quarterdeck.bots.dorra:captain",
    },
    "piracy": {
        "deckhand": "quarterdeck.bots.piracy:deckhand",
        "mate": "quarterdeck.bots.piracy:mate",
        "captain": "quarterdeck.bots.piracy:captain",
    },
    "waddingtons": {
        "deckhand": "quarterdeck.bots.waddingtons:deckhand",
        "mate": "quarterdeck.bots.waddingtons:mate",
        "captain": "quarterdeck.bots.waddingtons:captain",
    },
}


def levels(game: AnyGame) -> tuple[str, ...]:
    """The bots that can sit down at a game, weakest first."""
    return ("random", *LADDER.get(game.name, {}))


def makers(game: AnyGame) -> Mapping[str, str]:
    """Every bot but the random one: the levels, and the styles to measure them by."""
    return {**LADDER.get(game.name, {}), **STYLES.get(game.name, {})}


def sit(game: AnyGame, level: str, options: Any, seed: int, budget: Budget = DEFAULT) -> Player:
    """A bot of that level or style, ready to choose."""
    if level == "random":
        return Random(game, seed)
    known = makers(game)
    if level not in known:
        raise Unknown("bot", level, ("random", *known))
    module, _, maker = known[level].partition(":")
    player: Player = getattr(import_module(module), maker)(options, seed, budget)
    return player
