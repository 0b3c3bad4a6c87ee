"""Handbooks: what the page of a game's rules says besides its clauses, in every language."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import cutlass
from quarterdeck.games import GAMES
from quarterdeck.words import LANGUAGES, texts_of_handbook
from tests.test_numbers_in_words import digits_in
from tests.test_words import is_said, messages

WEB = Path(__file__).parents[1] / "src" / "quarterdeck" / "web"
ILLUSTRATED = sorted(path.parent.name for path in WEB.glob("games/*/about.json"))


def handbook(name, language="en"):
    return messages(texts_of_handbook(GAMES[name], language))


def test_every_game_of_ours_has_one():
    assert sorted(GAMES) == ILLUSTRATED
    assert all((WEB / "games" / name / "handbook.js").is_file() for name in ILLUSTRATED)


@pytest.mark.parametrize("name", ILLUSTRATED)
def test_the_aim_is_told_in_three_sentences(name):
    aims = [key for key in handbook(name) if re.fullmatch(rf"{name}-handbook-aim-\d", key)]

    assert len(aims) == 3


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", ILLUSTRATED)
def test_it_says_the_same_in_every_language(name, language):
    english, other = handbook(name), handbook(name, language)

    assert list(english) == list(other)
    for key, seen in english.items():
        assert seen.arguments == other[key].arguments, key


@pytest.mark.parametrize("name", ILLUSTRATED)
def test_nothing_in_it_is_unused(name):
    own = (key.removeprefix(f"{name}-handbook-") for key in handbook(name))

    assert not [key for key in own if not (is_said(key) or is_said(f"{name}-handbook-{key}"))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ILLUSTRATED)
def test_no_number_of_the_box_stands_in_it(name, language):
    entries = FluentParser().parse(texts_of_handbook(GAMES[name], language)).body
    messages = [entry for entry in entries if isinstance(entry, ftl.Message)]

    assert not {entry.id.name: found for entry in messages if (found := digits_in(entry))}


def test_a_game_from_elsewhere_needs_none():
    assert texts_of_handbook(cutlass.GAME, "en") == ""
