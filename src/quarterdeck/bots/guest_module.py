"""The other end of the line for a bot written in Python: a module and a name in it.

Started by its host as `python -m`; what the bot prints goes to standard error, where it disturbs
nobody. What is called is `Bot(options, seed, budget)`, and it answers `choose(view)`.
"""

import os
import sys
from importlib import import_module
from pathlib import Path
from sysconfig import get_path
from traceback import extract_tb
from typing import Any

import msgspec

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.line_protocol import PROTOCOL, read_choose, read_game
from quarterdeck.bots.player import Player
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import AnyGame
from quarterdeck.core.plugins import require_version, says_version
from quarterdeck.core.wire import Wire
from quarterdeck.games import find

PLUGIN = "plugin:"
LONGEST_RETURNED = 60  # letters of what is no action
# Our own files, Python's, those of installed packages; what has no file.
NOT_THE_BOTS = (str(Path(__file__).parents[1]), *map(get_path, ("stdlib", "purelib")), "<")


def answer_lines(place: str) -> None:
    """Answer line by line until there are no more."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    sys.path.insert(0, str(Path.cwd()))
    import_module("quarterdeck.words")  # from here on errors speak English
    talk = Talk(place)
    for line in sys.stdin:
        try:
            said = talk.answer(line.strip())
        except Exception as wrong:
            name = "" if isinstance(wrong, QuarterdeckError) else f"{type(wrong).__name__}: "
            said = f"error {broken_line(wrong)}{name}{' '.join(str(wrong).split())}"
        answers.write(said + "\n")
        answers.flush()


def broken_line(wrong: Exception) -> str:
    """File and line of the bot's own that led there, if any did."""
    lines = extract_tb(wrong.__traceback__)
    own = [each for each in lines if not each.filename.startswith(NOT_THE_BOTS)]
    return f"{Path(own[-1].filename).name}, line {own[-1].lineno}: " if own else ""


class Talk:
    """What is answered to each line."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.game: AnyGame
        self.wire: Wire
        self.player: Player

    def answer(self, line: str) -> str:
        verb, _, rest = line.partition(" ")
        if verb == "quarterdeck":
            return f"bot {self.place}" if rest == str(PROTOCOL) else f"error protocol {rest}"
        if verb == "game":
            return self.begin(rest)
        if verb == "choose":
            return f"do {self.choose(rest)}"
        sys.exit()

    def begin(self, told: str) -> str:
        line = read_game(told)
        self.game = find(line.game)
        self.wire = Wire(self.game)
        options = msgspec.convert(line.options, self.game.options)
        budget = Budget(line.seconds, line.iterations)
        self.player = load_bot(self.place)(options, line.seed, budget)
        if not callable(getattr(self.player, "choose", None)):
            raise QuarterdeckError("bot-no-choose", place=self.place.removeprefix(PLUGIN))
        return "ready"

    def choose(self, told: str) -> str:
        line = read_choose(told)
        return self.write(self.player.choose(self.wire.view.read(line.view)))

    def write(self, chosen: Any) -> str:
        """Its word; what is no action is told as Python writes it."""
        try:
            word = self.game.write(chosen)
        except Exception:  # every game stumbles over strangers in its own way
            word = ""
        return word or " ".join(repr(chosen).split())[:LONGEST_RETURNED]


def load_bot(place: str) -> Any:
    """What the place names. What is installed must say that it was written for this quarterdeck;
    a module of one's own may, and is held to it."""
    module, _, name = place.removeprefix(PLUGIN).partition(":")
    found: Any = import_own(module)
    if place.startswith(PLUGIN) or says_version(module):
        require_version(module, plugin=name, place=place.removeprefix(PLUGIN))
    for part in name.split("."):
        found = getattr(found, part)
    return found


def import_own(module: str) -> Any:
    """Looked for here first. That something is missing which it imports itself, it may tell."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{module}.".startswith(f"{missing.name}."):
            raise
        raise QuarterdeckError("bot-no-module", module=module, folder=str(Path.cwd())) from missing


if __name__ == "__main__":
    answer_lines(sys.argv[1])
