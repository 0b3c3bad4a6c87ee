"""`quarterdeck puzzle`: the position of the day, or another."""

import time

from quarterdeck.cli import options as the
from quarterdeck.games import find
from quarterdeck.puzzles.position import set_up
from quarterdeck.puzzles.puzzle import day_of, game_of_day, number_of_day
from quarterdeck.terminal.plain_puzzle import run_plain_puzzle


def puzzle(
    game: the.PuzzleGame = None,
    number: the.PuzzleNumber = None,
    /,
    *,
    language: the.Spoken = None,
) -> None:
    """Think about the position of the day, answer, and see what every option is worth.

    For example:

        quarterdeck puzzle
        quarterdeck puzzle dorra 7 --language de
    """
    day = day_of(time.time())
    found = find(game) if game else game_of_day(day)
    position = set_up(found, number or number_of_day(found, day))
    run_plain_puzzle(position, language or the.native())
