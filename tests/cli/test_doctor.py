"""An examination says what is there, what is to be minded, what is wrong; it changes nothing."""

import socket

import pytest

from quarterdeck.cli import doctor, extras, main
from quarterdeck.games import GAMES
from quarterdeck.server import database
from quarterdeck.server.sole_server import sole_server


def examine(capsys, *tokens, port="0"):
    status = main(["doctor", "--language", "en", "--port", port, *tokens])
    return status, capsys.readouterr().out.splitlines()


@pytest.fixture(autouse=True)
def _one_game(monkeypatch):
    """A game of each is played by the test that asks for it."""
    monkeypatch.setattr(doctor, "GAMES", {})


@pytest.fixture
def house(tmp_path):
    where = str(tmp_path / "house.sqlite")
    database.migrate_database(where)
    (tmp_path / "house.sqlite").chmod(0o600)
    return where


def test_all_is_well_with_a_house_that_is_up_to_date(capsys, house):
    status, lines = examine(capsys, "--data", house)

    assert status == 0
    assert {line[0] for line in lines} <= {"✓", "–"}
    assert not any(line[0] == "✓" for line in lines if "not installed" in line)
    assert "✓ The database answers and is up to date." in lines


def test_every_game_is_played(monkeypatch, capsys, house):
    monkeypatch.setattr(doctor, "GAMES", GAMES)

    _, lines = examine(capsys, "--data", house)

    played = {line.split()[1].rstrip(":") for line in lines if "was played to its end" in line}
    assert played == set(GAMES)


def test_a_game_that_breaks_is_wrong(monkeypatch, capsys, house):
    monkeypatch.setattr(doctor, "GAMES", {"kapern": GAMES["kapern"]})
    monkeypatch.setattr(doctor.logbook, "record", lambda *_: {}["sails"])

    status, lines = examine(capsys, "--data", house)

    assert status == 1
    assert "✗ kapern cannot be played: KeyError('sails'). Install quarterdeck anew." in lines


def test_a_house_that_is_not_there_is_not_made(capsys, tmp_path):
    status, lines = examine(capsys, "--data", str(tmp_path / "house.sqlite"))

    assert status == 0
    assert any(line.startswith("– There is no house in") for line in lines)
    assert list(tmp_path.iterdir()) == []


def test_a_house_without_a_folder_is_wrong(capsys, tmp_path):
    status, lines = examine(capsys, "--data", str(tmp_path / "new" / "house.sqlite"))

    assert status == 1
    assert any(line.startswith("✗ There is no folder") for line in lines)
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_does_not_answer_is_wrong(capsys):
    status, lines = examine(capsys, "--data", "postgresql://127.0.0.1:1/nobody")

    assert status == 1
    assert any(line.startswith("✗ The data cannot be kept in") for line in lines)


def test_what_others_could_read_is_to_be_minded(capsys, house, tmp_path):
    (tmp_path / "house.sqlite").chmod(0o644)

    status, lines = examine(capsys, "--data", house)

    assert status == 0
    assert any(line.startswith("! Others on this machine can read") for line in lines)


def test_a_port_that_is_taken_is_wrong(capsys, house):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])

        status, lines = examine(capsys, "--data", house, port=port)

    assert status == 1
    assert any(line.startswith(f"✗ 127.0.0.1:{port} cannot be used") for line in lines)


def test_a_port_that_this_house_has_is_to_be_minded(capsys, house):
    with sole_server(house), socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])

        status, lines = examine(capsys, "--data", house, port=port)

    assert status == 0
    assert any(line.startswith(f"! The house in {house} is open just now") for line in lines)


def test_a_folder_where_nothing_can_be_kept_is_to_be_minded(monkeypatch, capsys, house, tmp_path):
    (tmp_path / "file").touch()
    monkeypatch.setenv("QUARTERDECK_CACHE", str(tmp_path / "file" / "folder"))

    _, lines = examine(capsys, "--data", house)

    assert any(line.startswith("! What bots work out cannot be kept") for line in lines)


def test_what_is_not_installed_is_named_with_the_way_to_it(monkeypatch, capsys):
    monkeypatch.setattr(doctor, "find_spec", lambda _: None)

    status, lines = examine(capsys)

    assert status == 0
    assert "– The extra server is not installed; with it: pip install -e '.[server]'" in lines


def test_without_a_clone_an_extra_is_installed_by_its_name(monkeypatch, tmp_path):
    monkeypatch.setattr(extras, "CLONE", tmp_path)

    assert extras.how_to_install("server") == "pip install 'quarterdeck[server]'"
