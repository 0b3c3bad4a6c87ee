"""What an environment shows people: the position in words, and the observation as a small raster.

The words are those of the plain terminal; they lie in `words`, below both. A raster shows what a
learner is given: a band for every field, a cell for every number, nought dark and one bright.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from quarterdeck.core.game import AnyGame
from quarterdeck.numbering.layout import Layout
from quarterdeck.words import words
from quarterdeck.words.positions import text_of

Raster = NDArray[np.uint8]

WIDTH, CELL = 64, 4  # numbers in a row, pixels of a number
DARK, BRIGHT, BELOW = (13, 27, 42), (244, 211, 94), (214, 69, 65)  # nought, one, below nought


def tell_position(game: AnyGame, seen: Any, language: str = "en") -> str:
    """A view, line by line."""
    said = words(game, language).at_table([f"seat_{seat}" for seat in range(game.seats[-1])])
    return "\n".join(text_of(game).lines(seen, said))


def draw_observation(layout: Layout, seen: Any) -> Raster:
    """A view as numbers as pixels; every field begins a new row."""
    observed = layout.observe(seen)
    bands = [fill_rows(observed[span.start : span.stop]) for span in layout.spans().values()]
    values = np.concatenate(bands)
    above, below = np.clip(values, 0, 1), np.clip(-values, 0, 1)
    colours = np.array(DARK) + mix(above, BRIGHT) + mix(below, BELOW)
    pixels: Raster = np.clip(colours, 0, 255).astype(np.uint8)
    return np.repeat(np.repeat(pixels, CELL, axis=0), CELL, axis=1)


def fill_rows(numbers: NDArray[np.float32]) -> NDArray[np.float32]:
    rows = -(-len(numbers) // WIDTH)
    filled = np.zeros(rows * WIDTH, np.float32)
    filled[: len(numbers)] = numbers
    return filled.reshape(rows, WIDTH)


def mix(strength: NDArray[np.float32], colour: tuple[int, int, int]) -> Any:
    """How far from the dark towards a colour."""
    away = np.array(colour) - np.array(DARK)
    return strength[:, :, None] * away
