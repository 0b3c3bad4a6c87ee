"""The command line: words in, a verb called, one clear sentence if something is wrong.

Everything heavy is imported inside the commands, so that --help answers at once.
"""

import os
import sys
from collections.abc import Callable, Sequence

import cyclopts

from quarterdeck import parameters as the
from quarterdeck import study
from quarterdeck.parameters import house, native

WRONG, INTERRUPTED = 2, 130


def version() -> str:
    from importlib.metadata import version

    return version("quarterdeck")


app = cyclopts.App(
    name="quarterdeck",
    help="Four classic pirate games: to play, to study, to research.",
    version=version,
    help_format="plaintext",
    default_parameter=cyclopts.Parameter(negative=()),
)


# The verbs


@app.command(sort_key=1)
def play(
    game: the.Game = "kapern",
    /,
    *seats: the.Seats,
    plain: the.Plain = False,
    save: the.Save = None,
    option: the.House = (),
    components: the.Box = None,
    seed: the.Luck = None,
    language: the.Spoken = None,
) -> None:
    """Play in the terminal, against bots or hot-seat.

    For example:

        quarterdeck play
        quarterdeck play kapern me captain mate
        quarterdeck play kapern Anne Mary --option target=5000
        quarterdeck play kapern me mate --plain --save my.logbook
    """
    from quarterdeck.verbs.play import Agreed, play

    play(game, seats, Agreed(house(option, components), seed, language or native(), save), plain)


@app.command(sort_key=3)
def replay(
    file: the.File,
    /,
    start: the.From = 1,
    *,
    quiet: the.Quiet = False,
    finish: the.Finish = False,
    course: the.Course = False,
    plot: the.Plot = None,
    language: the.Spoken = None,
) -> None:
    """Tell a recorded game turn by turn, holding it to the rules.

    For example:

        quarterdeck replay logbooks/kapern-00000-0.logbook
        quarterdeck replay my.logbook --from 12 --language de
        quarterdeck replay my.logbook --quiet --finish
        quarterdeck replay my.logbook --course --plot chances.svg
    """
    from quarterdeck.verbs.replay import Wanted, replay

    replay(
        file, Wanted(start, quiet, finish, course or plot is not None, plot), language or native()
    )


@app.command(sort_key=4)
def rules(
    game: the.Game,
    clause: the.Clause = None,
    /,
    *,
    check: the.Check = False,
    chart: the.Map = False,
    json: the.Json = False,
    language: the.Spoken = None,
) -> int:
    """Print the rules clause by clause, or check them; or draw the chart of piracy.

    For example:

        quarterdeck rules kapern K23 --language fr
        quarterdeck rules kapern --check
        quarterdeck rules piracy --map my.toml
    """
    if chart:
        from quarterdeck.verbs.charts import draw

        return draw(game, clause, language or native())
    from quarterdeck.verbs.rules import rules

    return rules(game, clause, language or native(), check, json)


@app.command(sort_key=7)
def serve(
    *,
    host: the.Host = "127.0.0.1",
    port: the.Port = 8000,
    data: the.Data = None,
    pace: the.Pace = 0.9,
    per_address: the.PerAddress = 200,
    browse: the.Browse = False,
    language: the.Spoken = None,
) -> None:
    """Open the tables in the browser, for one machine or a network.

    For example:

        quarterdeck serve --open
        quarterdeck serve --host 0.0.0.0 --data /srv/quarterdeck.sqlite
        quarterdeck serve --data postgresql://localhost/quarterdeck
    """
    from quarterdeck.server.settings import Limits, Settings
    from quarterdeck.verbs.serve import serve

    limits = Limits(connections_per_address=per_address)
    serve(Settings(host, port, data, pace, limits=limits), browse, language or native())


app.command(study.duel, sort_key=2)
app.command(study.gauntlet, sort_key=2)
app.command(study.ratings, sort_key=2)
app.command(study.solve, sort_key=5)
app.command(study.odds, sort_key=5)
app.command(study.bench, sort_key=6)


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


def carried_out(command: Callable[[], int | None], language: the.Language) -> int:
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
