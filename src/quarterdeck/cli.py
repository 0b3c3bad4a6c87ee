"""The command line: words in, a verb called, one clear sentence if something is wrong.

Everything heavy is imported inside the commands, so that --help answers at once.
"""

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import cyclopts
from cyclopts import Parameter
from cyclopts.types import NonNegativeInt, PositiveFloat, PositiveInt

WRONG, INTERRUPTED = 2, 130
Language = Literal["en", "fr", "de"]
CORES = os.cpu_count() or 1


def native() -> Language:
    """The language of $LANG, where it is one of ours."""
    match os.environ.get("LANG", "")[:2]:
        case "fr":
            return "fr"
        case "de":
            return "de"
    return "en"


def version() -> str:
    from importlib.metadata import version

    return version("quarterdeck")


app = cyclopts.App(
    name="quarterdeck",
    help="Four classic pirate games: to play, to study, to research.",
    version=version,
    help_format="plaintext",
    default_parameter=Parameter(negative=()),
)


# What can be said, and how it is explained


def word(text: str, **more: Any) -> Parameter:
    return Parameter(help=text, **more)


Game = Annotated[str, word("Which game: kapern.")]
Seats = Annotated[str, word("Who sits where: me, a name with a capital letter, or a bot.")]
Bots = Annotated[str, word("One bot a seat: random, deckhand, mate or captain.")]
Clause = Annotated[str | None, word("One clause, such as K7; all of them without it.")]
Spoken = Annotated[Language | None, word("Language of the text; the default is that of $LANG.")]
House = Annotated[
    tuple[str, ...],
    word("A house rule, name=value; repeatable.", name="--option", show_default=False),
]
Json = Annotated[bool, word("Print JSON instead of text.", show_default=False)]
Plain = Annotated[bool, word("Typed words: for pipes and screen readers.", show_default=False)]
Save = Annotated[Path | None, word("A file for the logbook of a typed game.")]
Luck = Annotated[int | None, word("Repeatable luck; nobody can foretell it otherwise.")]
Seed = Annotated[int, word("Which luck: the same seed gives the same report.")]
Games = Annotated[PositiveInt, word("How many games; rounded up to whole blocks.")]
Processes = Annotated[PositiveInt, word("How many games at a time.")]
Thought = Annotated[str, word("How long a bot may think: 1s by the clock, 200i counted.")]
Keep = Annotated[Path | None, word("A folder to write the logbooks to, one file a game.")]
Plot = Annotated[Path | None, word("A file to draw the result in, as SVG.")]
File = Annotated[Path, word("A logbook.")]
From = Annotated[NonNegativeInt, word("The turn to begin with.", name="--from")]
Quiet = Annotated[bool, word("Only how it ended.", show_default=False)]
Finish = Annotated[bool, word("Write the scores under a finished game.", show_default=False)]
Check = Annotated[
    bool, word("Print clause, code and tests; 1 where one is missing.", show_default=False)
]
Card = Annotated[str | None, word("A card: coin, pirate, guardian, ship3 and so on.")]
Dice = Annotated[str | None, word("Eight dice, such as 1k3s1m1p2c.")]
Guardian = Annotated[Literal["ready", "used"], word("Whether the Guardian is still there.")]
Level = Annotated[str | None, word("This bot in every seat, instead of random play.")]
Seconds = Annotated[PositiveFloat, word("CPU time to spend on a game.")]


# The verbs


@app.command(sort_key=1)
def play(
    game: Game = "kapern",
    /,
    *seats: Seats,
    plain: Plain = False,
    save: Save = None,
    option: House = (),
    seed: Luck = None,
    language: Spoken = None,
) -> None:
    """Play in the terminal, against bots or hot-seat.

    For example:

        quarterdeck play
        quarterdeck play kapern me captain mate
        quarterdeck play kapern Anne Mary --option target=5000
        quarterdeck play kapern me mate --plain --save my.logbook
    """
    from quarterdeck.verbs.play import Agreed, play

    play(game, seats, Agreed(option, seed, language or native(), save), plain)


