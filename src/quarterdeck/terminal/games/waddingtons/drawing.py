"""The sea in text, two columns a square, harbours around it. It knows signs, not rules."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import sea
from quarterdeck.games.waddingtons.view import SeenShip, View
from quarterdeck.terminal import palette
from quarterdeck.terminal.contrast import lit
from quarterdeck.terminal.games.waddingtons.helm import Helm
from quarterdeck.words import Words

ARROWS = "↑↗→↘↓↙←↖"  # by heading
QUIET = Style(color=palette.FOAM)
SEA = Style(color=palette.SEA_LIGHT, bgcolor=palette.SEA)
BAY = Style(color=palette.FOAM, bgcolor=palette.SEA)
ISLAND = Style(color=palette.INK, bgcolor=palette.SAND)
OPEN_PORT = Style(color=palette.INK, bgcolor=palette.PARCHMENT, bold=True)
POINTED = Style(color=palette.INK, bgcolor=palette.BRASS, bold=True)
EDGE = sea.SIDE + 1  # the row and column of harbours beyond the map
BAYS = {sea.MUD_BAY: "M", sea.CLIFF_CREEK: "C", sea.ANCHOR_CORNER: "A"}
ISLES = (sea.TREASURE_ISLAND, sea.FLAT_ISLAND, sea.PIRATE_ISLAND)


class Drawing(NamedTuple):
    """All that a picture of the sea depends on."""

    seen: View
    helm: Helm
    colours: Sequence[str]  # of the seats
    words: Words

    def text(self) -> Text:
        return Text("\n").join(self.row(row) for row in range(EDGE, -1, -1))

    def row(self, row: int) -> Text:
        return Text.assemble(*(self.cell(column, row) for column in range(EDGE + 1)))

    def cell(self, column: int, row: int) -> Text:
        square = sea.SQUARES.get((column, row))
        return self.margin(column, row) if square is None else self.square(square)

    def margin(self, column: int, row: int) -> Text:
        """Numbers along two edges, where they keep apart; nothing along the others."""
        if column == 0 and 0 < row < EDGE:
            return Text(f"{row:>2}", QUIET)
        if row == 0 and 0 < column < EDGE and column % 2 == 0:
            return Text(f"{column:>2}", QUIET)
        return Text("  ")

    def square(self, square: int) -> Text:
        """What lies there, lit where it can be chosen, and under the finger."""
        sign, style = self.ship(square) or self.ground(square)
        if square in self.helm.targets:
            sign, style = self.aim(square, sign), lit(style)
        if square == self.helm.square:
            style = POINTED
        return Text(sign, style + Style(meta={"square": square}))

    def aim(self, square: int, sign: str) -> str:
        """A ring where one can sail, an arrow where one can only turn."""
        word = self.helm.words[self.helm.targets[square][0]]
        if sign.strip(" ·"):
            return sign
        turning = word.startswith("turn")
        return f" {ARROWS[sea.HEADINGS.index(word.split()[1])]}" if turning else " ○"

    # Ships

    def ship(self, square: int) -> tuple[str, Style] | None:
        """The port it comes from and its heading; in a full harbour how many lie there."""
        here = [ship for ship in self.seen.ships if ship.square == square]
        if not here:
            return None
        newest = next((ship for ship in here if ship is self.moving), here[0])
        sign = self.sign(newest) if len(here) == 1 or newest is self.moving else f"×{len(here)}"
        return sign, Style(color=palette.BONE, bgcolor=self.colours[newest.owner], bold=True)

    @property
    def moving(self) -> SeenShip | None:
        return self.seen.ships[self.seen.sailing] if self.seen.ships else None

    def sign(self, ship: SeenShip) -> str:
        return initials(self.words, ship.home)[0] + ARROWS[ship.heading]

    # The sea

    def ground(self, square: int) -> tuple[str, Style]:
        if square >= sea.FIRST_HARBOUR:
            return self.harbour(square - sea.FIRST_HARBOUR)
        for isle, squares in enumerate(ISLES):
            if square in squares:
                return self.isle(isle, squares, square), ISLAND
        return (f" {BAYS[square]}", BAY) if square in BAYS else (" ·", SEA)

    def harbour(self, port: int) -> tuple[str, Style]:
        """Two letters of its name, on the colour of whoever calls it home."""
        homes = self.seen.homes
        if port not in homes and not any(ship.home == port for ship in self.seen.ships):
            return initials(self.words, port), OPEN_PORT
        owners = [ship.owner for ship in self.seen.ships if ship.home == port]
        colour = self.colours[(owners or [homes.index(port)])[0]]
        return initials(self.words, port), Style(color=palette.BONE, bgcolor=colour)

    def isle(self, isle: int, squares: frozenset[int], square: int) -> str:
        """Its name and what lies there, written across it."""
        columns = sorted({sea.PLACES[each][0] for each in squares})
        rows = sorted({sea.PLACES[each][1] for each in squares}, reverse=True)
        column, row = sea.PLACES[square]
        told = self.written(isle)[rows.index(row)].ljust(2 * len(columns))
        start = 2 * columns.index(column)
        return told[start : start + 2]

    def written(self, isle: int) -> tuple[str, ...]:
        """Four lines for an island: a name, then the treasure, the things or the pile."""
        name = self.words.text("waddingtons-isle", isle=("treasure", "flat", "pirate")[isle])
        if isle == 0:
            d, r, g, p, u = self.seen.island
            return (name, f" D{d}R{r}G{g}", f"  P{p}U{u}", "")
        if isle == 1:
            return (name, f"  ×{sum(self.seen.flat)}", "", "")
        pile = sum(self.seen.pile) + len(self.seen.beneath)
        return (name, f"  ×{pile}", f" [{self.seen.top}]" if self.seen.top else "", "")


def initials(words: Words, port: int) -> str:
    return words.text("waddingtons-port", port=box.PORTS[port])[:2]
