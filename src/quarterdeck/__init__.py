"""Four classic pirate games, complete to the last sentence of their rulebooks.

A game is a value made of tables of rules; where it stands is a value too. Chance comes in and news
goes out through a table. `deal` and `play` are the referee: what the rules do not allow, they
refuse with a sentence that cites the clause.

>>> import quarterdeck
>>> kapern = quarterdeck.find("kapern")
>>> table = quarterdeck.QuietTable(seed=1)
>>> state = quarterdeck.deal(kapern, 2, kapern.options(), table)
>>> state = quarterdeck.play(kapern, state, kapern.to_move(state), kapern.read("roll"), table)

What a seat may know is its view, and that is all a bot is given:

>>> bot = quarterdeck.sit(kapern, "mate", kapern.options(), seed=1)
>>> seat = kapern.to_move(state)
>>> kapern.write(bot.choose(kapern.view(state, seat)))
'reroll 2m2p1c'

>>> roll = kapern.read("roll")
>>> quarterdeck.play(kapern, state, seat, roll, table)  # doctest: +ELLIPSIS
Traceback (most recent call last):
    ...
quarterdeck.core.errors.IllegalAction: “roll”: The dice lie there: ... (K5)

Names are imported when they are first asked for, so that the command line answers at once.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from quarterdeck import games
    from quarterdeck.bots.budget import Budget
    from quarterdeck.bots.levels import levels, sit
    from quarterdeck.bots.player import Player
    from quarterdeck.core.errors import (
        BoxError,
        IllegalAction,
        LogbookError,
        NotationError,
        NotYourTurn,
        OptionsError,
        QuarterdeckError,
        SeatsError,
        TableError,
        Unknown,
    )
    from quarterdeck.core.game import Game
    from quarterdeck.core.referee import deal, play
    from quarterdeck.core.streams import StreamTable
    from quarterdeck.core.table import LiveTable, LoadedTable, QuietTable, Table, outcomes
    from quarterdeck.games import find

    __version__: str

__all__ = [
    "BoxError",
    "Budget",
    "Game",
    "IllegalAction",
    "LiveTable",
    "LoadedTable",
    "LogbookError",
    "NotYourTurn",
    "NotationError",
    "OptionsError",
    "Player",
    "QuarterdeckError",
    "QuietTable",
    "SeatsError",
    "StreamTable",
    "Table",
    "TableError",
    "Unknown",
    "__version__",
    "deal",
    "find",
    "games",
    "levels",
    "outcomes",
    "play",
    "sit",
]

# Where public names live: the first of these modules that has one.
ROOMS = (
    "quarterdeck.core.game",
    "quarterdeck.core.errors",
    "quarterdeck.core.referee",
    "quarterdeck.core.table",
    "quarterdeck.core.streams",
    "quarterdeck.games",
    "quarterdeck.bots.budget",
    "quarterdeck.bots.player",
    "quarterdeck.bots.levels",
)


def installed_version() -> str:
    from importlib.metadata import version

    return version("quarterdeck")


OWN_DOORS = {
    "games": lambda: import_module("quarterdeck.games"),
    "__version__": installed_version,
}


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'quarterdeck' has no attribute {name!r}")
    import_module("quarterdeck.words")  # from here on errors speak English
    if name in OWN_DOORS:
        return OWN_DOORS[name]()
    rooms = map(import_module, ROOMS)
    return next(getattr(room, name) for room in rooms if hasattr(room, name))


def __dir__() -> list[str]:
    return __all__
