"""What is written for the page says what Python says."""

from pathlib import Path

from tools import declarations

WEB = Path(__file__).parents[1] / "src" / "quarterdeck" / "web"


def test_nothing_written_for_the_page_has_drifted():
    assert list(declarations.drifted(WEB)) == []


def test_a_file_that_has_drifted_is_named(tmp_path):
    for name, text in declarations.files():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    (tmp_path / "games" / "kapern" / "numbers.js").write_text("export const DICE = 9;\n", "utf-8")

    assert list(declarations.drifted(tmp_path)) == [str(tmp_path / "games/kapern/numbers.js")]
