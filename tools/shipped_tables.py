"""What the bots bring along, worked out anew by today's rules: some minutes of work.

python -m tools.shipped_tables
"""

import os
from pathlib import Path
from shutil import copy
from tempfile import TemporaryDirectory

from quarterdeck.bots.kapern.captain import FOR_TWO
from quarterdeck.bots.kapern.solved_tables import (
    chase_key,
    meetings,
    meetings_key,
    points_key,
    standings,
    table_key,
    what_stands,
)
from quarterdeck.bots.kept_tables import FOLDER, shipped_path
from quarterdeck.cli.solve_win import progress_bar
from quarterdeck.games.kapern.options import Options

BOOK = Options()
KEYS = (
    table_key(BOOK, what_stands(BOOK)),
    meetings_key(BOOK),
    points_key(BOOK),
    *(chase_key(BOOK, *end) for end in FOR_TWO),
)
HOME = shipped_path(KEYS[0]).parent


def clear() -> None:
    for stale in HOME.glob("*.table"):
        stale.unlink()


def work_out(folder: str) -> None:
    """In an empty folder, so that nothing is looked up that was worked out by other rules.

    Whoever works out the standings begins with the captain, and so with all the other tables.
    """
    os.environ[FOLDER] = folder
    with progress_bar("standings") as progress:
        standings(BOOK, progress, anew=True)
    with progress_bar("meetings") as progress:
        meetings(BOOK, progress, anew=True)


def ship(folder: Path) -> None:
    for key in KEYS:
        copy(folder / f"{key}.table", HOME)


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        clear()
        work_out(folder)
        ship(Path(folder))
