"""What happened, in sentences: the log on the screen and the text of the plain mode."""

from collections.abc import Sequence
from typing import NamedTuple

from quarterdeck.core.game import AnyGame
from quarterdeck.core.sentence import Sentence
from quarterdeck.core.table import Event, Seat, TurnBegan
from quarterdeck.terminal.house_remark import HouseRemark
from quarterdeck.words import words

MOST_HEARD = 20_000  # events: no game is as long


class NarratedLine(NamedTuple):
    """One sentence; who it is about, where it is about one seat; whether it opens a turn."""

    text: str
    seat: Seat | None
    opens: bool


def untold(sentence: Sentence) -> Sentence:
    """Without what everyone saw and has to remember, which is its argument `once`."""
    once = {"once": "none"} if "once" in sentence.arguments else {}
    return Sentence(sentence.key, {**sentence.arguments, **once})


class Narrator:
    """Remembers what was heard, and can tell it again in another language."""

    def __init__(self, game: AnyGame, names: Sequence[str], past: Sequence[Event] = ()) -> None:
        self.game, self.names = game, names
        self.heard = [*past]
        self.told: dict[str, list[NarratedLine]] = {}  # what was already put, in each language

    def hear(self, event: Event) -> None:
        """The oldest is let go of where people talk without end."""
        if len(self.heard) >= MOST_HEARD:
            self.heard, self.told = self.heard[MOST_HEARD // 2 :], {}
        self.heard.append(event)

    def lines(self, language: str) -> list[NarratedLine]:
        told = self.told.setdefault(language, [])
        told += [self.tell(event, language, again=True) for event in self.heard[len(told) :]]
        return told

    def tell(self, event: Event, language: str, again: bool = False) -> NarratedLine:
        """In a sentence; told again, it leaves out what is told only once."""
        sentence = event.sentence if isinstance(event, HouseRemark) else self.game.narrate(event)
        said = words(self.game, language).say(untold(sentence) if again else sentence, self.names)
        seat = getattr(event, "seat", None)
        return NarratedLine(said, seat, isinstance(event, TurnBegan))
