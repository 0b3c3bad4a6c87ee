"""The .ftl files: nothing missing, nothing unused, the same arguments in every language."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from quarterdeck import bots
from quarterdeck.core.options import choices
from quarterdeck.words import LANGUAGES, sources

ROOT = Path(__file__).parents[1]
SOURCES = [*(ROOT / "src").rglob("*.py"), *(ROOT / "examples").rglob("*.py")]


class Seen(Visitor):
    """What a message asks for: arguments and other messages."""

    def __init__(self):
        self.arguments, self.messages = set(), set()

    def visit_VariableReference(self, node):  # noqa: N802  the visitor's own naming
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802
        self.messages.add(node.id.name)


def messages(text):
    """Each message of an .ftl text with what it asks for."""
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = seen = Seen()
            seen.visit(entry)
    return found


def texts(game, language):
    """The frame's messages, or a game's own."""
    return messages(sources(game, language)[-1])


def needed(game):
    """Every key a game's own tables ask for."""
    name = game.name
    yield from (name, f"{name}-about")
    for clause in game.rulebook.clauses.values():
        yield from (clause.key, f"{name}-chapter-{clause.chapter}")
    for event in game.types.event.__args__:
        yield f"{name}-{event.__struct_config__.tag}"
    for option in choices(game.options):
        yield f"{name}-option-{option}"
    for level in bots.of(game).levels:
        yield f"{name}-level-{level}"


def written_in_code():
    """Every string in our sources, f-strings as patterns."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.escape(node.value)
            elif isinstance(node, ast.JoinedStr):
                yield "".join(
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                    for part in node.values
                )


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same_things(game, language):
    for about in (None, game):
        english, other = texts(about, "en"), texts(about, language)

        assert set(english) == set(other)
        for key, seen in english.items():
            assert seen.arguments == other[key].arguments, key


def test_nothing_a_game_needs_is_missing(game):
    assert not set(needed(game)) - set(texts(game, "en"))


def test_no_message_is_unused(game):
    keys = texts(None, "en") | texts(game, "en")
    referred = set().union(*(seen.messages for seen in keys.values()))
    code = re.compile("|".join(sorted(set(written_in_code()) - {".+"})))

    unused = set(keys) - set(needed(game)) - referred

    assert not {key for key in unused if not code.fullmatch(key)}
