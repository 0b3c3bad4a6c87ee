"""The .ftl files: nothing missing, nothing unused, the same arguments in every language."""

import ast
import re
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from quarterdeck import bots
from quarterdeck.core.moment import Over
from quarterdeck.core.options import choices, number_tables, write_value
from quarterdeck.games import GAMES
from quarterdeck.words import LANGUAGES, texts_of, texts_to_choose_by, words
from quarterdeck.words.page_texts import APART, keys_behind, keys_under, texts_for_page

ROOT = Path(__file__).parents[1]
SCRIPTS = [
    path for path in (ROOT / "src/quarterdeck/web").rglob("*.js") if "vendor" not in path.parts
]
HOLE = r"([\w-]+)"
PLACES = ("treasure", "flat", "pirate", "mud", "cliff", "anchor")  # on the chart of Waddingtons
ROLE = "role"  # of a thing in its sentence, in a language that has cases
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
    return messages(texts_of(game, language)[-1])


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
    yield from (f"{name}-why-{refusal.name}" for refusal in refusals(game))


def refusals(game):
    """Every reason to say no; once the game is over, only that is said."""
    yield from chain.from_iterable(game.refusals.values())
    yield from (each for moment, each in game.rulebook.moments.items() if moment is not Over)


def offered(game):
    """Every key that tells of an option: tables of numbers, and values with a name of their own."""
    for option, values in choices(game.options).items():
        yield from (f"{game.name}-option-{option}-{write_value(value)}" for value in values)
    yield from (f"{game.name}-option-{option}" for option in number_tables(game.options))


