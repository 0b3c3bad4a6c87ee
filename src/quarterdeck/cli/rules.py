"""`quarterdeck rules`: the clauses of a game, and what in the code answers to each."""

from collections.abc import Iterable
from itertools import groupby

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from quarterdeck.cli import options as the
from quarterdeck.cli.clause_traces import Trace, traces
from quarterdeck.cli.output import Paper, print_json
from quarterdeck.core import options
from quarterdeck.core.errors import Unknown
from quarterdeck.core.game import AnyGame
from quarterdeck.core.rulebook import Clause
from quarterdeck.games import find
from quarterdeck.words import Words, words

KIND = 9  # columns for a clause's kind, in the language with the longest word


def rules(
    game: the.Game,
    clause: the.Clause = None,
    /,
    *,
    check: the.Check = False,
    chart: the.Map = False,
    json: the.Json = False,
    language: the.Spoken = None,
) -> int:
    """Print the rules clause by clause, or check them; or draw the chart of piracy.

    For example:

        quarterdeck rules kapern K23 --language fr
        quarterdeck rules kapern --check
        quarterdeck rules piracy --map my.toml
    """
    if chart:
        from quarterdeck.cli.chart_drawing import draw_chart

        return draw_chart(game, clause, language or the.native())

    return print_rules(game, clause, language or the.native(), check, json)


def print_rules(name: str, number: str | None, language: str, check: bool, json: bool) -> int:
    """Print the clauses, or check them: 1 where one lacks code or a test."""
    game = find(name)
    said = words(game, language)
    asked = clauses(game, number)
    if check:
        return print_check([each for each in traces(game) if each.clause in asked], said, json)
    if json:
        print_json([as_record(clause, said) for clause in asked.values()])
    else:
        print_clauses(asked.values(), said)
        if not number:
            print_sources(game, said)
    return 0


def clauses(game: AnyGame, number: str | None) -> dict[str, Clause]:
    """All of them, or the one asked for, however its letter is written."""
    every = game.rulebook.clauses
    found = {key: each for key, each in every.items() if number and key.lower() == number.lower()}
    if number and not found:
        raise Unknown("clause", number, every)
    return found or dict(every)


def as_record(clause: Clause, said: Words) -> dict[str, str]:
    return {
        "clause": clause.number,
        "chapter": said.text(chapter_key(clause)),
        "kind": clause.kind,
        "text": said.text(clause.key),
        "ours": " ".join(text for _, text in said.parts(clause)[1:]),
    }


def chapter_key(clause: Clause) -> str:
    return f"{clause.game}-chapter-{clause.chapter}"


def print_clauses(asked: Iterable[Clause], said: Words) -> None:
    """Chapter by chapter: number, kind, and what it says."""
    paper = Paper()
    for chapter, group in groupby(asked, key=chapter_key):
        paper.print(Text("\n" + said.text(chapter), style="bold yellow"))
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="cyan", min_width=3)
        table.add_column(style="dim", min_width=KIND)
        for clause in group:
            numbers = [clause.number, ""]
            for number, (kind, text) in zip(numbers, said.parts(clause), strict=False):
                table.add_row(number, said.text("rules-kind", kind=kind), text)
        paper.print(Padding(table, (0, 0, 0, 2)))


def print_sources(game: AnyGame, said: Words) -> None:
    """Where the numbers of the box come from, for games whose box is not known by heart."""
    if told := [said.say(source) for source in options.sources(game.options())]:
        Paper().print(Text("\n" + said.text("rules-sources"), style="bold yellow"))
        Paper().print(Padding("\n".join(told), (0, 0, 0, 2)))


# What is carried out, and shown


def print_check(found: list[Trace], said: Words, json: bool) -> int:
    missing = [trace.clause for trace in found if not trace.complete]
    if json:
        print_json([trace._asdict() for trace in found])
    else:
        print_traces(found, said)
        key = "rules-missing" if missing else "rules-complete"
        style = "bold red" if missing else "bold green"
        total = said.text(key, count=len(found), clauses=", ".join(missing) or "-")
        Paper().print(Text("\n" + total, style=style))
    return 1 if missing else 0


def print_traces(found: list[Trace], said: Words) -> None:
    """Names stay in one piece, however wide the terminal is."""
    for trace in found:
        lines = [Text(trace.clause, style="bold cyan")]
        lines += list_names_under(said.text("rules-code"), trace.code, said)
        lines += list_names_under(said.text("rules-tests"), trace.tests, said)
        Paper().print(*lines, sep="\n", soft_wrap=True)


def list_names_under(label: str, names: tuple[str, ...], said: Words) -> list[Text]:
    if not names:
        return [Text(f"  {label:6} {said.text('rules-none')}", style="bold red")]
    labels = (label, *("" for _ in names[1:]))
    return [Text(f"  {each:6} {name}") for each, name in zip(labels, names, strict=True)]
