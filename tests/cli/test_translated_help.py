"""What --help says to those who do not read English: every text, and nothing stale."""

import tomllib
from importlib import import_module
from inspect import cleandoc

import pytest

from quarterdeck.cli import COMMANDS, app, main
from quarterdeck.cli.options import LANGUAGES
from quarterdeck.cli.translated_help import LISTED, TEXTS

OTHERS = LANGUAGES[1:]
OWN = {"Usage:", "Commands", "Arguments", "Parameters", "For example:"}
FACTS = {"default:", "choices:", "required"}
# What the library says of its two flags, which it lists only when it is asked to.
FLAGS = {"Display this message and exit.", "Display application version."}


def explained(command):
    """What stands in the page of a command: about it, and about all that can be said to it."""
    name = command.replace("-", "_")
    about = cleandoc(getattr(import_module(f"quarterdeck.cli.{name}"), name).__doc__)
    yield from about.partition("For example:")[0].strip().split("\n\n")
    yield from (
        each.parameter.help for each in app[command].assemble_argument_collection() if each.show
    )


@pytest.fixture(scope="module")
def english():
    told = {app.help, *COMMANDS.values(), *(text for each in COMMANDS for text in explained(each))}
    return {" ".join(text.split()).replace(LISTED, "{games}") for text in told}


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_of_the_help_is_there_in_every_language(language, english):
    texts = tomllib.loads((TEXTS / f"{language}.toml").read_text("utf-8"))

    assert english | OWN | FACTS <= set(texts)
    assert set(texts) <= english | OWN | FACTS | FLAGS
    assert all(texts.values())


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_loses_what_has_to_be_typed(language):
    texts = tomllib.loads((TEXTS / f"{language}.toml").read_text("utf-8"))

    for text, said in texts.items():
        typed = [word for word in text.split() if word.startswith(("--", "$", "{", "/", "`"))]
        assert all(word.strip(".;,:") in said for word in typed), text


def test_help_is_said_in_the_language_that_is_asked_for(capsys, monkeypatch):
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    main(["duel", "--help"])
    french = capsys.readouterr().out
    main(["duel", "--language", "de", "--help"])
    german = capsys.readouterr().out
    monkeypatch.setenv("LANG", "C.UTF-8")
    main(["duel", "--help"])
    english = capsys.readouterr().out

    assert "Faire jouer des robots entre eux" in french
    assert "Bots gegeneinander spielen lassen" in german
    assert "[sonst: 1]" in german
    assert "quarterdeck duel kapern captain mate --games 2000" in german
    assert "Let bots play each other" in english
    assert "Usage: quarterdeck duel" in english


def test_the_list_of_commands_is_said_in_it_too(capsys, monkeypatch):
    monkeypatch.setenv("LANG", "de_AT")
    main([])

    printed = capsys.readouterr().out
    assert "Im Terminal spielen" in printed
    assert "Befehle" in printed
