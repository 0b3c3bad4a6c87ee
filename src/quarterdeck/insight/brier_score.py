"""How good the win bar is: its squared error in every quarter of a game, the Brier score.

Beside it stands what always giving everyone the same chance would cost. Nought is certainty that
came true; in each quarter every game counts once.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from quarterdeck import bots
from quarterdeck.bots.budget import DEFAULT
from quarterdeck.core import logbook
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.logbook import Logbook
from quarterdeck.games import find
from quarterdeck.insight.win_bar import chances

QUARTERS = 4
LOOKS = 4  # at each quarter of a game, as an onlooker


class QuarterScore(msgspec.Struct, frozen=True):
    """A quarter of all games of a match."""

    quarter: int  # from one
    games: int
    score: float
    equal: float  # the score of the same chance for everyone


class GameErrors(NamedTuple):
    """One game: squared errors, the bar's quarter by quarter."""

    bar: tuple[float, ...]
    equal: float


def require_win_bar(game: str) -> None:
    """There is nothing to score where nobody reckons chances."""
    if bots.of(find(game)).chances is None:
        raise QuarterdeckError("no-win-bar", game=game)


def score_win_bar(books: Iterable[str]) -> tuple[QuarterScore, ...]:
    """Over many finished games, by quarter; every side's error counts."""
    games = [errors_of_game(logbook.read(book)) for book in books]
    return tuple(quarter_score(games, quarter) for quarter in range(QUARTERS) if games)


def quarter_score(games: Sequence[GameErrors], quarter: int) -> QuarterScore:
    score = sum(game.bar[quarter] for game in games) / len(games)
    equal = sum(game.equal for game in games) / len(games)
    return QuarterScore(quarter + 1, len(games), round(score, 4), round(equal, 4))


def errors_of_game(book: Logbook) -> GameErrors:
    game = find(book.game)
    *before, last = (page.state for page in logbook.replay(game, book, logbook.trust))

    def bar(state: object) -> list[float]:
        return [side.chance for side in chances(game, game.view(state, None), DEFAULT)]

    truth = bar(last)
    looks = [squared_error(bar(before[place]), truth) for place in places_to_look(len(before))]
    by_quarter = tuple(sum(looks[q * LOOKS : (q + 1) * LOOKS]) / LOOKS for q in range(QUARTERS))
    return GameErrors(by_quarter, squared_error([1 / len(truth)] * len(truth), truth))


def places_to_look(decisions: int) -> list[int]:
    """As many in every quarter, evenly spread."""
    looks = QUARTERS * LOOKS
    return [(2 * look + 1) * decisions // (2 * looks) for look in range(looks)]


def squared_error(told: Sequence[float], truth: Sequence[float]) -> float:
    return sum((a - b) ** 2 for a, b in zip(told, truth, strict=True))
