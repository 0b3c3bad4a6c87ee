"""The game in lines of text."""

import io
import subprocess
import sys

import pytest

from quarterdeck.core import logbook
from quarterdeck.core.table import LiveTable
from quarterdeck.games import GAMES
from quarterdeck.games.kapern import GAME
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.plain import Plain, run_plain
from quarterdeck.terminal.seating import TableTerms, seat_everyone
from quarterdeck.terminal.session import Session
from tests.terminal.stage import FIRST, script

TWO = ("Anne", "Bart")
LIE = (FIRST, "treasure_island", "1k1s1m3c2d")


def lines(*typed, chance=LIE, language="en"):
    """What is printed when this is typed."""
    session = Session(GAME, seat_everyone(GAME, TWO), GAME.options(), script(*chance))
    out = io.StringIO()
    Plain(session, Voice(GAME, language), out).play(f"{word}\n" for word in typed)
    return out.getvalue()


def test_the_position_is_told_in_words_and_in_notation():
    told = lines("roll")

    assert "Card: Treasure Island. Dice put on the island still score" in told
    assert "Dice: 1 skull, 1 sabre, 1 monkey, 3 coins, and 2 diamonds (1k1s1m3c2d)." in told
    assert "Scores: Anne 0 and Bart 0 (to 6000)." in told


def test_an_action_is_played_by_its_word():
    told = lines("roll", "place 3c2d", "stop", chance=(*LIE, "pirate"))

    assert "On the island: 3 coins and 2 diamonds (3c2d)." in told
    assert "Anne stops and scores 600." in told
    assert "Bart, what do you do?" in told


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("stop", "(K20)"),
        ("dance", "“dance” names no action."),
        ("why place 1k", "(K20)"),
        ("why place 3c", "Nothing speaks against it."),
        ("rules k7", "K7: A roll takes at least two dice."),
        ("rules", "K32: After 200 rounds"),
        ("rules Q1", "There is no clause “Q1”."),
        ("scores", "Scores: Anne 0 and Bart 0"),
        ("?", "why WORD:"),
        ("coach", "place 3c2d, reroll 1s1m: worth"),
        ("log", "Anne turns over Treasure Island."),
    ],
)
def test_whatever_is_typed_is_answered_and_asked_again(typed, answer):
    before, after = lines("roll"), lines("roll", typed)

    told = after.removeprefix(before.removesuffix("You leave the table. Fair winds!\n"))

    assert answer in told
    assert told.count("Anne, what do you do?") == 1


@pytest.mark.parametrize("before", ["", "why ", "rules "])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_line_of_any_length_is_answered_in_one_that_can_be_read(game, before):
    out, seats = io.StringIO(), ("Anne", *["random"] * (game.seats[0] - 1))
    session = Session(game, seat_everyone(game, seats), game.options(), LiveTable(1), 1)
    plain = Plain(session, Voice(game, "en"), out)

    plain.hear(before + "yo ho " * 500)

    assert f"“{'yo ho ' * 10}…”" in out.getvalue()
    assert "yo ho " * 11 not in out.getvalue()


def test_it_speaks_every_language():
    assert "Anne lance" in lines("roll", language="fr")
    assert "Anne würfelt" in lines("roll", language="de")


def test_the_end_is_told_and_nobody_is_asked_any_more():
    told = lines("roll", chance=(FIRST, "coin", "8c"))

    assert "Anne wins the game." in told
    assert told.endswith("Scores: Anne 0 and Bart 0 (to 6000).\n")


def test_it_plays_on_a_real_pipe_and_ends_politely_with_its_input():
    seats = ("kapern", "Anne", "random", "--plain", "--seed", "3", "--language", "en")
    command = [sys.executable, "-m", "quarterdeck", "play", *seats]
    piped = {"input": "roll\nstop\n", "capture_output": True, "text": True, "timeout": 60}

    done = subprocess.run(command, check=True, **piped)

    assert done.stderr == ""
    assert "Anne stops and scores" in done.stdout
    assert done.stdout.endswith("Fair winds!\n")
    assert "\x1b" not in done.stdout


def test_the_logbook_so_far_is_written_where_one_asked_for_it(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", io.StringIO("roll\n"))
    path = tmp_path / "so-far.logbook"

    run_plain(GAME, TableTerms(TWO, GAME.options(), 3), "en", save=path)

    assert capsys.readouterr().out.endswith("Fair winds!\n")
    *_, last = logbook.replay(GAME, logbook.read(path.read_text("utf-8")))
    assert last.entry.word == "roll"
