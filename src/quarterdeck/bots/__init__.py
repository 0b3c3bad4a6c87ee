"""Players that need no chair. They are given views and answer with actions."""

import os
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from quarterdeck.bots.record import Bots
from quarterdeck.core.game import AnyGame

# For numpy, which bots alone import: our matrices are small, and threads that share one product
# spin while they wait for each other, forty times as long where other bots think beside them.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
NO_BOTS = Bots()


@cache  # one a game
def of(game: AnyGame) -> Bots:
    """A game's bots: the record at the door of the folder that has the game's name."""
    folder = f"{__name__}.{game.name}"
    if find_spec(folder) is None:
        return NO_BOTS
    record: Bots = import_module(folder).BOTS
    return record
