"""Someone who types: a table where the game stands as it is written, and what is printed there."""

import io

from quarterdeck.core.table import LiveTable
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.plain import Plain
from quarterdeck.terminal.seating import seat_everyone
from quarterdeck.terminal.session import Session
from tests.terminal.stage import stand_at

NAMES = ("Anne", "Bart", "Cleo", "Dirk")


def session_at(game, state, seats=None, table=None):
    """A session where the game stands like this."""
    crew = seat_everyone(game, seats or NAMES[: len(game.scores(state))])
    session = Session(game, crew, state.options, LiveTable(1), seed=1)
    session.table = table or session.table
    stand_at(session, state)
    return session


class Typing:
    """Types lines, and reads what is printed since the last of them."""

    def __init__(self, session, language="en"):
        self.out = io.StringIO()
        self.session = session
        self.plain = Plain(session, Voice(session.game, language), self.out)

    def types(self, line):
        before = len(self.out.getvalue())
        self.plain.hear(line)
        return self.out.getvalue()[before:]

    @property
    def played(self):
        """What was done, and what is picked of a choice that is not settled."""
        done = [step.entry.word for step in self.session.steps if hasattr(step.entry, "word")]
        return [*done, *self.session.room.draft]
