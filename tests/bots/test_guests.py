"""Bots of others: whatever one does wrong is named in a sentence, and costs it that game alone."""

import shlex
import shutil
import sys
from pathlib import Path

import pytest

from quarterdeck.bots import bots_of_others
from quarterdeck.bots.guest_process import GuestLimits
from quarterdeck.bots.levels import levels, sit
from quarterdeck.games import find
from quarterdeck.matches.arena import Match, play_block
from quarterdeck.matches.report import report
from quarterdeck.words import words

KAPERN = find("kapern")
EXAMPLES = Path(__file__).parents[2] / "examples"
PROGRAM = Path(__file__).with_name("bad_guest.py")
STEADY = f"exec:node {EXAMPLES / 'steady_bot.mjs'}"


@pytest.fixture(autouse=True)
def _short_of_patience(monkeypatch):
    monkeypatch.setattr(bots_of_others, "LIMITS", GuestLimits(answer=30, megabytes=64))
    yield
    bots_of_others.send_home()


def program(wrong):
    return f"exec:{shlex.join([sys.executable, '-I', '-S', str(PROGRAM), wrong])}"


def play(bot, blocks=1):
    """Two games a block against the random bot, and what is told of them."""
    match = Match("kapern", (bot, "random"), KAPERN.options())
    return report(match, [play_block(match, block) for block in range(blocks)])


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ("cheats", "wanted “win at once”, which it may not do there."),
        ("hangs", "has not answered within 0.5 s."),
        ("rubbish", "where do WORD was expected."),
        ("talks", "spoke without being asked"),
        ("shouts", "said more than 65,536 bytes in one line."),
        ("leaves", "has ended in the middle of a game, with status 3."),
        ("eats", "MB of memory; it may hold 64."),
        ("other-protocol", "said “hello” where bot NAME was expected."),
        ("unready", "said “not yet” where ready was expected."),
    ],
)
def test_a_bot_that_does_wrong_loses_the_game_by_it_and_is_named(wrong, sentence, monkeypatch):
    if wrong == "hangs":
        monkeypatch.setattr(bots_of_others, "LIMITS", GuestLimits(answer=0.5))

    found = play(program(wrong))

    assert found.forfeits == found.games == 2
    assert found.players[0].share == 0
    assert all(sentence in words(KAPERN).say(fault) for fault in found.faults)
    assert all(wrong in words(KAPERN).say(fault) for fault in found.faults)


def test_a_bot_that_does_nothing_wrong_plays_on_in_the_same_process():
    found = play(program("sound"), blocks=2)

    assert found.forfeits == 0
    assert [len(idle) for idle in bots_of_others.waiting.values() if idle] == [1]


def test_a_program_that_is_not_there_loses_too():
    found = play("exec:/nowhere/mybot")

    assert found.forfeits == 2
    assert "cannot be started" in words(KAPERN).say(found.faults[0])


@pytest.mark.parametrize(
    ("module", "sentence"),
    [
        ("import nothing_of_the_kind", "No module named 'nothing_of_the_kind'"),
        ("QUARTERDECK_PLUGIN = 99", "was written for version 99 of plug-ins"),
        ("QUARTERDECK_PLUGIN = 1", "has no attribute 'Bot'"),
    ],
)
def test_an_installed_bot_that_does_not_fit_is_named_in_a_sentence(
    module, sentence, tmp_path, monkeypatch
):
    (tmp_path / "somebodys_bot.py").write_text(module + "\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(bots_of_others, "LIMITS", GuestLimits())
    monkeypatch.setattr(
        bots_of_others, "plugged_in", lambda: {"kapern": {"somebodys": "plugin:somebodys_bot:Bot"}}
    )

    found = play("somebodys")

    assert found.forfeits == 2
    assert sentence in words(KAPERN).say(found.faults[0])


def test_an_installed_bot_is_a_level_and_never_the_one_that_stands_in(monkeypatch):
    monkeypatch.setattr(
        bots_of_others, "plugged_in", lambda: {"kapern": {"somebodys": "plugin:a:B"}}
    )

    assert "somebodys" in levels(KAPERN)
    assert levels(KAPERN)[-1] == "admiral"
    assert isinstance(sit(KAPERN, "somebodys", KAPERN.options(), 1), bots_of_others.Guest)


def test_a_bot_is_named_by_its_module(monkeypatch):
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.setattr(bots_of_others, "LIMITS", GuestLimits())

    found = play("my_first_bot:Cautious")

    assert found.forfeits == 0
    assert found.players[0].bot == "my_first_bot:Cautious"


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node here")
def test_a_bot_in_another_language_wins_against_the_random_one(monkeypatch):
    monkeypatch.setattr(bots_of_others, "LIMITS", GuestLimits())

    found = play(STEADY, blocks=20)

    assert found.forfeits == 0
    assert found.players[0].low > 0.5
