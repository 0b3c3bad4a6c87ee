"""Bots of others: whatever one does wrong is named in a sentence, and costs it that game alone."""

import shlex
import shutil
import sys
from pathlib import Path

import pytest

from quarterdeck.bots import bots_of_others
from quarterdeck.bots.guest_process import BotFault, GuestLimits
from quarterdeck.bots.levels import levels, sit
from quarterdeck.games import find
from quarterdeck.matches.arena import Match, play_block, seat_once
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
        ("shouts", "said more than 65536 bytes in one line."),
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
    assert (found.illegal, found.timeouts) == (2 * (wrong == "cheats"), 2 * (wrong == "hangs"))
    assert all(sentence in words(KAPERN).say(line.fault) for line in found.faults)
    assert all(wrong in words(KAPERN).say(line.fault) for line in found.faults)


def test_the_same_fault_is_told_once_with_how_often():
    found = play(program("cheats"), blocks=2)

    assert [line.games for line in found.faults] == [4]


def test_a_bot_that_does_nothing_wrong_plays_on_in_the_same_process():
    found = play(program("sound"), blocks=2)

    assert found.forfeits == 0
    assert [len(idle) for idle in bots_of_others.waiting.values() if idle] == [1]


def test_a_program_that_is_not_there_loses_too():
    found = play("exec:/nowhere/mybot")

    assert found.forfeits == 2
    assert "cannot be started" in words(KAPERN).say(found.faults[0].fault)


CLUMSY = """\
class Bot:
    def __init__(self, *told):
        pass

    def choose(self, seen):
        return [][seen.turn]
"""


def test_an_error_in_a_bot_is_told_with_its_file_and_line(tmp_path, monkeypatch):
    (tmp_path / "clumsy.py").write_text(CLUMSY, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(bots_of_others, "LIMITS", GuestLimits())

    found = play("clumsy:Bot")

    told = "reports an error: clumsy.py, line 6: IndexError: list index out of range"
    assert told in words(KAPERN).say(found.faults[0].fault)


TALKER = """\
class Bot:
    def __init__(self, *told):
        pass

    def choose(self, seen):
        return "reroll everything"
"""


@pytest.mark.parametrize("game", ["kapern", "waddingtons", "piracy", "dorra"])
def test_what_is_no_action_is_told_as_it_was_returned(game, tmp_path, monkeypatch):
    (tmp_path / "talker.py").write_text(TALKER, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(bots_of_others, "LIMITS", GuestLimits())
    bots = ("talker:Bot", *["random"] * (find(game).seats[0] - 1))
    match = Match(game, bots, find(game).options())

    found = report(match, [play_block(match, 0)])

    assert found.illegal == found.forfeits > 0
    assert "wanted “'reroll everything'”" in words(KAPERN).say(found.faults[0].fault)


def test_one_that_cannot_even_begin_is_refused_before_anything_is_played():
    with pytest.raises(BotFault, match="cannot be started"):
        seat_once(Match("kapern", ("exec:/nowhere/mybot", "random"), KAPERN.options()))


@pytest.mark.parametrize(
    ("module", "sentence"),
    [
        ("import nothing_of_the_kind", "No module named 'nothing_of_the_kind'"),
        ("QUARTERDECK_PLUGIN = 99", "was written for version 99 of plug-ins"),
        ("QUARTERDECK_PLUGIN = 1", "has no attribute 'Bot'"),
        (
            "QUARTERDECK_PLUGIN = 1\ndef Bot(options, seed, budget): return 1",
            "somebodys_bot:Bot makes cannot play: it has no method choose(view)",
        ),
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
    assert sentence in words(KAPERN).say(found.faults[0].fault)


def test_a_module_of_ones_own_need_not_say_a_version(tmp_path, monkeypatch):
    assert forfeits_of_module("", tmp_path, monkeypatch) == (0, "")


def test_a_module_of_ones_own_for_another_version_is_named(tmp_path, monkeypatch):
    lost, fault = forfeits_of_module("QUARTERDECK_PLUGIN = 2\n", tmp_path, monkeypatch)

    assert lost == 2
    assert "was written for version 2 of plug-ins" in fault


def forfeits_of_module(version, folder, monkeypatch):
    example = (EXAMPLES / "my_first_bot.py").read_text("utf-8")
    own = example.replace("QUARTERDECK_PLUGIN = 1", version, 1)
    (folder / "bot_of_ones_own.py").write_text(own, "utf-8")
    monkeypatch.chdir(folder)
    monkeypatch.setattr(bots_of_others, "LIMITS", GuestLimits())
    found = play("bot_of_ones_own:Cautious")
    return found.forfeits, "".join(words(KAPERN).say(line.fault) for line in found.faults)


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
