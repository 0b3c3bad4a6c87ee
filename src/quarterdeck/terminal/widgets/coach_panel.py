"""The coach: every option with its worth and its risk, the best first."""

import textwrap
from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from quarterdeck.bots.record import Side
from quarterdeck.terminal import palette
from quarterdeck.terminal.advice import Counsel
from quarterdeck.terminal.widgets.chance_bar import win_bar

MOST = 8  # options worth reading


class CoachPanel(VerticalScroll, can_focus=False):
    DEFAULT_CSS = """
    CoachPanel {
        display: none; background: $surface; padding: 0 1;
        scrollbar-size-vertical: 1; scrollbar-gutter: stable;
        &.-open { display: block; }
        Static { height: auto; }
    }
    """

    def __init__(self, colours: Sequence[str]) -> None:
        super().__init__()
        self.colours = colours

    def compose(self) -> ComposeResult:
        yield Static()

    @property
    def room(self) -> int:
        """Columns to write in."""
        return max(20, self.scrollable_content_region.width - 1)

    def say(self, text: str, sides: Sequence[Side] = ()) -> None:
        said = Text(text, Style(color="#b9a988", italic=True))
        bar = win_bar(sides, self.colours, self.room)
        self.query_one(Static).update(Text("\n").join([*bar, said]))

    def show(self, title: str, advice: Sequence[Counsel], sides: Sequence[Side]) -> None:
        told = win_bar(sides, self.colours, self.room)
        told += [Text(title, Style(color=palette.BRASS, bold=True))]
        told += [write_option(place, each, self.room) for place, each in enumerate(advice[:MOST])]
        self.query_one(Static).update(Text("\n").join(told))
        self.scroll_home(animate=False)


def write_option(place: int, option: Counsel, width: int) -> Text:
    """What to do, its figures at the right, the reason below; the best is marked."""
    style = Style(color=palette.BRASS_LIGHT, bold=True) if place == 0 else Style()
    figures = f"{option.risk:>6}{option.worth:>7}"
    head = Text(f"{'▸' if place == 0 else ' '}{place + 1} {option.phrase}", style)
    head.truncate(width - len(figures), overflow="ellipsis", pad=True)
    reason = textwrap.indent(textwrap.fill(option.reason, width - 3), "   ")
    return Text.assemble(head, (figures, style), "\n", (reason, Style(color="#a89c7e")))
