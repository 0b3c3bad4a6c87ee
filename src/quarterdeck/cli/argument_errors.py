"""What cannot be said on the command line, as one sentence in the reader's language."""

import re
from collections.abc import Callable, Sequence
from typing import Any, get_args

from cyclopts import exceptions as no

from quarterdeck.core.errors import Unknown
from quarterdeck.core.sentence import Sentence

LIMIT = re.compile(r"Must be (?P<sign>[<>]=?) (?P<limit>-?\d+(?:\.\d+)?)")


def explain_argument(wrong: no.CycloptsError, commands: Sequence[str], language: str) -> str:
    """Our sentence where there is one, else what the library says, in English."""
    from quarterdeck.words import explain

    sentence = next((say(wrong) for kind, say in SAID.items() if isinstance(wrong, kind)), None)
    if isinstance(wrong, no.UnknownCommandError):
        sentence = Unknown("command", (wrong.unused_tokens or [""])[0], commands).sentence
    return str(wrong) if sentence is None else explain(sentence, language)


def unknown_option(wrong: no.UnknownOptionError) -> Sentence:
    known = wrong.argument_collection or ()
    names = [name for each in known for name in each.names if name.startswith("--")]
    return Unknown("flag", wrong.token.keyword or wrong.token.value, names).sentence


def wrong_value(wrong: Any) -> Sentence:
    """A word that is no number, a number out of bounds, or none of a few words."""
    if wrong.argument is None:
        return Sentence("argument-wrong", {"why": str(wrong)})
    typed = getattr(wrong, "token", None) or wrong.argument.tokens[-1]
    told = {"name": wrong.argument.name, "value": typed.value}
    if found := LIMIT.search(str(wrong)):
        return Sentence("argument-limit", {**told, **found.groupdict()})
    choices = ", ".join(map(str, choices_of(wrong.argument.hint)))
    return Sentence("argument-value", {**told, "choices": choices or "none"})


def choices_of(hint: Any) -> tuple[Any, ...]:
    """The words that may be said, where there are only a few."""
    inside = get_args(hint)
    nested = tuple(word for each in inside for word in get_args(each))
    return tuple(word for word in (*inside, *nested) if isinstance(word, str))


def missing(wrong: no.MissingArgumentError) -> Sentence:
    return Sentence("argument-missing", {"name": wrong.argument.name if wrong.argument else ""})


def left_over(wrong: no.UnusedCliTokensError) -> Sentence:
    return Sentence("argument-left-over", {"words": " ".join(wrong.unused_tokens or ())})


def said_twice(wrong: no.RepeatArgumentError) -> Sentence:
    return Sentence("argument-twice", {"name": wrong.token.keyword or ""})


SAID: dict[type[no.CycloptsError], Callable[[Any], Sentence]] = {
    no.UnknownOptionError: unknown_option,
    no.MissingArgumentError: missing,
    no.UnusedCliTokensError: left_over,
    no.RepeatArgumentError: said_twice,
    no.CoercionError: wrong_value,
    no.ValidationError: wrong_value,
}
