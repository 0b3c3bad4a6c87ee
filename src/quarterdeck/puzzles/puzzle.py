"""A puzzle as a value, and where the puzzles of a game lie."""

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files

import msgspec

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import AnyGame, package_of
from quarterdeck.core.sentence import Sentence
from quarterdeck.games import GAMES, games_where

KEPT = 32  # games whose puzzles are held
AS_GOOD = 0.01  # of the win: whoever chooses what is behind by no more is right too
ROUNDED = 1e-9  # values have three digits; two of them may not quite be their difference
FILE = "puzzles.jsonl"
SECONDS = 24 * 60 * 60  # of a day
SPREAD = 17  # numbers between what a game shows on one day and on the next


class Puzzle(msgspec.Struct, frozen=True):
    """A logbook that ends where somebody has to decide."""

    book: str
    values: Mapping[str, float]  # by word: the chance to win, for whoever decides

    @property
    def best(self) -> float:
        return max(self.values.values())

    def is_right(self, word: str) -> bool:
        return self.best - self.values[word] <= AS_GOOD + ROUNDED


def write_puzzle(puzzle: Puzzle) -> str:
    """One line of a file."""
    return msgspec.json.encode(puzzle).decode() + "\n"


@lru_cache(maxsize=KEPT)
def puzzles_of(game: AnyGame) -> tuple[Puzzle, ...]:
    """All that are shipped with a game; many games have none."""
    file = files(package_of(game)) / FILE
    lines = file.read_bytes().splitlines() if file.is_file() else []
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in lines)


def find_puzzle(game: AnyGame, number: int) -> Puzzle:
    """By its number, from one."""
    known = puzzles_of(game)
    if not known:
        raise QuarterdeckError("puzzle-none", game=game.name, known=", ".join(games_with_puzzles()))
    if not 1 <= number <= len(known):
        title = Sentence(game.name)
        raise QuarterdeckError("unknown-puzzle", game=title, number=number, count=len(known))
    return known[number - 1]


# Of the day


def games_with_puzzles() -> tuple[str, ...]:
    return tuple(games_where(lambda game: bool(puzzles_of(game))))


def day_of(time: float) -> int:
    """Days since 1970, by the calendar of Greenwich."""
    return int(time // SECONDS)


def game_of_day(day: int) -> AnyGame:
    """One game after the other, the same for everyone."""
    names = games_with_puzzles()
    if not names:
        raise QuarterdeckError("puzzle-none-at-all")
    return GAMES[names[day % len(names)]]


def number_of_day(game: AnyGame, day: int) -> int:
    """Where a game has its turn, it goes on by one each time; between two turns it shows others."""
    turns = max(1, len(games_with_puzzles()))
    return 1 + (day // turns + day % turns * SPREAD) % max(1, len(puzzles_of(game)))
