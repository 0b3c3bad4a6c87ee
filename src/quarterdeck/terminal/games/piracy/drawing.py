"""The sea chart in text, two columns a square. It knows colours and signs, not rules."""

from collections.abc import Mapping
from typing import NamedTuple

from rich.color import Color
from rich.style import Style
from rich.text import Text

from quarterdeck.games.piracy import grid
from quarterdeck.games.piracy.chart import HARBOUR, ISLAND, LAND, NO_PASSING, SITE
from quarterdeck.games.piracy.grid import Square
from quarterdeck.games.piracy.view import View
from quarterdeck.terminal import palette
from quarterdeck.terminal.contrast import lit
from quarterdeck.terminal.games.piracy.pointer import Pointer

MARGIN = 3  # columns for the number of a row
LAND_GREEN, REEF = "#3b4a2c", "#b4dde1"
QUIET = Style(color=palette.FOAM)
POINTED = Style(color=palette.INK, bgcolor=palette.BRASS, bold=True)
FLASHED = Style(color=palette.INK, bgcolor=palette.BRASS_LIGHT, bold=True)
PIRATE = Style(color=palette.BONE, bgcolor="#000000", bold=True)
GROUND = {
    LAND: ("  ", Style(bgcolor=LAND_GREEN)),
    ISLAND: ("  ", Style(bgcolor=palette.SAND)),
    SITE: ("· ", Style(color=palette.INK_SOFT, bgcolor=palette.SAND)),
    HARBOUR: ("⌂?", Style(color=palette.BONE, bgcolor=palette.INK_SOFT, bold=True)),
}


class Drawing(NamedTuple):
    """All that a picture of the chart depends on."""

    seen: View
    pointer: Pointer
    heat: Mapping[Square, float]  # how likely he is where, if the coach was asked
    flash: Mapping[Square, str]  # what is happening this moment
    colours: tuple[str, ...]  # of the seats
    zoom: int = 1  # rows a square, and half its columns

    def text(self) -> Text:
        rows = range(len(self.seen.options.map.rows))
        lines = [self.row(row, part) for row in rows for part in range(self.zoom)]
        return Text("\n").join([self.letters(), *lines])

    @property
    def columns(self) -> int:
        return len(self.seen.options.map.rows[0])

    def letters(self) -> Text:
        head = "".join(f" {a}".center(self.zoom * 2) for a in grid.LETTERS[: self.columns])
        return Text(" " * MARGIN + head, QUIET)

    def row(self, row: int, part: int) -> Text:
        """One line of a row; the signs and its number are in the first."""
        cells = (self.cell(grid.square_at(row, column), part) for column in range(self.columns))
        number = Text("" if part else f"{row + 1:>{MARGIN - 1}}", QUIET)
        number.pad_right(MARGIN - number.cell_len)
        return Text.assemble(number, *cells)

    def cell(self, square: Square, part: int) -> Text:
        """What lies there, lit where it can be chosen, and under the finger or the flash."""
        sign, style = self.piece(square) or self.ground(square)
        if square in self.pointer.targets:
            sign, style = (" ○" if not sign.strip(" ·•") else sign), lit(style)
        if square in self.flash:
            sign, style = self.flash[square], FLASHED
        if square == self.pointer.cursor:
            style = POINTED
        drawn = "" if part else sign
        return Text(drawn.center(self.zoom * 2), style + Style(meta={"square": square}))

    # Pieces

    def piece(self, square: Square) -> tuple[str, Style] | None:
        """A ship with its number, the Pirate, a chest or a token, if one is there."""
        seen = self.seen
        if square in seen.ships:
            ship = seen.ships.index(square)
            colour = self.colours[seen.captains[ship]]
            return f"▸{ship + 1}", Style(color=palette.BONE, bgcolor=colour, bold=True)
        if square == seen.sighted or (seen.voyage and square == seen.voyage.square):
            return "P!" if square == seen.sighted else "P ", PIRATE
        return self.token(square)

    def token(self, square: Square) -> tuple[str, Style] | None:
        seen = self.seen
        if square in seen.chests:
            taken = seen.voyage is not None and square == seen.voyage.loading
            return ("□ " if taken else "■ "), Style(color=palette.WINE, bgcolor=palette.SAND)
        if square in seen.stolen:
            return "× ", Style(color=palette.INK, bgcolor=palette.SAND, bold=True)
        if square in (*seen.opened, *seen.closed):
            sign, back = ("⌂+", "#357049") if square in seen.opened else ("⌂×", palette.WINE)
            return sign, Style(color=palette.BONE, bgcolor=back, bold=True)
        return None

    # The sea

    def ground(self, square: Square) -> tuple[str, Style]:
        drawn = self.seen.options.map.rows[square // grid.STRIDE][square % grid.STRIDE]
        if drawn in GROUND:
            return GROUND[drawn]
        sign = "==" if drawn == NO_PASSING else self.wake(square)
        return sign, Style(color=REEF, bgcolor=self.water(square))

    def wake(self, square: Square) -> str:
        """Where the Pirate himself has been; else where he can be."""
        voyage = self.seen.voyage
        if voyage and square in (voyage.start, *(s for leg in voyage.legs for s in leg.path)):
            return " •"
        return " ·" if square in self.seen.possible else "  "

    def water(self, square: Square) -> str:
        """Light where he can be, or the redder, the likelier he is there."""
        if self.heat:
            share = self.heat.get(square, 0.0) / max(self.heat.values())
            return blend_colours(palette.SEA_DEEP, "#c0392b", share**0.5)
        return "#276071" if square in self.seen.possible else palette.SEA_DEEP


def blend_colours(low: str, high: str, share: float) -> str:
    """A colour between two."""
    pairs = zip(Color.parse(low).get_truecolor(), Color.parse(high).get_truecolor(), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def straight_line(start: Square, end: Square) -> list[Square]:
    """The squares of a straight line, without the first."""
    down, right = end // grid.STRIDE - start // grid.STRIDE, end % grid.STRIDE - start % grid.STRIDE
    length = max(abs(down), abs(right))
    step = (down * grid.STRIDE + right) // length if length else 0
    return [start + step * n for n in range(1, length + 1)]
