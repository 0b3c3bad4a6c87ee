"""What the pages on research and bots show is true."""

import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from quarterdeck.cli import bench_research, main
from quarterdeck.research import conform
from tools.observation_page import page

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
NODE = pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node here")
FEW = ["--games", "2"]
SMALL = {"conform": ["kapern"], "bench": ["--seconds", "0.01"], "duel": FEW, "bot-host": FEW}


def blocks(name, language):
    text = (DOCS / name).read_text("utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def commands(name):
    """Every line for our own command that a page shows, without the remark behind it."""
    lines = [line for block in blocks(name, "") for line in block.splitlines()]
    return [line.split(" #")[0].rstrip() for line in lines if line.startswith("quarterdeck ")]


def marked(line):
    return pytest.param(line, marks=NODE if "node " in line else ())


LINES = [marked(line) for name in ("research.md", "bot_protocol.md") for line in commands(name)]


@pytest.mark.parametrize("line", LINES)
@pytest.mark.usefixtures("capfd")
def test_a_command_on_the_pages_works(line, monkeypatch):
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(conform, "CHECKS", {"numpy": {"none": print}})  # all are tried elsewhere
    monkeypatch.setattr(bench_research, "ADAPTERS", bench_research.ADAPTERS[:1])
    _, command, *more = shlex.split(line)

    assert main([command, *more, *SMALL[command]]) == 0


def test_the_entry_points_on_the_page_are_those_of_the_examples():
    (block,) = blocks("bot_protocol.md", "toml")
    example = tomllib.loads((ROOT / "examples" / "pyproject.toml").read_text("utf-8"))

    assert tomllib.loads(block)["project"]["entry-points"] == example["project"]["entry-points"]


def test_all_that_the_examples_offer_is_installed_with_them():
    example = tomllib.loads((ROOT / "examples" / "pyproject.toml").read_text("utf-8"))
    installed = example["tool"]["hatch"]["build"]["targets"]["wheel"]["only-include"]
    groups = example["project"]["entry-points"].values()

    for place in (place for group in groups for place in group.values()):
        module, _, _ = place.partition(":")
        assert {module, f"{module}.py"} & set(installed), place


def test_the_page_of_observations_is_what_the_layouts_say():
    assert (DOCS / "observations.md").read_text("utf-8") == page()


def test_the_python_of_the_page_on_research_runs(tmp_path):
    shown = blocks("research.md", "python")

    done = subprocess.run(
        [sys.executable, "-c", "\n".join(shown)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )

    assert shown
    assert done.returncode == 0, done.stderr
