"""`quarterdeck duel ... --win-bar`: how well the win bar foretold the games of a match."""

from collections.abc import Iterable

from quarterdeck.cli.output import Paper, figure_table, print_json
from quarterdeck.insight.brier_score import QuarterScore, score_win_bar
from quarterdeck.matches.arena import Block
from quarterdeck.words import Words


def tell_win_bar(blocks: Iterable[Block], json: bool, said: Words) -> None:
    found = score_win_bar(book for block in blocks for book in block.books)
    if json:
        print_json(found)
    else:
        print_scores(found, said)


def print_scores(found: Iterable[QuarterScore], said: Words) -> None:
    table = figure_table(said.text("win-bar-title"), said.text("win-bar-foot"))
    table.add_column(said.text("win-bar-quarter"), style="bold")
    for key in ("win-bar-score", "win-bar-equal"):
        table.add_column(said.text(key), justify="right")
    for each in found:
        table.add_row(str(each.quarter), f"{each.score:.3f}", f"{each.equal:.3f}")
    Paper().print(table)
