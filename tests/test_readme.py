"""Everything shown in the README is run."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", README, flags=re.DOTALL)
SCRIPTS = [text for kind, text in BLOCKS if kind == "python"]
SESSIONS = [text for kind, text in BLOCKS if kind == "console"]
PLAIN = [line for kind, text in BLOCKS if not kind for line in text.splitlines()]


def run(*command, cwd=ROOT, **more):
    done = subprocess.run(command, cwd=cwd, text=True, capture_output=True, check=False, **more)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("script", SCRIPTS)
def test_the_python_of_the_readme_runs(script, tmp_path):
    assert run(sys.executable, "-W", "error", "-c", script, cwd=tmp_path)


@pytest.mark.parametrize("session", SESSIONS)
def test_the_commands_of_the_readme_run(session, tmp_path):
    for line in session.splitlines():
        _, command = line.split("$ quarterdeck ")

        assert run(sys.executable, "-m", "quarterdeck", *command.split(), cwd=tmp_path)


@pytest.mark.parametrize("line", [line for line in PLAIN if line.startswith("make")])
def test_the_makefile_knows_the_two_commands(line):
    assert run("make", "--dry-run", line.split()[1])


def test_the_games_of_the_readme_can_be_started_one_after_the_other(tmp_path):
    """On a pipe, and left at once: what they look like is tested in tests/terminal."""
    for line in (line for line in PLAIN if line.startswith("quarterdeck play")):
        words = [*line.split()[1:], *([] if "--plain" in line else ["--plain"])]

        assert run(sys.executable, "-m", "quarterdeck", *words, cwd=tmp_path, input="quit\n")


def test_the_pictures_and_links_of_the_readme_are_there():
    targets = re.findall(r"\]\(([^)]+)\)", README)

    assert targets
    assert not [target for target in targets if not (ROOT / target).exists()]


def test_the_first_bot_plays_a_whole_game():
    assert run(sys.executable, "-W", "error", "examples/my_first_bot.py").startswith("(")
