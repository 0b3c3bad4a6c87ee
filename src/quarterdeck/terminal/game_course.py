"""How a finished game went, in a few lines: chances over time, luck and play, turning points."""

from collections.abc import Iterator, Sequence

from rich.style import Style
from rich.text import Text

from quarterdeck.insight.turning_points import Course, Part, TurningPoint
from quarterdeck.terminal import palette
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.widgets.flag import flag

WIDTH, LINE = 58, 36  # columns: of a line, and of the little chart in it
HEIGHTS = "▁▂▃▄▅▆▇█"
TOLD = 3  # turning points
QUIET = Style(color=palette.INK_SOFT)


def went(
    course: Course, voice: Voice, names: Sequence[str], colours: Sequence[str]
) -> Iterator[Text]:
    """The chart of every side with its luck and play, then the turning points."""
    if course.parts:
        luck, play = voice.text("terminal-course-luck"), voice.text("terminal-course-play")
        title = voice.text("terminal-course")
        yield Text(f"{title:<{LINE + 4}}{luck:>8}{play:>9}", QUIET)
    for side, part in enumerate(course.parts):
        yield course_line(part, [odds[side] for odds in course.chances], colours[part.seats[0]])
    for point in weightiest(course.turning):
        yield turning_point_line(point, course.parts, voice, names)


def course_line(part: Part, chances: Sequence[float], colour: str) -> Text:
    figures = f"{percentage_points(part.luck):>8}{percentage_points(part.play):>9}"
    return Text.assemble(
        flag(part.seats[0], colour), " ", (sparks(chances), Style(color=colour)), figures
    )


def percentage_points(share: float) -> str:
    """`+8`; nothing has no sign."""
    points = round(100 * share)
    return f"{points:+}" if points else "0"


def sparks(chances: Sequence[float]) -> str:
    """A chart one line high."""
    last = len(chances) - 1
    picked = (chances[last * column // (LINE - 1)] for column in range(LINE))
    return "".join(HEIGHTS[min(7, int(8 * chance))] for chance in picked)


def weightiest(turning: Sequence[TurningPoint]) -> list[TurningPoint]:
    most = sorted(turning, key=lambda point: -max(map(abs, point.change)))[:TOLD]
    return sorted(most, key=lambda point: point.line)


def turning_point_line(
    point: TurningPoint, parts: Sequence[Part], voice: Voice, names: Sequence[str]
) -> Text:
    side = max(range(len(parts)), key=lambda at: abs(point.change[at]))
    who = voice.words.listed([names[seat] for seat in parts[side].seats])
    what = " ".join(voice.words.say(sentence, names) for sentence in point.said[:1])
    change = percentage_points(point.change[side])
    text = voice.text("terminal-turning", cause=point.cause, change=change, side=who, what=what)
    said = Text(text)
    said.truncate(WIDTH, overflow="ellipsis")
    return said
