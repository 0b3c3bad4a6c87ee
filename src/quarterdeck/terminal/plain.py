"""The game line by line, for a pipe or a screen reader: no colours, no cursor tricks.

Prints what happened and what has changed, then reads what to do: an action in notation or
as people say it, several of them on one line, or a question.
"""

import os
import sys
from collections.abc import Iterable, Iterator
from datetime import date
from pathlib import Path
from typing import TextIO

from quarterdeck.core import logbook
from quarterdeck.core.game import AnyGame
from quarterdeck.core.table import Event, LiveTable, Seat
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.plain_frame import LEAVING, PlainFrame
from quarterdeck.terminal.seating import TableTerms, seat_everyone
from quarterdeck.terminal.session import Session

WIPE = "\x1b[2J\x1b[3J\x1b[H"  # the screen, and what was scrolled off it
FAR_DOWN = "\n" * 80  # the same for a terminal that only prints lines


class Plain(PlainFrame):
    """One game that this terminal keeps, from the deal to its end."""

    session: Session

    def __init__(self, session: Session, voice: Voice, out: TextIO) -> None:
        super().__init__(session, voice, out)
        self.reader: Seat | None = None  # whose secrets are on the screen

    def play(self, lines: Iterable[str]) -> None:
        """Until the game is over, someone quits, or nobody types any more."""
        self.answers.typing()
        self.tell(self.session.opening)
        self.go_on()
        self.prompt()
        for line in () if self.session.over else lines:
            if line.strip().casefold() in LEAVING or not self.hear(line.strip()):
                break
        if not self.session.over:
            self.answers.say("terminal-plain-bye")

    def hear(self, line: str) -> bool:
        """Whoever types may look."""
        if self.session.curtained:
            self.reader = self.session.to_move
        self.session.lift_curtain()
        return super().hear(line)

    def tell(self, news: Iterable[Event]) -> None:
        self.wipe()
        super().tell(news)

    def wipe(self) -> None:
        """What one person may see is gone before the next looks at the screen."""
        if self.reader is None or self.session.over or self.session.to_move == self.reader:
            return
        moving = self.out.isatty() and os.environ.get("TERM") != "dumb"
        self.out.write(WIPE if moving else FAR_DOWN)
        self.reader, self.answers.shown = None, []

    def go_on(self) -> None:
        """Bots play; then it is told what has changed."""
        while self.session.others_are_next:
            self.tell(self.session.play(self.session.think()))
        if self.session.over:
            self.answers.scores()
        else:
            self.answers.changes()


def run_plain(
    game: AnyGame, agreed: TableTerms, language: str, *, save: Path | None = None
) -> None:
    """Play from standard input to standard output; the logbook goes where `save` says."""
    crew = seat_everyone(game, agreed.seats)
    session = Session(game, crew, agreed.options, LiveTable(agreed.seed), agreed.seed)
    if agreed.book:
        session.take_up(agreed.book)
    try:
        Plain(session, Voice(game, language), sys.stdout).play(save_before_each_line(session, save))
    except KeyboardInterrupt:
        sys.stdout.write("\n")
    finally:
        write_down(session, save)


def save_before_each_line(session: Session, save: Path | None) -> Iterator[str]:
    """The lines that are typed; before each of them the game so far is safe."""
    write_down(session, save)
    for line in sys.stdin:
        yield line
        write_down(session, save)


def write_down(session: Session, save: Path | None) -> None:
    if save:
        save.write_text(logbook.write(session.book_with_names(date.today())), "utf-8")
