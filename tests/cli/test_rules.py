"""`quarterdeck rules`: clauses in three languages, and what answers to each."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from quarterdeck.cli import main
from quarterdeck.cli.clause_traces import NoCheckout, Trace, marks_in, traces
from quarterdeck.cli.rules import print_check
from quarterdeck.games.kapern import GAME
from quarterdeck.words import LANGUAGES, words
from tools.rule_pages import write_docs

BOXES = Path(__file__).parents[1] / "games" / "piracy" / "boxes"
DOCS = Path(__file__).parents[2] / "docs" / "rules"
MARKED = """\
import pytest

pytestmark = pytest.mark.clause("K1")


@pytest.mark.clause("K2", "K3")
def test_two():
    pass


@pytest.mark.clause("K4")
class TestMore:
    @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("K5"))])
    def test_three(self, n):
        pass


def no_test():
    pass
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_printed_with_its_kind(language, capsys):
    main(["rules", "kapern", "--json", "--language", language])

    printed = json.loads(capsys.readouterr().out)
    assert [each["clause"] for each in printed] == list(GAME.rulebook.clauses)
    assert {each["kind"] for each in printed} == {"rule", "ruling", "option"}
    assert printed[6]["text"] == words(GAME, language).text("kapern-K7")


def test_one_clause_can_be_asked_for_in_small_letters(capsys):
    main(["rules", "kapern", "k7"])

    story = capsys.readouterr().out
    assert story.split("\n")[1] == "The turn"
    assert "K7   rule       A roll takes at least two dice." in story


def test_the_check_prints_code_and_tests_of_every_clause(capsys):
    status = main(["rules", "kapern", "--check", "--json"])

    printed = {each["clause"]: each for each in json.loads(capsys.readouterr().out)}
    assert list(printed) == list(GAME.rulebook.clauses)
    assert "rules.decisions_on" in printed["K7"]["code"]
    assert status == int(not all(each["code"] and each["tests"] for each in printed.values()))


@pytest.mark.parametrize(
    ("code", "tests", "status"),
    [
        (("rules.stop",), ("test_a.test_b",), 0),
        ((), ("test_a.test_b",), 1),
        (("rules.stop",), (), 1),
    ],
)
def test_a_clause_without_code_or_test_fails_the_check(code, tests, status, capsys):
    assert print_check([Trace("K5", code, tests)], words(GAME), json=False) == status
    assert ("none" in capsys.readouterr().out) == bool(status)


def test_marks_count_on_tests_classes_files_and_rows_of_a_table(tmp_path):
    (tmp_path / "test_marked.py").write_text(MARKED, "utf-8")

    assert list(marks_in(tmp_path)) == [
        ("K1", "test_marked.test_two"),
        ("K2", "test_marked.test_two"),
        ("K3", "test_marked.test_two"),
        ("K1", "test_marked.TestMore.test_three"),
        ("K4", "test_marked.TestMore.test_three"),
        ("K5", "test_marked.TestMore.test_three"),
    ]


def test_without_a_checkout_the_check_says_what_it_needs():
    elsewhere = replace(GAME, name="elsewhere")

    with pytest.raises(NoCheckout) as no:
        traces(elsewhere)

    assert words().say(no.value.sentence).endswith("Run it in a checkout of quarterdeck.")


def test_every_clause_of_kapern_has_code_and_a_test():
    assert [trace.clause for trace in traces(GAME) if not trace.complete] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chart_is_drawn_with_its_letters_numbers_and_names(language, capsys):
    main(["rules", "piracy", "--map", "--language", language])

    lines = capsys.readouterr().out.split("\n")
    assert lines[1] == "The Ten Keys"
    assert lines[3].split() == list("ABCDEFGHIJKLMNOPQR")
    assert lines[14] == " 11 ▓▓· ▒$· ≈≈· ▒▒▒$≈≈▒$· · · · · · · ▓▓"
    assert any(line.startswith("Q14 Lagoon Gate") for line in lines)


def test_a_chart_of_ones_own_is_drawn_if_it_can_be_sailed_on(capsys, tmp_path):
    (tmp_path / "bad.toml").write_text('name = "x"\nrows = ["#.", "#"]', "utf-8")

    good = main(["rules", "piracy", "--map", str(BOXES / "open_edges.toml")])
    bad = main(["rules", "piracy", "--map", str(tmp_path / "bad.toml")])

    told = capsys.readouterr()
    assert (good, bad) == (0, 2)
    assert "  5 · · · · · ≈≈· · · · " in told.out
    assert "Row 2 has one square and the first has 2; look at B2." in told.err


def test_a_game_without_a_chart_says_so(capsys):
    assert main(["rules", "kapern", "--map"]) == 2
    assert capsys.readouterr().err.startswith("kapern is played without a chart.")


def test_the_pages_in_docs_are_up_to_date(tmp_path):
    write_docs(tmp_path)

    for page in tmp_path.iterdir():
        assert (DOCS / page.name).read_text("utf-8") == page.read_text("utf-8"), "run `make rules`"
