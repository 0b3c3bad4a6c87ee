"""A question with two answers, asked before something is lost."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from quarterdeck.terminal.language import Voice


class QuestionScreen(ModalScreen[bool]):
    DEFAULT_CSS = """
    QuestionScreen {
        align: center middle; background: $background 60%;
        Vertical {
            width: 54; height: auto; padding: 1 3; background: $parchment; color: $ink;
            border: outer $brass;
        }
        #answers { margin: 1 0 0 0; text-style: bold; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,y,o,j", "answer(True)"),
        Binding("escape,n", "answer(False)"),
    ]

    def __init__(self, voice: Voice, key: str) -> None:
        super().__init__()
        self.voice, self.key = voice, key

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self.voice.text(self.key))
            yield Static(self.voice.text("terminal-question-answers"), id="answers")

    def action_answer(self, yes: bool) -> None:
        self.dismiss(yes)
