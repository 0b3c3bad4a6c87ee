"""Plug-ins are found by entry points: a game appears everywhere, a broken one is named."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ENTRIES = """\
[quarterdeck.games]
cutlass = cutlass:GAME
wreck = no_such_module:GAME
stale = stale_game:GAME
kapern = cutlass:GAME

[quarterdeck.bots]
cutlass.somebodys = somebodys_bot:Bot
kapern.bold = somebodys_bot:Bot
"""
ASKED = """
import json, sys
from quarterdeck.bots.bots_of_others import guests_of, names_taken
from quarterdeck.bots.levels import levels
from quarterdeck.cli import main
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.games import GAMES, PLUGGED_IN, find
from quarterdeck.server.api.games import about_game
from quarterdeck.research.conform import pettingzoo_seed, gymnasium_check

def told(name):
    try:
        find(name)
    except QuarterdeckError as wrong:
        return str(wrong)

import quarterdeck.words
gymnasium_check("cutlass")
pettingzoo_seed("cutlass")
sys.stderr.write(json.dumps({
    "games": list(GAMES),
    "levels": levels(find("cutlass")),
    "about": about_game(find("cutlass")).name,
    "kapern": find("kapern").name,
    "guests of kapern": guests_of(find("kapern")),
    "taken names": [str(each) for each in names_taken()],
    "wreck": told("wreck"),
    "stale": told("stale"),
    "taken": str(PLUGGED_IN.broken["kapern"]) if "kapern" in PLUGGED_IN.broken else "",
    "duel": main(["duel", "cutlass", "random", "random", "--games", "4", "--json"]),
    "rules": main(["rules", "cutlass", "--language", "en"]),
}))
"""


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    """What a quarterdeck says beside which these plug-ins are installed."""
    site = tmp_path_factory.mktemp("site")
    (site / "plugins-1.dist-info").mkdir()
    (site / "plugins-1.dist-info" / "METADATA").write_text("Name: plugins\nVersion: 1\n")
    (site / "plugins-1.dist-info" / "entry_points.txt").write_text(ENTRIES)
    (site / "stale_game.py").write_text("QUARTERDECK_PLUGIN = 0\nGAME = None\n")
    path = os.pathsep.join(map(str, (site, ROOT / "examples", ROOT / "src")))
    done = subprocess.run(
        [sys.executable, "-c", ASKED],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stderr.splitlines()[-1]), done.stdout


def test_a_game_that_is_plugged_in_appears_everywhere(told):
    known, printed = told

    assert {"cutlass", "kapern", "dorra", "piracy", "waddingtons"} == set(known["games"])
    assert known["about"] == "cutlass"
    assert known["duel"] == known["rules"] == 0
    assert '"game": "cutlass"' in printed


def test_a_bot_that_is_plugged_in_is_a_level_of_its_game(told):
    known, _ = told

    assert known["levels"] == ["random", "somebodys"]


def test_a_plug_in_that_cannot_be_imported_is_named_and_costs_nobody_else_anything(told):
    known, _ = told

    assert known["wreck"].startswith("The plug-in wreck (no_such_module:GAME) cannot be imported")
    assert "no_such_module" in known["wreck"]


def test_a_plug_in_for_another_quarterdeck_is_told_so(told):
    known, _ = told

    assert "was written for version 0 of plug-ins" in known["stale"]


def test_no_plug_in_takes_the_place_of_a_bot_of_ours(told):
    known, _ = told

    assert known["guests of kapern"] == []
    assert known["taken names"] == [
        "The plug-in kapern.bold (somebodys_bot:Bot) cannot be met: we have a bot called bold "
        "ourselves. Give it another name."
    ]


def test_no_plug_in_takes_the_name_of_a_game_of_ours(told):
    known, _ = told

    assert known["kapern"] == "kapern"
