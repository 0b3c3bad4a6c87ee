"""A network that learned: what it reads, how it is kept, that it fits the ids of its game."""

from itertools import pairwise

import numpy as np
import pytest

from quarterdeck.bots import network as net
from quarterdeck.bots.dorra import learned as dorra
from quarterdeck.bots.network import Layer, Network
from quarterdeck.core.table import QuietTable
from quarterdeck.games import find
from quarterdeck.numbering import number_game
from quarterdeck.numbering.reading import Reading, read_at

DORRA = find("dorra")
READING = Reading(most=5)


def any_layers(numbering, seed=1):
    random = np.random.default_rng(seed)
    sizes = (len(READING.places(numbering)), 8, 8, len(numbering.ids) + 1)
    return [
        Layer(
            random.normal(size=(n, m)).astype(np.float32),
            random.normal(size=m).astype(np.float32),
        )
        for n, m in pairwise(sizes)
    ]


def judged(layers, numbering, seen):
    """The same in plain words: every layer, one after the other, of what is read."""
    x = read_at(READING.places(numbering), numbering.observe(seen))
    for weights, shift in layers[:-1]:
        x = np.maximum(x @ weights + shift, 0)
    return x @ layers[-1].weights + layers[-1].shift


@pytest.mark.parametrize("seats", [3, 5])
def test_a_network_reads_a_view_as_it_was_taught_at_a_table_of_any_size(seats):
    numbering = number_game("dorra", seats, "memory=aided")
    layers = any_layers(numbering)
    state = numbering.game.deal(seats, numbering.options, QuietTable(3))
    seat, menu = numbering.game.to_move(state), numbering.game.legal_actions(state)
    seen = numbering.game.view(state, seat)

    network = Network(layers, READING, numbering)

    *likings, opinion = judged(layers, numbering, seen)
    wanted = [likings[numbering.ids.number(action, seat)] for action in menu]
    assert network.likings(seen, menu).tolist() == pytest.approx(wanted, rel=1e-3, abs=1e-3)
    assert network.opinions([seen, seen]).tolist() == pytest.approx([np.tanh(opinion)] * 2)


def test_kept_in_a_byte_each_weights_are_as_they_were_to_a_part_in_two_hundred():
    layers = any_layers(number_game("dorra", 3))

    kept = net.unpack_layers(net.pack_layers(layers))

    for before, after in zip(layers, kept, strict=True):
        most = np.abs(before.weights).max(axis=1, keepdims=True)
        assert (np.abs(after.weights - before.weights) <= most / 250).all()
        assert (after.shift == before.shift).all()
    assert (kept[-1].weights[:, -1] == layers[-1].weights[:, -1]).all(), "its opinion is exact"


def test_a_row_of_nothing_stays_nothing():
    nothing = [Layer(np.zeros((2, 3), np.float32), np.zeros(3, np.float32))]

    assert not net.unpack_layers(net.pack_layers(nothing))[0].weights.any()


def test_what_is_shipped_fits_what_is_read_and_what_may_be_done():
    first, *_, last = net.shipped_layers(DORRA)

    for seats in DORRA.seats:
        numbering = dorra.network_at(seats).numbering
        assert len(dorra.READING.places(numbering)) == len(first.weights)
        assert last.weights.shape[1] == len(numbering.ids) + 1


def test_what_is_shipped_is_less_than_two_million_bytes():
    assert len(net.find_table(net.network_key(DORRA))) < 2_000_000


@pytest.mark.parametrize(
    ("opinion", "seats", "share"), [(1.0, 4, 1.0), (0.0, 4, 0.25), (-1 / 3, 4, 0.0), (-0.9, 4, 0.0)]
)
def test_an_opinion_is_a_share_of_the_win(opinion, seats, share):
    assert net.share_by_opinion(opinion, seats) == pytest.approx(share)


def test_odds_add_up_to_one_however_strong_a_liking_is():
    assert net.odds_by_liking(np.array([900.0, 900.0, -900.0])).tolist() == [0.5, 0.5, 0.0]
