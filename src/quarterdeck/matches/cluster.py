"""Matches on a cluster: batches of blocks as Ray tasks, wherever there is a core.

A block comes to the same wherever it is played, so one that was lost with its machine is
simply played again.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.matches.arena import Block, Match, play_blocks, seat_once

BATCHES = 16  # for each core: few enough to be cheap, many enough to share the work evenly
AHEAD = 2  # batches a core is given at a time, so that none has to wait
RETRIES = 5  # machines that may be lost under one batch


def on_cluster(match: Match, blocks: Sequence[int]) -> Iterator[Block]:
    """These blocks of a match, in this order, whoever is done first."""
    ray = connect_ray()
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    task = ray.remote(num_cpus=1, max_retries=RETRIES)(play_batch)
    size = max(1, len(blocks) // (cores * BATCHES))
    flying: deque[Any] = deque()
    for at in range(0, len(blocks), size):
        flying.append(task.remote(match, blocks[at : at + size]))
        if len(flying) > AHEAD * cores:
            yield from ray.get(flying.popleft())
    while flying:
        yield from ray.get(flying.popleft())


def play_batch(match: Match, batch: Sequence[int]) -> list[Block]:
    """Over there: the bots sit down before the clock runs."""
    seat_once(match)
    return play_blocks(match, batch)


def connect_ray() -> Any:
    """Ray, joined to the cluster that RAY_ADDRESS names, or to one of this machine's own."""
    try:
        import ray
    except ImportError:
        raise QuarterdeckError("no-ray") from None
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    return ray
