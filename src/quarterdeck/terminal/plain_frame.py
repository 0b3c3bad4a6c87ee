"""A table in lines of text, whoever keeps it: what is typed is done, what happened is told."""

from collections.abc import Iterable
from typing import TextIO

from quarterdeck.core.errors import NotYourTurn, QuarterdeckError
from quarterdeck.core.table import Event, Seat
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.plain_answers import Answers
from quarterdeck.terminal.second_thoughts import SecondThoughts, Warned
from quarterdeck.terminal.table_session import TableSession
from quarterdeck.terminal.typed_words import Typist
from quarterdeck.terminal.whole_words import fit_to
from quarterdeck.terminal.word_order import verb_of_word

LEAVING = ("quit", "exit", "bye", "q")


class PlainFrame:
    """Reads a line, does it, and says how the game stands then: `go_on`."""

    def __init__(self, session: TableSession, voice: Voice, out: TextIO) -> None:
        self.session, self.out = session, out
        self.language = voice.language
        self.answers = Answers(session, voice, self.write)
        self.second_thoughts = SecondThoughts(session)

    def go_on(self) -> None:
        """Others play, or will; then it is told what has changed."""
        raise NotImplementedError

    def hear(self, line: str) -> bool:
        """Do what a line says; whether the game goes on."""
        try:
            if not self.answers.answer(line):
                self.act(line)
        except QuarterdeckError as no:
            self.answers.refuse(no)
        self.prompt()
        return not self.session.over

    # Doing

    def act(self, line: str) -> None:
        """One thing after the other, up to the first that may not be done."""
        typist, seat, verb = Typist(self.session, self.answers.words), self.session.mover(), ""
        said = typist.parts(line)
        for place, part in enumerate(said):
            try:
                for word in typist.words_in(part, verb):
                    self.do(seat, word)
                    verb = verb_of_word(word)
            except QuarterdeckError as no:
                self.answers.refuse(no)
                if not isinstance(no, Warned):
                    self.second_thoughts.forget()
                if len(said) > 1:
                    self.answers.say("terminal-plain-stopped", rest=", ".join(said[place:]))
                break
        self.go_on()

    def do(self, seat: Seat, word: str) -> None:
        if self.session.to_move != seat:
            raise NotYourTurn(seat, self.session.to_move)
        self.tell(self.second_thoughts.play(word))

    # Telling

    def tell(self, news: Iterable[Event]) -> None:
        for event in news:
            self.answers.narrator.hear(event)
            self.write(self.answers.narrator.tell(event, self.language).text)

    def prompt(self) -> None:
        if not self.session.over:
            name = self.session.names[self.session.mover()]
            self.answers.say("terminal-plain-prompt", name=name)
        self.out.flush()

    def write(self, text: str) -> None:
        self.out.write(fit_to(self.out, text) + "\n")
