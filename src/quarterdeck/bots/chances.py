"""The win bar: how likely each side is to win, as far as one seat or an onlooker can see."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import msgspec

from quarterdeck.bots.ladder import AnyGame
from quarterdeck.bots.player import Budget
from quarterdeck.core.moment import Over
from quarterdeck.core.table import QuietTable

Shares = tuple[float, ...]  # of the win, by seat: one in all
GLANCE = Budget(iterations=1)  # for many positions: right on average is good enough

# game -> module:function, named and not imported. It takes (view, budget) and gives shares.
CHANCES: Mapping[str, str] = {
    "kapern": "quarterdeck.bots.kapern_chances:chances",
    "dorra": "quarterdeck.bots.dorra_chances:chances",
    "piracy": "quarterdeck.bots.piracy_chances:chances",
    "waddingtons": "quarterdeck.bots.waddingtons_chances:chances",
}


class Side(msgspec.Struct, frozen=True, gc=False):
    """Seats that win together, and how likely they do."""

    seats: tuple[int, ...]
    chance: float


def chances(game: AnyGame, seen: Any, budget: Budget) -> tuple[Side, ...]:
    """Every side's chance; none at all where nobody reckons it."""
    if game.name not in CHANCES:
        return ()
    shares = shared(game, seen, budget)
    sides = game.roles.sides(seen) or tuple((seat,) for seat in range(len(shares)))
    return tuple(Side(seats, sum(shares[seat] for seat in seats)) for seats in sides)


def shared(game: AnyGame, seen: Any, budget: Budget) -> Shares:
    """By seat; once the game is over there is nothing left to reckon."""
    if isinstance(seen.awaiting, Over):
        return game.payoffs(game.imagine(seen, QuietTable(0)))
    module, _, function = CHANCES[game.name].partition(":")
    shares: Shares = getattr(import_module(module), function)(seen, budget)
    return shares
