"""`quarterdeck conform`: what the tests of other libraries say of our games."""

from rich.table import Table
from rich.text import Text

from quarterdeck.cli import options as the
from quarterdeck.cli.output import Paper, figure_table, print_json
from quarterdeck.games import GAMES, find
from quarterdeck.research.conform import Tested, find_out
from quarterdeck.words import Words, words

MARKS = {"passed": "✓", "failed": "✗", "missing": "–"}
STYLES = {"passed": "green", "failed": "red", "missing": "dim"}


def conform(
    *games: the.Conforming,
    json: the.Json = False,
    language: the.Spoken = None,
) -> int:
    """Run the tests of other libraries on our games, as many as are installed.

    They are PettingZoo, Gymnasium and OpenSpiel. The status is 1 where one fails.

    For example:

        quarterdeck conform kapern dorra
    """
    said = words(None, language or the.native())
    chosen = [find(game).name for game in games] or list(GAMES)
    found = [each for game in chosen for each in find_out(game)]
    if json:
        print_json(found)
    else:
        print_findings(chosen, found, said)
    return int(any(each.verdict == "failed" for each in found))


def print_findings(games: list[str], found: list[Tested], said: Words) -> None:
    table = figure_table(said.text("conform-title"), conform_foot(found, said))
    for key in ("conform-library", "conform-test"):
        table.add_column(said.text(key))
    for game in games:
        table.add_column(game, justify="center")
    add_rows(table, games, found)
    paper = Paper()
    paper.print(table)
    for each in found:
        if each.verdict == "failed":
            told = {"test": f"{each.library} {each.test}", "why": each.why}
            paper.print(said.text("conform-failed", game=each.game, **told), style="red")


def add_rows(table: Table, games: list[str], found: list[Tested]) -> None:
    """A row for every test, a column for every game."""
    marks = {(each.library, each.test, each.game): each.verdict for each in found}
    for library, test in dict.fromkeys((each.library, each.test) for each in found):
        verdicts = [marks[library, test, game] for game in games]
        cells = [f"[{STYLES[each]}]{MARKS[each]}[/]" for each in verdicts]
        table.add_row(library, test, *map(Text.from_markup, cells))


def conform_foot(found: list[Tested], said: Words) -> str:
    verdicts: list[str] = [each.verdict for each in found]
    return said.text("conform-foot", **{each: verdicts.count(each) for each in MARKS})
