"""The sea chart in letters, for whoever has no colours: every sign differs from every other."""

from collections.abc import Sequence

from quarterdeck.games.piracy import grid
from quarterdeck.games.piracy.chart import HARBOUR, ISLAND, LAND, NO_PASSING, OCEAN, SITE
from quarterdeck.games.piracy.grid import Square
from quarterdeck.games.piracy.view import View
from quarterdeck.terminal.games.piracy.pointer import pointer
from quarterdeck.words import Words

GROUND = {LAND: "#", OCEAN: ".", NO_PASSING: "=", ISLAND: "%", SITE: "%", HARBOUR: "H"}
HIM, CHEST, STOLEN, OPENED, CLOSED, THERE, MAYBE = "P$x+-o?"


def draw_plain_chart(seen: View, legal: Sequence[str], words: Words) -> list[str]:
    """Columns have letters and rows have numbers, as in a log."""
    rows, targets = seen.options.map.rows, set(pointer(seen, legal).targets)
    letters = " ".join(grid.LETTERS[: len(rows[0])])
    drawn = [
        f"{row + 1:>2} "
        + " ".join(
            sign_at(seen, grid.square_at(row, column), targets) for column in range(len(signs))
        )
        for row, signs in enumerate(rows)
    ]
    return [f"   {letters}", *drawn, *words.text("piracy-chart-signs").splitlines()]


def sign_at(seen: View, square: Square, targets: set[Square]) -> str:
    """What matters most there: a piece, then where one can go, then where he can be."""
    if sign := piece(seen, square):
        return sign
    if square in targets:
        return THERE
    ground = GROUND[seen.options.map.rows[square // grid.STRIDE][square % grid.STRIDE]]
    return MAYBE if square in seen.possible and ground == GROUND[OCEAN] else ground


def piece(seen: View, square: Square) -> str:
    voyage = seen.voyage
    if square in seen.ships:
        return str(seen.ships.index(square) + 1)
    if square == seen.sighted or (voyage and square == voyage.square):
        return HIM
    laid = {CHEST: seen.chests, STOLEN: seen.stolen, OPENED: seen.opened, CLOSED: seen.closed}
    return next((sign for sign, squares in laid.items() if square in squares), "")
