"""A house has one server: a second one is told so, and one that was killed is no hindrance."""

import subprocess
import sys

import msgspec
import pytest

from quarterdeck.cli import main
from quarterdeck.server.database import migrate_database
from tests.server.postgres import postgres
from tests.server.running import SERVE, Running, running, settings


@pytest.fixture(scope="module")
def postgres_address():
    with postgres() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def chosen(request, tmp_path):
    if request.param == "sqlite":
        return settings(tmp_path)
    return settings(tmp_path, data=request.getfixturevalue("postgres_address"))


def second(chosen):
    """What somebody is told who opens the same house again."""
    command = [sys.executable, "-c", SERVE, msgspec.json.encode(chosen)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_a_second_server_is_refused_with_a_sentence(chosen):
    with running(chosen) as first:
        no = second(chosen)

    assert no.returncode != 0
    assert "is open already" in no.stderr
    in_file = "://" not in chosen.data
    assert (f"is open already, at {first.base}: to play" in no.stderr) is in_file


def test_nothing_is_restored_into_a_house_that_is_open(chosen, tmp_path, capsys):
    migrate_database(str(tmp_path / "copy.sqlite"))
    with running(chosen):
        status = main(["restore", str(tmp_path / "copy.sqlite"), "--data", chosen.data])

    assert status == 2
    assert "is open. Close it before a copy is put into it" in capsys.readouterr().err


def test_a_server_that_was_killed_keeps_nobody_out(chosen):
    first = Running(chosen)
    first.kill()

    with running(chosen) as again:
        assert again.base.startswith("http://")
