"""A setting with a few values: left and right go through them."""

from collections.abc import Sequence
from typing import ClassVar

from rich.style import Style
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
        height: 1; width: auto; padding: 0 1;
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

    def render(self) -> Text:
        room = max(map(len, self.values))
        value = f"‹ {self.values[self.place].center(room)} ›"
        style = Style(color=palette.BRASS_LIGHT, bold=True)
        return Text.assemble(self.label.ljust(self.wide), (value, style))

    def action_step(self, by: int) -> None:
        self.place = (self.place + by) % len(self.values)
        self.post_message(self.Changed(self, self.place))

    def on_click(self) -> None:
        self.focus()
        self.action_step(1)
