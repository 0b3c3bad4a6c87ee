"""Once in a real terminal: the game starts, takes keys, and gives the terminal back."""

import os
import shutil
import subprocess
import sys
import time

import pytest

SOCKET = f"quarterdeck-{os.getpid()}"
PLAY = f"{sys.executable} -m quarterdeck play kapern Anne Bart --seed 3 --language en"


def tmux(*arguments):
    done = subprocess.run(
        ["tmux", "-L", SOCKET, *arguments], capture_output=True, text=True, check=True
    )
    return done.stdout


def screen():
    return tmux("capture-pane", "-p", "-t", "game")


def wait_for(text, there=True):
    """For text, not for seconds; the deadline is only there to fail instead of hanging."""
    deadline = time.monotonic() + 60
    while (text in screen()) != there:
        assert time.monotonic() < deadline, f"waited for {text!r} in vain:\n{screen()}"
        time.sleep(0.1)


@pytest.fixture
def terminal():
    """A terminal of 80 by 24 in a tmux of our own."""
    if not shutil.which("tmux") and os.environ.get("CI") != "true":
        pytest.skip("TMUX IS MISSING: the game was not tried in a real terminal")
    size = ("-x", "80", "-y", "24")
    tmux("-f", "/dev/null", "new-session", "-d", "-s", "game", *size, f"{PLAY}; echo; cat")
    yield
    tmux("kill-server")


@pytest.mark.usefixtures("terminal")
def test_the_game_is_played_in_a_real_terminal():
    wait_for("Roll all 8 dice")
    tmux("send-keys", "-t", "game", "Enter")
    wait_for("Stop")
    tmux("send-keys", "-t", "game", "s")
    wait_for("Bart turns over")
    tmux("send-keys", "-t", "game", "q")
    wait_for("Leave the table")
    tmux("send-keys", "-t", "game", "Enter")

    wait_for("Piraten Kapern", there=False)
