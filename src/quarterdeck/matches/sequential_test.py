"""A sequential test: play on until it is clear whether a bot is better than it has to be.

The likelihood ratio of two means, from blocks whose shares scatter as they are seen to; wrong in
one case of twenty, whichever way.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

import msgspec

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.matches.arena import Block

WRONG = 0.05  # how often each kind of error may be made
BOUND = math.log((1 - WRONG) / WRONG)
LEAST = 8  # blocks before anything can be said
FLOOR = 1e-4  # of the variance: blocks that are all alike say too little otherwise


class Hypotheses(NamedTuple):
    """The first bot's share of the wins: no better than `null`, or as good as `other`."""

    null: float
    other: float


class Verdict(msgspec.Struct, frozen=True):
    """Where the test stands."""

    null: float
    other: float
    ratio: float  # of the likelihoods, as a logarithm
    bound: float
    accepted: Literal["null", "other", "neither"]


def read_hypotheses(text: str) -> Hypotheses:
    """`0.50,0.55`."""
    try:
        null, other = map(float, text.split(","))
    except ValueError:
        raise QuarterdeckError("no-such-test", text=text) from None
    if not 0 <= null < other <= 1:
        raise QuarterdeckError("no-such-test", text=text)
    return Hypotheses(null, other)


def likelihood(shares: Sequence[float], test: Hypotheses) -> float:
    """How much better the other explains what was seen, as a logarithm."""
    count, mean = len(shares), math.fsum(shares) / len(shares)
    variance = math.fsum((share - mean) ** 2 for share in shares) / count
    middle = (test.null + test.other) / 2
    return count * (test.other - test.null) * (mean - middle) / max(variance, FLOOR)


def verdict(shares: Sequence[float], test: Hypotheses) -> Verdict:
    ratio = likelihood(shares, test) if len(shares) >= LEAST else 0.0
    accepted: Literal["null", "other", "neither"] = "neither"
    if abs(ratio) >= BOUND:
        accepted = "other" if ratio > 0 else "null"
    return Verdict(*test, round(ratio, 4), round(BOUND, 4), accepted)


def until_clear(blocks: Iterable[Block], test: Hypotheses | None) -> Iterator[Block]:
    """The blocks of a match, as many as it takes."""
    shares: list[float] = []
    for block in blocks:
        yield block
        shares.append(block.shares[0])
        if test is not None and verdict(shares, test).accepted != "neither":
            return
