"""Everything quarterdeck raises on purpose.

QuarterdeckError
├── IllegalAction     a rule forbids it; carries the clause
├── NotYourTurn       a legal action, from the wrong seat
├── NotationError     text that names no action
├── OptionsError      a house rule nobody knows, or a value it cannot have
│   └── BoxError      a box or chart of one's own that cannot be played with
├── SeatsError        too few or too many at the table
├── TableError        a scripted table was asked for chance it does not hold
├── LogbookError      a logbook that cannot be read, or does not follow the rules
└── Unknown           a name (game, bot, card, ...) that is none of ours

Each carries a sentence without a language; `quarterdeck.words` puts it, and once it is imported
it also says, in English, what an error reads as when it is printed.
"""

import re
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Any

from quarterdeck.core.rulebook import Clause
from quarterdeck.core.sentence import Argument, Sentence

QUOTED = 60  # letters of what was typed that an answer repeats


def quote(text: str) -> str:
    """What was typed, cut short where nobody could read it all."""
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}…"


def spell_out(sentence: Sentence) -> str:
    """A sentence for whoever has no words at hand: its key, and what is filled in."""
    told = (f"{name} {value}" for name, value in sentence.arguments.items())
    return f"{sentence.key}: {', '.join(told)}"


class QuarterdeckError(Exception):
    """Base of every error a caller may want to catch."""

    speak: Callable[[Sentence], str] = staticmethod(spell_out)  # `words` puts in how they speak

    def __init__(self, key: str, **arguments: Argument) -> None:
        self.sentence = Sentence(key, arguments)
        super().__init__(key, arguments)

    def __str__(self) -> str:
        return QuarterdeckError.speak(self.sentence)

    def __reduce__(self) -> tuple[Any, ...]:
        return remake, (type(self), self.args, self.__dict__)


def remake(kind: type[QuarterdeckError], args: tuple[Any, ...], told: dict[str, Any]) -> Any:
    """An error as it was in another process: its own way to be made asks for other things."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(told)
    return error


class IllegalAction(QuarterdeckError):
    """A rule forbids this action here: the reason in this position, and what is nearest to it."""

    def __init__(
        self, action: str, reason: Sentence, clause: Clause, instead: tuple[str, ...]
    ) -> None:
        self.reason, self.clause, self.instead = reason, clause, instead
        super().__init__(
            "illegal-action",
            action=action,
            reason=reason,
            number=clause.number,
            nearest=instead[0],
            more=len(instead) - 1,
        )


class NotYourTurn(QuarterdeckError):
    """A seat acted while the game was waiting for another."""

    def __init__(self, seat: int, to_move: int | None) -> None:
        if to_move is None:
            super().__init__("game-is-over", seat=seat)
        else:
            super().__init__("not-your-turn", seat=seat, other=to_move)


class NotationError(QuarterdeckError):
    """Text that names no action."""

    def __init__(self, text: str, tries: Iterable[str]) -> None:
        super().__init__("no-such-action", text=quote(text), tries=", ".join(tries))


class OptionsError(QuarterdeckError):
    """A house rule nobody knows, or a value it cannot have."""


class BoxError(OptionsError, ValueError):
    """A box or chart of one's own that cannot be played with: which field, which rule."""

    def __init__(self, key: str, clause: str, **arguments: Argument) -> None:
        self.clause = clause
        super().__init__(key, clause=clause, **arguments)


class SeatsError(QuarterdeckError):
    """Too few or too many at the table."""

    def __init__(self, game: str, seats: int, allowed: range) -> None:
        super().__init__("wrong-seats", game=game, seats=seats, least=allowed[0], most=allowed[-1])


class TableError(QuarterdeckError):
    """A scripted table was asked for chance it does not hold."""


class LogbookError(QuarterdeckError):
    """A logbook that cannot be read, or does not follow the rules."""


def by_number(name: str) -> list[tuple[str, int]]:
    """K2 comes before K10."""
    return [(text, int(digits or 0)) for text, digits in re.findall(r"(\D*)(\d*)", name)]


class Unknown(QuarterdeckError):
    """A name that is none of ours, with the nearest that is."""

    def __init__(self, what: str, name: str, known: Iterable[str]) -> None:
        names = sorted(known, key=by_number)
        nearest = get_close_matches(name, names, n=1)
        super().__init__(
            f"unknown-{what}",
            name=quote(name),
            known=", ".join(names),
            nearest=nearest[0] if nearest else "none",
        )
