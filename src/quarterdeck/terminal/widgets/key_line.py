"""The bottom line: keys that always work, and clicks on them."""

from collections.abc import Iterable

from textual.content import Content
from textual.widgets import Static


class KeyLine(Static):
    DEFAULT_CSS = """
    KeyLine {
        height: 1; padding: 0 1; background: $sea-deep; color: $soft;
        link-color: $soft; link-style: none;
        link-color-hover: $foreground; link-background-hover: $sea;
    }
    """

    def show(self, keys: Iterable[tuple[str, str, str]]) -> None:
        """Each a key, what it is called, and the action it stands for."""
        parts = [
            Content.from_markup(
                f'[@click="{action}"][b $accent]$key[/] $name[/]', key=key, name=name
            )
            for key, name, action in keys
        ]
        self.update(Content("  ").join(parts))
