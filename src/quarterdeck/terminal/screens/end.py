"""The end: who won, what everyone made of it, and what now."""

import asyncio
from collections.abc import Sequence
from datetime import date, datetime
from pathlib import Path
from typing import ClassVar

from platformdirs import user_data_path
from rich.style import Style
from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from quarterdeck.core import logbook
from quarterdeck.core.sentence import Sentence
from quarterdeck.core.table import Seat
from quarterdeck.terminal import palette
from quarterdeck.terminal.game_course import went
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.session import Session
from quarterdeck.terminal.widgets.flag import flag

COLUMNS = ("points", "turns", "best")
NAME, COLUMN = 24, 11
QUIET = Style(color=palette.INK_SOFT)


class EndScreen(ModalScreen[str]):
    """Ends with `rematch`, `new` or `quit`; `look` goes back to the table."""

    DEFAULT_CSS = """
    EndScreen {
        align: center middle; background: $background 60%;
        Vertical {
            width: 66; height: auto; max-height: 100%; overflow-y: auto; padding: 1 3;
            background: $parchment; color: $ink; border: outer $brass;
        }
        #winners { text-style: bold; text-align: center; width: 100%; margin: 0 0 1 0; }
        #lost { height: auto; }
        #course { margin: 1 0 0 0; height: auto; }
        #saved { color: #38632f; height: auto; }
        #choices { margin: 1 0 0 0; text-style: bold; link-color: $ink; link-style: none; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,r", "answer('rematch')"),
        Binding("n", "answer('new')"),
        Binding("w", "write"),
        Binding("q", "answer('quit')"),
        Binding("escape", "answer('look')"),
    ]

    def __init__(self, session: Session, voice: Voice, colours: Sequence[str]) -> None:
        super().__init__()
        self.session, self.voice, self.colours = session, voice, colours

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self.headline(), id="winners")
            yield Static(Text("\n").join([self.heading(), *map(self.row, self.ranking())]))
            yield Static(self.who_gave_up(), id="lost")
            yield Static(Text(self.voice.text("terminal-course-thinks"), QUIET), id="course")
            yield Static(id="saved")
            yield Static(self.voice.text("terminal-end-choices"), id="choices")

    def on_mount(self) -> None:
        self.reckon()

    @work(exclusive=True)
    async def reckon(self) -> None:
        """How the game went takes a while to work out; it is added when it is known."""
        course = await asyncio.to_thread(self.session.course)
        told = went(course, self.voice, self.session.names, self.colours)
        self.query_one("#course", Static).update(Text("\n").join(told))

    def headline(self) -> str:
        seats = " ".join(map(str, self.session.winners))
        count = len(self.session.winners)
        said = Sentence("terminal-end-won", {"seats": seats, "winners": count})
        return self.voice.words.say(said, self.session.names)

    def who_gave_up(self) -> str:
        """They come last, whatever bots made of it."""
        seats, count = " ".join(map(str, self.session.lost)), len(self.session.lost)
        said = Sentence("terminal-end-lost", {"seats": seats, "count": count})
        return self.voice.words.say(said, self.session.names) if count else ""

    def heading(self) -> Text:
        titles = [self.voice.text(f"terminal-end-{column}") for column in COLUMNS]
        return Text(" " * NAME + "".join(title.rjust(COLUMN) for title in titles), QUIET)

    def ranking(self) -> list[Seat]:
        """By points; behind them who gave up, and behind those who did so earlier."""
        scores, lost = self.session.scores, self.session.lost
        kept = (seat for seat, _ in enumerate(scores) if seat not in lost)
        return [*sorted(kept, key=lambda seat: -scores[seat]), *reversed(lost)]

    def row(self, seat: Seat) -> Text:
        """A seat's letter and name, its points, its turns and the best of them."""
        turns = [turn.points for turn in self.session.turns if turn.seat == seat]
        figures = (self.session.scores[seat], len(turns), max(turns, default=0))
        won = Style(bold=seat in self.session.winners)
        star = "★ " if seat in self.session.winners else "  "
        name = Text(f" {self.session.names[seat]}", won)
        name.truncate(NAME - 5, overflow="ellipsis", pad=True)
        numbers = "".join(str(figure).rjust(COLUMN) for figure in figures)
        return Text.assemble(star, flag(seat, self.colours[seat]), name, (numbers, won))

    def action_answer(self, answer: str) -> None:
        self.dismiss(answer)

    def action_write(self) -> None:
        """Save the logbook, and say where."""
        path = file_for(self.session.game.name)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            book = self.session.book_with_names(date.today())
            path.write_text(logbook.write(book), "utf-8")
        except OSError as trouble:
            why, said = type(trouble).__name__, str(trouble)
            told = self.voice.text("file-trouble", file=str(path), why=why, said=said)
        else:
            told = self.voice.text("terminal-saved", path=str(path))
        self.query_one("#saved", Static).update(told)


def file_for(game: str) -> Path:
    """In the user's data folder, named after the moment."""
    folder = user_data_path("quarterdeck", appauthor=False) / "logbooks"
    return folder / f"{game}-{datetime.now():%Y%m%d-%H%M%S}.logbook"
