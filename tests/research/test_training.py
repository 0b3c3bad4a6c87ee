"""The examples that solve a game and learn one do so; `make slow` runs them small."""

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

from quarterdeck.bots.kept_tables import recall
from quarterdeck.bots.network import unpack_layers

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


def test_what_a_decision_comes_to_is_counted_to_its_own_seat(monkeypatch):
    np = pytest.importorskip("numpy")
    pytest.importorskip("jax")
    monkeypatch.syspath_prepend(EXAMPLES)
    trainer = importlib.import_module("fleet_train")
    one_game = lambda *steps: np.array(steps)[:, None]  # noqa: E731
    nothing = one_game(0, 0, 0)
    returns = np.array([[(0, 0)], [(0, 0)], [(1, -1)]], np.float32)
    played = trainer.Step(
        *[nothing] * 4,
        worth=one_game(0.1, 0.2, 0.3),
        seat=one_game(0, 1, 0),
        own=nothing,
        ended=one_game(False, False, True),
        returns=returns,
        bonus=np.array([[(0, 0)], [(0, 0)], [(0.2, -0.2)]], np.float32),
    )

    gains = trainer.surprises(played, np.array([[9.0, 9.0]], np.float32), left=0.5)

    last, other = 1 + 0.1 - 0.3, -1 - 0.1 - 0.2
    assert gains[:, 0].tolist() == pytest.approx([0.3 - 0.1 + trainer.LAMBDA * last, other, last])


@pytest.mark.slow
@pytest.mark.parametrize("game", [("dorra", "--seats", "3", "4"), ("piracy",)], ids=" ".join)
def test_a_fleet_learns_is_kept_goes_on_and_plays(game, tmp_path):
    pytest.importorskip("jax")
    kept, curve, weights = (tmp_path / name for name in ("kept.npz", "curve.svg", "own.table"))
    small = (*game, "--batch", "16", "--every", "0.05", "--games", "10", "--processes", "1")

    first = figures("fleet_train.py", *small, "--minutes", "0.1", "--keep", kept)
    longer = (*small, "--minutes", "1", "--keep", kept, "--curve", curve, "--weights", weights)
    then = figures("fleet_train.py", *longer)

    decisions = [int(line[0].replace(",", "")) for line in (*first, *then)]
    assert decisions == sorted(set(decisions)), "it goes on from where it was"
    assert "<polyline" in curve.read_text("utf-8")
    assert unpack_layers(recall(weights))


def test_past_selves_are_kept_for_the_games_to_come(monkeypatch):
    pytest.importorskip("jax")
    monkeypatch.syspath_prepend(EXAMPLES)
    trainer = importlib.import_module("fleet_train")
    terms = fleet_terms("dorra", 3)
    progress = trainer.begin_anew(terms, seed=1)

    for _ in range(trainer.LEAGUE + 3):
        progress = trainer.with_past_self(progress)

    assert len(progress.league) == trainer.LEAGUE
    assert progress.league[0] is progress.weights, "the very first one stays"


@pytest.mark.parametrize(
    ("game", "seats"), [("dorra", 3), ("dorra", 4), ("dorra", 5), ("piracy", 2)]
)
def test_what_was_learned_plays_a_game_to_its_end_at_any_table(game, seats, monkeypatch):
    pytest.importorskip("jax")
    monkeypatch.syspath_prepend(EXAMPLES)
    trainer = importlib.import_module("fleet_train")
    terms = fleet_terms(game, seats)

    found = trainer.shares_won(terms, None, "mate", 2, seed=3)

    assert found[:, 0].sum() == 2


def fleet_terms(game, seats):
    from quarterdeck import fleet

    return fleet.agree_on(game, seats)
