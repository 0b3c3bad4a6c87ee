"""`quarterdeck replay FILE --course`: everyone's chance to win, what turned it, luck and play."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.status import Status
from rich.text import Text

from quarterdeck.cli.drawing_file import write_drawing
from quarterdeck.cli.output import Paper, figure_table
from quarterdeck.core.errors import LogbookError
from quarterdeck.core.game import AnyGame
from quarterdeck.core.logbook import Logbook, Remark, line_of, with_remarks
from quarterdeck.insight.svg_sheet import (
    FAINT,
    KEY,
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
from quarterdeck.insight.turning_points import Course, TurningPoint, course_of_game
from quarterdeck.words import Words

TOP, HEIGHT = 100, 300
INKS = (WINE, SEA, "#c8921a", "#33302d", "#357049", "#6b4590")  # of the seats


def tell_course(game: AnyGame, book: Logbook, plot: Path | None, said: Words) -> None:
    """Work it out, print it, and draw it where somebody asks."""
    went = reckon_course(game, book, said)
    if plot:
        write_drawing(plot, draw_course(game, went, said))
    print_course(book, went, said)


def reckon_course(game: AnyGame, book: Logbook, said: Words) -> Course:
    if book.scores is None:
        raise LogbookError("course-not-over")
    with Status(said.text("course-reckoning"), console=Paper(stderr=True)):
        return course_of_game(game, book)


def with_turning_points(game: AnyGame, book: Logbook, said: Words) -> Logbook:
    """The logbook with a remark, in a language, wherever its course turned."""
    went = reckon_course(game, book, said)
    remarks = (
        Remark(point.line, said.language, remark_on(point, went, said)) for point in went.turning
    )
    return with_remarks(book, remarks)


def remark_on(point: TurningPoint, went: Course, said: Words) -> str:
    """What a turning point was, for whoever reads the logbook there."""
    side = most_changed(point, went)
    names, change = seat_names(went.parts[side].seats, said), point.change[side]
    told = {"side": names, "change": said.percent(change, plus="+"), "cause": point.cause}
    return said.text("course-remark", **told)


def most_changed(point: TurningPoint, went: Course) -> int:
    """The side whose chance a turning point changed most."""
    return max(range(len(went.parts)), key=lambda at: abs(point.change[at]))


# For people


def print_course(book: Logbook, went: Course, said: Words) -> None:
    table = figure_table(said.text("course-title"), said.text("course-foot"))
    table.add_column(said.text("course-side"), style="bold")
    for key in ("course-start", "course-luck", "course-play", "course-end"):
        table.add_column(said.text(key), justify="right")
    for part in went.parts:
        end = part.start + part.luck + part.play
        luck, play = (said.percent(share, plus="+") for share in (part.luck, part.play))
        figures = (said.percent(part.start), luck, play, said.percent(end))
        table.add_row(seat_names(part.seats, said), *figures)
    Paper().print(table)
    for point in went.turning:
        told = tell_turning_point(point, line_of(book, point.line), went, said)
        Paper().print(Text(told))


def seat_names(seats: Sequence[int], said: Words) -> str:
    return said.listed([said.name(seat, ()) for seat in seats])


def tell_turning_point(point: TurningPoint, line: int, went: Course, said: Words) -> str:
    """A turning point in one line, with where it stands in the file."""
    side = most_changed(point, went)
    what = " ".join(said.say(sentence) for sentence in point.said)
    return said.text(
        "course-turning",
        line=line,
        cause=point.cause,
        side=seat_names(went.parts[side].seats, said),
        change=said.percent(point.change[side], plus="+"),
        what=what,
    )


# As a picture


def draw_course(game: AnyGame, went: Course, said: Words) -> str:
    """A line for each side, from the deal to the end; a mark for every turning point."""
    parts = [
        *sheet(TOP + HEIGHT + 84, said.text("course-title")),
        text(LEFT, 46, said.text(game.name), TITLE),
        text(LEFT, 70, said.text("course-title"), SUBTITLE),
        *quarters(),
        *(path(went, side) for side in range(len(went.parts))),
        *(mark(went, place) for place in range(len(went.turning))),
        *legend_of_sides(went, said),
    ]
    return "\n".join([*parts, "</svg>\n"])


def legend_of_sides(went: Course, said: Words) -> Iterator[str]:
    """Who is drawn in which ink, side by side under the picture."""
    step = (RIGHT - LEFT) / len(went.parts)
    for at, part in enumerate(went.parts):
        x, y = round(LEFT + at * step, 1), TOP + HEIGHT + 52
        ink = f'stroke="{INKS[part.seats[0]]}" stroke-width="5"'
        yield svg_line(x, y - 5, x + 22, y - 5, ink)
        yield text(x + 30, y, seat_names(part.seats, said), KEY)


def quarters() -> list[str]:
    rules = [quarter / 4 for quarter in range(5)]
    drawn = [svg_line(LEFT, course_y(at), RIGHT, course_y(at), f'stroke="{RULE}"') for at in rules]
    return drawn + [text(LEFT - 26, course_y(at) + 5, f"{at:.0%}", TICK) for at in rules]


def path(went: Course, side: int) -> str:
    ink = INKS[went.parts[side].seats[0]]
    points = " ".join(
        f"{course_x(went, at)},{course_y(odds[side])}" for at, odds in enumerate(went.chances)
    )
    return f'<polyline points="{points}" fill="none" stroke="{ink}" stroke-width="3"/>'


def mark(went: Course, place: int) -> str:
    at = course_x(went, went.turning[place].line)
    dashes = f'stroke="{FAINT}" stroke-dasharray="3 4"'
    return svg_line(at, TOP, at, TOP + HEIGHT, dashes) + text(
        at, TOP + HEIGHT + 20, str(place + 1), TICK
    )


def course_x(went: Course, at: int) -> float:
    return round(LEFT + (RIGHT - LEFT) * at / max(1, len(went.chances) - 1), 1)


def course_y(chance: float) -> float:
    return round(TOP + HEIGHT * (1 - chance), 1)
