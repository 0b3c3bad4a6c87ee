"""What a host says once, in a file or by variables; the command line has the last word."""

import re
from pathlib import Path

import pytest

from quarterdeck.cli import main, serve
from quarterdeck.server.database import migrate_database
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
        ("prot = 9000", "no setting “prot”, but quarterdeck.toml names one. There are access-log,"),
        ("prot = 9000", "Did you mean port?"),
        ("port = 70000", "70000"),
        ('prune = "maybe"', "prune (quarterdeck.toml) cannot be “maybe”. It can be true, false."),
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


@pytest.mark.parametrize(
    ("variable", "value", "says"),
    [
        ("PROT", "9000", "Did you mean QUARTERDECK_PORT?"),
        ("PRUNE", "maybe", "QUARTERDECK_PRUNE cannot be “maybe”. It can be true, false."),
        ("PORT", "hello", "QUARTERDECK_PORT cannot be “hello”. It must be a whole number >= 0, <="),
        ("PACE", "x", "QUARTERDECK_PACE cannot be “x”. It must be a number >= 0."),
    ],
)
@pytest.mark.usefixtures("opened")
def test_what_is_wrong_in_a_variable_is_told(monkeypatch, capsys, variable, value, says):
    monkeypatch.setenv(f"QUARTERDECK_{variable}", value)

    assert main(["serve"]) == 2
    assert says in capsys.readouterr().err


def test_variables_of_other_commands_and_of_none_are_let_be(opened, monkeypatch):
    monkeypatch.setenv("QUARTERDECK_TABLES", "60")  # of prune
    monkeypatch.setenv("QUARTERDECK_CACHE", "/somewhere")

    assert opened() == Settings()


@pytest.mark.usefixtures("opened")
def test_a_file_that_was_named_must_be_there(monkeypatch, capsys):
    monkeypatch.setenv("QUARTERDECK_CONFIG", "nowhere.toml")

    assert main(["serve"]) == 2
    assert "nowhere.toml" in capsys.readouterr().err


OF_A_HOUSE = [
    ["prune", "--dry-run"],
    ["admin", "list"],
    ["ratings", "--rebuild"],
    ["backup", "copy.sqlite"],
]
of_a_house = pytest.mark.parametrize("command", OF_A_HOUSE, ids=" ".join)


@of_a_house
def test_other_commands_of_a_house_read_what_concerns_them(tmp_path, monkeypatch, command):
    monkeypatch.chdir(tmp_path)
    migrate_database(str(tmp_path / "x.sqlite"))
    (tmp_path / "quarterdeck.toml").write_text(f"port = 9000\ndata = '{tmp_path / 'x.sqlite'}'\n")

    assert main(command) == 0


@of_a_house
def test_a_house_that_is_only_looked_for_is_not_made(tmp_path, monkeypatch, capsys, command):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("QUARTERDECK_DATA", "x.sqlite")

    assert main(command) == 2

    assert f"There is no house in “{tmp_path / 'x.sqlite'}”" in capsys.readouterr().err
    assert not [*tmp_path.iterdir()]


def test_the_file_that_hosts_are_shown_is_read(opened, tmp_path):
    page = (Path(__file__).parents[2] / "docs" / "host.md").read_text("utf-8")
    (shown,) = re.findall(r"```toml\n(.*?)```", page, flags=re.DOTALL)
    (tmp_path / "quarterdeck.toml").write_text(shown)

    house = opened()

    assert (house.host_names, house.proxies) == (("pirates.example.org",), ("127.0.0.1",))
    assert (house.prune, house.drain) == (True, 5)
