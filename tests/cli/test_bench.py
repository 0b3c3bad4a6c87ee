"""`quarterdeck bench`: figures for every game, whatever they are here and now."""

import json
import os
import subprocess
import sys

import pytest

from quarterdeck.cli import main
from quarterdeck.games import GAMES

QUICK = ("--seconds", "0.05", "--json")


def benched(capsys, *more):
    assert main(["bench", *more, *QUICK]) == 0
    return json.loads(capsys.readouterr().out)


def test_every_game_is_measured_beside_the_yardstick(capsys):
    rows = benched(capsys)

    assert [row["game"] for row in rows] == list(GAMES)
    figures = ["game", "decisions_per_s", "games_per_s", "yardstick_per_s"]
    assert all(list(row)[:4] == figures for row in rows)
    assert [row["game"] for row in rows if "belief_ms" in row] == ["piracy"]
    assert all(figure > 0 for row in rows for figure in list(row.values())[1:])


def test_a_bot_can_play_instead(capsys):
    (row,) = benched(capsys, "kapern", "--bot", "random")

    assert (row["game"], row["bot"]) == ("kapern", "random")
    assert row["decisions_per_s"] > row["games_per_s"] > 0


def test_figures_are_tabled_for_people(capsys):
    main(["bench", "kapern", "--seconds", "0.05", "--language", "fr"])

    printed = capsys.readouterr()
    assert "Vitesse, par seconde de processeur" in printed.out
    assert printed.err == "Échauffement de kapern avant le départ du chronomètre …\n"


@pytest.mark.parametrize("module", ["uvicorn", "litestar"])
def test_a_bench_of_a_server_that_is_missing_names_what_brings_it(module):
    without = f"sys.modules[{module!r}] = None"
    asked = "from quarterdeck.cli import main; sys.exit(main(['bench', 'server']))"

    done = subprocess.run(
        [sys.executable, "-c", f"import sys; {without}; {asked}"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LANG": "en"},
    )

    install = f"The server needs {module}. Install it with pip install -e '.[server]'.\n"
    assert (done.returncode, done.stderr) == (2, install)
