"""The curtain between two people at one keyboard: nothing is to be seen until it is lifted."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from quarterdeck.terminal.language import Voice


class CurtainScreen(Screen[None]):
    """Covers the whole table, so that the one who sits down finds no trace of the last."""

    DEFAULT_CSS = """
    CurtainScreen {
        align: center middle; background: $wine;
        Vertical {
            width: 54; height: auto; padding: 1 3; background: $parchment; color: $ink;
            border: outer $brass;
        }
        #lift { margin: 1 0 0 0; text-style: bold; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "lift")]

    def __init__(self, voice: Voice, name: str) -> None:
        super().__init__()
        self.voice, self.name_behind = voice, name

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self.voice.text("terminal-curtain", name=self.name_behind))
            yield Static(self.voice.text("terminal-curtain-lift"), id="lift")

    def action_lift(self) -> None:
        self.dismiss()

    def on_click(self) -> None:
        self.dismiss()
