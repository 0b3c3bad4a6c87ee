"""A setting with a few values: left and right go through them."""

from collections.abc import Sequence
from typing import ClassVar

from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from quarterdeck.terminal import palette


class ChoiceField(Widget, can_focus=True):
    """`Points to win  ‹ 6000 ›`"""

    DEFAULT_CSS = """
    ChoiceField {
        height: auto; width: auto; max-width: 100%; padding: 0 1;
        &:focus { background: $sea; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)"),
        Binding("right,space", "step(1)"),
    ]

    place: reactive[int] = reactive(0)

    class Changed(Message):
        def __init__(self, choice: "ChoiceField", place: int) -> None:
            super().__init__()
            self.choice, self.place = choice, place

    def __init__(self, label: str, values: Sequence[str], place: int, wide: int, name: str) -> None:
        super().__init__(name=name)
        self.label, self.values, self.wide = label, tuple(values), wide
        self.set_reactive(ChoiceField.place, place)

    def render(self) -> Table:
        """The value beside the label, or beside the first line of one that is long, and whole."""
        room = max(map(len, self.values))
        value = f"‹ {self.values[self.place].center(room)} ›"
        line = Table.grid(padding=(0, 1, 0, 0), pad_edge=False)
        line.add_column(max_width=self.wide - 1)
        line.add_column(no_wrap=True)
        style = Style(color=palette.BRASS_LIGHT, bold=True)
        line.add_row(Text(self.label.ljust(self.wide - 1)), Text(value, style))
        return line

    def action_step(self, by: int) -> None:
        self.place = (self.place + by) % len(self.values)
        self.post_message(self.Changed(self, self.place))

    def on_click(self) -> None:
        self.focus()
        self.action_step(1)
