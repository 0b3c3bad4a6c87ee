"""The picture of what was learned: every point where it belongs, both lines named."""

import re
from xml.etree import ElementTree

from quarterdeck.research.learning_curve import LearningCurve, draw_curve

CURVE = LearningCurve(
    "Cutlass & gold", "rounds", "won", 0.5, "as a mate", [(0, 0), (1_500_000, 0.5), (3_000_000, 2)]
)
SVG = "{http://www.w3.org/2000/svg}"


def drawn():
    return ElementTree.fromstring(draw_curve(CURVE))


def test_points_stand_where_the_scale_says():
    (line,) = drawn().iter(f"{SVG}polyline")

    start, middle, end = re.findall(r"([\d.]+),([\d.]+)", line.get("points"))

    assert (float(start[0]) + float(end[0])) / 2 == float(middle[0])
    assert (float(start[1]) + float(end[1])) / 2 == float(middle[1]), "what is off the scale stays"
    assert float(start[1]) > float(end[1]), "more is higher"


def test_the_goal_is_a_line_of_its_own():
    goal = [line for line in drawn().iter(f"{SVG}line") if line.get("stroke-dasharray")]
    (line,) = drawn().iter(f"{SVG}polyline")

    assert {each.get("y1") for each in goal} >= {line.get("points").split()[1].split(",")[1]}


def test_everything_is_named():
    told = [each.text for each in drawn().iter(f"{SVG}text")]

    assert {"Cutlass & gold", "rounds", "won", "as a mate"} <= {*told}
    assert {"0", "750 k", "1.5 M", "2.25 M", "3 M"} <= {*told}
    assert {"0.25", "0.5", "0.75", "1"} <= {*told}
