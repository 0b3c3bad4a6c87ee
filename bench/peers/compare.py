"""Decisions per CPU-second of other libraries beside ours, in one run: `make peers`.

Each library is installed into an environment of its own, once, and plays its own games there at
random, with what a learner would read. What cannot be installed is said and left out. The table
goes to the page that is named, or is printed alone.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import venv
from datetime import date
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
ENVIRONMENTS = HERE / ".venv"
PAGE = HERE / "page.md"
INSTALL_S, WALK_S = 600, 300  # at most

Row = dict[str, str | int]


class Peer(NamedTuple):
    """A library, what pip is asked for, and the script that plays."""

    name: str
    wanted: str
    walk: str


PEERS = (
    Peer("quarterdeck", f"{ROOT}[research]", "quarterdeck_walk.py"),
    Peer("OpenSpiel", "open_spiel", "open_spiel_walk.py"),
    Peer("PettingZoo", "pettingzoo[classic]", "pettingzoo_walk.py"),
    Peer("RLCard", "rlcard", "rlcard_walk.py"),
    Peer("Pgx", "pgx", "pgx_walk.py"),
)


def python_of(peer: Peer) -> Path:
    return ENVIRONMENTS / peer.wanted.split("[")[0].rsplit("/", 1)[-1] / "bin" / "python"


def installed(peer: Peer) -> bool:
    """Whether the library stands in its environment; the first time it is put there."""
    python = python_of(peer)
    if not python.exists():
        venv.create(python.parents[1], with_pip=True, clear=True)
    asked = [python, "-m", "pip", "install", "-q", peer.wanted]
    return ran(asked, INSTALL_S) is not None


def ran(words: list[Path | str], seconds: int) -> str | None:
    """What a command printed, or nothing where it failed or took too long; its errors are shown."""
    try:
        done = subprocess.run(
            words, cwd=HERE, stdout=subprocess.PIPE, text=True, timeout=seconds, check=True
        )
    except (subprocess.SubprocessError, OSError) as wrong:
        say(f"  {wrong}")
        return None
    return done.stdout


def figures(peer: Peer) -> list[Row]:
    """What one library comes to, game by game; nothing where it is not to be had."""
    say(f"{peer.name}: installing")
    if not installed(peer):
        say(f"{peer.name} is left out: it cannot be installed here.")
        return []
    say(f"{peer.name}: playing")
    script = f"import sys; sys.path[:0] = ['.', 'walks']; import {peer.walk.removesuffix('.py')}"
    printed = ran([python_of(peer), "-W", "ignore", "-c", script], WALK_S)
    if printed is None:
        say(f"{peer.name} is left out: it has not played to the end.")
        return []
    return [{"library": peer.name, **json.loads(line)} for line in printed.splitlines()]


def as_row(each: Row) -> str:
    found, steps = int(each["decisions_per_s"]), int(each["yardstick_per_s"])
    cells = (each["library"], each["game"], each["how"], f"{found:,}", f"{found / steps:.4f}")
    return f"| {' | '.join(map(str, cells))} |"


def page(rows: list[Row]) -> str:
    machine = f"{platform.machine()}, {platform.system()}"
    busy = {"load": os.getloadavg()[1], "cores": os.cpu_count()}
    told = {"when": date.today(), "machine": machine, "python": platform.python_version(), **busy}
    return PAGE.read_text("utf-8").format(rows="\n".join(map(as_row, rows)), **told)


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)  # noqa: T201


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--page", help="where the table is written")
    told = asked.parse_args()
    found = page([row for peer in PEERS for row in figures(peer)])
    print(found)  # noqa: T201
    if told.page:
        Path(told.page).write_text(found, "utf-8")
