"""`quarterdeck replay --course`: chances to win, luck and play, as a table and as a picture."""

import re
from pathlib import Path

from quarterdeck.cli import main
from quarterdeck.cli.course_report import print_course
from quarterdeck.insight.turning_points import Course, Part
from quarterdeck.words import words

VOYAGES = Path(__file__).parents[1] / "games"
ESCAPE = str(VOYAGES / "piracy" / "voyages" / "escape.logbook")


def test_a_finished_game_is_told_by_its_chances(capsys):
    assert main(["replay", ESCAPE, "--course", "--language", "en"]) == 0

    told = capsys.readouterr().out
    assert "Chances to win" in told
    assert "Line" in told


def test_chances_are_drawn_where_somebody_asks(tmp_path):
    file = tmp_path / "chances.svg"

    assert main(["replay", ESCAPE, "--plot", str(file)]) == 0

    assert file.read_text("utf-8").count("<polyline") == 2


def test_a_game_that_goes_on_has_no_course_yet(tmp_path, capsys):
    half = tmp_path / "half.logbook"
    half.write_text("\n".join(Path(ESCAPE).read_text("utf-8").splitlines()[:12]) + "\n", "utf-8")

    assert main(["replay", str(half), "--course", "--language", "en"]) == 2

    assert "not finished" in capsys.readouterr().err


def test_turning_points_are_named_by_the_line_of_the_file(capsys):
    main(["replay", ESCAPE, "--course", "--language", "en"])

    told = " ".join(capsys.readouterr().out.split())
    (number,) = re.findall(r"Line (\d+)[^.]*\. The chest of [^.]*\(O10\) is gone", told)
    lines = Path(ESCAPE).read_text("utf-8").splitlines()
    assert lines[int(number) - 1] == "0 sail N11-M11-L11"  # the next turn, when it is noticed


def test_what_rounds_to_nothing_has_no_sign(capsys):
    said, seats = words(None, "de"), ((0,), (1,))
    parts = tuple(Part(seat, 0.5, 0.501, -0.001) for seat in seats)

    print_course(None, Course((), parts, ()), said)

    told = capsys.readouterr().out
    assert "+50\N{NO-BREAK SPACE}%" in told
    assert "-0" not in told
    assert said.text("terminal-coach-worth", measure="win", value=-0.0001) == "0\xa0%"
    assert said.text("terminal-coach-worth", measure="points", value=-0.01) == "0"
