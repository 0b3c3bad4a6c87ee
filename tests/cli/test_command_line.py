"""The command line: help, languages, and one clear sentence for whatever is wrong."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

from quarterdeck.cli import COMMANDS, main
from quarterdeck.cli.options import native
from quarterdeck.games import GAMES

ALL_GAMES = ", ".join(sorted(GAMES))
BOOK = """\
kapern@1, 2 seats, {"target":5000}
deal : 0 2
0 roll : 1/0/0/0/7/0
0 stop : 0
1 roll : 3/0/0/0/5/0
scores 5400 0
"""


@pytest.fixture(autouse=True)
def _english(monkeypatch):
    monkeypatch.setenv("LANG", "C.UTF-8")


def python(*arguments, **more):
    """Python in a process of its own."""
    command = [sys.executable, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, **more)


def wrong(capsys, *tokens):
    """The one sentence a bad command line is answered with."""
    status = main(tokens)

    printed = capsys.readouterr()
    assert (status, printed.out) == (2, "")
    assert printed.err.count("\n") == 1
    return printed.err.strip()


@pytest.mark.parametrize("verb", ["", "play", "duel", "replay", "rules", "solve", "bench"])
def test_every_verb_has_help(verb, capsys):
    status = main([*verb.split(), "--help"])

    assert status == 0
    assert f"Usage: quarterdeck {verb or 'COMMAND'}" in capsys.readouterr().out


@pytest.mark.parametrize("command", COMMANDS)
def test_the_list_of_commands_says_what_each_says_of_itself(command, capsys):
    main([command, "--help"])

    assert COMMANDS[command] in " ".join(capsys.readouterr().out.split())


def test_examples_stand_in_the_help(capsys):
    main(["duel", "--help"])

    assert "    quarterdeck duel kapern captain mate --games 2000\n" in capsys.readouterr().out


def test_the_version_is_the_packages(capsys):
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == "0.1.0\n"


def test_asking_for_help_loads_nothing_heavy():
    heavy = "{'msgspec', 'numpy', 'fluent', 'babel', 'textual'} & set(sys.modules)"

    done = python("-c", f"import sys, quarterdeck.cli; print({heavy})")

    assert done.stdout == "set()\n"


@pytest.mark.parametrize(
    ("tokens", "says"),
    [
        (
            "duel kaper random random",
            f"There is no game “kaper”. Games: {ALL_GAMES}. Did",
        ),
        ("rules chess", f"There is no game “chess”. Games: {ALL_GAMES}."),
        ("bench chess", f"There is no game “chess”. Games: {ALL_GAMES}."),
        ("play chess", f"There is no game “chess”. Games: {ALL_GAMES}."),
        (
            "duel kapern random random --option rum=1",
            "There is no option “rum”. Options: first, floor",
        ),
        ("duel kapern random random --option target", "“target” sets no option. Write name=value"),
        ("duel kapern random random --option target=7", "cannot be “7”. It can be 5000, 6000, 80"),
        (f"play kapern --option target={2600 * '7'}", "The option target cannot be “777777777"),
        ("play kapern --option target=7", "The option target cannot be “7”."),
        ("duel kapern random capten", "There is no bot “capten”. Bots: admiral, bold, captain, "),
        ("bench kapern --bot bosun", "There is no bot “bosun”. Bots: admiral, bold, captain, c"),
        ("play kapern me capten", "Nobody called “capten” can sit down. Write me, a name with a"),
        ("duel kapern random random --budget 1h", "“1h” is no budget. Write seconds, such as 1s"),
        ("duel kapern random random --budget 0s", "“0s” is no budget."),
        ("duel kapern random", "One seat is not possible: kapern is for 2 to 5."),
        ("duel kapern" + 6 * " random", "6 seats are not possible: kapern is for 2 to 5."),
        ("play kapern me", "One seat is not possible: kapern is for 2 to 5."),
        ("play kapern me" + 5 * " random", "6 seats are not possible: kapern is for 2 to 5."),
        ("solve chess", f"There is no game “chess”. Games: {ALL_GAMES}."),
        ("solve kapern --card jolly --dice 8c", "There is no card “jolly”. Cards: animals, coin, "),
        ("solve kapern --card coin --dice 9c", "“9c” makes 9 dice; it takes exactly eight, as in"),
        ("solve kapern --card coin --dice 8x", "“8x” are no dice. Write eight of them, counted by"),
        ("solve kapern --card coin --dice=4c-4s", "“4c-4s” are no dice. Write eight of them"),
        ("rules kapern K77", "There is no clause “K77”. Clauses: K1, K2, K3, "),
        ("replay nowhere.logbook", "There is no file or folder “nowhere.logbook”. Check the path"),
        ("duel kapern random random --games 0", "--games cannot be “0”. It must be > 0."),
        ("duel kapern random random --games ten", "--games cannot be “ten”. It must be a whole"),
        ("rules kapern --language xx", "--language cannot be “xx”. It can be en, fr, de."),
        ("fight kapern", "There is no command “fight”. Commands: admin, backup, "),
        ("rules kapern --loud", "There is no --loud here. There is --check, "),
        ("duel kapern --gmes 3", "Did you mean --games?"),
        ("dual kapern", "Did you mean duel?"),
        ("replay a 1 b", "Here nothing can be said by “b”."),
        ("duel kapern random random --seed 1 --seed 2", "--seed can be said once."),
        ("serve --port 70000", "--port cannot be “70000”. It must be <= 65535."),
        ("serve --prune=maybe", "--prune cannot be “maybe”. It can be true, false."),
        ("rules", "GAME is missing, or nothing is said after it."),
        ("completion", "SHELL is missing, or nothing is said after it. It can be bash, zsh, fish."),
    ],
)
def test_what_is_wrong_is_told_in_one_sentence(tokens, says, capsys):
    assert says in wrong(capsys, *tokens.split())


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("kapern@1, ", "Call me Ishmael. ", "This is no logbook"),
        (
            "kapern@1",
            "chess@1",
            f"There is no game “chess”. Games: {ALL_GAMES}.",
        ),
        ("kapern@1", "kapern@9", "version 9 of the rules; these are version 1."),
        ("2 seats", "1 seats", "One seat is not possible: kapern is for 2 to 5."),
        ("2 seats", "6 seats", "6 seats are not possible: kapern is for 2 to 5."),
        ("5000", "5500", "The options on line 1 cannot be used"),
        ("0 stop : 0", "0 stop : 99", "Line 4 cannot be played. “99” cannot be drawn"),
        ("0 stop : 0", "0 dance", "Line 4 cannot be played. “dance” names no action."),
        ("0 stop : 0", "0 reroll 1c : 0/0/0/0/1/0", "A roll takes at least two dice; you"),
        ("0 stop", "1 stop", "Line 4 cannot be played. Seat 2 cannot act now"),
        ("scores 5400", "scores 5500", "ends with the scores 5500 0, but the game comes to 5400"),
    ],
)
def test_a_logbook_that_is_wrong_is_told_in_one_sentence(old, new, says, tmp_path, capsys):
    file = tmp_path / "bad.logbook"
    file.write_text(BOOK.replace(old, new), "utf-8")

    status = main(["replay", str(file), "--quiet"])

    printed = capsys.readouterr()
    assert (status, printed.err.count("\n")) == (2, 1)
    assert says in printed.err


def test_a_folder_and_a_picture_are_no_logbooks(tmp_path, capsys):
    picture = tmp_path / "ship.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\x00\xff")

    assert "is a folder; a file is needed here." in wrong(capsys, "replay", str(tmp_path))
    assert "ship.png” is not text, so it is no logbook." in wrong(capsys, "replay", str(picture))


def test_a_folder_for_logbooks_that_is_a_file_is_found_out_before_the_games(tmp_path, capsys):
    file = tmp_path / "file"
    file.touch()

    says = wrong(capsys, "duel", "kapern", "random", "random", "--keep", str(file))

    assert "file” is a file; a folder is needed here." in says


@pytest.mark.parametrize(
    ("language", "says"),
    [("fr", "Il n’y a pas de commande"), ("de", "Einen Befehl „fight“ gibt es")],
)
def test_a_line_that_is_not_understood_is_told_so_in_the_language_asked_for(language, says, capsys):
    assert says in wrong(capsys, "fight", "kapern", "--language", language)


@pytest.mark.parametrize(("language", "says"), [("fr", "Il n’y a pas d’"), ("de", "gibt es nicht")])
def test_what_is_wrong_is_told_in_the_language_asked_for(language, says, capsys):
    assert says in wrong(capsys, "rules", "kapern", "K77", "--language", language)


@pytest.mark.parametrize(
    ("lang", "says"), [("de_DE.UTF-8", "Ein Totenkopf"), ("fr_FR", "Un crâne"), ("nl", "A skull")]
)
def test_the_language_is_that_of_the_environment_where_it_is_ours(lang, says):
    done = python("-m", "quarterdeck", "rules", "kapern", "K8", env={"LANG": lang})

    assert (done.returncode, done.stderr) == (0, "")
    assert says in done.stdout


@pytest.mark.parametrize(
    ("said", "says"),
    [
        ({"LC_ALL": "de_DE.UTF-8", "LANG": "fr_FR.UTF-8"}, "de"),
        ({"LC_MESSAGES": "fr_FR.UTF-8", "LANG": "de_DE.UTF-8"}, "fr"),
        ({"LC_ALL": "", "LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_of_the_environment_the_first_that_says_something_counts(said, says, monkeypatch):
    for name, value in said.items():
        monkeypatch.setenv(name, value)

    assert native() == says


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_is_told_every_command(shell, capsys):
    assert main(["completion", shell]) == 0

    told = capsys.readouterr().out
    assert all(command in told for command in COMMANDS)
    assert "annotate" in told


def test_a_process_ends_with_status_two_and_no_traceback():
    done = python("-m", "quarterdeck", "duel", "kapern", "random")

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "One seat is not possible: kapern is for 2 to 5.\n"


CTRL_C = """
import runpy, sys

