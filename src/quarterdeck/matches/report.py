"""What a match came to: shares of the win, how sure we are of them, and how long it took to think.

The unit is the block, not the game: games of a block share their luck.
"""

import math
from collections.abc import Sequence
from itertools import chain

import msgspec

from quarterdeck.core.sentence import Sentence
from quarterdeck.core.table import QuietTable
from quarterdeck.games import find
from quarterdeck.matches.arena import Block, Match, rotations
from quarterdeck.matches.sequential_test import Hypotheses, Verdict, verdict

RESAMPLES = 2_000
FAULTS = 3  # kinds that are told
NORMAL = 1.959964  # standard deviations that hold 95 % of a bell curve


class PlayerLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One player: its share of the wins, a 95 % interval, and its slower choices."""

    bot: str
    share: float
    low: float
    high: float
    p95_ms: float
    role: str = ""  # what it played, where seats play different parts


class FaultLine(msgspec.Struct, frozen=True):
    """What a guest did wrong, and how many games were lost just so."""

    fault: Sentence
    games: int


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a match came to."""

    game: str
    games: int
    players: tuple[PlayerLine, ...]
    illegal: int
    timeouts: int
    blocks: int
    faults: tuple[FaultLine, ...] = ()  # of guests, the most frequent of them
    forfeits: int = 0  # games that were lost so
    test: Verdict | None = None  # of whether the first bot is better than it has to be


def report(match: Match, blocks: Sequence[Block], test: Hypotheses | None = None) -> Report:
    """A player for every seat, in the order they were named."""
    firsts = [block.shares[0] for block in blocks]
    faults = [fault for block in blocks for fault in block.faults]
    return Report(
        game=match.game,
        games=len(blocks) * rotations(match),
        players=tuple(player_line(match, blocks, player) for player, _ in enumerate(match.bots)),
        illegal=sum(block.illegal for block in blocks),
        timeouts=sum(block.timeouts for block in blocks),
        blocks=len(blocks),
        faults=count_alike(faults)[:FAULTS],
        forfeits=len(faults),
        test=None if test is None else verdict(firsts, test),
    )


def count_alike(faults: Sequence[Sentence]) -> tuple[FaultLine, ...]:
    """The same said once, what was most often first."""
    alike: dict[bytes, list[Sentence]] = {}
    for fault in faults:
        alike.setdefault(msgspec.json.encode(fault), []).append(fault)
    ordered = sorted(alike.values(), key=len, reverse=True)
    return tuple(FaultLine(each[0], len(each)) for each in ordered)


def player_line(match: Match, blocks: Sequence[Block], player: int) -> PlayerLine:
    shares = [block.shares[player] for block in blocks]
    low, high = interval(shares, match.seed)
    times = sorted(chain.from_iterable(block.thinking[player] for block in blocks))
    slow = quantile(times, 0.95) / 1e6 if times else 0.0
    share = math.fsum(shares) / len(shares)
    figures = (round_share(share), round_share(low), round_share(high), round(slow, 4))
    return PlayerLine(match.bots[player], *figures, role_of(match, player))


def role_of(match: Match, player: int) -> str:
    roles = find(match.game).roles.names
    return roles[player] if roles else ""


def interval(shares: Sequence[float], seed: int) -> tuple[float, float]:
    """95 % of bootstrap means over blocks; blocks that are all alike say too little for that."""
    if min(shares) == max(shares):
        return wilson(shares[0], len(shares))
    random, count = QuietTable(seed).random, len(shares)
    means = sorted(
        math.fsum([shares[int(random() * count)] for _ in shares]) / count for _ in range(RESAMPLES)
    )
    return quantile(means, 0.025), quantile(means, 0.975)


def wilson(share: float, count: int) -> tuple[float, float]:
    """Wilson's score interval: never a point, never outside nought to one."""
    spread = NORMAL**2 / count
    middle = (share + spread / 2) / (1 + spread)
    reach = math.sqrt(spread * share * (1 - share) + spread**2 / 4) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def quantile(ordered: Sequence[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def round_share(share: float) -> float:
    return round(share, 6)
