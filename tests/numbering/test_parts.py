"""What observations are put together from."""

import numpy as np
import pytest

from quarterdeck.numbering.parts import HISTORIES, BitSets, amount, history_of

PLACES = (3, 4, 9, 31, 40, *range(64, 80))
SETS = BitSets([f"square{place}" for place in PLACES], PLACES)


def numbers(written):
    return np.frombuffer(written, np.float32)


@pytest.mark.parametrize("part", [SETS.plane(), SETS.packed()], ids=["plane", "packed"])
def test_every_place_of_a_set_is_told_from_every_other_and_from_none(part):
    written = {part.write(bits) for bits in (0, *(1 << place for place in PLACES))}

    assert len(written) == 1 + len(PLACES)
    assert {len(numbers(each)) for each in written} == {len(part.labels)}


def test_a_plane_has_a_one_for_every_place_that_is_in_the_set():
    seen = numbers(SETS.plane().write(1 << 9 | 1 << 79))

    assert [PLACES[at] for at in np.flatnonzero(seen)] == [9, 79]


def test_a_history_is_the_same_however_many_others_were_written_since():
    part = history_of([f"turn{turn}" for turn in range(4)], amount(1000))
    begun = (1001, 1002)
    first = part.write(begun)

    for other in range(2 * HISTORIES):
        part.write((2000 + other,))

    assert part.write((*begun, 1003))[: 4 * 4] == first[: 4 * 4]
    assert part.write(begun) == first
