"""House rules as they are given on the command line."""

from typing import Any

from quarterdeck.cli.output import Paper
from quarterdeck.core import options
from quarterdeck.core.game import AnyGame
from quarterdeck.words import words


def house_rules(game: AnyGame, given: tuple[str, ...], language: str) -> Any:
    """The options a table agrees on; what is unusual about them is said, and played."""
    agreed = options.read(game.options, given)
    for doubt in options.doubts(agreed):
        Paper(stderr=True).print(words(game, language).say(doubt), style="dim")
    return agreed
