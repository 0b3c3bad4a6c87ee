"""`quarterdeck replay`: a logbook told as a story, held to the rules line by line."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import fill
from typing import Any, NamedTuple

from rich.text import Text

from quarterdeck.cli import options as the
from quarterdeck.cli.course_report import tell_course, with_turning_points
from quarterdeck.cli.output import Paper, print_json
from quarterdeck.cli.replay_json import game_as_json
from quarterdeck.core import logbook
from quarterdeck.core.earlier import logbook_today
from quarterdeck.core.errors import LogbookError
from quarterdeck.core.game import AnyGame
from quarterdeck.core.logbook import Logbook, Page
from quarterdeck.core.logbook_facts import check_winners, facts_in, seats_that_won
from quarterdeck.core.table import TurnBegan
from quarterdeck.games import find
from quarterdeck.terminal.games import own_scores
from quarterdeck.words import Words, words

WIDTH = 80  # lines longer than this are hard to read, however wide the terminal


def replay(
    file: the.File,
    /,
    start: the.From = 1,
    *,
    quiet: the.Quiet = False,
    finish: the.Finish = False,
    course: the.Course = False,
    plot: the.Plot = None,
    annotate: the.Annotate = False,
    json: the.Json = False,
    language: the.Spoken = None,
) -> None:
    """Tell a recorded game turn by turn, holding it to the rules.

    For example:

        quarterdeck replay logbooks/kapern-00000-0.logbook
        quarterdeck replay my.logbook --from 12 --language de
        quarterdeck replay my.logbook --quiet --finish
        quarterdeck replay my.logbook --course --plot chances.svg
        quarterdeck replay my.logbook --quiet --annotate
        quarterdeck replay my.logbook --json
    """
    wanted = Wanted(start, quiet, finish, course or plot is not None, plot, annotate, json)
    tell_game(file, wanted, language or the.native())


class Wanted(NamedTuple):
    """What is to be told of a game."""

    start: int = 1
    quiet: bool = False  # only how it ended
    finish: bool = False  # write the scores under it
    course: bool = False  # only how everyone's chances went
    plot: Path | None = None
    annotate: bool = False  # write into it what turned it
    json: bool = False  # all of it, for programs


def tell_game(file: Path, wanted: Wanted, language: str) -> None:
    """Follow every line; tell the turns from a certain one on, and how it ended."""
    book = logbook.read(read_text(file))
    game = find(book.game)
    said = words(game, language).at_table(facts_in(book).names)
    silent = wanted.quiet or wanted.course or wanted.json
    today = logbook_today(game, book)
    pages = list(tell_turns(game, today, said, None if silent else wanted.start))
    last = pages[-1]
    check_winners(game, today, last.state)
    if wanted.json:
        print_json(game_as_json(game, today, pages, said))
    elif wanted.course:
        tell_course(game, today, wanted.plot, said)
    else:
        print_end(game, last.state, said)
    if wanted.finish:
        write_scores(file, book, game, last.state)
    if wanted.annotate:
        file.write_text(logbook.write(with_turning_points(game, today, said)), "utf-8")


def read_text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        raise LogbookError("file-not-text", file=str(file)) from None


def tell_turns(game: AnyGame, book: Logbook, said: Words, start: int | None) -> Iterator[Page]:
    """The pages of a logbook, each printed as it is played where it is wanted."""
    paper, wanted = Paper(), False
    for entry, page in enumerate(logbook.replay(game, book)):
        for event in happenings(page):
            if isinstance(event, TurnBegan):
                if wanted:
                    paper.print(scores_line(game, page.state, said))
                wanted = start is not None and event.turn >= start
            if wanted:
                paper.print(event_line(game, event, said))
        for remark in logbook.remarks_at(book, entry, said.language) if wanted else ():
            paper.print(indent_sentence(remark, style="italic cyan"))
        yield page


def happenings(page: Page) -> Iterable[Any]:
    """All that happened, whispers too: a finished game has no secrets."""
    return (event for _, event, _ in page.table.told)


def event_line(game: AnyGame, event: Any, said: Words) -> Text:
    sentence = said.say(game.narrate(event))
    if isinstance(event, TurnBegan):
        return Text("\n" + sentence, style="bold yellow")
    return indent_sentence(sentence)


def scores_line(game: AnyGame, state: Any, said: Words) -> Text:
    each = (
        said.text("replay-score", seat=seat, score=score or 0)
        for seat, score in enumerate(own_scores(game, state))
    )
    return indent_sentence(" · ".join(each), style="dim")


def indent_sentence(sentence: str, style: str = "") -> Text:
    return Text(fill(sentence, WIDTH, initial_indent="  ", subsequent_indent="    "), style=style)


def print_end(game: AnyGame, state: Any, said: Words) -> None:
    """The scores, and who won or whose turn it is."""
    paper, seat = Paper(), game.to_move(state)
    over = said.text("replay-over") if seat is None else said.text("replay-going-on", seat=seat)
    winners = seats_that_won(state)
    paper.print(Text("\n" + over, style="bold yellow"))
    for who, score in enumerate(own_scores(game, state)):
        key = "replay-winner" if who in winners else "replay-score"
        paper.print(indent_sentence(said.text(key, seat=who, score=score or 0)))


def write_scores(file: Path, book: Logbook, game: AnyGame, state: Any) -> None:
    """The last line of a finished game: what it came to."""
    if game.to_move(state) is not None:
        raise LogbookError("replay-not-over", file=str(file))
    file.write_text(logbook.write(book._replace(scores=game.scores(state))), "utf-8")
