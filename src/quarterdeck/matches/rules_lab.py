"""What a house rule does to a game: the same bots, by either set of rules, game after game.

                     rulebook   target=5000
    decisions             212           171
    turns                  50            41
    the lead changes      7.1           6.0
    who begins wins     0.351         0.356

Every game is looked at from its logbook. The unit is the block, as everywhere: games of a block
share their luck.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.resources import files
from itertools import chain, pairwise
from statistics import fmean, stdev
from typing import Any, NamedTuple

import msgspec

from quarterdeck.core import logbook
from quarterdeck.core.game import AnyGame, package_of
from quarterdeck.core.logbook import Page
from quarterdeck.core.table import Event, Seat, TurnBegan
from quarterdeck.games import find
from quarterdeck.matches.arena import Block
from quarterdeck.matches.report import NORMAL

USUAL = "usual"  # how a game ends that says nothing of it
SHIPPED = "house_rules.json"  # beside a game: what its house rules do


class WatchedGame(NamedTuple):
    """How one game went."""

    decisions: int
    turns: int
    leads: int | None  # how often somebody else came to lead alone; none where nobody could see it
    shares: tuple[float, ...]  # of the win: by role, or round the table from who began
    ending: str


class Mean(msgspec.Struct, frozen=True):
    """A mean, and how far off it may be, 95 times in a hundred."""

    mean: float
    give: float


class Findings(msgspec.Struct, frozen=True):
    """How the games by one set of rules went."""

    games: int
    decisions: Mean
    turns: Mean
    leads: Mean | None  # none where nobody sees who leads: purses are hidden
    shares: tuple[Mean, ...]
    endings: dict[str, float]  # parts of all games, the commonest first


class Comparison(msgspec.Struct, frozen=True):
    """Two sets of rules, and what became of each."""

    game: str
    bot: str
    seats: int
    rules: tuple[tuple[str, ...], tuple[str, ...]]
    found: tuple[Findings, Findings]


class TriedRule(msgspec.Struct, frozen=True):
    """A house rule as it was tried, beside the rulebook with as many at the table."""

    name: str
    value: bool | int | str
    seats: int
    usual: Findings
    found: Findings


class ShippedLab(msgspec.Struct, frozen=True):
    """What was found of a game's house rules, and by whom."""

    bot: str
    roles: tuple[str, ...] = ()  # whose shares are told, where seats play different parts
    rules: tuple[TriedRule, ...] = ()


# One game


def look_at(game: AnyGame, text: str) -> WatchedGame:
    """How the game of a logbook went."""
    pages = list(logbook.replay(game, logbook.read(text), logbook.trust))
    news = list(chain.from_iterable(page.table.heard_by_anyone() for page in pages))
    return WatchedGame(
        decisions=len(pages) - 1,
        turns=sum(isinstance(event, TurnBegan) for event in news),
        leads=count_leads(game, pages),
        shares=shares_from(game, pages[-1].state, news),
        ending=ending_of(game, news),
    )


def count_leads(game: AnyGame, pages: Sequence[Page]) -> int | None:
    leaders = [leader(game.scores(page.state)) for page in pages]
    if not any(seat is not None for seat in leaders[:-1]):
        return None  # scores are shown at the end alone
    alone = (seat for seat in leaders if seat is not None)
    return sum(before != after for before, after in pairwise(alone))


def leader(scores: Sequence[int]) -> Seat | None:
    """Who alone has most."""
    most = max(scores)
    return scores.index(most) if scores.count(most) == 1 else None


def shares_from(game: AnyGame, end: Any, news: Iterable[Event]) -> tuple[float, ...]:
    """Shares of the win, in the order of the roles, or of who had the first turn, the second …"""
    shares = game.payoffs(end)
    first = next((event.seat for event in news if isinstance(event, TurnBegan)), 0)
    return shares if game.roles.names else (*shares[first:], *shares[:first])


def ending_of(game: AnyGame, news: Iterable[Event]) -> str:
    """The last of what a game says about its end."""
    told = [event for event in news if isinstance(event, game.endings)]
    return str(type(told[-1]).__struct_config__.tag) if told else USUAL


# All of them


def look_at_blocks(game: str, blocks: Iterable[Block]) -> Iterator[tuple[WatchedGame, ...]]:
    """The games of each block; their logbooks are not kept."""
    rules = find(game)
    for block in blocks:
        yield tuple(look_at(rules, book) for book in block.books)


def sum_up_games(blocks: Sequence[tuple[WatchedGame, ...]]) -> Findings:
    games = [watched for block in blocks for watched in block]
    ends = Counter(watched.ending for watched in games)
    return Findings(
        games=len(games),
        decisions=mean_of(blocks, lambda watched: watched.decisions),
        turns=mean_of(blocks, lambda watched: watched.turns),
        leads=mean_leads(blocks),
        shares=tuple(share_at(blocks, place) for place, _ in enumerate(games[0].shares)),
        endings={how: round(count / len(games), 4) for how, count in ends.most_common()},
    )


def mean_leads(blocks: Sequence[tuple[WatchedGame, ...]]) -> Mean | None:
    if all(watched.leads is None for block in blocks for watched in block):
        return None
    return mean_of(blocks, lambda watched: watched.leads or 0)


def share_at(blocks: Sequence[tuple[WatchedGame, ...]], place: int) -> Mean:
    return mean_of(blocks, lambda watched: watched.shares[place])


def mean_of(
    blocks: Sequence[tuple[WatchedGame, ...]], figure: Callable[[WatchedGame], float]
) -> Mean:
    each = [fmean(map(figure, block)) for block in blocks]
    give = NORMAL * stdev(each) / math.sqrt(len(each)) if len(each) > 1 else 0.0
    return Mean(round(fmean(each), 4), round(give, 4))


def differ(one: Mean, other: Mean) -> bool:
    """Whether two means are further apart than chance would have them."""
    return abs(one.mean - other.mean) > math.hypot(one.give, other.give)


# What is shipped


def shipped_lab(game: AnyGame) -> ShippedLab:
    """What we have found of a game's house rules; nothing of a game that brings nothing along."""
    path = files(package_of(game)) / SHIPPED
    return msgspec.json.decode(path.read_bytes(), type=ShippedLab) if path.is_file() else NOTHING


NOTHING = ShippedLab(bot="")
