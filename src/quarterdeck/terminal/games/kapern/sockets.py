"""Three sockets for skulls: when all are filled the turn is lost."""

from rich.style import Style
from rich.text import Text
from textual.widgets import Static

from quarterdeck.games.kapern import components as box
from quarterdeck.terminal import palette
from quarterdeck.terminal.games.kapern import art
from quarterdeck.terminal.half_blocks import paint

EMPTY = {"w": "#245a6c", "#": palette.SEA}
CARVED = {"w": palette.WINE_LIGHT, "#": palette.WINE}  # the card's own
ROLLED = {"w": palette.BONE, "#": palette.INK}


class Sockets(Static):
    """The card's skulls fill the first ones."""

    DEFAULT_CSS = "Sockets { background: $sea; width: 100%; height: 100%; text-align: center; }"

    def show(self, carved: int, rolled: int, caption: str) -> None:
        filled = [*[CARVED] * carved, *[ROLLED] * rolled, *[EMPTY] * box.DEADLY][: box.DEADLY]
        skulls = [paint(art.SKULL, inks, palette.SEA) for inks in filled]
        gap = Text("  ", Style(bgcolor=palette.SEA))
        rows = [gap.join(row) for row in zip(*skulls, strict=True)]
        told = Text(caption, Style(color=palette.LAMPLIGHT))
        self.update(Text("\n").join([*rows, told]))
