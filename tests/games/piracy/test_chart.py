"""A chart of one's own: read, checked, and kept by value."""

import msgspec
import pytest

from quarterdeck.core import logbook, options
from quarterdeck.core.errors import LogbookError, QuarterdeckError
from quarterdeck.core.table import LiveTable
from quarterdeck.core.wire import Wire
from quarterdeck.games.piracy import GAME, grid
from quarterdeck.games.piracy.chart import STANDARD, Chart
from quarterdeck.games.piracy.options import Options
from quarterdeck.games.piracy.waters import waters
from quarterdeck.words import LANGUAGES, words
from tests.games.piracy.positions import BOXES, names, small

NARROW = (BOXES / "narrow_waters.toml").read_text("utf-8")


def refused(text):
    """What a reader of that file is told."""
    with pytest.raises(QuarterdeckError) as no:
        Chart.read(text, "my.toml")
    assert all(words(GAME, language).say(no.value.sentence) for language in LANGUAGES)
    return words(GAME).say(no.value.sentence)


def redrawn(row, line):
    """The Ten Keys with one row drawn anew."""
    rows = STANDARD.rows[: row - 1] + (line,) + STANDARD.rows[row:]
    return written(rows)


def written(rows):
    return 'name = "Mine"\nrows = [' + ", ".join(f'"{row}"' for row in rows) + "]"


# The standard chart


@pytest.mark.clause("P4", "P6")
def test_the_ten_keys_are_as_they_should_be():
    sea = waters(STANDARD)

    assert sea.ocean.bit_count() == 139
    assert names(sea.no_passing) == "I3 F4 Q5 C7 N7 E11 I11 K12 P13"
    assert [part.bit_count() for part in sea.islands] == [2] * 10
    assert len(sea.harbours) == len(STANDARD.harbours) == 11


@pytest.mark.clause("P7")
def test_next_to_is_never_diagonal():
    sea = waters(STANDARD)

    assert names(sea.shore[grid.square_of("L8")]) == "K8 L9"
    assert names(sea.shore[grid.square_of("J11")]) == "J10 I11 K11"


def test_a_chart_knows_whether_it_is_ours():
    told = [words(GAME).say(*chart.sources()) for chart in (STANDARD, small().map)]

    assert told[0].startswith("The board of the box is not known; The Ten Keys is")
    assert told[1] == "Narrow Waters is a chart of your own."


# Reading one


@pytest.mark.clause("P4")
def test_a_chart_of_ones_own_is_read_and_kept_by_value(tmp_path):
    file = tmp_path / "my.toml"
    file.write_text(NARROW, "utf-8")

    agreed = options.read(Options, [f"map={file}"])

    assert agreed.map.rows[0] == "#H#H#H#H#"
    assert agreed.map.harbours[0] == "B1"  # what has no name is called by its square
    assert Wire(GAME).options.read(Wire(GAME).options.write(agreed)) == agreed


def test_the_template_is_the_standard_chart():
    assert Chart.read(Chart.template(), "template") == STANDARD


def test_the_example_of_the_laws_can_be_played_on():
    assert small("open_edges").map.name == "Open Edges"


# Refusing one


@pytest.mark.clause("P4", "P6", "P7", "P9", "P11", "P32")
@pytest.mark.parametrize(
    ("row", "line", "told", "clause"),
    [
        (2, "#.......#.......#", "Row 2 has 17 squares and the first has 18; look at R2.", "P32"),
        (2, "#.......#........##", "Row 2 has 19 squares and the first has 18; look at S2.", "P32"),
        (9, "#..x..........o..#", "D9 is drawn as “x”. Known signs are #.=o$H.", "P32"),
        (5, "#.ooo...$.....$.=#", "There are 10 harbours (at D1, P1, R4, L8, R8, A10, ", "P6"),
        (1, "###H##H########H##", "There are 12 harbours (at D1, G1, P1, R4, ", "P6"),
        (1, "H##############H##", "No ship can lie next to the harbour at A1", "P7"),
        (4, "#.$$o=..o.$.o.oo.H", "No ship can lie next to the chest at D4", "P11"),
        (13, "#.....#....#..##.#", "The sea is in parts: no way leads from B2 to Q13.", "P9"),
    ],
)
def test_a_bad_chart_is_refused_with_its_square_and_rule(row, line, told, clause):
    answer = refused(redrawn(row, line))

    assert answer.startswith(f"my.toml: {told}")
    assert answer.endswith(f"({clause})")


@pytest.mark.clause("P4")
def test_room_for_nine_chests_is_not_enough():
    rows = [row.replace("$", "o") for row in STANDARD.rows]
    rows[2], rows[3], rows[4], rows[5] = STANDARD.rows[2:6]
    rows[7] = "#..$o......Ho....H"

    answer = refused(written(rows))

    assert answer.startswith(
        "my.toml: There is room for 9 chests (at L3, C4, D4, K4, I5, O5, I6, P6"
    )
    assert answer.endswith("an island holds at most 2. (P4)")


@pytest.mark.clause("P7")
def test_five_ships_must_not_be_able_to_keep_the_pirate_in():
    top, middle = ["##H#######H##", "#H.H#####H.H#", "##.$$#$$#$.##"], "##.........##"

    answer = refused(written([*top, middle, top[2], top[1], "##H##########"]))

    assert "five ships can close all 4 squares (at C2, K2, C6, K6)" in answer
    assert answer.endswith("It takes 6. (P7)")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "my.toml: rows has to be a list of texts"),
        ("rows = 3", "my.toml: rows has to be a list of texts"),
        ("rows = [", "“my.toml” is no TOML file"),
        (NARROW.replace("name =", "title ="), "my.toml: There is no “title” in a chart."),
        (NARROW.replace('"Narrow Waters"', "5"), "my.toml: A chart needs a name"),
        (NARROW.replace('"Narrow Waters"', '""'), "my.toml: “” cannot be a name"),
        (NARROW + 'harbours = ["One"]', "my.toml: There are 1 different names in harbours"),
        ("name = 'x'\nrows = []", "my.toml: The chart is 0 columns wide"),
    ],
)
def test_a_file_that_is_no_chart_is_refused(text, told):
    assert refused(text).startswith(told)


def test_a_file_that_is_not_text_is_refused(tmp_path):
    file = tmp_path / "my.toml"
    file.write_bytes(b"\xff\xfe")

    with pytest.raises(QuarterdeckError) as no:
        options.read(Options, [f"map={file}"])

    assert words(GAME).say(no.value.sentence).endswith("is not text. A chart is a TOML file.")


@pytest.mark.clause("P6")
def test_the_wire_refuses_a_bad_chart():
    good = Wire(GAME).options.write(Options())

    with pytest.raises(msgspec.ValidationError) as no:
        Wire(GAME).options.read(good.replace(b"###H####H###", b"########H###"))

    assert "P6" in str(no.value)


@pytest.mark.clause("P6")
def test_a_logbook_with_a_bad_chart_is_refused():
    book = logbook.begin(GAME, 2, Options(), LiveTable(1))[1]
    bad = book._replace(options=book.options.replace(b"###H####H###", b"########H###"))

    with pytest.raises(LogbookError) as no:
        list(logbook.replay(GAME, bad))

    assert "P6" in words(GAME).say(no.value.sentence)
