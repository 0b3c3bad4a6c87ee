"""Sentences: what core and games mean, put in a language.

Every text people read comes from here. The frame's words lie in this folder, a
game's own in `words/` beside its rules; the browser reads the same files.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentSerializer, parse
from fluent.syntax.ast import Message

from quarterdeck.core.errors import QuarterdeckError, Unknown, spell_out
from quarterdeck.core.game import AnyGame, package_of
from quarterdeck.core.rulebook import Clause
from quarterdeck.core.sentence import Argument, Sentence
from quarterdeck.games import GAMES

SPOKEN: dict[str, str] = tomllib.loads((files(__name__) / "languages.toml").read_text("utf-8"))
LANGUAGES = tuple(SPOKEN)
LONGEST = 2_000  # letters of one argument; Fluent refuses a sentence with much more


class Words:
    """One language at one game's table."""

    names: Sequence[str] = ()  # of those who sit there, where it is known

    def __init__(self, game: AnyGame | None, language: str, *more: str) -> None:
        if language not in LANGUAGES:
            raise Unknown("language", language, LANGUAGES)
        self.game, self.language = game, language
        # Isolation marks help mixed scripts in a browser; a terminal shows them as boxes.
        functions: dict[str, Any] = {"THINGS": self.things, "NUMBER": self.number}
        self.bundle = FluentBundle([language], use_isolating=False, functions=functions)
        self.box = {
            f"box_{name}": plain_number(n) for name, n in (game.numbers if game else {}).items()
        }
        for text in (*texts_of(game, language), *more):
            self.bundle.add_resource(FluentResource(text))

    def at_table(self, names: Sequence[str]) -> "Words":
        """The same words where everyone's name is known, so that no seat goes by its number."""
        named = copy(self)
        named.names = names
        return named

    def text(self, key: str, **arguments: Argument) -> str:
        """`text("not-your-turn", name="Anne")`: one message, filled in."""
        return self.say(Sentence(key, arguments))

    def say(self, sentence: Sentence, names: Sequence[str] = ()) -> str:
        """A sentence with the names of those who sit at the table."""
        message = self.bundle.get_message(sentence.key)
        assert message.value is not None
        return self.put(sentence.key, message.value, self.fill(sentence.arguments, names))

    def put(self, key: str, pattern: Any, filled: Mapping[str, Any]) -> str:
        text, errors = self.bundle.format_pattern(pattern, {**self.box, **filled})
        if errors:
            raise ValueError(f"{key} ({self.language}): {errors}")
        return str(text)

    def knows(self, key: str) -> bool:
        """Whether there is such a message: not everything has words of its own."""
        return self.bundle.has_message(key)

    def title(self, key: str) -> str:
        """What stands above a message: its `.title`."""
        return self.put(key, self.bundle.get_message(key).attributes["title"], {})

    def parts(self, clause: Clause) -> list[tuple[str, str]]:
        """What a clause says, part by part: of what kind it is, and the text.

        Where the print is silent about the rest of it, our part is the message's `.ours`.
        """
        message = self.bundle.get_message(clause.key)
        ours = message.attributes.get("ours")
        told: list[tuple[str, str]] = [(clause.kind, self.text(clause.key))]
        return told if ours is None else [*told, ("ruling", self.put(clause.key, ours, {}))]

    def fill(self, arguments: Mapping[str, Argument], names: Sequence[str]) -> dict[str, Any]:
        """Sentences inside are said, seats get their names."""
        filled: dict[str, Any] = {
            key: self.say(value, names) if isinstance(value, Sentence) else as_filled_in(value)
            for key, value in arguments.items()
        }
        if "seat" in filled:
            filled["name"] = self.name(int(filled["seat"]), names)
        if "other" in filled:
            filled["other_name"] = self.name(int(filled["other"]), names)
        if "seats" in filled and isinstance(filled["seats"], str):
            filled["names"] = self.listed(
                [self.name(int(s), names) for s in filled["seats"].split()]
            )
        return filled

    def name(self, seat: int, names: Sequence[str]) -> str:
        known = names or self.names
        if seat >= len(known):
            return self.text("seat", number=seat + 1)
        return known[seat] or self.text("a-sailor")  # whoever has let their name go

    def listed(self, items: Sequence[str]) -> str:
        return format_list(list(items), locale=self.language)

    def percent(self, share: float, plus: str = "") -> str:
        """`8%`, in German `8 %`; `plus` stands before a gain, and nothing before nothing."""
        whole = round(100 * share)
        return (plus if whole > 0 else "") + format_percent(whole / 100, locale=self.language)

    def number(self, value: Any, **options: Any) -> Any:
        """NUMBER in a message: what is rounded to nothing has no sign."""
        made = fluent_number(value, **options)
        nothing = not re.search(r"[1-9]", made.format(Locale(self.language)))
        return fluent_number(0, **options) if nothing else made

    def things(self, text: Any, role: str = "subject") -> Any:
        """THINGS($dice) in a message: `2c1d` as "2 coins and 1 diamond", subject or object."""
        assert self.game is not None
        key, counted = f"{self.game.name}-thing", re.findall(r"(\d+)(\D)", str(text))
        each = [self.text(f"{key}-{kind}", count=int(n), role=str(role)) for n, kind in counted]
        return self.listed(each) if each else self.text("nothing")


