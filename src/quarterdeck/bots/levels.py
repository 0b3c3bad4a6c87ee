"""Who can sit down at a game: the random bot, and the levels and styles of its record."""

from collections.abc import Mapping
from itertools import chain
from typing import Any

from quarterdeck import bots
from quarterdeck.bots.budget import DEFAULT, Budget
from quarterdeck.bots.player import Player
from quarterdeck.bots.random import Random
from quarterdeck.bots.record import Maker
from quarterdeck.core.errors import Unknown
from quarterdeck.core.game import AnyGame


def levels(game: AnyGame) -> tuple[str, ...]:
    """The bots that can sit down at a game, weakest first."""
    return ("random", *bots.of(game).levels)


def makers(game: AnyGame) -> Mapping[str, Maker]:
    """Every bot but the random one: the levels, and whom to measure them by."""
    record = bots.of(game)
    judges = chain.from_iterable(part.items() for part in record.judges.values())
    return {**record.levels, **record.styles, **dict(judges)}


def sit(game: AnyGame, level: str, options: Any, seed: int, budget: Budget = DEFAULT) -> Player:
    """A bot of that level or style, ready to choose."""
    if level == "random":
        return Random(game, seed)
    known = makers(game)
    if level not in known:
        raise Unknown("bot", level, ("random", *known))
    return known[level](options, seed, budget)
