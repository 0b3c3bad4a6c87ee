"""`quarterdeck play`: who may sit down, and words typed on a pipe."""

import io

import pytest

from quarterdeck.cli import main
from quarterdeck.cli.play import check_seats, has_screen
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.games.kapern import GAME


@pytest.fixture
def typed(monkeypatch, capsys):
    """Type some lines at a table, and read what it answers."""

    def play(text, *more):
        monkeypatch.setattr("sys.stdin", io.StringIO(text))
        assert main(["play", "kapern", *more]) == 0
        return capsys.readouterr().out

    return play


def test_on_a_pipe_the_game_is_played_by_typed_words(typed):
    story = typed("roll\nquit\n", "Anne", "Mary", "--seed", "1")

    assert "Turn 1: " in story
    assert "Anne" in story
    assert "Mary" in story


def test_house_rules_and_language_reach_the_table(typed):
    story = typed("quit\n", "--plain", "--option", "target=8000", "--language", "de", "--seed", "1")

    assert "Zug 1" in story
    assert "8000" in story


@pytest.mark.parametrize(
    "seats", [("me", "captain"), ("Anne", "Ödön", "mate"), ("me", "me", "random", "random", "Bo")]
)
def test_people_and_bots_may_sit_down(seats):
    check_seats(GAME, seats)


@pytest.mark.parametrize("seats", [("me",), ("me",) * 6, ("me", "capten"), ("me", ""), ("me", "7")])
def test_nobody_else_may(seats):
    with pytest.raises(QuarterdeckError):
        check_seats(GAME, seats)


@pytest.mark.parametrize(
    ("term", "screen"), [("xterm-256color", True), ("dumb", False), ("unknown", False)]
)
def test_a_terminal_that_cannot_move_its_cursor_has_no_screen(term, screen, monkeypatch):
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", term)

    assert has_screen() == screen


@pytest.mark.parametrize(
    ("flag", "value"),
    [
        ("--save", "my.logbook"),
        ("--resume", "my.logbook"),
        ("--seed", "0"),
        ("--components", "box.json"),
    ],
)
def test_what_a_house_would_not_heed_is_refused_before_anybody_is_asked(flag, value, capsys):
    where = ("--house", "http://127.0.0.1:1", "--language", "en")

    assert main(["play", *where, flag, value]) == 2

    said = capsys.readouterr().err
    assert f"{flag} is for a game that this terminal keeps" in said
    assert "leave out --house" in said
