"""A learning curve as a picture (SVG): what was reached, by how long was learned, and the goal."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from quarterdeck.insight.svg_sheet import (
    FAINT,
    LEFT,
    RIGHT,
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

TOP, HIGH, FOOT = 104, 280, 70
PARTS = 4  # of each scale
SHORT = ((1e9, " G"), (1e6, " M"), (1e3, " k"))
UP = f'font-size="13" fill="{FAINT}" text-anchor="end"'
REACHED = f'fill="none" stroke="{SEA}" stroke-width="3" stroke-linejoin="round"'
WANTED = f'stroke="{WINE}" stroke-width="2" stroke-dasharray="6 4"'


class LearningCurve(NamedTuple):
    title: str
    along: str  # what is counted to the right
    up: str  # what is reached
    goal: float
    goal_is: str
    points: Sequence[tuple[float, float]]
    most: float = 1.0  # the upper end of the scale


def draw_curve(curve: LearningCurve) -> str:
    """The whole picture as an SVG document."""
    parts = [
        *sheet(TOP + HIGH + FOOT, curve.title),
        text(40, 46, curve.title, TITLE),
        *legend_of_lines(curve),
        *scale_up(curve),
        *scale_along(curve),
        svg_line(LEFT, curve_y(curve, curve.goal), RIGHT, curve_y(curve, curve.goal), WANTED),
        f'<polyline points="{join_points(curve)}" {REACHED}/>',
    ]
    return "\n".join([*parts, "</svg>\n"])


def legend_of_lines(curve: LearningCurve) -> Iterator[str]:
    """What the two lines are."""
    yield svg_line(40, 71, 64, 71, REACHED)
    yield text(72, 76, curve.up, SUBTITLE)
    yield svg_line(400, 71, 424, 71, WANTED)
    yield text(432, 76, curve.goal_is, SUBTITLE)


def scale_up(curve: LearningCurve) -> Iterator[str]:
    for part in range(PARTS + 1):
        at = curve.most * part / PARTS
        y = curve_y(curve, at)
        yield svg_line(LEFT, y, RIGHT, y, f'stroke="{RULE}" stroke-opacity="0.5"')
        yield text(LEFT - 10, y + 5, f"{at:.3g}", UP)


def scale_along(curve: LearningCurve) -> Iterator[str]:
    bottom = TOP + HIGH
    for part in range(PARTS + 1):
        at = longest(curve) * part / PARTS
        yield text(curve_x(curve, at), bottom + 22, round_figure(at), TICK)
    yield text((LEFT + RIGHT) / 2, bottom + 44, curve.along, TICK)


def round_figure(many: float) -> str:
    """2,643,984,384 is 2.64 G."""
    for unit, sign in SHORT:
        if many >= unit:
            return f"{many / unit:.3g}{sign}"
    return f"{many:.3g}"


def join_points(curve: LearningCurve) -> str:
    return " ".join(f"{curve_x(curve, x)},{curve_y(curve, y)}" for x, y in curve.points)


def longest(curve: LearningCurve) -> float:
    return max(x for x, _ in curve.points) or 1.0


def curve_x(curve: LearningCurve, x: float) -> float:
    return round(LEFT + (RIGHT - LEFT) * x / longest(curve), 1)


def curve_y(curve: LearningCurve, y: float) -> float:
    """What is off the scale stays at its end."""
    return round(TOP + HIGH * (1 - min(y, curve.most) / curve.most), 1)
