"""A program that chooses for us, in a process of its own: started, asked, watched, ended.

It has so long for an answer, so much memory, and one line to say it in. Whatever goes wrong is a
fault with a sentence; the process is ended then, and the next game gets a new one.
"""

import os
import select
import subprocess
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from quarterdeck.bots.line_protocol import LONGEST_LINE, PROTOCOL
from quarterdeck.core.errors import QuarterdeckError, quote

LOOK = 0.02  # seconds between two looks at its memory
REPORTED = 300  # letters of what a guest says about its own error
PAGE = os.sysconf("SC_PAGE_SIZE")


class BotFault(QuarterdeckError):
    """A guest that did not keep to what was agreed; it loses the game it was playing."""

    @property
    def is_illegal(self) -> bool:
        return self.sentence.key == "bot-fault-cheats"

    @property
    def is_late(self) -> bool:
        return self.sentence.key == "bot-fault-late"


class GuestLimits(NamedTuple):
    """What a guest may take."""

    start: float = 30.0  # seconds until it has said who it is
    answer: float = 10.0  # seconds for a decision, where its budget does not say less
    megabytes: int = 1024
    stderr: bool = False  # whether people see what it writes there


class GuestProcess:
    """One program on the other end of two pipes."""

    def __init__(self, name: str, command: Sequence[str], limits: GuestLimits) -> None:
        self.name, self.limits = name, limits
        self.unread = b""
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=None if limits.stderr else subprocess.DEVNULL,
            )
        except OSError as wrong:
            raise BotFault("bot-fault-start", bot=name, said=str(wrong)) from wrong
        self.greet()

    def greet(self) -> None:
        said = self.ask(f"quarterdeck {PROTOCOL}".encode(), self.limits.start)
        if not said.startswith("bot "):
            raise self.fault("bot-fault-rubbish", said=quote(said), wanted="bot NAME")

    def fault(self, key: str, **told: str | int | float) -> BotFault:
        """What it did; the process is ended, because nothing it says is believed any more."""
        self.end()
        return BotFault(key, bot=self.name, **told)

    def ask(self, line: bytes, seconds: float) -> str:
        """One line to it, one line back."""
        if self.unread:
            said = quote(self.unread.decode("utf-8", "replace"))
            raise self.fault("bot-fault-unasked", said=said)
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line + b"\n")
            self.process.stdin.flush()
        except OSError:
            raise self.fault("bot-fault-gone", status=self.status()) from None
        said = self.listen(monotonic() + seconds, seconds)
        if said.startswith("error"):
            raise self.fault("bot-fault-error", said=said.removeprefix("error").strip()[:REPORTED])
        return said

    def listen(self, until: float, seconds: float) -> str:
        """A whole line, within its time and memory."""
        while b"\n" not in self.unread:
            self.check_memory()
            if monotonic() > until:
                raise self.fault("bot-fault-late", seconds=seconds)
            self.read_more(LOOK)
            if self.unread.find(b"\n", 0, LONGEST_LINE) < 0 and len(self.unread) > LONGEST_LINE:
                raise self.fault("bot-fault-long", most=LONGEST_LINE)
        line, _, self.unread = self.unread.partition(b"\n")
        return line.decode("utf-8", "replace").strip()

    def read_more(self, seconds: float) -> None:
        assert self.process.stdout is not None
        line = self.process.stdout.fileno()
        if select.select([line], [], [], seconds)[0]:
            more = os.read(line, LONGEST_LINE)
            if not more:
                raise self.fault("bot-fault-gone", status=self.status())
            self.unread += more

    def status(self) -> int:
        """How it ended, where it has."""
        try:
            return self.process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            return 0

    def check_memory(self) -> None:
        used = resident_bytes(self.process.pid) // 2**20
        if used > self.limits.megabytes:
            raise self.fault("bot-fault-memory", used=used, most=self.limits.megabytes)

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                close_quietly(pipe)

    @property
    def alive(self) -> bool:
        return self.process.poll() is None


def close_quietly(pipe: object) -> None:
    """Nobody reads what is still in it."""
    try:
        pipe.close()  # type: ignore[attr-defined]
    except OSError:
        return


def resident_bytes(process: int) -> int:
    """How much memory a process holds; nothing where the system does not say."""
    try:
        return int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1]) * PAGE
    except (OSError, IndexError, ValueError):
        return 0
