"""In a real terminal: the game starts, takes keys or lines, keeps secrets, and gives it back."""

import os
import shutil
import subprocess
import sys
import time
from itertools import count

import pytest

PLAY = f"{sys.executable} -m quarterdeck play"
KAPERN = "kapern Anne Bart --seed 3 --language en"
PIRACY = "piracy Anne Bart --option pirate=1 --plain --language en"
SOCKETS = count()  # a tmux that is told to end may still be there when the next one begins


class Terminal:
    """80 by 24, in a tmux of its own."""

    def __init__(self):
        self.socket = f"quarterdeck-{os.getpid()}-{next(SOCKETS)}"

    def tmux(self, *arguments):
        command = ["tmux", "-L", self.socket, *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    def runs(self, command):
        size = ("-x", "80", "-y", "24")
        self.tmux("-f", "/dev/null", "new-session", "-d", "-s", "game", *size, command)

    def shows(self, *more):
        return self.tmux("capture-pane", "-p", "-t", "game", *more)

    def press(self, key):
        self.tmux("send-keys", "-t", "game", key)

    def types(self, line):
        self.tmux("send-keys", "-t", "game", "-l", line)
        self.press("Enter")

    def wait_for(self, text, there=True):
        """For text, not for seconds; the deadline is only there to fail instead of hanging."""
        deadline = time.monotonic() + 60
        while (text in self.shows()) != there:
            assert time.monotonic() < deadline, f"waited for {text!r} in vain:\n{self.shows()}"
            time.sleep(0.1)


@pytest.fixture
def terminal():
    if not shutil.which("tmux") and os.environ.get("CI") != "true":
        pytest.skip("TMUX IS MISSING: the game was not tried in a real terminal")
    terminal = Terminal()
    yield terminal
    terminal.tmux("kill-server")


def test_the_game_is_played_in_a_real_terminal(terminal):
    terminal.runs(f"{PLAY} {KAPERN}; echo; cat")
    terminal.wait_for("Roll all 8 dice")
    terminal.press("Enter")
    terminal.wait_for("Stop")
    terminal.press("s")
    terminal.wait_for("Bart turns over")
    terminal.press("q")
    terminal.wait_for("Leave the table")
    terminal.press("Enter")

    terminal.wait_for("Piraten Kapern", there=False)


def test_a_house_is_played_at_in_a_real_terminal(terminal, house, mary, tmp_path):
    table = mary.open("me", "open")
    where = f"--house {house} --name Anne --language en"
    terminal.runs(f"env XDG_CONFIG_HOME={tmp_path} {PLAY} {where}; echo; cat")
    terminal.wait_for("Mary (away), free")
    terminal.press("Enter")
    terminal.wait_for("Turn 1")
    mary_talks = mary.talk()
    mary_talks.follow(table)
    mary_talks.say("chat", table=table, text="fair winds")
    terminal.wait_for("Mary: fair winds")
    mary_talks.close()
    terminal.press("q")
    terminal.wait_for("Leave the house?")
    terminal.press("Enter")

    terminal.wait_for("Piraten Kapern", there=False)


def test_no_secret_stays_in_a_real_terminal_when_the_next_one_sits_down(terminal):
    terminal.runs(f"{PLAY} {PIRACY}; echo; cat")
    terminal.wait_for("Bart, what do you do?")
    terminal.types("set up")
    terminal.wait_for("Anne is to decide, and nobody else may look.")
    terminal.types("depart M14 M13")
    terminal.wait_for("His log: M13.")
    terminal.types("sail M12-M11-L11")
    terminal.wait_for("Bart, what do you do?")

    everything = terminal.shows("-S", "-")
    assert "out of sight" in everything
    assert "M13" not in everything
    assert "L11" not in everything
