"""Pictures from letters: two pixels to a character, one above the other.

A half block (in every terminal font since the first) is half foreground, half
background, so a row of text carries two rows of a picture.
"""

from collections.abc import Mapping, Sequence

from rich.style import Style
from rich.text import Text

Picture = Sequence[str]  # rows of letters; a dot lets the ground show through
Inks = Mapping[str, str]  # what colour each letter is

CLEAR = "."
HALF = "▀"


def paint(picture: Picture, inks: Inks, ground: str) -> list[Text]:
    """A picture as lines of text on a ground colour."""
    rows = [[inks.get(letter, ground) for letter in row] for row in picture]
    if len(rows) % 2:
        rows.append([ground] * len(rows[0]))
    return [
        half_block_line(above, below) for above, below in zip(rows[::2], rows[1::2], strict=True)
    ]


def half_block_line(above: Sequence[str], below: Sequence[str]) -> Text:
    text = Text()
    for top, bottom in zip(above, below, strict=True):
        # A plain space has no seam where a picture of the screen is drawn.
        text.append(" " if top == bottom else HALF, Style(color=top, bgcolor=bottom))
    return text


def stamp(picture: Picture, onto: Picture, left: int, top: int) -> tuple[str, ...]:
    """One picture laid on another, seen through where it is clear."""
    rows = [list(row) for row in onto]
    for y, row in enumerate(picture, start=top):
        for x, letter in enumerate(row, start=left):
            if letter != CLEAR:
                rows[y][x] = letter
    return tuple(map("".join, rows))


def pictures_beside(*pictures: Picture, gap: int = 1) -> tuple[str, ...]:
    """Pictures of one height in a row."""
    return tuple((CLEAR * gap).join(rows) for rows in zip(*pictures, strict=True))
