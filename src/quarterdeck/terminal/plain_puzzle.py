"""A puzzle line by line: how the game stands, all options, an answer, and what each is worth."""

import sys
from collections.abc import Iterable
from typing import TextIO

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.puzzles.position import PuzzleOption, PuzzlePosition
from quarterdeck.puzzles.puzzle import puzzles_of
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.plain_answers import Answers
from quarterdeck.terminal.plain_frame import LEAVING
from quarterdeck.terminal.plain_lesson import take_up_script
from quarterdeck.terminal.typed_words import Typist

GIVES_AWAY = ("coach", "back")  # questions that are not answered here


class PlainPuzzle:
    """One puzzle in lines of text."""

    def __init__(self, position: PuzzlePosition, language: str, out: TextIO) -> None:
        self.position, self.out = position, out
        game, script = position.game, position.script
        self.session = take_up_script(game, script, position.seat)
        self.answers = Answers(self.session, Voice(game, language), self.write)
        known = self.answers.questions.items()
        self.answers.questions = {key: each for key, each in known if key not in GIVES_AWAY}

    def pose(self, lines: Iterable[str]) -> None:
        """Until one answer is given, or nobody types any more."""
        self.ask()
        for line in lines:
            if line.strip().casefold() in LEAVING or self.hear(line.strip()):
                break

    def ask(self) -> None:
        game, number = self.position.game, self.position.number
        about = {"game": self.answers.words.text(game.name), "count": len(puzzles_of(game))}
        self.answers.say("terminal-plain-puzzle", number=number, **about)
        self.answers.show()
        name = self.session.names[self.position.seat]
        self.answers.say("terminal-plain-puzzle-you", name=name)
        for place, option in enumerate(self.position.options, start=1):
            told = self.phrase(option)
            self.answers.say("terminal-plain-puzzle-option", place=place, told=told)
        self.answers.say("terminal-plain-puzzle-ask")
        self.out.flush()

    def phrase(self, option: PuzzleOption) -> str:
        """What it does, and the word for it."""
        phrase = self.answers.text.phrase(option.action, self.answers.words)
        return f"{phrase} ({option.action})" if phrase != option.action else phrase

    def hear(self, line: str) -> bool:
        """Whether the line is an answer; a question, or what is none, is answered here."""
        try:
            if not line.isdecimal() and self.answers.answer(line):
                return False
            self.tell(self.chosen(line))
        except QuarterdeckError as no:
            self.answers.refuse(no)
            self.out.flush()
            return False
        return True

    def chosen(self, line: str) -> PuzzleOption:
        """By its number in the list, or by its word."""
        options = self.position.options
        if line.isdecimal() and 1 <= int(line[:4]) <= len(options):
            return options[int(line[:4]) - 1]
        typist = Typist(self.session, self.answers.words)
        word = typist.words_in(typist.parts(line)[0])[0]
        for option in options:
            if option.action == word:
                return option
        raise self.session.refusal(word) or QuarterdeckError("terminal-plain-puzzle-no-option")

    def tell(self, given: PuzzleOption) -> None:
        """How good that was, and then all of them, the best first."""
        best_first = sorted(self.position.options, key=lambda option: -option.value)
        verdict = "right" if given.right else "wrong"
        shares = {"chance": given.value, "best": best_first[0].value}
        self.answers.say(f"terminal-plain-puzzle-{verdict}", **shares)
        for option in best_first:
            kind = "right" if option.right else "given" if option is given else "other"
            reason = self.answers.words.say(option.reason)
            about = {"chance": option.value, "told": self.phrase(option), "reason": reason}
            self.answers.say("terminal-plain-puzzle-value", kind=kind, **about)
        self.out.flush()

    def write(self, text: str) -> None:
        self.out.write(f"{text}\n")


def run_plain_puzzle(position: PuzzlePosition, language: str) -> None:
    """From standard input to standard output."""
    PlainPuzzle(position, language, sys.stdout).pose(sys.stdin)
