"""What cannot be said on the command line, as one sentence in the reader's language."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, get_args

from cyclopts import exceptions as no

from quarterdeck.cli.house_config import MisspeltVariable
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
    if wrong.token.source != "cli":
        return unknown_key(wrong.token, [name.removeprefix("--") for name in names])
    return Unknown("flag", wrong.token.keyword or wrong.token.value, names).sentence


def unknown_key(written: Any, keys: Sequence[str]) -> Sentence:
    """Of a file of settings, which is named; it is read with brackets around its keys."""
    no = Unknown("key", (written.keyword or "").strip("[]"), keys).sentence
    return Sentence(no.key, {**no.arguments, "file": str(written.source)})


def wrong_value(wrong: Any) -> Sentence:
    """A word that is no number, a number out of bounds, or none of a few words."""
    if wrong.argument is None:
        return Sentence("argument-wrong", {"why": str(wrong)})
    typed = getattr(wrong, "token", None) or wrong.argument.tokens[-1]
    told = {"name": where_typed(wrong.argument.name, typed), "value": typed.value}
    if found := LIMIT.search(str(wrong)):
        return Sentence("argument-limit", {**told, **found.groupdict()})
    if kind := kind_of_number(wrong.argument.hint):
        limits = ", ".join(limits_of(wrong.argument.parameter.validator)) or "none"
        return Sentence("argument-number", {**told, "kind": kind, "limits": limits})
    choices = ", ".join(map(str, choices_of(wrong.argument.hint)))
    return Sentence("argument-value", {**told, "choices": choices or "none"})


def where_typed(flag: str, typed: Any) -> str:
    """On the command line, by a variable, or in a file."""
    if typed.source == "cli":
        return flag
    if typed.source == "env":
        return str(typed.keyword)
    return f"{flag.removeprefix('--')} ({typed.source})"


def kind_of_number(hint: Any) -> str:
    kinds = {hint, *get_args(hint)}
    return "whole" if int in kinds else "any" if float in kinds else ""


def limits_of(validators: Any) -> Iterator[str]:
    for each in validators:
        limits = {">": each.gt, ">=": each.gte, "<": each.lt, "<=": each.lte}
        yield from (f"{sign} {limit}" for sign, limit in limits.items() if limit is not None)


def choices_of(hint: Any) -> tuple[Any, ...]:
    """The words that may be said, where there are only a few."""
    if hint is bool:
        return ("true", "false")
    inside = get_args(hint)
    nested = tuple(word for each in inside for word in get_args(each))
    return tuple(word for word in (*inside, *nested) if isinstance(word, str))


def missing(wrong: no.MissingArgumentError) -> Sentence:
    choices = ", ".join(choices_of(wrong.argument.hint)) if wrong.argument else ""
    name = wrong.argument.name if wrong.argument else ""
    return Sentence("argument-missing", {"name": name, "choices": choices or "none"})


def left_over(wrong: no.UnusedCliTokensError) -> Sentence:
    return Sentence("argument-left-over", {"words": " ".join(wrong.unused_tokens or ())})


def misspelt(wrong: MisspeltVariable) -> Sentence:
    return Unknown("variable", wrong.name, wrong.known).sentence


def said_twice(wrong: no.RepeatArgumentError) -> Sentence:
    return Sentence("argument-twice", {"name": wrong.token.keyword or ""})


SAID: dict[type[no.CycloptsError], Callable[[Any], Sentence]] = {
    no.UnknownOptionError: unknown_option,
    no.MissingArgumentError: missing,
    no.UnusedCliTokensError: left_over,
    no.RepeatArgumentError: said_twice,
    MisspeltVariable: misspelt,
    no.CoercionError: wrong_value,
    no.ValidationError: wrong_value,
}
