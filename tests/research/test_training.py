"""The examples that solve a game and learn one do so; `make slow` runs them small."""

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


@pytest.mark.slow
def test_a_policy_learns_kapern_from_nothing(tmp_path):
    pytest.importorskip("jax")
    kept, curve = tmp_path / "policy.npz", tmp_path / "curve.svg"
    small = ("--rounds", "30", "--every", "30", "--games", "300")

    *_, told = figures("train_ppo.py", *small, "--policy", kept, "--curve", curve)

    assert float(told[0]) > 0.25  # whoever has learned nothing wins one game in eight
    assert kept.exists()
    assert "<polyline" in curve.read_text("utf-8")
