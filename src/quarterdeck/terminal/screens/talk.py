"""A line to type in front of a screen: something to say, or a name."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from quarterdeck.terminal.language import Voice


class LineScreen(ModalScreen[str | None]):
    """Ends with what was typed, or with nothing."""

    DEFAULT_CSS = """
    LineScreen {
        align: center bottom; background: $background 40%;
        Vertical {
            width: 100%; max-width: 90; height: auto; padding: 0 2; margin: 0 0 1 0;
            background: $parchment; color: $ink; border: outer $brass;
        }
        Input { background: $parchment; color: $ink; border: none; padding: 0; height: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave")]

    def __init__(self, voice: Voice, key: str, longest: int, why: str = "") -> None:
        super().__init__()
        self.voice, self.key, self.longest, self.why = voice, key, longest, why

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self.voice.text(self.key))
            if self.why:
                yield Static(self.why, markup=False)
            yield Input(max_length=self.longest, compact=True)

    def on_input_submitted(self, message: Input.Submitted) -> None:
        self.dismiss(message.value.strip() or None)

    def action_leave(self) -> None:
        self.dismiss(None)
