"""deckhand, mate, captain: which bot with which settings, per game.

A maker is named, not imported: sitting a deckhand down should not load a solver.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from quarterdeck.bots.player import DEFAULT, Budget, Player
from quarterdeck.bots.random import Random
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
    },
    "waddingtons": {
        "deckhand": "quarterdeck.bots.waddingtons:deckhand",
        "mate": "quarterdeck.bots.waddingtons:mate",
    },
}


def levels(game: AnyGame) -> tuple[str, ...]:
    """The bots that can sit down at a game, weakest first."""
    return ("random", *LADDER.get(game.name, {}))


def sit(game: AnyGame, level: str, options: Any, seed: int, budget: Budget = DEFAULT) -> Player:
    """A bot of that level, ready to choose."""
    if level not in levels(game):
        raise Unknown("bot", level, levels(game))
    if level == "random":
        return Random(game, seed)
    module, _, maker = LADDER[game.name][level].partition(":")
    player: Player = getattr(import_module(module), maker)(options, seed, budget)
    return player
