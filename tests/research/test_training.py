"""The example that solves a game does so; `make slow` runs it."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def figures(script, *words):
    """The last number of every line that a script prints."""
    done = subprocess.run(
        [sys.executable, script, *words], cwd=EXAMPLES, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return [line.split() for line in done.stdout.splitlines()]


@pytest.mark.slow
def test_a_cut_down_cutlass_is_solved():
    lines = figures("train_cfr.py", "--rounds", "10")

    assert float(lines[-1][-1]) < 0.05
