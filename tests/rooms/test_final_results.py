"""How a game ends where somebody gave up, whatever was played for them."""

import pytest

from quarterdeck.insight.turning_points import Course, Part
from quarterdeck.rooms.final_results import FinalResult, course_to_result

PARTS = (Part((0,), 0.5, 0.0, -0.5), Part((1, 2), 0.5, 0.0, 0.5))
COURSE = Course(((0.5, 0.5), (0.2, 0.8), (0.0, 1.0)), PARTS, ())


@pytest.mark.parametrize(
    ("winners", "lost", "end"),
    [
        ((1, 2), (), (0.0, 1.0)),
        ((0,), (1, 2), (1.0, 0.0)),
        ((0, 2), (1,), (0.5, 0.5)),
        ((), (1, 2, 0), (0.0, 0.0)),
    ],
)
def test_the_course_ends_with_the_winners_of_the_house(winners, lost, end):
    told = course_to_result(COURSE, FinalResult(winners, lost))

    assert told.chances == (*COURSE.chances[:-1], end)


def test_where_nobody_reckons_the_chances_there_is_nothing_to_end():
    none = Course((), (), ())

    assert course_to_result(none, FinalResult((0,), (1,))) == none
