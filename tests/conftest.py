"""Every law runs on every game. LAWS sets the number of examples, GAME picks one game."""

import os

import pytest
from hypothesis import HealthCheck, settings

import cutlass
from quarterdeck.games import GAMES

settings.register_profile(
    "laws",
    max_examples=int(os.environ.get("LAWS", "25")),
    deadline=None,  # machines are shared and noisy
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.load_profile("laws")

PICKED = os.environ.get("GAME", "")
ALL = [game for game in (*GAMES.values(), cutlass.GAME) if PICKED in ("", game.name)]


@pytest.fixture(params=ALL, ids=lambda game: game.name, scope="session")
def game(request):
    return request.param


@pytest.fixture(scope="session", autouse=True)
def _tables_of_our_own(tmp_path_factory):
    """What solvers keep is worked out afresh, once for all processes of a run."""
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    os.environ["QUARTERDECK_CACHE"] = str(shared / "tables")


TOLD = {
    "mutant": "clauses proved by a change",  # which change was seen by which test
    "twins": "letters that were the same in two worlds",
    "flood": "a quiet guest while a stranger pours",
    "captains": "what a person waits for a captain, with two tables at once",
    "soak": "memory while a hundred tables of bots play on and on",
}


def pytest_terminal_summary(terminalreporter):
    """What tests found out beyond that they passed, where that was tried."""
    passed = terminalreporter.stats.get("passed", [])
    told = [each for report in passed for each in report.user_properties]
    for name, title in TOLD.items():
        rows = sorted(value for about, value in told if about == name)
        if rows:
            terminalreporter.section(title)
        for row in rows:
            terminalreporter.write_line(row)
