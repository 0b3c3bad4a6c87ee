"""What a network reads is the same at tables of every size."""

import numpy as np

from quarterdeck.numbering import number_game
from quarterdeck.numbering.reading import Reading, read_at


def named(game, seats):
    """Every number of an observation by what it is called: here it is its own number."""
    numbering = number_game(game, seats)
    seen = np.arange(1, numbering.layout.size + 1, dtype=np.float32)
    return numbering, seen, {(m.field, m.name): m.number + 1 for m in numbering.layout.meanings}


def test_a_small_table_is_read_as_a_large_one_whose_others_have_nothing():
    numbering, seen, called = named("dorra", 3)
    largest = number_game("dorra", 5).layout.meanings

    read = read_at(Reading(most=5).places(numbering), seen)

    assert read.tolist() == [called.get((each.field, each.name), 0) for each in largest]
    assert np.count_nonzero(read) == len(seen), "nothing of it is lost"


def test_what_is_left_out_is_not_read():
    numbering, seen, called = named("piracy", 2)
    left_out = frozenset({"records", "legs"})

    read = read_at(Reading(2, left_out).places(numbering), seen)

    past = {at for (field, name), at in called.items() if {field, *name.split()[:1]} & left_out}
    assert past
    assert set(read.astype(int)) == set(called.values()) - past
