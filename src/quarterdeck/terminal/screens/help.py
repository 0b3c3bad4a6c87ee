"""Help: every key, and the rules clause by clause."""

from collections.abc import Iterator
from itertools import groupby
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Static

from quarterdeck.core.rulebook import Clause
from quarterdeck.terminal.language import Voice

Keys = tuple[tuple[str, str], ...]  # how a key is written, the message that says what it does
NAMED = ("enter", "space", "pages")  # keys with a word on them


class HelpScreen(ModalScreen[None]):
    """Scrolls; any way out closes it."""

    DEFAULT_CSS = """
    HelpScreen {
        align: center middle; background: $background 60%;
        #page {
            width: 92%; max-width: 100; height: 92%; padding: 0 2;
            background: $surface; border: round $brass;
        }
        .heading { color: $brass; text-style: bold; margin: 1 0 0 0; }
        .row { height: auto; }
        .row .mark { width: 16; color: $accent; text-style: bold; }
        .row .says { width: 1fr; }
        #out { dock: bottom; color: $soft; text-align: center; width: 100%; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,question_mark,enter", "close"),
        Binding("down,j", "scroll(1)"),
        Binding("up,k", "scroll(-1)"),
        Binding("pagedown,space", "scroll(15)"),
        Binding("pageup", "scroll(-15)"),
    ]

    def __init__(self, voice: Voice, keys: Keys) -> None:
        super().__init__()
        self.voice, self.keys = voice, keys

    def compose(self) -> ComposeResult:
        with Vertical(id="page"):
            with VerticalScroll():
                yield from self.rows()
            yield Static(self.voice.text("terminal-help-out"), id="out")

    def rows(self) -> Iterator[Widget]:
        game, text = self.voice.game, self.voice.text
        yield Static(text("terminal-help-keys"), classes="heading")
        yield from (help_row(self.caps(mark), text(key)) for mark, key in self.keys)
        clauses = game.rulebook.clauses.values()
        for chapter, listed in groupby(clauses, key=lambda clause: clause.chapter):
            yield Static(text(f"{game.name}-chapter-{chapter}"), classes="heading")
            yield from (row for clause in listed for row in self.clause_rows(clause))

    def clause_rows(self, clause: Clause) -> Iterator[Widget]:
        """What is printed, and below it what is ours."""
        (_, printed), *ours = self.voice.words.parts(clause)
        yield help_row(clause.number, printed)
        for kind, each in ours:
            yield help_row("", f"({self.voice.text('rules-kind', kind=kind)}) {each}")

    def caps(self, mark: str) -> str:
        """`space 1–8` as the keyboard has it in this language."""
        named = (self.voice.text(f"terminal-cap-{k}") if k in NAMED else k for k in mark.split())
        return " ".join(named)

    def action_scroll(self, by: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)

    def action_close(self) -> None:
        self.dismiss()


def help_row(mark: str, says: str) -> Horizontal:
    return Horizontal(Static(mark, classes="mark"), Static(says, classes="says"), classes="row")
