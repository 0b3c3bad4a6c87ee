"""Why not? The rule that says no, and what can be done instead."""

from rich.style import Style
from rich.text import Text
from textual.widgets import Static

from quarterdeck.terminal import palette


class WhyNotPanel(Static):
    """Shown until the next key."""

    DEFAULT_CSS = """
    WhyNotPanel {
        display: none; height: auto; background: #2c1719; color: $foreground;
        border-left: outer $wine; padding: 0 1;
        &.-open { display: block; }
    }
    """

    def say(self, title: str, text: str) -> None:
        head = Style(color=palette.WINE_LIGHT, bold=True)
        self.update(Text.assemble((f"{title} ", head), text))
        self.add_class("-open")

    def close(self) -> None:
        self.remove_class("-open")

    @property
    def is_open(self) -> bool:
        return self.has_class("-open")
