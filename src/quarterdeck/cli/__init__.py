"""The command line: words in, a command called, one clear sentence if something is wrong.

A command is a module of its own, imported when it is called, so that --help answers at once.
"""

import os
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise

import cyclopts

from quarterdeck import installed_version
from quarterdeck.cli.house_config import config_of
from quarterdeck.cli.options import LANGUAGES, Language, native

WRONG, INTERRUPTED = 2, 130


app = cyclopts.App(
    name="quarterdeck",
    help="Four classic pirate games: to play, to study, to research.",
    version=installed_version,
    help_format="plaintext",
    default_parameter=cyclopts.Parameter(negative=()),
)

COMMANDS = {
    "play": "Play in the terminal: against bots, hot-seat, or with others at a house.",
    "learn": "Learn a game in five minutes, move by move.",
    "puzzle": "Think about the position of the day, answer, and see what every option is worth.",
    "puzzles": "Find positions to think about: one line of JSON each, the same for the same seed.",
    "duel": "Let bots play each other, in paired games.",
    "gauntlet": "Compare two bots against the same frozen opponents, with the same luck.",
    "lab": "Try out a house rule: the same bots play by it and by the rulebook.",
    "ratings": "Rate the bots of some ledgers, apart for every game, number of seats and role.",
    "replay": "Tell a recorded game turn by turn, holding it to the rules.",
    "verify": "Check the proof of a fair game: every throw, every hidden move, every rule.",
    "rules": "Print the rules clause by clause, or check them; or draw the chart of piracy.",
    "odds": "Tell the odds of a fight in Waddingtons Buccaneer.",
    "solve": "Work out exact values: of cards, of a position, or of a score.",
    "bench": "Measure how fast games are, beside a yardstick; or how many tables a server bears.",
    "bot-host": "Try out a bot that is a program: let it play, and name what it does wrong.",
    "conform": "Run the tests of other libraries on our games, as many as are installed.",
    "serve": "Open the tables in the browser, for one machine or a network.",
    "admin": "List, rename, ban, delete or reset accounts; read reports and what was done.",
    "prune": "Let go of tables that were left, old talk, and guests without a game.",
    "backup": "Copy a house into a file, while it is open.",
    "restore": "Put a copy into a house where nobody has been yet.",
    "completion": "Print what a shell needs to complete commands and options.",
    "doctor": "Say what is installed, whether it works, and whether a house could open here.",
}

for place, (command, about) in enumerate(COMMANDS.items()):
    place_of_it = command.replace("-", "_")
    door = f"quarterdeck.cli.{place_of_it}:{place_of_it}"
    app.command(door, name=command, help=about, sort_key=place)


# One place for all that can go wrong


def main(tokens: Sequence[str] | None = None) -> int:
    """Run a command line; its exit status."""
    try:
        given = sys.argv[1:] if tokens is None else tokens
        if given and given[0] in COMMANDS:
            app[given[0]].help = None  # once imported it has more to say of itself than one line
            app[given[0]].config = config_of(given[0])
        if asks_for_help(given):
            explain_in(language_in(given))
        command, bound, _ = app.parse_args(given, exit_on_error=False, print_error=False)
    except cyclopts.CycloptsError as wrong:
        from quarterdeck.cli.argument_errors import explain_argument

        return complain(explain_argument(wrong, list(COMMANDS), language_in(given)))
    language = bound.arguments.get("language") or native()
    return run_command(lambda: command(*bound.args, **bound.kwargs), language)


def asks_for_help(tokens: Sequence[str]) -> bool:
    """Whether a page of help is all that will come of it."""
    return not tokens or any(flag in tokens for flag in ("--help", "-h"))


def explain_in(language: Language) -> None:
    """Help in this language; texts are written in the first, which needs nothing more."""
    app.help_formatter = None
    if language != LANGUAGES[0]:
        from quarterdeck.cli.translated_help import TranslatedHelp

        app.help_formatter = TranslatedHelp(language)


def language_in(tokens: Sequence[str]) -> Language:
    """What is asked for, where the rest of the line could not be understood."""
    asked = [word for flag, word in pairwise(tokens) if flag == "--language"]
    return asked[0] if asked and asked[0] in LANGUAGES else native()


def run_command(command: Callable[[], int | None], language: Language) -> int:
    """The exit status of a command; what went wrong on purpose is told, not traced."""
    from quarterdeck.core.errors import QuarterdeckError

    try:
        status = command()
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return hung_up()
    except (QuarterdeckError, OSError) as wrong:
        from quarterdeck.cli.output import explain_trouble

        return complain(explain_trouble(wrong, language))
    return status or 0


def complain(sentence: str) -> int:
    sys.stderr.write(sentence + "\n")
    return WRONG


def hung_up() -> int:
    """Nobody reads on: what Python still wants to flush goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return INTERRUPTED