def python_strings(text):
    """Every string in a Python file as a list of parts; None where something is filled in."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield [node.value]
        elif isinstance(node, ast.JoinedStr):
            yield [part.value if isinstance(part, ast.Constant) else None for part in node.values]


def page_strings(text):
    """The same in a script of the page; what is inside a template of markup is found as well."""
    for plain, template in re.findall(r'"([\w-]+)"|`([\w-]*(?:\$\{[^}`]+\}[\w-]*)+)`', text):
        parts = re.split(r"\$\{[^}]+\}", template)
        yield [plain] if plain else [*chain.from_iterable((part, None) for part in parts)][:-1]


@cache
def in_code():
    """What code and page say: plain strings, and those with something filled in as patterns."""
    strings = [
        *(each for path in SOURCES for each in python_strings(path.read_text("utf-8"))),
        *(each for path in SCRIPTS for each in page_strings(path.read_text("utf-8"))),
    ]
    plain = {each for parts in strings if len(parts) == 1 for each in parts if each}
    filled = (parts for parts in strings if None in parts and any(parts))
    patterns = {
        "".join(HOLE if part is None else re.escape(part) for part in parts) for parts in filled
    }
    return plain, [re.compile(pattern) for pattern in sorted(patterns)]


def is_said(key):
    """Whether code asks for a key, or fills in a word that stands somewhere in the code."""
    plain, filled = in_code()
    found = (pattern.fullmatch(key) for pattern in filled)
    return key in plain or any(match and all(map(is_filler, match.groups())) for match in found)


def is_filler(word):
    """A string of the code; the number of a card, or the letter of a thing in notation."""
    return word in in_code()[0] or word.isdigit() or len(word) == 1


def is_on_the_page(key):
    """The page asks for its own keys, and for those of a game, without saying `page` again."""
    _, page, rest = key.rpartition("page-")
    return bool(page) and is_said(rest)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same_things(game, language):
    for about in (None, game):
        english, other = texts(about, "en"), texts(about, language)

        assert set(english) == set(other)
        for key, seen in english.items():
            own = {ROLE} if "-thing-" in key else set()
            assert seen.arguments | own == other[key].arguments | own, key


def test_nothing_a_game_needs_is_missing(game):
    assert not set(needed(game)) - set(texts(game, "en"))


def test_no_message_is_unused(game):
    keys = texts(None, "en") | texts(game, "en")
    referred = set().union(*(seen.messages for seen in keys.values()))

    unused = set(keys) - set(needed(game)) - set(offered(game)) - referred

    assert not {key for key in unused if not (is_said(key) or is_on_the_page(key))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_game_can_be_chosen_by_what_is_said_of_all(game, language):
    said = texts_to_choose_by(language)
    wanted = (
        game.name,
        f"{game.name}-about",
        *(f"{game.name}-option-{name}" for name in choices(game.options)),
        *(f"{game.name}-level-{level}" for level in bots.of(game).levels),
    )

    assert not [key for key in wanted if f"\n{key} =" not in f"\n{said}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stays_behind_is_nothing_that_a_page_says(game, language):
    """Neither by its modules, nor within other messages, nor where the server refuses something."""
    sent = messages(texts_for_page(None, language)) | messages(texts_for_page(game, language))
    behind = {*keys_behind(None), *keys_behind(game)}
    modules = "".join(path.read_text("utf-8") for path in SCRIPTS)

    assert behind
    assert behind.isdisjoint({*sent, *chain.from_iterable(seen.messages for seen in sent.values())})
    apart = set(keys_under(None, APART.values()))  # a page that says these asks for them
    silent = behind - apart
    assert not [key for key in silent if f'"{key}"' in modules or key.startswith("denied-")]


@pytest.mark.parametrize("path", sorted((ROOT / "src").rglob("fr.ftl")), ids=str)
def test_french_signs_are_never_torn_from_their_words(path):
    lines = path.read_text("utf-8").splitlines()
    torn = [line for line in lines if re.search(r"\S [:;!?»%]|« ", line) and line[:1] != "#"]

    assert torn == []


OTHER_WORDS = [("de", r"\bTrainer\b"), ("fr", r"(?<![\w$:=-])[Bb]ots?(?![\w=:-])")]
TYPED = "bots, ou bots et un niveau"  # what is typed is the same word in every language


@pytest.mark.parametrize(("language", "other"), OTHER_WORDS)
def test_one_thing_has_one_word(language, other):
    """The coach is a Ratgeber in German, a bot is a robot in French."""
    lines = [
        said
        for path in sorted((ROOT / "src").rglob(f"{language}.ftl"))
        for said in re.sub(r"\{[^{}]*\}|\[\w+\]", "", path.read_text("utf-8")).splitlines()
        if said[:1] != "#"
    ]
    help_texts = ROOT / "src/quarterdeck/cli/help_texts" / f"{language}.toml"
    helped = [said.rpartition('" = "')[2] for said in help_texts.read_text("utf-8").splitlines()]

    wrong = [said for said in (*lines, *helped) if re.search(other, said.replace(TYPED, ""))]

    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_written_as_on_the_page(language):
    kapern = words(GAMES["kapern"], language)

    told = kapern.text("kapern-scored", seat=0, points=4600, chest=0)
    lost = kapern.text("kapern-cursed", seat=0, skulls=4, points=1200)
    space = kapern.text("doctor-space", megabytes=4600, folder="here")

    assert ("4600" in told, "1200" in lost) == (True, True)
    assert "4600" not in space, "who asks for figures in threes gets them"


def test_german_things_stand_in_the_case_of_their_role():
    words_de = words(GAMES["kapern"], "de")

    thrown = words_de.text("kapern-threw", name="Anne", thrown="1m2d1k")
    lying = words_de.text("kapern-position-dice", dice="1m")

    assert thrown == "Anne würfelt 1 Affen, 2 Diamanten und 1 Totenkopf."
    assert "1 Affe " in lying


@pytest.mark.parametrize("language", ["de", "fr"])
def test_places_on_a_chart_are_named_in_the_readers_language(language):
    game = GAMES["waddingtons"]
    named = [words(game, "en").text("waddingtons-page-place", place=each) for each in PLACES]

    assert len(set(named)) == len(PLACES)
    assert not [name for name in named if name in "".join(texts_of(game, language))]
