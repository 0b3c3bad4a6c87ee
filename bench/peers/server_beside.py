"""A move on our server beside one on boardgame.io's, in turn on one machine: `make server-peer`.

boardgame.io keeps its matches in memory alone; ours are on the disk before anybody sees them.
Two people a table choose at random, each by a socket of their own. What is compared is the
processor's time of the server for a move: a machine twice as slow makes both twice as long.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PEER = HERE / "boardgame_io"
PINNED = ("boardgame.io@0.50.2", "socket.io-client@4.8.1")
TICKS = os.sysconf("SC_CLK_TCK")

Row = dict[str, Any]


def main() -> None:
    """Round by round: ours, theirs."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=100)
    asked.add_argument("--seconds", type=float, default=3)
    asked.add_argument("--rounds", type=int, default=5)
    given = asked.parse_args()
    install()
    rounds = [beside(given.tables, given.seconds) for _ in range(given.rounds)]
    for name, rows in zip(("quarterdeck", "boardgame.io"), zip(*rounds, strict=True), strict=True):
        say(told(name, rows))
    ratios = [ours["cpu_us"] / theirs["cpu_us"] for ours, theirs in rounds]
    say(f"processor a move, ours to theirs: {statistics.median(ratios):.2f} (median)")


def install() -> None:
    if not (PEER / "node_modules").is_dir():
        words = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--no-save", *PINNED]
        subprocess.run([*words, "--prefix", PEER], check=True)


def beside(tables: int, seconds: float) -> tuple[Row, Row]:
    return measure_ours(tables, seconds), measure_theirs(tables, seconds)


def measure_ours(tables: int, seconds: float) -> Row:
    words = ["bench", "server", "--tables", str(tables), "--seconds", str(seconds), "--json"]
    command = [sys.executable, "-m", "quarterdeck", *words]
    [row] = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    return dict(row)


def measure_theirs(tables: int, seconds: float) -> Row:
    """The server's time is read when all tables stand, and again after the last move."""
    with running("server.cjs") as server:
        port = line_of(server).split()[-1]
        with running("players.cjs", port, str(tables), str(seconds)) as players:
            line_of(players)
            before = cpu_s(server.pid)
            send(players, "begin")
            found = json.loads(line_of(players))
            used = cpu_s(server.pid) - before
    return {
        "moves_per_s": round(found["seen"] / seconds),
        "cpu_us": round(used / found["seen"] * 1e6),
        "p50_ms": round(found["p50"], 1),
        "p99_ms": round(found["p99"], 1),
    }


@contextmanager
def running(script: str, *words: str) -> Iterator[subprocess.Popen[str]]:
    pipe = subprocess.PIPE
    with subprocess.Popen(
        ["node", script, *words], cwd=PEER, stdin=pipe, stdout=pipe, text=True
    ) as it:
        try:
            yield it
        finally:
            it.kill()


def line_of(process: subprocess.Popen[str]) -> str:
    """The next line that is for us: libraries greet before."""
    assert process.stdout is not None
    while line := process.stdout.readline():
        if line.startswith(("port", "ready", "{")):
            return line
    raise SystemExit(f"{process.args} ended too soon")


def send(process: subprocess.Popen[str], word: str) -> None:
    assert process.stdin is not None
    process.stdin.write(f"{word}\n")
    process.stdin.flush()


def cpu_s(process: int) -> float:
    """What a process has used of the processor so far, in seconds."""
    after_name = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / TICKS


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


def told(name: str, rows: tuple[Row, ...]) -> str:
    middle = {
        key: statistics.median(row[key] for row in rows)
        for key in ("moves_per_s", "cpu_us", "p50_ms", "p99_ms")
    }
    each = ", ".join(str(row["cpu_us"]) for row in rows)
    return (
        f"{name}: {middle['cpu_us']:.0f} µs a move ({each}), {middle['moves_per_s']:,.0f} moves/s, "
        f"p50 {middle['p50_ms']} ms, p99 {middle['p99_ms']} ms"
    )


if __name__ == "__main__":
    main()
