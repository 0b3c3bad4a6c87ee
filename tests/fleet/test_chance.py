"""What is drawn from bits: all of it possible, and each as likely as it should be."""

import jax
import numpy as np

from quarterdeck.fleet.chance import below, draw_words
from quarterdeck.fleet.kapern.rules import WORDS, chance_from


def test_four_dice_fall_in_every_way_as_often_as_in_any_other():
    words = draw_words(jax.random.key(1), 1_296_000, WORDS)

    throws = np.asarray(jax.vmap(chance_from)(words).throw)

    for half in throws.T:
        counts = np.bincount(half, minlength=1_296)
        assert len(counts) == 1_296
        chi_square = ((counts - 1_000) ** 2 / 1_000).sum()
        assert 1_100 < chi_square < 1_500  # of 1,295 degrees: four standard deviations


def test_both_halves_of_a_throw_know_nothing_of_each_other():
    words = draw_words(jax.random.key(2), 600_000, WORDS)

    first, second = np.asarray(jax.vmap(chance_from)(words).throw).T

    counts = np.histogram2d(first % 6, second // 216, bins=6)[0]
    assert ((counts - counts.mean()) ** 2 / counts.mean()).sum() < 70  # of 35 degrees


def test_a_number_below_some_size_stays_below_it():
    words = draw_words(jax.random.key(3), 10_000)

    assert set(np.asarray(below(words, 5)).tolist()) == set(range(5))
