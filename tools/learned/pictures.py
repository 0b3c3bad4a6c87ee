"""Pictures of what was counted, as SVG: large letters, for they are looked at on telephones too."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from quarterdeck.games.piracy.grid import LETTERS
from quarterdeck.insight.svg_sheet import (
    BRASS,
    FAINT,
    INK,
    PARCHMENT,
    RULE,
    SEA,
    WINE,
    sheet,
    svg_line,
    text,
)

from .tallies import Figure

LEFT, RIGHT, TOP, BOTTOM = 92, 690, 150, 470  # of the field in which bars stand
MARGIN = 36

HEAD = f'font-size="31" fill="{INK}"'
BELOW = f'font-size="23" fill="{FAINT}"'
MIDDLE = f'font-size="23" fill="{FAINT}" text-anchor="middle"'
END = f'font-size="22" fill="{FAINT}" text-anchor="end"'
ON_DARK = f'font-size="21" fill="{PARCHMENT}" text-anchor="middle"'
ON_LIGHT = f'font-size="21" fill="{INK}" text-anchor="middle"'
SMALL = f'font-size="16" fill="{FAINT}" text-anchor="middle"'


class Bars(NamedTuple):
    """What stands over one mark of the scale: a bar for each side, or a gap."""

    label: str
    sides: tuple[Figure | None, ...]


class Axes(NamedTuple):
    """What is said around a picture."""

    title: str
    across: str
    up: str
    sides: tuple[str, ...]
    most: float  # at the top of the scale


def picture(height: int, title: str, parts: Iterator[str]) -> str:
    return "\n".join([*sheet(height, title), text(MARGIN, 54, title, HEAD), *parts, "</svg>\n"])


def box(x: float, y: float, width: float, height: float, fill: str) -> str:
    size = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
    return f"<rect {size} {fill}/>"


# Bars, side by side

COLOURS = (WINE, SEA)


def draw_bars(axes: Axes, groups: Sequence[Bars]) -> str:
    return picture(560, axes.title, bar_parts(axes, groups))


def bar_parts(axes: Axes, groups: Sequence[Bars]) -> Iterator[str]:
    yield text(MARGIN, 92, axes.up, BELOW)
    yield from key_of_sides(axes.sides)
    yield from scale_lines(axes.most)
    step = (RIGHT - LEFT) / len(groups)
    for place, group in enumerate(groups):
        middle = LEFT + step * (place + 0.5)
        yield text(round(middle, 1), BOTTOM + 30, group.label, MIDDLE)
        yield from bars_at(middle, step, group.sides, axes.most)
    yield text((LEFT + RIGHT) / 2, BOTTOM + 64, axes.across, MIDDLE)


def key_of_sides(sides: Sequence[str]) -> Iterator[str]:
    for place, (side, colour) in enumerate(zip(sides, COLOURS, strict=False)):
        x = MARGIN + 190 * place
        yield box(x, 110, 26, 18, f'fill="{colour}"')
        yield text(x + 36, 127, side, BELOW)
    yield from stroke_of_brass(436, 109, 129)
    yield text(452, 127, "95 times in a hundred", BELOW)


def scale_lines(most: float) -> Iterator[str]:
    """Quarters of the scale, numbered in hundredths."""
    for quarter in range(5):
        y = height_of(most * quarter / 4, most)
        yield svg_line(LEFT, y, RIGHT, y, f'stroke="{RULE}"')
        yield text(LEFT - 10, y + 8, f"{100 * most * quarter / 4:.0f} %", END)


def height_of(share: float, most: float) -> float:
    return round(BOTTOM - (BOTTOM - TOP) * min(share, most) / most, 1)


def bars_at(
    middle: float, step: float, sides: Sequence[Figure | None], most: float
) -> Iterator[str]:
    wide = 0.36 * step
    for place, (figure, colour) in enumerate(zip(sides, COLOURS, strict=False)):
        if figure:
            x = middle + wide * (place - len(sides) / 2) + 2
            top = height_of(figure.mean, most)
            yield box(x, top, wide - 4, BOTTOM - top, f'fill="{colour}"')
            yield from whisker(x + wide / 2 - 2, figure, most)


def whisker(x: float, figure: Figure, most: float) -> Iterator[str]:
    low, high = height_of(figure.low, most), height_of(figure.high, most)
    yield from stroke_of_brass(round(x, 1), high, low)


def stroke_of_brass(x: float, top: float, bottom: float) -> Iterator[str]:
    """With ink under it, so that it is seen on a bar and above it."""
    for stroke in (f'stroke="{INK}" stroke-width="7"', f'stroke="{BRASS}" stroke-width="3"'):
        yield svg_line(x, top, x, bottom, stroke)


# A chart of the sea

SQUARE = 36
GROUND = {"#": RULE, "o": "#d8c08c", "$": "#d8c08c", "H": RULE, ".": "#c9d6d2", "=": "#9fb9bb"}


class Mark(NamedTuple):
    """A number on a square, and how strongly it is coloured: from nought to one."""

    says: str
    strength: float
    colour: str


def draw_chart(
    title: str, rows: Sequence[str], marks: dict[tuple[int, int], Mark], key: Sequence[str]
) -> str:
    height = 90 + SQUARE * len(rows) + 40 * len(key) + 36
    return picture(height, title, chart_parts(rows, marks, key))


def chart_parts(
    rows: Sequence[str], marks: dict[tuple[int, int], Mark], key: Sequence[str]
) -> Iterator[str]:
    yield from names_of_squares(len(rows), len(rows[0]))
    for row, signs in enumerate(rows):
        for column, sign in enumerate(signs):
            yield square(row, column, f'fill="{GROUND[sign]}"')
    for (row, column), mark in marks.items():
        shade = f'fill="{mark.colour}" fill-opacity="{mark.strength:.2f}" stroke="{INK}"'
        yield square(row, column, shade)
        style = ON_DARK if mark.strength > 0.5 else ON_LIGHT
        yield text(*middle_of(row, column), mark.says, style)
    for line, says in enumerate(key):
        yield text(MARGIN, 90 + SQUARE * len(rows) + 40 * (line + 1), says, BELOW)


def names_of_squares(rows: int, columns: int) -> Iterator[str]:
    """Letters above the columns, and numbers beside the rows."""
    for column in range(columns):
        yield text(middle_of(0, column)[0], 80, LETTERS[column], SMALL)
    for row in range(rows):
        yield text(MARGIN - 11, middle_of(row, 0)[1], str(row + 1), SMALL)


def square(row: int, column: int, fill: str) -> str:
    return box(MARGIN + SQUARE * column, 84 + SQUARE * row, SQUARE - 1, SQUARE - 1, fill)


def middle_of(row: int, column: int) -> tuple[float, float]:
    return MARGIN + SQUARE * (column + 0.5), 84 + SQUARE * row + 25


# A field of two scores


class Field(NamedTuple):
    """By row from the lowest, and by column: how much better one thing is than the other."""

    values: Sequence[Sequence[float]]
    scores: Sequence[int]  # of both, from the lowest
    words: tuple[str, str]  # for what is above nought, and for what is below
    most: float  # that is coloured fully
    across: str
    up: str


FIELD, FOOT, CELLS = 112, 740, 560  # where a field begins from the left, ends below; how wide


def draw_field(title: str, field: Field) -> str:
    return picture(836, title, field_parts(field))


def field_parts(field: Field) -> Iterator[str]:
    for place, (says, colour) in enumerate(zip(field.words, (SEA, WINE), strict=True)):
        yield box(MARGIN + 330 * place, 80, 26, 18, f'fill="{colour}"')
        yield text(MARGIN + 330 * place + 36, 97, says, BELOW)
    yield text(MARGIN, 150, field.up, BELOW)
    size = CELLS / len(field.scores)
    for row, values in enumerate(field.values):
        for column, value in enumerate(values):
            x, y = FIELD + size * column, FOOT - size * (row + 1)
            yield box(x, y, size - 1, size - 1, shade_of(value, field.most))
    yield from field_scale(field, size)
    yield text(FIELD + CELLS / 2, FOOT + 64, field.across, MIDDLE)


def shade_of(value: float, most: float) -> str:
    colour = SEA if value >= 0 else WINE
    return f'fill="{colour}" fill-opacity="{min(1.0, 0.08 + 0.92 * abs(value) / most):.2f}"'


def field_scale(field: Field, size: float) -> Iterator[str]:
    for place, score in enumerate(field.scores):
        if score % 1500 == 0:
            middle = size * (place + 0.5)
            yield text(round(FIELD + middle, 1), FOOT + 30, f"{score:,}", MIDDLE)
            yield text(FIELD - 10, round(FOOT - middle + 8, 1), f"{score:,}", END)
