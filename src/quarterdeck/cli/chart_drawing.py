"""`quarterdeck rules piracy --map`: a chart drawn in the terminal, with the names on it."""

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from quarterdeck.cli.output import Paper
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import AnyGame
from quarterdeck.core.options import number_tables
from quarterdeck.games import GAMES, find
from quarterdeck.games.piracy import grid
from quarterdeck.games.piracy.chart import (
    HARBOUR,
    STANDARD,
    Chart,
    island_squares,
    squares_with_sign,
)
from quarterdeck.words import Words, words

# Every sign of a chart, two columns wide, so that squares come out square; colour is never alone.
DRAWN = {
    "#": ("land", "▓▓", "yellow"),
    ".": ("ocean", "· ", "blue"),
    "=": ("strait", "≈≈", "bold cyan"),
    "o": ("island", "▒▒", "green"),
    "$": ("site", "▒$", "bold green"),
    "H": ("harbour", "H ", "bold red"),
}


def draw_chart(name: str, file: str | None, language: str) -> int:
    """The standard chart, or the one in a file if it can be sailed on."""
    game = find(name)
    with_charts = [each.name for each in GAMES.values() if has_chart(each)]
    if name not in with_charts:
        raise QuarterdeckError("rules-no-map", game=name, known=", ".join(with_charts))
    chart = Chart.load(file) if file else STANDARD
    said, paper = words(game, language), Paper()
    paper.print(Text(f"\n{chart.name}\n", style="bold yellow"))
    for line in drawing(chart.rows):
        paper.print(line, soft_wrap=True)
    paper.print(chart_legend(said))
    paper.print(directory(chart, said))
    return 0


def has_chart(game: AnyGame) -> bool:
    options: type = game.options
    return "map" in number_tables(options)


def drawing(rows: tuple[str, ...]) -> Iterator[Text]:
    """Columns have letters, rows have numbers, as in a log."""
    letters = " ".join(grid.LETTERS[: len(rows[0])])
    yield Text(f"    {letters}", style="dim")
    for number, row in enumerate(rows, start=1):
        yield Text.assemble((f"{number:3} ", "dim"), *(DRAWN[sign][1:] for sign in row))


def chart_legend(said: Words) -> Text:
    """What each sign means."""
    signs = (
        Text.assemble((drawn.strip(), style), " ", said.text("piracy-sign", sign=sign))
        for sign, drawn, style in DRAWN.values()
    )
    return Text.assemble("\n", Text("   ").join(signs))


def directory(chart: Chart, said: Words) -> Table:
    """Harbours and islands, by their squares."""
    table = Table.grid(padding=(0, 4, 0, 0))
    lists = (
        list_names(
            said.text("piracy-harbours"), squares_with_sign(chart.rows, HARBOUR), chart.harbours
        ),
        list_names(said.text("piracy-islands"), island_squares(chart.rows), chart.islands),
    )
    table.add_row("", "")
    table.add_row(*lists)
    return table


def list_names(title: str, squares: tuple[int, ...], names: tuple[str, ...]) -> Text:
    text = Text(title, style="bold")
    for square, name in zip(squares, names, strict=True):
        text.append_text(
            Text.assemble(("\n" + f"{grid.name_of(square):4}", "cyan"), (name, "none"))
        )
    return text
