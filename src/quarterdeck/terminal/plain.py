"""The game line by line, for a pipe or a screen reader: no colours, no cursor tricks.

Prints what happened and where the game stands, then reads a word of notation.
"""

import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, TextIO

from quarterdeck.bots.record import Advice
from quarterdeck.core import logbook
from quarterdeck.core.errors import QuarterdeckError, Unknown
from quarterdeck.core.game import AnyGame
from quarterdeck.core.table import Event, LiveTable
from quarterdeck.terminal.advice import counsels
from quarterdeck.terminal.games import text_of
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.narrator import Narrator
from quarterdeck.terminal.seating import seat_everyone
from quarterdeck.terminal.session import Session

ADVICE = 5  # options a listener can keep in mind
EXAMPLES = 6


class Plain:
    """One game in lines of text, and the words one can type."""

    def __init__(self, session: Session, voice: Voice, out: TextIO) -> None:
        self.session, self.voice, self.out = session, voice, out
        self.narrator = Narrator(session.game, session.names)
        self.text = text_of(session.game)
        self.commands: Mapping[str, Callable[[str], None]] = {
            "?": self.help,
            "help": self.help,
            "why": self.why,
            "coach": self.coach,
            "scores": self.scores,
            "rules": self.rules,
            "log": self.log,
            "": self.position,
        }

    def play(self, lines: Iterable[str]) -> None:
        """Until the game is over, someone quits, or nobody types any more."""
        self.tell(self.session.opening)
        self.bots_play()
        self.prompt()
        for line in () if self.session.over else lines:
            if line.strip() == "quit" or not self.hear(line.strip()):
                break
        if not self.session.over:
            self.say("terminal-plain-bye")

    def hear(self, line: str) -> bool:
        """Do what a line says; whether the game goes on. Whoever types may look."""
        self.session.lift_curtain()
        word, _, rest = line.partition(" ")
        try:
            if word in self.commands:
                self.commands[word](rest.strip())
            else:
                self.tell(self.session.play(line))
                self.bots_play()
        except QuarterdeckError as no:
            self.write(self.voice.words.say(no.sentence, self.session.names))
        self.prompt()
        return not self.session.over

    def bots_play(self) -> None:
        while self.session.bot_is_next:
            self.tell(self.session.play(self.session.think()))
        if self.session.over:
            self.scores()
        else:
            self.position()

    def tell(self, news: Iterable[Event]) -> None:
        for event in news:
            self.narrator.hear(event)
            self.write(self.narrator.tell(event, self.voice.language).text)

    def prompt(self) -> None:
        if not self.session.over:
            self.say("terminal-plain-prompt", name=self.session.names[self.session.mover()])
        self.out.flush()

    def write(self, text: str) -> None:
        self.out.write(f"{text}\n")

    def say(self, key: str, **arguments: Any) -> None:
        self.write(self.voice.text(key, **arguments))

    # What one can type

    def position(self, _: str = "") -> None:
        """Where the game stands, and what may be done."""
        self.scores()
        for line in self.text.lines(self.session.seen, self.voice.words):
            self.write(line)
        if self.session.curtained:
            self.say("terminal-plain-curtain", name=self.session.names[self.session.mover()])
            return
        words = self.session.legal_words()
        more = max(0, len(words) - EXAMPLES)
        self.say("terminal-plain-words", words=", ".join(words[:EXAMPLES]), more=more)

    def scores(self, _: str = "") -> None:
        known = self.text.scores(self.session.seen, self.session.scores)
        scores = ("?" if score is None else score for score in known)
        told = (f"{name} {score}" for name, score in zip(self.session.names, scores, strict=True))
        target = self.text.target(self.session.seen) or 0
        self.say("terminal-plain-scores", scores=self.voice.words.listed(list(told)), target=target)
        if stage := self.text.stage(self.session.seen):
            self.write(self.voice.words.say(stage, self.session.names))

    def help(self, _: str) -> None:
        self.say("terminal-plain-help")

    def why(self, word: str) -> None:
        if no := self.session.refusal(word):
            self.write(self.voice.words.say(no.sentence, self.session.names))
        else:
            self.say("terminal-why-allowed")

    def coach(self, _: str) -> None:
        advice = self.session.advise()
        if advice.chances:
            self.say("terminal-plain-chances", chances=self.chances_of(advice))
        self.say("terminal-coach-title", measure=advice.measure)
        told = counsels(advice, self.text, self.voice.words)
        for option, counsel in zip(advice.options[:ADVICE], told, strict=False):
            words = ", ".join(filter(None, (option.action, option.then)))
            self.say("terminal-plain-advice", words=words, **counsel._asdict())

    def chances_of(self, advice: Advice) -> str:
        names, listed = self.session.names, self.voice.words.listed
        told = (
            f"{listed([names[s] for s in side.seats])} {self.voice.words.percent(side.chance)}"
            for side in advice.chances
        )
        return listed(list(told))

    def rules(self, number: str) -> None:
        """One clause, or all of them."""
        clauses = self.session.game.rulebook.clauses
        by_number = {each.upper(): clause for each, clause in clauses.items()}
        if number and number.upper() not in by_number:
            raise Unknown("clause", number, clauses)
        for clause in [by_number[number.upper()]] if number else clauses.values():
            self.write(f"{clause.number}: {self.voice.text(clause.key)}")

    def log(self, _: str) -> None:
        for line in self.narrator.lines(self.voice.language):
            self.write(line.text)


def run_plain(
    game: AnyGame,
    seats: tuple[str, ...],
    options: Any,
    language: str,
    seed: int | None,
    *,
    save: Path | None = None,
) -> None:
    """Play from standard input to standard output; the logbook goes where `save` says."""
    session = Session(game, seat_everyone(game, seats), options, LiveTable(seed), seed)
    try:
        Plain(session, Voice(game, language), sys.stdout).play(sys.stdin)
    except KeyboardInterrupt:
        sys.stdout.write("\n")
    finally:
        if save:
            save.write_text(logbook.write(session.book), "utf-8")
