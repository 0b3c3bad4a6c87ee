"""Finding puzzles: games between mates, and what they had to decide there.

The same seed finds the same puzzles on any machine.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any, NamedTuple

import msgspec

from quarterdeck.core import logbook
from quarterdeck.core.game import AnyGame
from quarterdeck.core.logbook import Logbook, Page
from quarterdeck.matches.arena import Match, play_game, seed_from
from quarterdeck.puzzles.judging import Judgement, is_right, judge, weighing_of
from quarterdeck.puzzles.puzzle import Puzzle

PLAYER = "mate"  # in every seat: good enough not to play nonsense
FEWEST, MOST = 2, 24  # options: as many as a reader can weigh
OF_ONE_GAME = 2  # puzzles at most, so that they differ
LOOKS = 12  # decisions of one game that are looked at
DIGITS = 3  # of a chance


class FoundPuzzle(NamedTuple):
    puzzle: Puzzle
    lead: float  # of the best over the best that is wrong


class Finder:
    """Looks through game after game, and counts why it let decisions go."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game, self.seed, self.weighing = game, seed, weighing_of(game)
        self.games = 0
        self.rejected: Counter[tuple[str, str]] = Counter()  # by stage, and why

    def find(self) -> Iterator[FoundPuzzle]:
        """Without end."""
        for number in count():
            self.games = number + 1
            yield from self.in_game(number)

    def in_game(self, number: int) -> Iterator[FoundPuzzle]:
        pages, found = self.play(number), 0
        for at in self.places_to_look(number, pages):
            verdict = self.look(pages[at].state, seed_from(self.seed, number, at))
            if verdict.why_not:
                self.rejected[verdict.stage, verdict.why_not] += 1
                continue
            yield self.write_down(pages[: at + 1], verdict)
            found += 1
            if found == OF_ONE_GAME:
                return

    def play(self, number: int) -> list[Page]:
        """Now with few at the table, now with many."""
        game = self.game
        counts = self.weighing.seats or tuple(game.seats)
        seats = len(game.roles.names) or counts[number % len(counts)]
        match = Match(game.name, (PLAYER,) * seats, game.options(), self.seed, keep=True)
        book = logbook.read(play_game(match, number, 0).book)
        return list(logbook.replay(game, book, logbook.trust))

    def places_to_look(self, number: int, pages: Sequence[Page]) -> list[int]:
        """Some decisions that can be weighed, from all over the game."""
        whole = [at for at, page in enumerate(pages) if self.can_be_weighed(page.state)]
        return sorted(whole, key=lambda at: seed_from(self.seed, number, at))[:LOOKS]

    def can_be_weighed(self, state: Any) -> bool:
        if not isinstance(state.awaiting, self.weighing.moments):
            return False
        return FEWEST <= len(self.game.legal_actions(state)) <= MOST

    def look(self, state: Any, seed: int) -> Judgement:
        """With the eyes of whoever decides, and no others."""
        game = self.game
        seen = game.view(state, game.to_move(state))
        return judge(game, seen, len(game.legal_actions(state)), seed)

    def write_down(self, pages: Sequence[Page], verdict: Judgement) -> FoundPuzzle:
        shares = {
            self.game.write(each.action): round(each.share, DIGITS) for each in verdict.weights
        }
        lead = min(each.behind for each in verdict.weights if not is_right(each))
        return FoundPuzzle(Puzzle(logbook.write(book_up_to(self.game, pages)), shares), lead)


def book_up_to(game: AnyGame, pages: Sequence[Page]) -> Logbook:
    """The game up to a decision."""
    state = pages[0].state
    head = (game.name, game.version, len(game.scores(state)), unusual_options(state.options))
    return Logbook(*head, tuple(page.entry for page in pages), None)


def unusual_options(options: Any) -> bytes:
    """Only what is not as in the rulebook."""
    usual = type(options)()
    agreed = {name: getattr(options, name) for name in options.__struct_fields__}
    changed = {name: each for name, each in agreed.items() if each != getattr(usual, name)}
    return msgspec.json.encode(changed)
