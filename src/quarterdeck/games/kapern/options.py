"""House rules of Piraten Kapern; the defaults are the rulebook's."""

from typing import Literal

from quarterdeck.core.options import Options as Base


class Options(Base, frozen=True):
    """What a table may agree on before the first roll."""

    target: Literal[5000, 6000, 8000] = 6000
    guardian_chest: bool = False  # the chest looks at the final dice, not at what was rolled
    skull_chest: bool = False  # the chest is possible with a Skull card
    keep_one: bool = False  # a re-roll leaves at least one non-skull die
    floor_zero: bool = False  # scores never fall below zero
    first: Literal["lot", 1, 2, 3, 4, 5] = "lot"  # or who is youngest: this chair, counted round