class Impatient:
    def find_spec(self, name, *_):
        if name == {module!r}:
            raise KeyboardInterrupt

sys.meta_path.insert(0, Impatient())
runpy.run_module("quarterdeck", run_name="__main__")
"""


@pytest.mark.parametrize(
    "module", ["cyclopts", "quarterdeck.cli.serve", "uvicorn", "quarterdeck.server.database"]
)
def test_who_presses_ctrl_c_while_a_command_loads_sees_no_trace(module, tmp_path):
    serve = ("serve", "--port", "0", "--data", str(tmp_path / "log.sqlite"))

    done = python("-c", CTRL_C.format(module=module), *serve)

    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_a_reader_who_leaves_ends_it_quietly():
    rules = subprocess.Popen(
        [sys.executable, "-m", "quarterdeck", "rules", "kapern", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    rules.stdout.close()

    assert (rules.stderr.read(), rules.wait()) == (b"", 130)
    rules.stderr.close()


def test_a_typed_game_is_saved_where_it_was_asked_for(tmp_path, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    file = tmp_path / "my.logbook"

    status = main(["play", "kapern", "Anne", "Bart", "--plain", "--save", str(file)])

    assert status == 0
    assert file.read_text("utf-8").startswith("kapern@1, 2 seats")


def test_a_box_of_ones_own_is_named_by_a_flag(capsys):
    box = Path(__file__).parents[1] / "games" / "dorra" / "boxes" / "too_many_chests.toml"
    terms = ["--games", "3", "--processes", "1", "--components", str(box)]

    status = main(["duel", "dorra", "random", "random", "random", *terms])

    assert status == 0
    assert "Chests: pictured 15 times, where 6 are usual." in capsys.readouterr().err
