"""What wakes whoever plays by lines: something was typed, or a letter has come.

At a keyboard a line counts the moment it is typed. On a pipe it waits until it is wanted, so
that a script need not know how long others think.
"""

import threading
from collections.abc import Iterable
from contextlib import suppress

MOST_LINES = 100  # read ahead of whoever answers them


class TypedInbox:
    """Lines in their order, and a bell for letters; the end of the lines is the end of the stay."""

    def __init__(self, lines: Iterable[str], eager: bool) -> None:
        self.eager = eager
        self.lines: list[str] = []
        self.rung = self.ended = False
        self.changed = threading.Condition()
        self.reader = threading.Thread(target=self.read, args=(lines,), daemon=True)

    def read(self, lines: Iterable[str]) -> None:
        """In a thread of its own; what cannot be read is the end of it."""
        with suppress(OSError, ValueError):
            for line in lines:
                self.put(line.strip())
        with self.changed:
            self.ended = True
            self.changed.notify_all()

    def put(self, line: str) -> None:
        with self.changed:
            self.changed.wait_for(lambda: len(self.lines) < MOST_LINES)
            self.lines.append(line)
            self.changed.notify_all()

    def ring(self) -> None:
        """A letter has come."""
        with self.changed:
            self.rung = True
            self.changed.notify_all()

    def next_line(self, wanted: bool) -> str | None:
        """The next line; None where a letter came before it. EOFError once all were read."""
        if not self.reader.ident:
            self.reader.start()  # nobody reads before something is asked
        with self.changed:
            self.changed.wait_for(lambda: self.rung or self.can_read(wanted) or self.is_over)
            if self.rung:
                self.rung = False
                return None
            if self.can_read(wanted):
                self.changed.notify_all()
                return self.lines.pop(0)
            raise EOFError

    def can_read(self, wanted: bool) -> bool:
        return bool(self.lines) and (wanted or self.eager)

    @property
    def is_over(self) -> bool:
        return self.ended and not self.lines
