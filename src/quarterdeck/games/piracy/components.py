"""What is in the box, as typed constants; the numbers are in components.toml."""

import tomllib
from pathlib import Path

from quarterdeck.core.counts import Counts

RAW = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))

CHESTS: int = RAW["chests"]
ENOUGH: int = RAW["chests_to_win"]
PER_ISLAND: int = RAW["chests_per_island"]
SHIPS: int = RAW["ships"]
HARBOURS: int = RAW["harbours"]
GARRISONS: Counts = (RAW["garrisons_open"], RAW["garrisons_closed"])
OPEN, CLOSED = range(2)
SPEED: int = RAW["speed"]
TURNS: int = RAW["turns"]
DIE = (0, 1, 1, 1, 1, 1, 1)  # drawn from by its faces: a 4 is a 4
FARTHEST = len(DIE) - 1
SUNK = -1  # where a ship is that is nowhere any more
