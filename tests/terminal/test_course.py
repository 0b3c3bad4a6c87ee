"""The win bar while a game goes on, and how it went when it is over."""

import asyncio

from quarterdeck.bots.record import Side
from quarterdeck.core.sentence import sentence
from quarterdeck.games.dorra import GAME
from quarterdeck.insight.turning_points import Course, Part, TurningPoint
from quarterdeck.terminal import palette
from quarterdeck.terminal.game_course import LINE, WIDTH, sparks, went
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.widgets.chance_bar import widths, win_bar
from quarterdeck.words import LANGUAGES
from tests.terminal.stage import FIRST, at_table, script

THREE = ("Anne", "Bart", "Cleo")
WENT = Course(
    chances=((0.5, 0.5), (0.2, 0.8), (1.0, 0.0)),
    parts=(Part((0,), 0.5, 0.75, -0.25), Part((1, 2), 0.5, -0.75, 0.25)),
    turning=(TurningPoint(2, 1, "play", (0.8, -0.8), (sentence("terminal-over"),)),),
)


def test_the_bar_is_as_long_as_it_should_be():
    assert widths([0.5, 0.25, 0.25], 20) == [10, 5, 5]
    assert sum(widths([1 / 3] * 3, 20)) == 20


def test_the_bar_names_every_side_by_its_letter():
    bar, figures = win_bar([Side((0,), 0.7), Side((1, 2), 0.3)], palette.SEATS, 10)

    assert bar.plain == "█" * 10
    assert figures.plain.split() == ["A", "70%", "B", "30%"]


def test_nobody_reckons_no_bar():
    assert win_bar([], palette.SEATS, 10) == []


def test_a_chart_is_one_line_high():
    drawn = sparks([0.0, 0.5, 1.0])

    assert (len(drawn), drawn[0], drawn[-1]) == (LINE, "▁", "█")


def test_how_it_went_is_told_in_every_language():
    for language in LANGUAGES:
        told = [line.plain for line in went(WENT, Voice(GAME, language), THREE, palette.SEATS)]

        assert len(told) == 1 + 2 + 1
        assert "-25" in told[1]
        assert all(len(line) <= WIDTH for line in told)


def test_the_coach_shows_the_bar_while_a_person_decides():
    async def scene():
        async with at_table(game=GAME, seats=THREE) as anne:
            await anne.press("c")
            await anne.until(lambda: "%" in anne.sees)

            assert "█" * 5 in anne.sees

    asyncio.run(scene())


def test_the_end_tells_how_it_went():
    async def scene():
        table = script(FIRST, "coin", "8c")
        async with at_table(table, seats=("Anne", "Bart")) as anne:
            await anne.press("enter")

            await anne.until(lambda: "Chances to win" in anne.sees)

    asyncio.run(scene())
