"""The win bar: how likely each side is to win, as far as one seat or an onlooker can see."""

from collections.abc import Sequence
from typing import Any

from quarterdeck import bots
from quarterdeck.bots.budget import Budget
from quarterdeck.bots.record import Shares, Side
from quarterdeck.core.game import AnyGame
from quarterdeck.core.moment import Over
from quarterdeck.core.table import QuietTable


def chances(game: AnyGame, seen: Any, budget: Budget) -> tuple[Side, ...]:
    """Every side's chance; none at all where nobody reckons it."""
    shares = shares_of_the_win(game, seen, budget)
    sides = game.roles.sides(seen) or tuple((seat,) for seat in range(len(shares)))
    return tuple(Side(seats, sum(shares[seat] for seat in seats)) for seats in sides if shares)


def chances_to_show(game: AnyGame, seen: Any, budget: Budget) -> tuple[Side, ...]:
    """The same in whole percent, so that no figure jumps by a rounding."""
    sides = chances(game, seen, budget)
    percents = whole_percents([side.chance for side in sides])
    return tuple(Side(each.seats, n / 100) for each, n in zip(sides, percents, strict=True))


def whole_percents(shares: Sequence[float]) -> list[int]:
    """A hundred in all: those that lose most by being cut off are rounded up."""
    cut = [int(100 * share) for share in shares]
    lost = sorted(range(len(shares)), key=lambda i: cut[i] - 100 * shares[i])
    for i in lost[: 100 - sum(cut)]:
        cut[i] += 1
    return cut


def shares_of_the_win(game: AnyGame, seen: Any, budget: Budget) -> Shares:
    """By seat; once the game is over there is nothing left to reckon."""
    reckon = bots.of(game).chances
    if reckon is None:
        return ()
    if isinstance(seen.awaiting, Over):
        return game.payoffs(game.imagine(seen, QuietTable(0)))
    return reckon(seen, budget)
