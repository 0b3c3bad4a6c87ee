"""The one house rule of Cutlass."""

from typing import Literal

from quarterdeck.core.options import Options as Base


class Options(Base, frozen=True):
    goal: Literal[500, 1000, 2000] = 1000
