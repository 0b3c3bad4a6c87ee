"""`quarterdeck duel piracy ... --belief`: how well the Navy knows where the Pirate is."""

from collections.abc import Iterable, Iterator
from math import log10
from pathlib import Path

from quarterdeck.bots.piracy.calibration import Bin, Calibration, calibrate
from quarterdeck.cli.drawing_file import write_drawing
from quarterdeck.cli.output import Paper, figure_table
from quarterdeck.insight.svg_sheet import (
    INK,
    LEFT,
    RULE,
    SEA,
    SUBTITLE,
    TICK,
    TITLE,
    WINE,
    sheet,
    svg_line,
    text,
)
from quarterdeck.matches.arena import Block
from quarterdeck.words import Words

TOP, SIDE, HEIGHT = 100, 460, 656
DECADES = (-3, -2, -1, 0)
INKS = (WINE, SEA)  # of the models, in their order


def calibrate_blocks(blocks: Iterable[Block]) -> tuple[Calibration, ...]:
    """What the reckoning was worth in all games of a match."""
    return calibrate(book for block in blocks for book in block.books)


# For people


def print_calibration(found: Iterable[Calibration], said: Words) -> None:
    for each in found:
        told = {"turns": each.turns, "excluded": each.excluded}
        table = figure_table(calibration_title(each, said), said.text("belief-foot", **told))
        for key in ("belief-bin", "belief-squares", "belief-believed", "belief-found"):
            table.add_column(said.text(key), justify="right")
        for group in filled_bins(each):
            table.add_row(*bin_cells(group))
        Paper().print(table)


def calibration_title(found: Calibration, said: Words) -> str:
    figures = {"loss": found.loss, "uniform": found.uniform, "gain": found.gain}
    return said.text("belief-title", model=said.text(f"belief-model-{found.model}"), **figures)


def filled_bins(found: Calibration) -> Iterator[Bin]:
    return (group for group in found.bins if group.squares)


def bin_cells(group: Bin) -> tuple[str, ...]:
    means = (group.believed / group.squares, group.found / group.squares)
    bounds = f"{group.low:.3f}–{min(1.0, group.high):.3f}"
    return (bounds, f"{group.squares:,}", *(f"{mean:.4f}" for mean in means))


# As a picture


def draw_calibration(found: tuple[Calibration, ...], file: Path, said: Words) -> None:
    """Believed against found, both by tens; on the line every belief is as good as its word."""
    parts = [
        *sheet(HEIGHT, said.text("belief-plot")),
        text(LEFT, 46, said.text("belief-plot"), TITLE),
        text(LEFT, 70, said.text("belief-plot-say"), SUBTITLE),
        *decades(),
        svg_line(
            belief_x(0.001),
            belief_y(0.001),
            belief_x(1),
            belief_y(1),
            f'stroke="{RULE}" stroke-width="2"',
        ),
        *(dot for each, ink in zip(found, INKS, strict=True) for dot in dots(each, ink)),
        *calibration_legend(found, said),
    ]
    write_drawing(file, "\n".join([*parts, "</svg>\n"]))


def decades() -> list[str]:
    """A rule for every ten, numbered on both sides."""
    drawn = []
    for exponent in DECADES:
        value = 10.0**exponent
        at, height, label = belief_x(value), belief_y(value), f"{value:g}"
        drawn += [
            svg_line(at, TOP, at, TOP + SIDE, f'stroke="{RULE}" stroke-opacity="0.4"'),
            svg_line(LEFT, height, LEFT + SIDE, height, f'stroke="{RULE}" stroke-opacity="0.4"'),
            text(at, TOP + SIDE + 20, label, TICK),
            text(LEFT - 22, height + 5, label, TICK),
        ]
    return drawn


def dots(found: Calibration, ink: str) -> list[str]:
    """A dot for each group of squares, as big as the group; its figures on touch."""
    return [dot(group, ink) for group in filled_bins(found)]


def dot(group: Bin, ink: str) -> str:
    believed, there = group.believed / group.squares, group.found / group.squares
    place = (
        f'cx="{belief_x(believed)}" cy="{belief_y(there)}" r="{4 + 2 * log10(group.squares):.1f}"'
    )
    told = f"<title>{believed:.4f} / {there:.4f}</title>"
    return f'<circle {place} fill="{ink}" fill-opacity="0.75" stroke="{INK}">{told}</circle>'


def calibration_legend(found: tuple[Calibration, ...], said: Words) -> list[str]:
    return [
        text(
            LEFT,
            TOP + SIDE + 48 + 20 * row,
            calibration_title(each, said),
            f'font-size="14" fill="{ink}"',
        )
        for row, (each, ink) in enumerate(zip(found, INKS, strict=True))
    ]


def belief_x(value: float) -> float:
    return round(LEFT + SIDE * part(value), 1)


def belief_y(value: float) -> float:
    return round(TOP + SIDE * (1 - part(value)), 1)


def part(value: float) -> float:
    """Where a chance stands between one in a thousand and certainty."""
    return max(0.0, min(1.0, 1 + log10(max(value, 1e-9)) / -DECADES[0]))
