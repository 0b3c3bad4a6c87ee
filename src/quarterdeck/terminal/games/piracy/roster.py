"""Beside the chart: who hunts whom, chests and harbours, one's own log, and what is asked."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.style import Style
from rich.text import Text
from textual.widgets import Static

from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy.view import View
from quarterdeck.terminal import palette
from quarterdeck.terminal.widgets.flag import flag
from quarterdeck.words import Words
from quarterdeck.words.positions.piracy import asked_line, log, loot

NAME = 12
TURNS = 3  # of the log that are shown
QUIET = Style(color="#b9a988")


class Roster(Static):
    DEFAULT_CSS = "Roster { height: auto; background: $surface; padding: 0 1; }"


class ShipMuster(NamedTuple):
    """All that the roster depends on."""

    seen: View
    names: Sequence[str]
    colours: Sequence[str]
    words: Words

    def text(self) -> Text:
        rows = [self.row(seat) for seat in range(self.seen.seats)]
        told = [Text(line, QUIET) for line in (self.chests(), self.harbours())]
        return Text("\n").join([*rows, *told, *self.log(), *self.asked()])

    def row(self, seat: int) -> Text:
        """A seat's letter and name, and what it is here for."""
        mine = getattr(self.seen.awaiting, "seat", None) == seat
        weight = Style(color=palette.BRASS_LIGHT if mine else palette.LAMPLIGHT, bold=mine)
        name = Text(f" {self.names[seat]}", weight)
        name.truncate(NAME, overflow="ellipsis", pad=True)
        mark = Text("▸" if mine else " ", weight)
        return Text.assemble(mark, flag(seat, self.colours[seat]), name, (self.task(seat), weight))

    def task(self, seat: int) -> str:
        if seat == self.seen.pirate:
            return self.words.text("piracy-role-pirate")
        ships = [ship for ship, captain in enumerate(self.seen.captains) if captain == seat]
        told = " ".join(f"{ship + 1}{self.lost(ship)}" for ship in ships)
        return self.words.text("piracy-roster-ships", count=len(ships), ships=told)

    def lost(self, ship: int) -> str:
        placed = ship < len(self.seen.ships)
        return "†" if placed and self.seen.ships[ship] == box.SUNK else ""

    def chests(self) -> str:
        stolen = len(self.seen.stolen)
        return self.words.text("piracy-roster-chests", stolen=stolen, enough=box.ENOUGH)

    def harbours(self) -> str:
        down, good = sum(self.seen.garrisons), self.seen.garrisons[box.OPEN]
        return self.words.text("piracy-roster-harbours", down=down, good=good)

    def log(self) -> list[Text]:
        """The newest turns of a voyage one may know."""
        voyage = self.seen.voyage
        if voyage is None:
            return []
        newest = " · ".join(log(voyage)[-TURNS:])
        told = self.words.text("piracy-roster-log", chests=loot(voyage), log=newest)
        return [Text(told, Style(color=palette.BONE))]

    def asked(self) -> list[Text]:
        told = asked_line(self.seen, self.words)
        return [Text(told, Style(color=palette.BRASS_LIGHT))] if told else []
