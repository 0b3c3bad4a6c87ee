"""House rules of Piracy; the defaults are the rulebook's, the chart is ours."""

from typing import Literal

from quarterdeck.core.options import Options as Base

from .chart import STANDARD, Chart


class Options(Base, frozen=True):
    """What a table may agree on before the chests are buried."""

    pirate: Literal["draw", 1, 2, 3, 4, 5, 6] = "draw"  # by die, or this chair, counted round
    telescope: Literal["eight", "orthogonal"] = "eight"
    seize: bool = False  # a closed harbour does not turn the Pirate away, it takes him
    badge: bool = False  # with six chests, who ends a move next to a harbour has to try to land
    talk: Literal["team", "open"] = "team"  # whether Captains may talk among themselves
    map: Chart = STANDARD
