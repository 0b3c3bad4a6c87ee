"""A race to the target: every seat's ship on its own lane, in colour and with its letter."""

from typing import NamedTuple

from rich.style import Style
from rich.text import Text
from textual.reactive import reactive
from textual.widget import Widget

from quarterdeck.terminal import palette
from quarterdeck.terminal.language import LETTERS
from quarterdeck.terminal.widgets.flag import flag, lettering

NAME, SCORE = 20, 7
SEA = Style(color="#3f7280", bgcolor=palette.SEA_DEEP)


class Racer(NamedTuple):
    """One seat as the track shows it."""

    name: str
    note: str
    score: int | None  # None where it is nobody's business yet
    colour: str
    sails: bool = False  # it is this seat's turn
    crowned: bool = False


class ScoreTrack(Widget):
    """One row a seat: letter, name, lane, points."""

    DEFAULT_CSS = "ScoreTrack { height: auto; background: $background; padding: 0 1; }"

    racers: reactive[tuple[Racer, ...]] = reactive((), layout=True)
    target: reactive[int] = reactive(1)

    def render(self) -> Text:
        lane = max(10, self.size.width - NAME - SCORE - 7)
        rows = [racer_row(seat, racer, self.target, lane) for seat, racer in enumerate(self.racers)]
        return Text("\n").join(rows)


def racer_row(seat: int, racer: Racer, target: int, lane: int) -> Text:
    weight = Style(
        color=palette.BRASS_LIGHT if racer.sails else palette.LAMPLIGHT, bold=racer.sails
    )
    label = Text(f" {racer.name}", weight)
    label.append(f"  {racer.note}" if racer.note else "", Style(color="#8f8468"))
    label.truncate(NAME, overflow="ellipsis", pad=True)
    low = Style(color=palette.WINE_LIGHT) if (racer.score or 0) < 0 else weight
    told = "?" if racer.score is None else str(racer.score).replace("-", "−")
    mark = "★" if racer.crowned else "▸" if racer.sails else " "
    way, points = racer_course(seat, racer, target, lane), Text(told.rjust(SCORE), low)
    return Text.assemble((mark, weight), flag(seat, racer.colour), label, way, points)


def racer_course(seat: int, racer: Racer, target: int, lane: int) -> Text:
    """The way sailed, the ship, and the water ahead; every thousand is marked."""
    ship = place_on_lane(racer.score or 0, target, lane)
    ticks = {place_on_lane(points, target, lane) for points in range(1000, target, 1000)}
    sea = "".join("┆" if at in ticks else "·" for at in range(lane))
    text = Text(sea, SEA)
    text.append("▌", Style(color=palette.BRASS, bgcolor=palette.NIGHT))
    wake = Text("━" * ship, Style(color=racer.colour, bgcolor=palette.SEA_DEEP, bold=True))
    head = Text(LETTERS[seat], lettering(racer.colour))
    return Text.assemble(wake, head, text[ship + 1 :])


def place_on_lane(points: int, target: int, lane: int) -> int:
    """Where on the lane so many points are; the target is its end, debts are its start."""
    return max(0, min(lane - 1, round(points / target * (lane - 1))))
