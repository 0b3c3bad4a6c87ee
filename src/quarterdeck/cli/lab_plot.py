"""Two sets of rules as a picture: for every figure a bar each, one under the other.

decisions   ▇▇▇▇▇▇▇▇▇▇▇▇▇  212
            ▒▒▒▒▒▒▒▒▒▒     171
"""

from collections.abc import Iterator

from quarterdeck.cli.lab_figures import name_rules, rows_of, write_figure
from quarterdeck.insight.svg_sheet import (
    BRASS,
    INK,
    KEY,
    PARCHMENT,
    SEA,
    SUBTITLE,
    TITLE,
    sheet,
    svg_line,
    text,
)
from quarterdeck.matches.rules_lab import Comparison, Mean
from quarterdeck.words import Words

LEFT, RIGHT, TOP, ROW, BAR, FOOT = 290, 620, 118, 46, 15, 30
NAME = f'font-size="14" fill="{INK}" text-anchor="end"'
FIGURE = f'font-size="13" fill="{INK}"'
COLOURS = (SEA, BRASS)


def draw_comparison(found: Comparison, said: Words) -> str:
    """The whole picture as an SVG document."""
    rows = list(rows_of(found, said))
    title = said.text(found.game)
    parts = [
        *sheet(TOP + ROW * len(rows) + FOOT, title),
        text(40, 46, title, TITLE),
        text(40, 70, said.text("lab-plot-games", games=found.found[0].games), SUBTITLE),
        *legend([name_rules(rules, said) for rules in found.rules]),
        *(part for at, row in enumerate(rows) for part in pair_of_bars(at, *row)),
    ]
    return "\n".join([*parts, "</svg>\n"])


def legend(names: list[str]) -> Iterator[str]:
    for at, (name, colour) in enumerate(zip(names, COLOURS, strict=True)):
        x = 40 + 320 * at
        yield f'<rect x="{x}" y="84" width="18" height="14" rx="3" fill="{colour}" stroke="{INK}"/>'
        yield text(x + 26, 96, name, KEY)


def pair_of_bars(row: int, name: str, one: Mean, other: Mean) -> Iterator[str]:
    """Both figures of a row, on a scale that the larger of them fills."""
    most = max(one.mean + one.give, other.mean + other.give) or 1.0
    top = TOP + ROW * row
    yield text(LEFT - 14, top + BAR + 5, name, NAME)
    for at, figure in enumerate((one, other)):
        yield from bar_with_give(top + at * (BAR + 2), figure, (RIGHT - LEFT) / most, COLOURS[at])


def bar_with_give(y: int, figure: Mean, scale: float, colour: str) -> Iterator[str]:
    end, give = LEFT + figure.mean * scale, figure.give * scale
    width = f'width="{figure.mean * scale:.1f}" height="{BAR}"'
    yield f'<rect x="{LEFT}" y="{y}" {width} rx="3" fill="{colour}"/>'
    middle = y + BAR / 2
    ends = (round(max(LEFT, end - give), 1), round(end + give, 1))
    for stroke in (f'stroke="{PARCHMENT}" stroke-width="5"', f'stroke="{INK}" stroke-width="2"'):
        yield svg_line(ends[0], middle, ends[1], middle, stroke)
    yield text(RIGHT + 14, y + BAR - 3, write_figure(figure.mean), FIGURE)
