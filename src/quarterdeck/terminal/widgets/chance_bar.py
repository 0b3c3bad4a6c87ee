"""The win bar: every side's chance to win, as one line of colour and one of figures."""

from collections.abc import Sequence
from itertools import accumulate

from rich.style import Style
from rich.text import Text

from quarterdeck.bots.record import Side
from quarterdeck.terminal.widgets.flag import flag


def win_bar(sides: Sequence[Side], colours: Sequence[str], width: int) -> list[Text]:
    """Nothing at all where nobody reckons chances."""
    if not sides:
        return []
    styles = [Style(color=colours[side.seats[0]]) for side in sides]
    lengths = widths([side.chance for side in sides], width)
    bar = [("█" * length, style) for length, style in zip(lengths, styles, strict=True)]
    figures = [
        part
        for side in sides
        for part in (flag(side.seats[0], colours[side.seats[0]]), f" {side.chance:.0%}  ")
    ]
    return [Text.assemble(*bar), Text.assemble(*figures)]


def widths(chances: Sequence[float], width: int) -> list[int]:
    """Whole columns that add up."""
    ends = [round(width * end) for end in accumulate(chances)]
    return [end - start for start, end in zip([0, *ends], ends, strict=False)]
