"""How commands print: a console for people, JSON for programs, a sentence for what went wrong."""

import sys

import msgspec
from rich.box import ROUNDED
from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.sentence import Sentence
from quarterdeck.words import explain


class Paper(Console):
    """A console that prints sentences as they are: brackets are no markup, numbers no code."""

    def __init__(self, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False, markup=False, emoji=False)

    def on_broken_pipe(self) -> None:
        """Nobody reads on; the command line knows how to end then."""
        raise BrokenPipeError


def figure_table(title: str, caption: str) -> Table:
    """A table of figures, as all commands draw it."""
    return Table(title=title, caption=caption, box=ROUNDED, title_style="bold", min_width=60)


def progress(amount: ProgressColumn) -> Progress:
    """A bar for whoever looks on, gone when the work is done; silent in a pipe."""
    console = Paper(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        amount,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def print_json(value: object) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")


def explain_trouble(wrong: QuarterdeckError | OSError, language: str) -> str:
    """One sentence: what was wrong, where, what would be right."""
    return explain(
        wrong.sentence if isinstance(wrong, QuarterdeckError) else trouble(wrong), language
    )


def trouble(wrong: OSError) -> Sentence:
    """A file or folder that is not what it should be."""
    details = {
        "file": str(wrong.filename),
        "why": type(wrong).__name__,
        "said": wrong.strerror or "",
    }
    return Sentence("file-trouble", details)
