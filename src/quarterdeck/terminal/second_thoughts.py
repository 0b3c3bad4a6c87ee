"""A warning before something is lost; said again, it is done."""

from typing import Any

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.sentence import Sentence
from quarterdeck.terminal.table_session import News, TableSession, Words
from quarterdeck.words.positions import text_of


class Warned(QuarterdeckError):
    """Not done yet: it would lose at once."""


class SecondThoughts:
    """Remembers what a person was warned of last."""

    def __init__(self, session: TableSession) -> None:
        self.session, self.text = session, text_of(session.game)
        self.warned_of: tuple[Any, Words] | None = None

    def play(self, *words: str) -> News:
        """As the session does; but what loses at once is an error the first time."""
        self.heed(*words)
        return self.session.play(*words)

    def heed(self, *words: str) -> None:
        """Warned the first time that these words are said here."""
        saying = (self.session.seen, words)
        warning = None if saying == self.warned_of else self.warning_of(words)
        self.warned_of = saying if warning else None
        if warning:
            raise Warned(warning.key, **warning.arguments)

    def forget(self) -> None:
        """Something else was tried meanwhile."""
        self.warned_of = None

    def warning_of(self, words: Words) -> Sentence | None:
        """Nothing where they are refused anyway."""
        if self.session.refusal(*words):
            return None
        warnings = (self.text.warning(self.session.seen, word) for word in words)
        return next(filter(None, warnings), None)
