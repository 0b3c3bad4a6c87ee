"""House rules of Buccaneer; the defaults are the rulebook's, the numbers those of our box."""

from typing import Literal

from quarterdeck.core.options import Options as Base

from .components import STANDARD, Components


class Options(Base, frozen=True):
    """What a table may agree on before the first ships are turned up."""

    memory: Literal["strict", "aided"] = (
        "strict"  # who remembers covered values: you, or the screen
    )
    purses: Literal["public", "hidden"] = "public"
    first: Literal["lot", 1, 2, 3, 4, 5] = "lot"  # or who is eldest: this chair, counted round
    ties: Literal["booty", "shared"] = "booty"  # what decides between equally much money
    components: Components = STANDARD
