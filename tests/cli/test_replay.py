"""`quarterdeck replay`: a logbook told turn by turn."""

import json
import re
from pathlib import Path

import pytest

from quarterdeck.cli import main

DOCS = Path(__file__).parents[2] / "docs" / "logbook.md"
BOOK = re.search(r"```\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)[1]
UNFINISHED = BOOK[: BOOK.index("0 roll")]


@pytest.fixture
def told(tmp_path, capsys):
    """Replay a text as a file, and hear what is told."""

    def tell(text, *more):
        (tmp_path / "my.logbook").write_text(text, "utf-8")
        assert main(["replay", str(tmp_path / "my.logbook"), *more]) == 0
        return capsys.readouterr().out

    return tell


def test_a_game_is_told_to_programs_line_by_line(told):
    game = json.loads(told(BOOK, "--json"))

    assert (game["game"], game["seats"], game["options"]["target"]) == ("kapern", 2, 5000)
    assert game["lines"][3] | {"told": [], "remarks": []} == {
        "seat": 1,
        "word": "stop",
        "chance": [10],
        "told": [],
        "remarks": [],
        "scores": [0, 6600],
    }
    assert "Seat 2 stops and scores 6600, the chest is full." in game["lines"][3]["told"]
    assert (game["to_move"], game["winners"], game["scores"]) == (None, [1], [-1000, 6600])


def test_names_in_a_logbook_are_told(told):
    named = BOOK.replace("1 roll :", '#names ["Anne","Bart"]\n1 roll :', 1)

    assert "Turn 1: Bart." in told(named)
    assert json.loads(told(named, "--json"))["names"] == ["Anne", "Bart"]


def test_a_logbook_that_names_another_winner_is_refused(tmp_path, capsys):
    (tmp_path / "my.logbook").write_text(BOOK.replace("scores", "#won 0\nscores"), "utf-8")

    assert main(["replay", str(tmp_path / "my.logbook")]) == 2
    assert "seat 0 won; by the rules it is 1" in capsys.readouterr().err


def test_the_example_of_the_manual_is_told_turn_by_turn(told):
    assert told(BOOK).splitlines() == [
        "",
        "Turn 1: Seat 2.",
        "  Seat 2 turns over Pirate.",
        "  Seat 2 rolls 1 sabre, 1 monkey, and 6 coins.",
        "  Seat 2 rolls 1 coin and 1 diamond.",
        "  Seat 2 stops and scores 6600, the chest is full.",
        "  Seat 2 has 6600 points: the final round begins. Everyone else has one more",
        "    turn.",
        "  Seat 1: 0 · Seat 2: 6600",
        "",
        "Turn 2: Seat 1.",
        "  Seat 1 turns over Pirate Ship, 4 sabres.",
        "  Seat 1 rolls 3 skulls, 2 sabres, 1 monkey, 1 parrot, and 1 coin.",
        "  Seat 1 is lost to 3 skulls.",
        "  The ship gets away from Seat 1, who loses 1000.",
        "  Seat 2 wins the game.",
        "",
        "The game is over.",
        "  Seat 1: -1000",
        "  Seat 2: 6600, the winner",
    ]


def test_it_can_be_told_from_a_later_turn_on(told):
    story = told(BOOK, "--from", "2")

    assert story.startswith("\nTurn 2: Seat 1.\n")


def test_quietly_only_the_end_is_told(told):
    story = told(BOOK, "--quiet", "--language", "de")

    assert story == "\nDas Spiel ist zu Ende.\n  Platz 1: -1000\n  Platz 2: 6600, gewonnen\n"


def test_an_unfinished_game_says_whose_turn_it_is(told):
    story = told(UNFINISHED, "--quiet")

    assert "The game goes on: Seat 1 is to move." in story


def test_finishing_writes_the_scores_under_a_game_that_is_over(told, tmp_path):
    told(BOOK.replace("scores -1000 6600\n", ""), "--quiet", "--finish")

    assert (tmp_path / "my.logbook").read_text("utf-8") == BOOK


def test_an_unfinished_game_cannot_be_finished(tmp_path, capsys):
    file = tmp_path / "my.logbook"
    file.write_text(UNFINISHED, "utf-8")

    assert main(["replay", str(file), "--finish"]) == 2
    assert "is not finished: scores are written once" in capsys.readouterr().err
    assert file.read_text("utf-8") == UNFINISHED


def test_purses_hidden_while_it_was_played_are_told_in_the_replay(capsys):
    voyage = Path(__file__).parents[1] / "games" / "dorra" / "voyages" / "hidden_purses.logbook"

    assert main(["replay", str(voyage)]) == 0

    scores = [line for line in capsys.readouterr().out.splitlines() if "·" in line]
    assert not any(re.search(r": 0\b", line) for line in scores[:5])


def test_remarks_are_told_where_they_were_made_in_ones_own_language(told):
    first, rest = BOOK.split("\n", 2)[0], BOOK.split("\n", 2)[1:]
    book = "\n".join([first, rest[0], "# Look.", "#fr Voyez.", "#step ship", rest[1]])

    english, french = told(book), told(book, "--language", "fr")

    assert "  Look.\n" in english
    assert "Voyez" not in english
    assert "  Look.\n  Voyez.\n" in french
    assert "ship\n" not in english


def test_what_turned_a_game_is_written_into_it_once(told, tmp_path):
    told(BOOK, "--quiet", "--annotate")
    once = (tmp_path / "my.logbook").read_text("utf-8")
    told(once, "--quiet", "--annotate")

    remarks = re.findall(r"^#en A turning point, by (play|luck): .*% for Seat \d\.$", once, re.M)
    assert 0 < len(remarks) == once.count("#")
    assert (tmp_path / "my.logbook").read_text("utf-8") == once
    assert "A turning point" in told(once)
