"""A batch spread over processes, which see the same memory: a byte says go, a byte says done."""

from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory

import msgspec

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.research.arrays import arrays_in, room_needed
from quarterdeck.research.batch import Batch, BatchPlan

GO, RESET, DONE = b"g", b"r", b"d"


class Workers:
    """Workers that hold a share of the games each."""

    def __init__(self, plan: BatchPlan, games: int, processes: int) -> None:
        size = room_needed(plan.numbering, games)
        self.memory = SharedMemory(create=True, size=size)
        self.arrays = arrays_in(self.memory, plan.numbering, games)
        self.shares = divide_rows(games, processes)
        spawn = get_context("spawn")
        self.lines: list[Connection] = []
        self.processes = []
        for rows in self.shares:
            ours, theirs = spawn.Pipe()
            told = (theirs, self.memory.name, plan, games, rows)
            worker = spawn.Process(target=work, args=told, daemon=True)
            worker.start()
            theirs.close()
            self.lines.append(ours)
            self.processes.append(worker)

    def reset(self, seeds: Sequence[int]) -> None:
        for line, rows in zip(self.lines, self.shares, strict=True):
            line.send_bytes(RESET + msgspec.json.encode(seeds[rows]))
        self.wait()

    def step(self) -> None:
        for line in self.lines:
            line.send_bytes(GO)
        self.wait()

    def wait(self) -> None:
        for line in self.lines:
            try:
                line.recv_bytes()
            except EOFError:
                raise QuarterdeckError("research-worker-gone") from None

    def close(self) -> None:
        """Workers go home; the memory is given back."""
        for line, worker in zip(self.lines, self.processes, strict=True):
            line.close()
            worker.join(timeout=5)
        self.arrays = self.arrays.part(slice(0, 0))
        self.memory.unlink()


def divide_rows(games: int, processes: int) -> list[slice]:
    """Rows for every process, as evenly as can be."""
    bounds = [games * at // processes for at in range(processes + 1)]
    return [slice(low, high) for low, high in pairwise(bounds)]


def work(line: Connection, name: str, plan: BatchPlan, games: int, rows: slice) -> None:
    """What a worker does until the line is closed."""
    memory = SharedMemory(name)
    batch = Batch(plan, arrays_in(memory, plan.numbering, games).part(rows))
    try:
        while said := line.recv_bytes():
            if said == GO:
                batch.step()
            else:
                batch.reset(msgspec.json.decode(said.removeprefix(RESET)))
            line.send_bytes(DONE)
    except (EOFError, KeyboardInterrupt):
        return
