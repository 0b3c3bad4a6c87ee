"""The log in sentences; the newest is always in sight, the rest is a scroll away."""

import textwrap
from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from quarterdeck.terminal import palette
from quarterdeck.terminal.narrator import NarratedLine
from quarterdeck.terminal.widgets.flag import flag

INDENT = 4
KEPT = 300  # lines one may scroll back to


class LogPanel(VerticalScroll, can_focus=False):
    DEFAULT_CSS = """
    LogPanel {
        background: $background; padding: 0 1; scrollbar-size-vertical: 1; scrollbar-gutter: stable;
        Static { height: auto; }
    }
    """

    lines: tuple[NarratedLine, ...] = ()
    colours: Sequence[str] = ()  # of the seats

    def compose(self) -> ComposeResult:
        yield Static()

    def show(self, lines: Sequence[NarratedLine], colours: Sequence[str]) -> None:
        self.lines, self.colours = tuple(lines[-KEPT:]), colours
        self.draw()

    def on_resize(self) -> None:
        self.draw()

    def draw(self) -> None:
        width = max(20, self.scrollable_content_region.width - INDENT)
        told = Text("\n").join(write_line(line, width, self.colours) for line in self.lines)
        self.query_one(Static).update(told)
        self.scroll_end(animate=False)


def write_line(line: NarratedLine, width: int, colours: Sequence[str]) -> Text:
    """A sentence, wrapped; who it is about stands before it."""
    if line.opens:
        return Text(f"── {line.text} ".ljust(width + INDENT, "─"), Style(color="#6f8c90"))
    badge = Text("   ") if line.seat is None else flag(line.seat, colours[line.seat])
    wrapped = textwrap.wrap(line.text, width) or [""]
    return Text.assemble(badge, " ", ("\n" + " " * INDENT).join(wrapped), style=palette.LAMPLIGHT)
