"""A drawing is what its file is named: SVG, or PNG where that can be drawn."""

import re
import sys

import pytest

from quarterdeck.cli import main

DUEL = ["duel", "kapern", "deckhand", "random", "--games", "2", "--processes", "1"]


def test_a_file_that_ends_so_is_a_png(tmp_path):
    assert main([*DUEL, "--plot", str(tmp_path / "duel.png")]) == 0

    assert (tmp_path / "duel.png").read_bytes().startswith(b"\x89PNG")


def test_a_plot_says_what_its_colours_are(tmp_path):
    assert main([*DUEL, "--plot", str(tmp_path / "duel.svg")]) == 0

    drawn = (tmp_path / "duel.svg").read_text("utf-8")
    assert all(f">{says}<" in drawn for says in ("deckhand", "random", "Share", "95 % interval"))


def test_without_the_extra_it_is_said_before_the_games(tmp_path, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "resvg_py", None)

    assert main([*DUEL, "--plot", str(tmp_path / "duel.png")]) == 2

    assert "quarterdeck[png]" in capsys.readouterr().err


@pytest.fixture
def kept(tmp_path):
    assert main([*DUEL, "--keep", str(tmp_path)]) == 0
    return tmp_path / "kapern-00000-1.logbook"


def test_the_course_of_a_game_names_whose_line_is_whose(kept, tmp_path):
    assert main(["replay", str(kept), "--course", "--plot", str(tmp_path / "course.svg")]) == 0

    drawn = (tmp_path / "course.svg").read_text("utf-8")
    assert ">random<" in drawn
    assert ">deckhand<" in drawn


def first_line_told(file, capsys):
    """Of all that turned a game, where the first of it stands."""
    capsys.readouterr()
    assert main(["replay", str(file), "--course"]) == 0
    return int(re.search(r"Line (\d+),", capsys.readouterr().out)[1])


def test_a_turning_point_is_told_with_its_line_in_the_file(kept, capsys):
    told = first_line_told(kept, capsys)
    lines = kept.read_text("utf-8").splitlines()
    kept.write_text("\n".join(line for line in lines if line[0] != "#"), "utf-8")

    assert told == first_line_told(kept, capsys) + 1  # below the names
