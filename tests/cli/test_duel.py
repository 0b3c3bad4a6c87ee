"""`quarterdeck duel`: the report, the logbooks it keeps, the picture."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from quarterdeck.cli import main
from quarterdeck.cli.duel_report import draw_interval
from quarterdeck.cli.plots import LEFT, RIGHT, draw_report
from quarterdeck.games.kapern import GAME
from quarterdeck.matches.report import PlayerLine, Report
from quarterdeck.words import words
from tests.spoken import SPOKEN

DUEL = ("duel", "kapern", "random", "random")
SVG = "{http://www.w3.org/2000/svg}"


def duelled(capsys, *more):
    """The report of a short duel, less the time it took."""
    assert main([*DUEL, "--games", "12", "--json", *more]) == 0
    report = json.loads(capsys.readouterr().out)
    return report, [player.pop("p95_ms") for player in report["players"]]


def test_the_report_names_every_player_with_its_share_and_interval(capsys):
    report, times = duelled(capsys)

    counted = ["game", "games", "players", "illegal", "timeouts", "blocks"]
    assert list(report) == [*counted, "seed", "budget", "options", "version"]
    assert [list(player) for player in report["players"]] == [["bot", "share", "low", "high"]] * 2
    assert (report["game"], report["games"], report["illegal"]) == ("kapern", 12, 0)
    assert all(time > 0 for time in times)


def test_the_report_says_how_to_have_it_again(capsys):
    report, _ = duelled(capsys, "--seed", "7", "--budget", "9i", "--option", "target=5000")

    assert (report["seed"], report["options"]["target"]) == (7, 5000)
    assert report["budget"] == {"seconds": None, "iterations": 9}


def test_the_same_seed_gives_the_same_report_on_any_number_of_processes(capsys):
    alone, _ = duelled(capsys, "--processes", "1")
    together, _ = duelled(capsys, "--processes", "2")

    assert alone == together


def test_games_are_rounded_up_to_whole_blocks_and_it_is_said(capsys):
    main([*DUEL, "random", "--games", "4", "--processes", "1"])

    printed = capsys.readouterr()
    assert "6 games in 2 blocks" in printed.out
    assert printed.err == "Blocks are played whole: 6 games instead of 4.\n"


def test_every_kept_logbook_replays(tmp_path, capsys):
    duelled(capsys, "--keep", str(tmp_path), "--option", "target=5000")

    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files[:2]] == [
        "kapern-00000-0.logbook",
        "kapern-00000-1.logbook",
    ]
    assert len(files) == 12
    assert all(main(["replay", str(file), "--quiet"]) == 0 for file in files)


@pytest.mark.parametrize("language", SPOKEN)
def test_the_table_fits_eighty_columns_in_every_language(language, capsys):
    main([*DUEL, "--games", "2", "--processes", "1", "--language", language])

    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    assert sum("random" in line for line in lines) == 2


@pytest.fixture
def cheat(tmp_path, monkeypatch):
    """A bot with a long name that always does what it may not."""
    module = "a_bot_that_has_quite_a_long_name"
    (tmp_path / f"{module}.py").write_text(CHEAT, "utf-8")
    monkeypatch.chdir(tmp_path)
    return f"{module}:Cautious"


CHEAT = """\
class Cautious:
    def __init__(self, *told):
        pass

    def choose(self, seen):
        return None
"""


def test_a_duel_lost_by_faults_alone_says_so_and_has_status_1(cheat, capsys):
    status = main(["duel", "kapern", cheat, "random", "--games", "4", "--processes", "1"])

    lines = capsys.readouterr().out.splitlines()
    assert status == 1
    assert max(map(len, lines)) <= 80
    assert "Illegal actions: 4" in " ".join(lines)
    assert " ".join(lines).count("wanted “None”") == 1
    assert any(line.startswith("In 4 games: The bot ") for line in lines)


def test_long_names_and_the_drawing_are_whole(cheat, capsys):
    main(["duel", "kapern", cheat, "random", "--games", "4", "--processes", "1"])

    rows = [line for line in capsys.readouterr().out.splitlines() if line.startswith("│")]
    cells = [line.strip("│").split("│") for line in rows]
    names = "".join(each[0].strip() for each in cells)
    assert names.removeprefix("Bot") == f"{cheat}random"
    assert sum("●" in line for line in rows) == 2


def test_the_scale_shows_share_interval_and_fair_share():
    line = PlayerLine("mate", share=0.25, low=0.2, high=0.3, p95_ms=0)

    assert draw_interval(line, fair=0.5).rstrip() == "      ──●─     │"


def test_the_picture_has_a_bar_a_player_as_long_as_its_share():
    players = (PlayerLine("captain", 0.75, 0.7, 0.8, 1), PlayerLine("<mate>", 0.25, 0.2, 0.3, 1))

    picture = ElementTree.fromstring(
        draw_report(Report("kapern", 20, players, 0, 0, 10), words(GAME))
    )

    bars = [float(bar.get("width")) for bar in picture.iter(f"{SVG}rect") if bar.get("rx")]
    assert bars == [(RIGHT - LEFT) * 0.75, (RIGHT - LEFT) * 0.25]
    assert "<mate>" in [text.text for text in picture.iter(f"{SVG}text")]


def test_the_picture_is_written_where_it_is_wanted(tmp_path, capsys):
    duelled(capsys, "--plot", str(tmp_path / "duel.svg"))

    assert (tmp_path / "duel.svg").read_text("utf-8").startswith("<svg ")


@pytest.mark.parametrize("language", SPOKEN)
def test_how_well_the_win_bar_foretold_it_is_told_by_quarters(language, capsys):
    short = ("--games", "2", "--processes", "1", "--language", language)

    assert main([*DUEL, *short, "--win-bar"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    assert sum("0.500" in line for line in lines[-8:]) == 4


def test_a_bot_that_cannot_be_imported_is_refused_before_any_game(capsys):
    assert main(["duel", "kapern", "no_such_module:Bot", "random"]) == 2

    told = capsys.readouterr()
    assert f"There is no module no_such_module in {Path.cwd()}" in " ".join(told.err.split())
    assert not told.out
