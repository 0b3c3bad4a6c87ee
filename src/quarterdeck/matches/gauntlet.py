"""A gauntlet: two bots in the same place, one after the other, against the same frozen opponents.

    captain   evasive     block 0, 1, 2 …
    mate      evasive     the same luck
    captain   patient     …

What the first wins more than the second, block by block, is its gain. Where seats have roles, the
opponents are the styles of the other role, one after the other, or its judges, on whom nothing was
tuned; else all of them at one table.
"""

import math
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from quarterdeck import bots
from quarterdeck.bots.budget import Budget
from quarterdeck.bots.record import Bots
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.games import find
from quarterdeck.matches.arena import Block, Match
from quarterdeck.matches.report import interval, round_share


class Pairing(msgspec.Struct, frozen=True):
    """What both won against the same opponents."""

    opponents: tuple[str, ...]
    shares: tuple[float, float]


class Outcome(msgspec.Struct, frozen=True):
    """Legs, and what the first bot won more on average, with a 95 % interval."""

    game: str
    bots: tuple[str, str]
    role: str  # empty where all seats are alike
    games: int  # of each bot
    legs: tuple[Pairing, ...]
    shares: tuple[float, float]
    gain: float
    low: float
    high: float
    illegal: int
    timeouts: int


class Gauntlet(NamedTuple):
    """Who is compared, where, and over what."""

    game: str
    bots: tuple[str, str]
    role: str
    options: Any
    seed: int
    budget: Budget
    judges: bool = False  # who is met instead of the styles

    @property
    def place(self) -> int:
        """Where the two sit."""
        return find(self.game).roles.names.index(self.role) if self.role else 0

    @property
    def against(self) -> tuple[tuple[str, ...], ...]:
        record = bots.of(find(self.game))
        return judges_of(record, self.role) if self.judges else opponents_of(record, self.role)

    def match(self, bot: str, others: tuple[str, ...]) -> Match:
        line_up = (*others[: self.place], bot, *others[self.place :])
        return Match(self.game, line_up, self.options, self.seed, self.budget)

    def matches(self) -> list[Match]:
        """In pairs, the first bot's first."""
        return [self.match(bot, others) for others in self.against for bot in self.bots]


def opponents_of(record: Bots, role: str) -> tuple[tuple[str, ...], ...]:
    """Whom a bot is measured by: each style of the other role, or all of them at one table."""
    if not role:
        return (tuple(record.styles),)
    parts = record.styles_of_role.items()
    return tuple((style,) for part, styles in parts if part != role for style in styles)


def judges_of(record: Bots, role: str) -> tuple[tuple[str, ...], ...]:
    """Each judge of the other role."""
    parts = record.judges.items()
    return tuple((judge,) for part, judges in parts if part != role for judge in judges)


def require_judges(game: str) -> None:
    """Not every game has some."""
    if not bots.of(find(game)).judges:
        raise QuarterdeckError("gauntlet-no-judges", game=game)


def require_role(game: str, role: str) -> str:
    """A role where there are roles, and none elsewhere."""
    names = find(game).roles.names
    if role and not names:
        raise QuarterdeckError("gauntlet-no-roles", game=game)
    if names and role not in names:
        raise QuarterdeckError("gauntlet-roles", game=game, roles=", ".join(names))
    return role


def outcome(gauntlet: Gauntlet, played: Sequence[Sequence[Block]], games: int) -> Outcome:
    """Of the blocks of every match, in the order of the matches."""
    shares = [[block.shares[gauntlet.place] for block in blocks] for blocks in played]
    firsts, seconds = by_block(shares[::2]), by_block(shares[1::2])
    gains = [first - second for first, second in zip(firsts, seconds, strict=True)]
    legs = zip(gauntlet.against, shares[::2], shares[1::2], strict=True)
    low, high = between(gains, gauntlet.seed)
    return Outcome(
        *gauntlet[:3],
        games=games,
        legs=tuple(Pairing(others, both(first, second)) for others, first, second in legs),
        shares=both(firsts, seconds),
        gain=round_share(mean_share(gains)),
        low=low,
        high=high,
        illegal=sum(block.illegal for blocks in played for block in blocks),
        timeouts=sum(block.timeouts for blocks in played for block in blocks),
    )


def by_block(legs: Sequence[Sequence[float]]) -> list[float]:
    """A block's mean over all opponents: they met the same luck."""
    return [mean_share(shares) for shares in zip(*legs, strict=True)]


def both(first: Sequence[float], second: Sequence[float]) -> tuple[float, float]:
    return round_share(mean_share(first)), round_share(mean_share(second))


def between(gains: Iterable[float], seed: int) -> tuple[float, float]:
    """The interval of a gain, which lies between minus one and one, by that of a share."""
    low, high = interval([(1 + gain) / 2 for gain in gains], seed)
    return round_share(2 * low - 1), round_share(2 * high - 1)


def mean_share(shares: Sequence[float]) -> float:
    return math.fsum(shares) / len(shares)
