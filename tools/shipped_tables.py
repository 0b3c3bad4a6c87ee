"""What the bots bring along, worked out anew by today's rules: some minutes of work.

python -m tools.shipped_tables
"""

import os
from pathlib import Path
from shutil import copy
from tempfile import TemporaryDirectory

from quarterdeck.bots.kapern.solved_tables import (
    meetings,
    meetings_key,
    standings,
    table_key,
    what_stands,
)
from quarterdeck.bots.kept_tables import FOLDER, shipped_path
from quarterdeck.cli.solve_win import progress_bar
from quarterdeck.games.kapern.options import Options

BOOK = Options()
KEYS = (table_key(BOOK, what_stands(BOOK)), meetings_key(BOOK))


def work_out(folder: str) -> None:
    """In an empty folder, so that nothing is looked up that was worked out by other rules."""
    os.environ[FOLDER] = folder
    with progress_bar("standings") as progress:
        standings(BOOK, progress, anew=True)
    with progress_bar("meetings") as progress:
        meetings(BOOK, progress, anew=True)


def ship(folder: Path) -> None:
    """Copy what was worked out, in place of what lies there."""
    home = shipped_path(KEYS[0]).parent
    for stale in home.glob("*.table"):
        stale.unlink()
    for key in KEYS:
        copy(folder / f"{key}.table", home)


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        work_out(folder)
        ship(Path(folder))
