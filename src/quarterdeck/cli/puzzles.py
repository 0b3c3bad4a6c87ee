"""`quarterdeck puzzles`: finds decisions that are clear but not obvious, in games between bots."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import TextIO

from rich.progress import MofNCompleteColumn

from quarterdeck.cli import options as the
from quarterdeck.cli.output import Paper, progress
from quarterdeck.core.sentence import sentence
from quarterdeck.games import find
from quarterdeck.puzzles.finding import Finder, FoundPuzzle
from quarterdeck.puzzles.puzzle import write_puzzle
from quarterdeck.words import explain


def puzzles(
    game: the.Game,
    /,
    *,
    count: the.PuzzleCount = 10,
    seed: the.Seed = 1,
    out: the.PuzzleFile = None,
    language: the.Spoken = None,
) -> None:
    """Find positions to think about: one line of JSON each, the same for the same seed.

    For example:

        quarterdeck puzzles kapern --count 60 --out puzzles.jsonl
    """
    finder = Finder(find(game), seed)
    with written_to(out) as paper:
        leads = [each.lead for each in look_for(finder, count, paper)]
    tell(finder, leads, language or the.native())


@contextmanager
def written_to(out: Path | None) -> Iterator[TextIO]:
    if out is None:
        yield sys.stdout
        return
    with out.open("w", encoding="utf-8") as paper:
        yield paper


def look_for(finder: Finder, count: int, paper: TextIO) -> Iterator[FoundPuzzle]:
    """Each is written down as soon as it is found."""
    with progress(MofNCompleteColumn()) as bar:
        task = bar.add_task(finder.game.name, total=count)
        for found in islice(finder.find(), count):
            paper.write(write_puzzle(found.puzzle))
            paper.flush()
            bar.advance(task)
            yield found


def tell(finder: Finder, leads: list[float], language: str) -> None:
    """How many were let go, and why: to whoever looks on, not into the file."""
    paper = Paper(stderr=True)
    said = sentence(
        "puzzles-found", count=len(leads), games=finder.games, lead=min(leads, default=0.0)
    )
    paper.print(explain(said, language))
    for (stage, reason), number in sorted(finder.rejected.items()):
        let_go = sentence("puzzles-let-go", stage=stage, reason=reason, count=number)
        paper.print(explain(let_go, language))
