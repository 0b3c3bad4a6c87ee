"""`quarterdeck serve` and `quarterdeck bench server`, as people call them."""

import json
import os
import socket
import stat
import subprocess
import sys

import pytest

from quarterdeck.cli import main
from quarterdeck.server.opening import AT_A_STRETCH, listen


def test_help_names_every_choice(capsys):
    assert main(["serve", "--help"]) == 0

    printed = capsys.readouterr().out
    for choice in ("--host", "--port", "--data", "--pace", "--per-address", "--open"):
        assert choice in printed


def test_a_port_in_use_is_told_in_one_sentence(tmp_path, capsys):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]

        status = main(["serve", "--port", str(port), "--data", str(tmp_path / "x.sqlite")])

    printed = capsys.readouterr().err
    assert status == 2
    assert printed.startswith(f"127.0.0.1:{port} cannot be used: Address already in use.")


@pytest.mark.parametrize(
    ("said", "says"),
    [
        (["--host", "300.1.1.1"], "300.1.1.1 is no address of this machine: "),
        (["--host", "192.0.2.1"], "192.0.2.1 is no address of this machine: "),
        (["--host-name", "http://foo/bar"], "“http://foo/bar” is no name of a house."),
    ],
)
def test_a_host_or_name_that_is_none_is_told_as_such(said, says, tmp_path, capsys):
    status = main(["serve", "--port", "0", "--data", str(tmp_path / "x.sqlite"), *said])

    printed = capsys.readouterr().err
    assert (status, printed.count("\n")) == (2, 1)
    assert says in printed
    assert "--port" not in printed


@pytest.mark.parametrize("port", ["70000", "-1", "x"])
def test_a_port_that_is_none_is_refused(port, capsys):
    assert main(["serve", "--port", port]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ("{folder}", "unable to open database file"),
        ("{folder}/picture", "file is not a database"),
        ("postgresql://127.0.0.1:1/nobody", "“127.0.0.1:1/nobody”: connection"),
        ("mysql://here/there", "“mysql://”"),
        ("{folder}/nowhere/house.sqlite", "There is no folder “{folder}/nowhere”"),
    ],
)
def test_data_that_cannot_be_kept_there_is_told_in_one_sentence(data, says, tmp_path, capsys):
    (tmp_path / "picture").write_bytes(b"\x89PNG" * 300)

    status = main(["serve", "--port", "0", "--data", data.format(folder=tmp_path)])

    printed = capsys.readouterr().err
    assert (status, printed.count("\n")) == (2, 1)
    assert says.format(folder=tmp_path) in printed
    assert "//tmp" not in printed
    assert [each.name for each in tmp_path.iterdir()] == ["picture"]


def test_the_house_opens_tells_its_address_and_closes_quietly(tmp_path):
    command = [sys.executable, "-m", "quarterdeck", "serve", "--port", "0"]
    data = tmp_path / "log.sqlite"
    with subprocess.Popen(
        [*command, "--data", str(data)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LANG": "de"},
        umask=0o022,  # whatever this process has become used to
    ) as house:
        first = house.stdout.readline()
        assert house.stdout.readline() == f"Ein neues Haus; es liegt in {data}.\n"
        modes = {each.name: stat.S_IMODE(each.stat().st_mode) for each in data.parent.iterdir()}
        house.send_signal(2)
        _, errors = house.communicate(timeout=30)

    assert first.startswith("Die Tische sind gedeckt: http://localhost:")
    assert errors == ""
    assert {"log.sqlite", "log.sqlite-wal"} <= set(modes)
    assert set(modes.values()) == {0o600}  # for its owner alone


def test_a_bench_of_the_server_loses_nothing(capsys):
    status = main(["bench", "server", "--tables", "3", "--seconds", "1", "--json"])

    (row,) = json.loads(capsys.readouterr().out)
    assert status == 0
    assert set(row) == {
        "tables",
        "workers",
        "moves_per_s",
        "cpu_us",
        "p50_ms",
        "p99_ms",
        "kib_per_table",
        "lost",
    }
    assert (row["tables"], row["lost"]) == (3, 0)
    assert row["moves_per_s"] > 0


def test_numbers_of_tables_that_are_none_are_refused(capsys):
    assert main(["bench", "server", "--tables", "10,many"]) == 2
    assert "“10,many” are no numbers of tables." in capsys.readouterr().err


def test_what_lies_in_a_line_is_read_in_small_stretches():
    with listen("127.0.0.1", 0) as listening:
        assert listening.getsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF) <= 2 * AT_A_STRETCH
