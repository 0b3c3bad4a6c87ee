"""`quarterdeck replay --course`: chances to win, luck and play, as a table and as a picture."""

from pathlib import Path

from quarterdeck.cli import main

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
