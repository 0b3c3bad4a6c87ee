"""Every clause is proved by its tests: change what carries it out, and one of them fails.

`make slow` prints the table: clause, what was changed where, and the test that saw it.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from quarterdeck.cli.clause_traces import traces
from quarterdeck.games import GAMES
from tests.mutants import mutants

ROOT = Path(__file__).parents[2]
PICKED = os.environ.get("GAME", "")
MOST = 40  # mutants of one clause
CLAUSES = [
    pytest.param(game, trace, id=f"{game.name}-{trace.clause}")
    for game in GAMES.values()
    for trace in traces(game)
    if PICKED in ("", game.name)
]


@pytest.fixture(scope="session")
def copy(tmp_path_factory):
    """A checkout to be spoilt: sources and tests, without what the page is made of."""
    folder = tmp_path_factory.mktemp("mutants")
    without = shutil.ignore_patterns("__pycache__", "vendor", "kept")
    for each in ("src", "tests", "examples", "tools"):
        shutil.copytree(ROOT / each, folder / each, ignore=without)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def files_and_functions(copy, game, trace):
    """Where the code of a clause lies; a moment is a class, and has no guard of its own."""
    folder = copy / "src" / "quarterdeck" / "games" / game.name
    for place in trace.code:
        module, _, name = place.rpartition(".")
        for file in folder.rglob(f"{module}.py"):
            if re.search(rf"^def {name}\(", file.read_text("utf-8"), re.MULTILINE):
                yield file, name


def node_ids(copy, game, trace):
    folder = copy / "tests" / "games" / game.name
    for test in trace.tests:
        module, *names = test.split(".")
        yield "::".join([str(folder / f"{module}.py"), *names])


def first_failure(copy, tests):
    """The test that fails, if one does; a checkout that cannot even be read is no proof."""
    options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, *tests],
        cwd=copy,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "LAWS": "25"},
    )
    failed = re.search(r"^FAILED \S+::(\S+)", done.stdout, re.MULTILINE)
    return failed[1] if failed else None


def seen_through(copy, game, trace):
    """The first change that a test of the clause sees: what, where and by which test."""
    tests, tried = [*node_ids(copy, game, trace)], 0
    for file, name in files_and_functions(copy, game, trace):
        source = file.read_text("utf-8")
        for what, spoilt in mutants(source, name):
            file.write_text(spoilt, "utf-8")
            try:
                failed = first_failure(copy, tests)
            finally:
                file.write_text(source, "utf-8")
            tried += 1
            if failed:
                return f"{file.stem}.{name}, {what}", failed, tried
            if tried == MOST:
                return None
    return None


@pytest.mark.slow
@pytest.mark.parametrize(("game", "trace"), CLAUSES)
def test_a_change_of_what_a_clause_cites_is_seen_by_its_tests(copy, game, trace, record_property):
    found = seen_through(copy, game, trace)

    assert found, f"no change of {trace.code} makes one of {trace.tests} fail"
    record_property("mutant", f"{game.name:12}{trace.clause:16}{found[0]}  ->  {found[1]}")
