"""House rules of Waddingtons Buccaneer; the defaults are the rulebook's."""

from typing import Literal

from quarterdeck.core.options import Options as Base


class Options(Base, frozen=True):
    """What a table may agree on before ports are chosen."""

    two_ships: bool = False  # two players, two ships each
    overreach: bool = False  # sail too far, and be challenged
    chart_value_3: bool = False  # a chart may be traded
    one_chart: bool = False  # only one chart can ever be landed
    memory: Literal["aided", "strict"] = "aided"  # who remembers colours: the screen, or you
