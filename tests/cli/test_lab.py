"""`quarterdeck lab`: the table, the same as JSON, the picture, and what makes no sense."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from quarterdeck.cli import main
from tests.spoken import SPOKEN

SMALL = ("--games", "6", "--processes", "1", "--bot", "random")
RUN = ("lab", "kapern", "--option", "target=5000", *SMALL)
PAGE = Path(__file__).parents[2] / "docs" / "house_rules.md"


@pytest.mark.parametrize("language", SPOKEN)
def test_both_rules_stand_side_by_side_and_fit(language, capsys):
    assert main([*RUN, "--language", language]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    assert any("target=5000" in line for line in lines)


def test_the_same_as_json(capsys):
    main([*RUN, "--json", "--against", "target=8000"])

    told = json.loads(capsys.readouterr().out)
    assert told["rules"] == [["target=5000"], ["target=8000"]]
    assert [side["games"] for side in told["found"]] == [6, 6]
    assert told["found"][0]["turns"]["mean"] < told["found"][1]["turns"]["mean"]


def test_roles_have_a_seat_each(capsys):
    run = ("lab", "piracy", "--option", "seize=true", "--games", "1", *SMALL[2:])

    assert main([*run, "--json"]) == 0

    assert [len(side["shares"]) for side in json.loads(capsys.readouterr().out)["found"]] == [2, 2]


def test_the_picture_is_a_drawing_with_both_names(tmp_path):
    main([*RUN, "--plot", str(tmp_path / "lab.svg")])

    drawn = ElementTree.parse(tmp_path / "lab.svg").getroot()
    texts = {each.text for each in drawn.iter("{http://www.w3.org/2000/svg}text")}
    assert {"target=5000", "rulebook"} <= texts


def test_the_same_rules_twice_are_no_comparison(capsys):
    assert main(["lab", "kapern", "--option", "target=6000"]) == 2

    assert "same rules" in capsys.readouterr().err


def test_the_command_on_the_page_runs():
    (command,) = re.findall(r"^\$ quarterdeck (.*)$", PAGE.read_text("utf-8"), re.MULTILINE)

    assert main([*command.split(), "--processes", "1"]) == 0
