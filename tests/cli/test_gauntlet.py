"""`quarterdeck gauntlet`: the table, the same as JSON, and ledgers."""

import json

import pytest

from quarterdeck.bots import of
from quarterdeck.cli import main
from quarterdeck.games import find
from tests.spoken import SPOKEN

SMALL = ("--games", "4", "--processes", "1")
RUN = ("gauntlet", "piracy", "random", "random", "--role", "navy", *SMALL)


@pytest.mark.parametrize("language", SPOKEN)
def test_the_table_has_a_line_for_every_opponent_and_fits(language, capsys):
    assert main([*RUN, "--language", language]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    styles = of(find("piracy")).styles_of_role["pirate"]
    assert all(any(f" {style} " in line for line in lines) for style in styles)


def test_the_same_as_json_and_from_a_ledger(tmp_path, capsys):
    kept = ("--json", "--ledger", str(tmp_path / "ledger"))
    main([*RUN, *kept])
    first = json.loads(capsys.readouterr().out)

    main([*RUN, *kept])

    assert json.loads(capsys.readouterr().out) == first
    styles = len(of(find("piracy")).styles_of_role["pirate"])
    assert (first["bots"], first["role"], first["games"]) == (["random", "random"], "navy", styles)
    assert len((tmp_path / "ledger").read_text().splitlines()) == styles  # random met random once


def test_a_game_without_roles_says_so(capsys):
    assert main(["gauntlet", "kapern", "mate", "--role", "navy"]) == 2

    assert "no roles" in capsys.readouterr().err


def test_judges_are_met_one_by_one(capsys):
    assert main([*RUN, "--judges"]) == 0

    assert capsys.readouterr().out.count("judge-") == 6


def test_a_game_without_judges_says_so(capsys):
    assert main(["gauntlet", "dorra", "mate", "--judges"]) == 2

    assert "no judges" in capsys.readouterr().err
