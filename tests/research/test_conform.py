"""The libraries' own tests pass on every game, and a game that breaks one is named."""

import pytest

from quarterdeck.cli import main
from quarterdeck.games import OURS
from quarterdeck.research import conform
from quarterdeck.research.conform import CHECKS, find_out, try_check

TESTS = [(library, test) for library, tests in CHECKS.items() for test in tests]


@pytest.mark.parametrize(("library", "test"), TESTS, ids=lambda name: name.replace(" ", "-"))
@pytest.mark.parametrize("game", OURS)
def test_a_library_is_content_with_a_game(game, library, test):
    found = try_check(game, library, test, CHECKS[library][test])

    assert (found.verdict, found.why) == ("passed", "")


def test_a_test_that_fails_is_named_with_why(monkeypatch, capsys):
    def sink(game):
        raise ValueError(f"{game} sprang a leak")

    checks = {"numpy": {"float_test": sink}, "no_library": {"x": sink}}
    monkeypatch.setattr(conform, "CHECKS", checks)

    status = main(["conform", "kapern", "--language", "en"])

    told = capsys.readouterr().out
    assert status == 1
    assert "kapern, numpy float_test: ValueError: kapern sprang a leak" in told
    assert "0 passed, 1 failed, 1 not installed" in told


def test_a_library_that_is_not_installed_fails_nobody(monkeypatch, capsys):
    monkeypatch.setattr(conform, "CHECKS", {"no_library": {"x": print}})

    assert [found.verdict for found in find_out("dorra")] == ["missing"]
    assert main(["conform", "dorra", "--json"]) == 0
    assert '"missing"' in capsys.readouterr().out
