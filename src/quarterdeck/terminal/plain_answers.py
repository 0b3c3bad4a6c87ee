"""What somebody who types can ask: where the game stands, what may be done, and why not."""

from collections.abc import Callable, Iterable, Mapping
from textwrap import wrap
from typing import Any

from quarterdeck.bots.budget import GLANCE
from quarterdeck.bots.record import Advice
from quarterdeck.core.errors import QuarterdeckError, Unknown, quote
from quarterdeck.terminal import games
from quarterdeck.terminal.advice import counsels
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.narrator import Narrator
from quarterdeck.terminal.table_session import TableSession
from quarterdeck.terminal.typed_words import Typist
from quarterdeck.terminal.word_order import examples, verb_of_word
from quarterdeck.words.positions import text_of

ADVICE = 5  # options a listener can keep in mind
EXAMPLES = 6
NEAR = 10  # words that are told with what they mean
WIDTH = 78


class Answers:
    """Everything that can be asked and decides nothing."""

    def __init__(self, session: TableSession, voice: Voice, write: Callable[[str], None]) -> None:
        self.session, self.voice, self.write = session, voice, write
        self.words = voice.words.at_table(session.names)
        self.narrator = Narrator(session.game, session.names, session.past)
        self.on_screen = games.of(session.game)
        self.text = text_of(session.game)
        self.shown: list[str] = []  # of the position, as it was last told
        self.questions: Mapping[str, Callable[[str], None]] = {
            "?": self.help,
            "help": self.help,
            "why": self.why,
            "coach": self.coach,
            "list": self.list_words,
            "near": self.near,
            "map": self.map,
            "back": self.back,
            "show": self.show,
            "look": self.show,
            "scores": self.scores,
            "rules": self.rules,
            "log": self.log,
            "": self.show,
        }

    def answer(self, line: str) -> bool:
        """Whether a line is a question; an action of the same name comes first."""
        word, _, rest = line.partition(" ")
        question = self.questions.get(word.casefold())
        if question is None or Typist(self.session, self.words).is_word(line):
            return False
        question(rest.strip())
        return True

    def say(self, key: str, **arguments: Any) -> None:
        self.write(self.words.text(key, **arguments))

    def refuse(self, no: QuarterdeckError) -> None:
        self.write(self.words.say(no.sentence))

    # Where the game stands

    def show(self, _: str = "") -> None:
        """All of it, and what may be done."""
        self.shown = []
        self.changes()

    def changes(self) -> None:
        """What is not as it was when it was last told."""
        now = self.position()
        for line in now:
            if line not in self.shown:
                self.write(line)
        self.shown = now

    def position(self) -> list[str]:
        stage, seen = self.text.stage(self.session.seen), self.session.seen
        about = [self.words.say(stage)] if stage else []
        return [self.score_line(), *about, *self.text.lines(seen, self.words), self.may_write()]

    def may_write(self) -> str:
        """Some of what may be done."""
        if self.session.curtained:
            name = self.session.names[self.session.mover()]
            return self.words.text("terminal-plain-curtain", name=name)
        if self.session.others_are_next:
            name = self.session.names[self.session.mover()]
            return self.words.text("terminal-house-waits-for", name=name)
        words = examples(self.session)
        more = max(0, len(words) - EXAMPLES)
        told = ", ".join(words[:EXAMPLES])
        return self.words.text("terminal-plain-words", words=told, more=more)

    def scores(self, _: str = "") -> None:
        self.write(self.score_line())

    def score_line(self) -> str:
        known = self.text.scores(self.session.seen, self.session.scores)
        scores = ("?" if score is None else score for score in known)
        told = [f"{name} {score}" for name, score in zip(self.session.names, scores, strict=True)]
        target = self.text.target(self.session.seen) or 0
        return self.words.text(
            "terminal-plain-scores", scores=self.words.listed(told), target=target
        )

    def map(self, _: str) -> None:
        if self.on_screen.chart is None:
            self.say("terminal-plain-no-map")
            return
        legal = () if self.session.curtained else self.session.legal_words()
        for line in self.on_screen.chart(self.session.seen, legal, self.words):
            self.write(line)

    # What may be done

    def list_words(self, kind: str) -> None:
        """Every word, or every one that begins like this; the most useful of each kind first."""
        wanted = [word for word in self.by_use() if word.casefold().startswith(kind.casefold())]
        for verb in dict.fromkeys(map(verb_of_word, wanted)):
            for line in wrap_words(word for word in wanted if verb_of_word(word) == verb):
                self.write(line)
        if not wanted:
            self.say("terminal-plain-none-such", text=quote(kind))

    def near(self, _: str) -> None:
        """The most useful words, what they mean, and what would come of them."""
        seen = self.session.seen
        for word in self.by_use()[:NEAR]:
            told = (
                self.text.phrase(word, self.words),
                self.on_screen.outlook(seen, word, self.words),
            )
            self.say("terminal-plain-near", word=word, told="; ".join(filter(None, told)))

    def by_use(self) -> list[str]:
        """What the coach would try first at a glance; then the rest in the order of examples."""
        legal = examples(self.session)
        try:
            advised = [option.action for option in self.session.advise(GLANCE).options]
        except QuarterdeckError:
            advised = []
        return list(dict.fromkeys([*(word for word in advised if word in legal), *legal]))

    def back(self, _: str) -> None:
        """The last of what was picked; or, for whoever plays alone, the last decision."""
        if self.session.draft:
            self.session.take_back()
            self.changes()
        elif self.session.alone is None:
            self.say("terminal-plain-nothing-back")
        else:
            self.session.take_back_move()
            self.narrator = Narrator(self.session.game, self.session.names, self.session.past)
            self.show()

    def why(self, said: str) -> None:
        no = self.session.refusal(*Typist(self.session, self.words).words_in(said))
        if no:
            self.refuse(no)
        else:
            self.say("terminal-why-allowed")

    def coach(self, _: str) -> None:
        advice = self.session.advise()
        if advice.chances:
            self.say("terminal-plain-chances", chances=self.chances_of(advice))
        self.say("terminal-coach-title", measure=advice.measure)
        every = counsels(advice, self.text, self.words)
        for option, counsel in zip(advice.options[:ADVICE], every, strict=False):
            words = ", ".join(filter(None, (option.action, option.then)))
            told = {"measure": advice.measure, "words": words, **counsel._asdict()}
            self.say("terminal-plain-advice", **told)

    def chances_of(self, advice: Advice) -> str:
        names, words = self.session.names, self.words
        told = [
            f"{words.listed([names[seat] for seat in side.seats])} {words.percent(side.chance)}"
            for side in advice.chances
        ]
        return words.listed(told)

    # What else there is

    def help(self, _: str) -> None:
        self.say("terminal-plain-help")
        self.typing()

    def typing(self) -> None:
        if self.on_screen.typing:
            self.say(self.on_screen.typing)

    def rules(self, number: str) -> None:
        """One clause, or all of them."""
        clauses = self.session.game.rulebook.clauses
        by_number = {each.upper(): clause for each, clause in clauses.items()}
        if number and number.upper() not in by_number:
            raise Unknown("clause", number, clauses)
        for clause in [by_number[number.upper()]] if number else clauses.values():
            (_, text), *ours = self.words.parts(clause)
            self.write(f"{clause.number}: {text}")
            for kind, each in ours:
                self.write(f"    ({self.words.text('rules-kind', kind=kind)}) {each}")

    def log(self, _: str) -> None:
        for line in self.narrator.lines(self.voice.language):
            self.write(line.text)


def wrap_words(words: Iterable[str]) -> list[str]:
    """Words in lines that fit; none of them is broken in two."""
    kept = ", ".join(word.replace(" ", "\N{NO-BREAK SPACE}") for word in words)
    lines = wrap(kept, WIDTH, break_long_words=False, break_on_hyphens=False)
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]
