"""After the game: everyone's chance to win, line by line, and whether play or luck changed it.

Before each decision a side has a chance to win, as an onlooker would see it. What the decision
would make of that chance, in all the worlds that whoever decided could be in, is its play; how
much better it came out is luck. So start, play and luck add up to the result.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any, Literal, NamedTuple

import msgspec

from quarterdeck.bots.budget import DEFAULT, GLANCE, Budget
from quarterdeck.core import logbook
from quarterdeck.core.game import AnyGame
from quarterdeck.core.logbook import Logbook, Page
from quarterdeck.core.sentence import Sentence
from quarterdeck.core.table import QuietTable, TurnBegan
from quarterdeck.insight.win_bar import chances

WORLDS = 12  # in which each decision is tried again
TURNING = 5  # points that are told
SLIGHT = 0.02  # of a chance: nothing turned there
Odds = tuple[float, ...]  # by side


class Part(msgspec.Struct, frozen=True, gc=False):
    """One side's game: start + play + luck is 1 for a win and 0 for a loss."""

    seats: tuple[int, ...]
    start: float
    play: float  # its own against everyone else's
    luck: float


class TurningPoint(msgspec.Struct, frozen=True, gc=False):
    """A line after which things looked different."""

    line: int
    seat: int  # who decided
    cause: Literal["play", "luck"]
    change: Odds
    said: tuple[Sentence, ...]  # what happened, secrets too: the game is over


class Course(msgspec.Struct, frozen=True, gc=False):
    chances: tuple[Odds, ...]  # after every line of the logbook
    parts: tuple[Part, ...]
    turning: tuple[TurningPoint, ...]  # as they came


class Swing(NamedTuple):
    """What one line changed."""

    line: int
    seat: int
    play: Odds
    luck: Odds

    @property
    def total(self) -> Odds:
        return add_odds(self.play, self.luck)

    @property
    def size(self) -> float:
        return max(map(abs, self.total), default=0.0)


class Onlooker:
    """Reckons chances as anyone at the table could; the same sight is reckoned once."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.known: dict[Any, Odds] = {}

    def odds(self, state: Any, budget: Budget = DEFAULT) -> Odds:
        seen = self.game.view(state, None)
        if seen not in self.known:
            self.known[seen] = tuple(side.chance for side in chances(self.game, seen, budget))
        return self.known[seen]

    def expected(self, before: Page, after: Page) -> Odds:
        """What a decision leads to on average, by all that whoever made it could know."""
        game, (seat, word, _) = self.game, after.entry
        seen, table = game.view(before.state, seat), QuietTable(0)
        ends = (
            game.apply(game.imagine(seen, table), game.read(word), table) for _ in range(WORLDS)
        )
        return mean_odds([self.odds(end, GLANCE) for end in ends])


def course_of_game(game: AnyGame, book: Logbook) -> Course:
    """How a finished game went; nothing at all where nobody reckons its chances."""
    onlooker, pages = Onlooker(game), list(logbook.replay(game, book))
    line = [onlooker.odds(page.state) for page in pages]
    swings = list(swings_of(onlooker, pages, line))
    sides = [side.seats for side in chances(game, game.view(pages[-1].state, None), DEFAULT)]
    turning = tuple(turning_point(game, pages, swing) for swing in largest(swings))
    return Course(tuple(line), tuple(parts_of_sides(sides, line[0], swings)), turning)


def swings_of(onlooker: Onlooker, pages: Sequence[Page], line: Sequence[Odds]) -> Iterator[Swing]:
    for number, (before, after) in enumerate(pairwise(pages), start=1):
        assert after.entry.seat is not None
        hoped = onlooker.expected(before, after)
        play, luck = subtract_odds(hoped, line[number - 1]), subtract_odds(line[number], hoped)
        yield Swing(number, after.entry.seat, play, luck)


def parts_of_sides(
    sides: Sequence[tuple[int, ...]], start: Odds, swings: Sequence[Swing]
) -> Iterator[Part]:
    for at, seats in enumerate(sides):
        play = sum(swing.play[at] for swing in swings)
        yield Part(seats, start[at], play, sum(swing.luck[at] for swing in swings))


def largest(swings: Iterable[Swing]) -> list[Swing]:
    """The lines that changed most, as they came."""
    most = sorted(swings, key=lambda swing: -swing.size)[:TURNING]
    return sorted(swing for swing in most if swing.size > SLIGHT)


def turning_point(game: AnyGame, pages: Sequence[Page], swing: Swing) -> TurningPoint:
    heard = pages[swing.line].table.heard_by_anyone()
    said = tuple(game.narrate(event) for event in heard if not isinstance(event, TurnBegan))
    return TurningPoint(swing.line, swing.seat, cause(swing), swing.total, said)


def cause(swing: Swing) -> Literal["play", "luck"]:
    return "play" if max(map(abs, swing.play)) >= max(map(abs, swing.luck)) else "luck"


def mean_odds(odds: Sequence[Odds]) -> Odds:
    return tuple(sum(each) / len(odds) for each in zip(*odds, strict=True))


def add_odds(one: Odds, other: Odds) -> Odds:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def subtract_odds(one: Odds, other: Odds) -> Odds:
    return tuple(a - b for a, b in zip(one, other, strict=True))