@app.command(sort_key=2)
def duel(
    game: Game,
    /,
    *bots: Bots,
    games: Games = 400,
    seed: Seed = 1,
    processes: Processes = CORES,
    budget: Thought = "200i",
    option: House = (),
    keep: Keep = None,
    plot: Plot = None,
    json: Json = False,
    language: Spoken = None,
) -> None:
    """Let bots play each other, in paired games.

    For example:

        quarterdeck duel kapern captain mate --games 2000
        quarterdeck duel kapern captain mate deckhand --keep logbooks --plot duel.svg
    """
    from quarterdeck.verbs.duel import Output, Terms, duel

    terms = Terms(games, seed, processes, budget, option)
    duel(game, bots, terms, Output(keep, plot, json, language or native()))


@app.command(sort_key=3)
def replay(
    file: File,
    /,
    start: From = 1,
    *,
    quiet: Quiet = False,
    finish: Finish = False,
    language: Spoken = None,
) -> None:
    """Tell a recorded game turn by turn, holding it to the rules.

    For example:

        quarterdeck replay logbooks/kapern-00000-0.logbook
        quarterdeck replay my.logbook --from 12 --language de
        quarterdeck replay my.logbook --quiet --finish
    """
    from quarterdeck.verbs.replay import replay

    replay(file, start, quiet, finish, language or native())


@app.command(sort_key=4)
def rules(
    game: Game,
    clause: Clause = None,
    /,
    *,
    check: Check = False,
    json: Json = False,
    language: Spoken = None,
) -> int:
    """Print the rules clause by clause, or check them.

    For example:

        quarterdeck rules kapern
        quarterdeck rules kapern K23 --language fr
        quarterdeck rules kapern --check
    """
    from quarterdeck.verbs.rules import rules

    return rules(game, clause, language or native(), check, json)


@app.command(sort_key=5)
def solve(
    game: Game,
    /,
    *,
    card: Card = None,
    dice: Dice = None,
    guardian: Guardian = "ready",
    option: House = (),
    json: Json = False,
    language: Spoken = None,
) -> None:
    """Work out exact values: of cards, or of a position.

    For example:

        quarterdeck solve kapern
        quarterdeck solve kapern --card pirate --dice 1k3s1m1p2c
        quarterdeck solve kapern --option target=8000 --json
    """
    from quarterdeck.verbs.solve import Asked, solve

    solve(game, Asked(card, dice, guardian), option, json, language or native())


@app.command(sort_key=6)
def bench(
    game: Annotated[str | None, word("Which game; all of them without it.")] = None,
    /,
    *,
    bot: Level = None,
    seconds: Seconds = 4.0,
    json: Json = False,
    language: Spoken = None,
) -> None:
    """Measure how fast the games are, beside a yardstick.

    For example:

        quarterdeck bench
        quarterdeck bench kapern --bot captain --json
    """
    from quarterdeck.verbs.bench import bench

    bench(game, bot, seconds, json, language or native())


# One place for all that can go wrong


def main(tokens: Sequence[str] | None = None) -> int:
    """Run a command line; its exit status."""
    try:
        given = sys.argv[1:] if tokens is None else tokens
        command, bound, _ = app.parse_args(given, exit_on_error=False, print_error=False)
    except cyclopts.CycloptsError as wrong:
        return complain(str(wrong))
    language = bound.arguments.get("language") or native()
    return carried_out(lambda: command(*bound.args, **bound.kwargs), language)


def carried_out(command: Callable[[], int | None], language: Language) -> int:
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
        from quarterdeck.verbs.printing import explained

        return complain(explained(wrong, language))
    return status or 0


def complain(sentence: str) -> int:
    sys.stderr.write(sentence + "\n")
    return WRONG


def hung_up() -> int:
    """Nobody reads on: what Python still wants to flush goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return INTERRUPTED
