"""A puzzle set up: the table as it stands, and every option with its chance and its reason."""

from functools import lru_cache
from typing import NamedTuple

import msgspec

from quarterdeck.bots.record import Weight
from quarterdeck.core import logbook
from quarterdeck.core.game import AnyGame
from quarterdeck.core.logbook import Logbook
from quarterdeck.core.sentence import Sentence
from quarterdeck.core.table import Seat
from quarterdeck.lessons.lesson import play_script
from quarterdeck.puzzles.judging import weighing_of
from quarterdeck.puzzles.puzzle import Puzzle, find_puzzle
from quarterdeck.rooms.room import Room

KEPT = 512  # puzzles that are held once somebody has looked at them


class PuzzleOption(msgspec.Struct, frozen=True):
    action: str
    value: float  # the chance to win, for whoever decides
    right: bool  # nothing is better by more than chance explains
    reason: Sentence


class PuzzlePosition(NamedTuple):
    game: AnyGame
    number: int
    script: Logbook
    seat: Seat  # whoever decides
    room: Room
    options: tuple[PuzzleOption, ...]  # all that is legal, in its order


@lru_cache(maxsize=KEPT)
def set_up(game: AnyGame, number: int) -> PuzzlePosition:
    """All of a puzzle, played once from its logbook."""
    puzzle = find_puzzle(game, number)
    book = logbook.read(puzzle.book)
    logbook.check_head(game, book)
    seat = seat_to_decide(game, book)
    room = play_script(game, book, seat)[-1].room
    return PuzzlePosition(game, number, book, seat, room, options_of(game, puzzle, room, seat))


def seat_to_decide(game: AnyGame, book: Logbook) -> Seat:
    *_, last = logbook.replay(game, book, logbook.trust)
    seat = game.to_move(last.state)
    assert seat is not None
    return seat


def options_of(game: AnyGame, puzzle: Puzzle, room: Room, seat: Seat) -> tuple[PuzzleOption, ...]:
    """Reasons are given for what the seat sees, and so hold nothing else."""
    menu = game.legal_actions(room.state)
    values = [puzzle.values[game.write(action)] for action in menu]
    weights = [
        Weight(action, value, puzzle.best - value, 0.0)
        for action, value in zip(menu, values, strict=True)
    ]
    reasons = weighing_of(game).say_why(game.view(room.state, seat), weights)
    words = [game.write(each.action) for each in weights]
    return tuple(
        PuzzleOption(word, weight.share, puzzle.is_right(word), reason)
        for word, weight, reason in zip(words, weights, reasons, strict=True)
    )