def as_filled_in(value: Any) -> Any:
    """A number as the page has it; a file or a form can hold more than a sentence can."""
    if isinstance(value, int | float):
        return plain_number(value)
    too_long = isinstance(value, str) and len(value) > LONGEST
    return f"{value[:LONGEST]}…" if too_long else value


def plain_number(number: float) -> Any:
    """Points are read fastest without commas: 1000, not 1,000."""
    return fluent_number(number, useGrouping=False)


@cache  # games and languages
def words(game: AnyGame | None = None, language: str = "en") -> Words:
    """The words of a game (or of the frame alone), read once."""
    return Words(game, language)


def texts_of(game: AnyGame | None, language: str) -> list[str]:
    """The .ftl texts of the frame and of a game."""
    folders = [files(__name__), *([files(package_of(game)) / "words"] if game else [])]
    return [(folder / f"{language}.ftl").read_text("utf-8") for folder in folders]


def texts_of_handbook(game: AnyGame, language: str) -> str:
    """What the page of its rules alone says of a game; a game need not have a handbook."""
    text = files(package_of(game)) / "handbook" / f"{language}.ftl"
    return text.read_text("utf-8") if text.is_file() else ""


@lru_cache(maxsize=16)  # languages
def texts_to_choose_by(language: str) -> str:
    """What is said of every game to somebody who has not chosen one: title, options, bots."""
    return "".join(
        FluentSerializer().serialize_entry(entry)
        for game in GAMES.values()
        for entry in parse(texts_of(game, language)[-1]).body
        if isinstance(entry, Message) and is_to_choose_by(game.name, entry.id.name)
    )


def is_to_choose_by(game: str, key: str) -> bool:
    kinds = tuple(f"{game}-{kind}-" for kind in ("option", "level", "role"))
    return key in (game, f"{game}-about") or key.startswith(kinds)


# Whatever went wrong, in whichever game


def explain(sentence: Sentence, language: str = "en") -> str:
    """One sentence, in the words of the game it speaks of."""
    spoken_of = [GAMES[name] for name in games_in(sentence)]
    return words(spoken_of[0] if spoken_of else None, language).say(sentence)


def games_in(sentence: Sentence) -> Iterator[str]:
    """The games whose words a sentence needs, however deep they stand in it."""
    if (name := sentence.key.partition("-")[0]) in GAMES:
        yield name
    for argument in sentence.arguments.values():
        if isinstance(argument, Sentence):
            yield from games_in(argument)


def speak(sentence: Sentence) -> str:
    """How errors read when they are printed; a game that is none of ours has words of its own."""
    try:
        return explain(sentence)
    except LookupError:
        return spell_out(sentence)


QuarterdeckError.speak = speak
