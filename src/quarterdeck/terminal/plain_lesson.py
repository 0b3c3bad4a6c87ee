"""A lesson line by line: what the teacher says, where the game stands, and what was typed."""

import sys
from collections.abc import Iterable
from typing import TextIO

import msgspec

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import AnyGame
from quarterdeck.core.logbook import Logbook
from quarterdeck.core.table import Listening, LiveTable, Seat
from quarterdeck.lessons.lesson import TEACHER, Lesson, LessonStep
from quarterdeck.lessons.texts import lesson_words, step_key
from quarterdeck.rooms.seats import CREW
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.plain_answers import Answers
from quarterdeck.terminal.plain_frame import LEAVING
from quarterdeck.terminal.seating import MY_NAME, Sailor
from quarterdeck.terminal.session import Session
from quarterdeck.terminal.typed_words import Typist


class PlainLesson:
    """One lesson in lines of text."""

    def __init__(self, lesson: Lesson, language: str, out: TextIO) -> None:
        self.lesson, self.out, self.at = lesson, out, 0
        self.said = lesson_words(lesson.game, language)
        self.session = begin_lesson(lesson)
        self.answers = Answers(self.session, Voice(lesson.game, language), self.write)
        self.ways = {"back": self.back, "skip": self.skip, "show": self.go_on}

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.at]

    def teach(self, lines: Iterable[str]) -> None:
        """Until the last word of the teacher, or of the learner."""
        self.answers.say("terminal-plain-lesson-help")
        self.speak()
        for line in lines:
            if line.strip().casefold() in LEAVING:
                break
            self.hear(line.strip())
            if self.at == len(self.lesson.steps) - 1:
                self.answers.say("terminal-plain-lesson-over", game=self.lesson.game.name)
                break

    def hear(self, line: str) -> None:
        """A way through the lesson, a question, or something to do."""
        way = self.go_on if not line and self.step.asks is None else self.ways.get(line.casefold())
        try:
            if way is not None:
                way()
            elif not self.answers.answer(line):
                self.act(line)
        except QuarterdeckError as no:
            self.answers.refuse(no)

    def act(self, line: str) -> None:
        """What is asked for leads on; anything else is answered as at any table."""
        typist = Typist(self.session, self.answers.words)
        for word in [each for part in typist.parts(line) for each in typist.words_in(part)]:
            if word == self.step.asks:
                self.go_on()
            elif no := self.session.refusal(word):
                raise no
            else:
                raise QuarterdeckError("terminal-plain-lesson-not-now")

    # The way

    def go_on(self) -> None:
        self.move_to(self.at + 1)
        ear = Listening()
        ear.told = [told for step in self.step.led_here for told in step.told]
        for event in ear.heard_by(self.lesson.seat):
            self.write(self.answers.narrator.tell(event, self.said.language).text)
        self.speak()

    def back(self) -> None:
        self.move_to(self.at - 1)
        self.speak()

    def skip(self) -> None:
        self.move_to(self.at + 1)
        self.speak()

    def move_to(self, at: int) -> None:
        self.at = max(0, min(at, len(self.lesson.steps) - 1))
        self.session.take_up(script_up_to(self.lesson, self.step))

    def speak(self) -> None:
        """How the game stands, where something is to be done, and what the teacher says."""
        key, steps = step_key(self.lesson.game, self.step.name), len(self.lesson.steps)
        if self.step.asks:
            self.answers.changes()
        title = self.said.title(key)
        self.write("")
        self.answers.say("terminal-plain-lesson-step", at=self.at + 1, steps=steps, title=title)
        self.write(self.said.text(key))
        self.answers.say(f"terminal-plain-lesson-{'do' if self.step.asks else 'on'}")
        self.out.flush()

    def write(self, text: str) -> None:
        self.out.write(f"{text}\n")


def begin_lesson(lesson: Lesson) -> Session:
    """At the table as the lesson begins."""
    return take_up_script(lesson.game, script_up_to(lesson, lesson.steps[0]), lesson.seat)


def take_up_script(game: AnyGame, script: Logbook, seat: Seat) -> Session:
    """At the table where a script has come to, everyone called as on the page."""
    crew = [Sailor(CREW[each], TEACHER) for each in range(script.seats)]
    crew[seat] = Sailor(MY_NAME)
    options = msgspec.json.decode(script.options, type=game.options)
    session = Session(game, crew, options, LiveTable(0), 0)
    session.take_up(script)
    return session


def script_up_to(lesson: Lesson, step: LessonStep) -> Logbook:
    return lesson.script._replace(entries=lesson.script.entries[: step.lines])


def run_plain_lesson(lesson: Lesson, language: str) -> None:
    """From standard input to standard output."""
    PlainLesson(lesson, language, sys.stdout).teach(sys.stdin)
