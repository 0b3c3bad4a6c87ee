"""Who can sit down at a game: the random bot, the levels and styles of its record, a follower."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from quarterdeck import bots
from quarterdeck.bots.bots_of_others import Guest, guests_of, is_guest
from quarterdeck.bots.budget import DEFAULT, Budget
from quarterdeck.bots.follower import Follower
from quarterdeck.bots.player import Player
from quarterdeck.bots.random import Random
from quarterdeck.bots.record import Maker
from quarterdeck.core.errors import Unknown
from quarterdeck.core.game import AnyGame


def levels(game: AnyGame) -> tuple[str, ...]:
    """The bots that can sit down at a game, weakest first; of guests nobody knows how good."""
    return ("random", *guests_of(game), *bots.of(game).levels)


def sit(game: AnyGame, level: str, options: Any, seed: int, budget: Budget = DEFAULT) -> Player:
    """A bot of that level or style, or somebody else's, ready to choose."""
    if is_guest(game, level):
        return Guest(game, level, options, seed, budget)
    others: dict[str, Maker] = {"random": partial(random, game)}
    known = {**others, **bots.of(game).makers, **follower(game)}
    if level not in known:
        raise Unknown("bot", level, tuple(known))
    return known[level](options, seed, budget)


def random(game: AnyGame, _: Any, seed: int, __: Budget) -> Player:
    return Random(game, seed)


def follower(game: AnyGame) -> Mapping[str, Maker]:
    """Whoever does as the coach says, where there is one."""
    advise = bots.of(game).advise
    return {"coach": lambda _, __, budget: Follower(game, advise, budget)} if advise else {}
