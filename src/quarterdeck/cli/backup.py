"""`quarterdeck backup`: a copy of a house, while people play there."""

import os
import sys
from collections.abc import Iterable

from rich.progress import MofNCompleteColumn

from quarterdeck.cli import options as the
from quarterdeck.cli.output import progress
from quarterdeck.cli.serve import every_module
from quarterdeck.words import Words, words


def backup(file: the.Copy, *, data: the.Data = None, language: the.Spoken = None) -> None:
    """Copy a house into a file, while it is open.

    Everything is in it as it stood at one moment: games, talk, names, and what signs the
    cookies, so that everyone keeps their seat. The file is for your eyes alone: it holds every
    secret of every game.

    For example:

        quarterdeck backup monday.sqlite
        quarterdeck backup monday.sqlite --data postgresql://localhost/quarterdeck
    """

    said = words(None, language or the.native())
    with every_module():
        from quarterdeck.server.backup import back_up

        rows = count_copied(back_up(data, file), said)
    sys.stdout.write(said.text("backup-done", rows=rows, file=str(file)) + "\n")


def count_copied(copied: Iterable[int], said: Words) -> int:
    """How many rows there were in all; a bar tells how many it has been. For its owner alone."""
    os.umask(0o077)
    with progress(MofNCompleteColumn()) as bar:
        task = bar.add_task(said.text("backup-progress"), total=None)
        total = 0
        for rows in copied:
            total += rows
            bar.advance(task, rows)
    return total
