"""What a host says once, in a file or by variables; the command line has the last word."""

import re
from pathlib import Path

import pytest

from quarterdeck.cli import main, serve
from quarterdeck.server.settings import Settings


@pytest.fixture
def opened(monkeypatch, tmp_path):
    """How a house is set up by a command line, instead of opening it."""
    asked = []
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(serve, "load_server", lambda settings: lambda *_: asked.append(settings))

    def open_house(*tokens):
        assert main(["serve", *tokens]) == 0
        return asked[-1]

    return open_house


def test_without_anything_a_house_is_as_usual(opened):
    assert opened() == Settings()


def test_a_file_in_the_folder_is_read(opened, tmp_path):
    (tmp_path / "quarterdeck.toml").write_text(
        'port = 9000\nhost-name = ["pirates.example.org", "sea"]\nprune = true\n'
    )

    house = opened()

    assert (house.port, house.prune) == (9000, True)
    assert house.host_names == ("pirates.example.org", "sea")


def test_a_variable_goes_before_the_file_and_a_word_before_both(opened, tmp_path, monkeypatch):
    (tmp_path / "quarterdeck.toml").write_text("port = 9000\npace = 0.5\ndrain = 3\n")
    monkeypatch.setenv("QUARTERDECK_PORT", "9001")
    monkeypatch.setenv("QUARTERDECK_PACE", "0.1")

    house = opened("--port", "9002")

    assert (house.port, house.pace, house.drain) == (9002, 0.1, 3)


def test_a_password_need_not_stand_on_the_command_line(opened, monkeypatch):
    monkeypatch.setenv("QUARTERDECK_DATA", "postgresql://anne:rum@db/quarterdeck")

    assert opened().data == "postgresql://anne:rum@db/quarterdeck"


def test_several_values_of_a_variable_stand_apart(opened, monkeypatch):
    monkeypatch.setenv("QUARTERDECK_PROXY", "127.0.0.1 10.0.0.0/8")

    assert opened().proxies == ("127.0.0.1", "10.0.0.0/8")


def test_another_file_can_be_named(opened, tmp_path, monkeypatch):
    (tmp_path / "other.toml").write_text("port = 9003\n")
    monkeypatch.setenv("QUARTERDECK_CONFIG", str(tmp_path / "other.toml"))

    assert opened().port == 9003


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ("prot = 9000", "prot"),
        ("port = 70000", "70000"),
        ("port = ", "quarterdeck.toml"),
        ('log-level = "loud"', "loud"),
    ],
)
@pytest.mark.usefixtures("opened")
def test_what_is_wrong_in_a_file_is_told(tmp_path, capsys, written, says):
    (tmp_path / "quarterdeck.toml").write_text(written + "\n")

    status = main(["serve"])

    assert status == 2
    assert says in capsys.readouterr().err


@pytest.mark.usefixtures("opened")
def test_a_file_that_was_named_must_be_there(monkeypatch, capsys):
    monkeypatch.setenv("QUARTERDECK_CONFIG", "nowhere.toml")

    assert main(["serve"]) == 2
    assert "nowhere.toml" in capsys.readouterr().err


def test_other_commands_of_a_house_read_what_concerns_them(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "quarterdeck.toml").write_text(f"port = 9000\ndata = '{tmp_path / 'x.sqlite'}'\n")

    assert main(["prune", "--dry-run"]) == 0
    assert (tmp_path / "x.sqlite").exists()


def test_the_file_that_hosts_are_shown_is_read(opened, tmp_path):
    page = (Path(__file__).parents[2] / "docs" / "host.md").read_text("utf-8")
    (shown,) = re.findall(r"```toml\n(.*?)```", page, flags=re.DOTALL)
    (tmp_path / "quarterdeck.toml").write_text(shown)

    house = opened()

    assert (house.host_names, house.proxies) == (("pirates.example.org",), ("127.0.0.1",))
    assert (house.prune, house.drain) == (True, 5)
