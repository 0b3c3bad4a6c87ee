"""What figures are held against: a fixed loop of plain Python, in the same process.

It needs nothing of ours, so that other libraries can be measured by it in environments of theirs.
"""

from time import process_time

COUNTED = 1_000  # steps between two looks at the clock


def yardstick(slice_s: float) -> float:
    """Steps a second of a fixed loop over ints, tuples and a dict: plain Python, not ours."""
    begun, steps = process_time(), 0
    while (took := process_time() - begun) < slice_s or not steps:
        counts: dict[tuple[int, int], int] = {}
        for i in range(COUNTED):
            key = (i % 7, i % 5)
            counts[key] = counts.get(key, 0) + i
        steps += COUNTED
    return steps / took
