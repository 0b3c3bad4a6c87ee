"""`quarterdeck play --save` and `--resume`: nothing is lost, and nothing is overwritten."""

import io

import pytest

from quarterdeck.cli import main
from quarterdeck.core import logbook
from quarterdeck.games import GAMES, find

OVER = 'kapern@1, 2 seats, {"target":5000}\ndeal : 0 0\n0 roll : 0/0/0/0/8/0\n'


@pytest.fixture
def typed(monkeypatch, capsys):
    """Type some lines at a table; the status, and what is printed."""

    def play(text, *more):
        monkeypatch.setattr("sys.stdin", io.StringIO(text))
        status = main(["play", *map(str, more)])
        printed = capsys.readouterr()
        return status, printed.out + printed.err

    return play


def entries(file):
    return logbook.read(file.read_text("utf-8")).entries


def words(file):
    return [entry.word for entry in entries(file)]


def test_a_saved_game_is_played_on(typed, tmp_path):
    file = tmp_path / "my.logbook"
    typed("roll\n", "kapern", "Anne", "Mary", "--plain", "--seed", "1", "--save", file)
    begun = entries(file)

    status, told = typed("show\nlog\nstop\n", "--plain", "--resume", file, "--save", file)

    assert (status, words(file)[: len(begun) + 1]) == (0, [*words_of(begun), "stop"])
    assert entries(file)[: len(begun)] == begun
    assert "Dice: " in told
    assert "Turn 1: " in told


def words_of(begun):
    return [entry.word for entry in begun]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_any_kind_is_played_on(name, typed, tmp_path):
    file, further = tmp_path / "my.logbook", tmp_path / "further.logbook"
    seats = ("Anne",) * find(name).seats[0]
    typed("quit\n", name, *seats, "--plain", "--seed", "2", "--save", file)

    status, _ = typed("quit\n", name, *seats, "--plain", "--resume", file, "--save", further)

    assert status == 0
    assert further.read_text("utf-8") == file.read_text("utf-8")


def test_whoever_names_nobody_plays_on_against_the_best_bots(typed, tmp_path):
    file = tmp_path / "my.logbook"
    typed("roll\n", "kapern", "Anne", "Mary", "Bo", "--plain", "--seed", "1", "--save", file)

    status, told = typed("scores\n", "--plain", "--resume", file)

    assert status == 0
    assert "Skipper 0, Wren 0, and Pip 0" in told


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (("dorra",), "The logbook is of the game “kapern”, not of dorra."),
        (("kapern", "me", "mate", "mate"), "is a game for 2 seats, and 3 were named."),
        (("kapern", "--option", "target=8000"), "are agreed on already. Leave --option"),
    ],
)
def test_a_game_is_played_on_as_it_was_agreed(more, says, typed, tmp_path):
    file = tmp_path / "my.logbook"
    typed("roll\n", "kapern", "Anne", "Mary", "--plain", "--seed", "1", "--save", file)

    status, told = typed("", *more, "--plain", "--resume", file)

    assert status == 2
    assert says in told


def test_a_game_that_is_over_is_not_played_on(typed, tmp_path):
    file = tmp_path / "over.logbook"
    file.write_text(OVER, "utf-8")

    status, told = typed("", "--plain", "--resume", file)

    assert status == 2
    assert "over.logbook” is over. quarterdeck replay tells how it went." in told


def test_a_file_that_is_there_is_not_overwritten(typed, tmp_path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anne", "utf-8")

    status, told = typed("quit\n", "kapern", "--plain", "--save", file)

    assert (status, file.read_text("utf-8")) == (2, "Dear Anne")
    assert "letter.txt” is there already, and nothing is overwritten." in told
    assert "what do you do?" not in told


@pytest.mark.parametrize("path", ["nowhere/my.logbook", "file/my.logbook", "."])
def test_a_path_nothing_can_be_written_to_is_found_out_before_the_game(path, typed, tmp_path):
    (tmp_path / "file").touch()

    status, told = typed("quit\n", "kapern", "--plain", "--save", tmp_path / path)

    assert status == 2
    assert "what do you do?" not in told
    assert told.count("\n") == 1
    assert (f"no folder “{tmp_path / 'nowhere'}”" in told) is path.startswith("nowhere")


def test_a_game_is_safe_before_each_line_that_is_typed(tmp_path, monkeypatch):
    file, seen = tmp_path / "my.logbook", []

    class Looking(io.StringIO):
        def __next__(self):
            seen.append(len(entries(file)))
            return super().__next__()

    monkeypatch.setattr("sys.stdin", Looking("roll\nquit\n"))
    main(["play", "kapern", "Anne", "Mary", "--plain", "--seed", "5", "--save", str(file)])

    assert seen == [1, 2]
