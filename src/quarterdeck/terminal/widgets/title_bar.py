"""The top line: which game, how far, and whether the end is near."""

from rich.style import Style
from rich.text import Text
from textual.widget import Widget

from quarterdeck.terminal import palette


class TitleBar(Widget):
    DEFAULT_CSS = "TitleBar { height: 1; background: $sea-deep; padding: 0 1; }"

    title, about, stage = "", "", ""

    def show(self, title: str, about: str, stage: str) -> None:
        self.title, self.about, self.stage = title, about, stage
        self.refresh()

    def render(self) -> Text:
        left = Text.assemble(
            ("quarterdeck", Style(color=palette.BRASS, bold=True)),
            (f"  {self.title}", Style(color=palette.LAMPLIGHT, bold=True)),
            (f"  {self.about}", Style(color="#b9a988")),
        )
        badge = Style(color=palette.BONE, bgcolor=palette.WINE, bold=True)
        right = Text(f" {self.stage} ", badge) if self.stage else Text()
        room = self.size.width - right.cell_len
        left.truncate(max(0, room - 1), overflow="ellipsis", pad=True)
        return Text.assemble(left, " ", right)
