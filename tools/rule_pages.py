"""A game's page in docs/rules: its aim, every clause with its code and tests, and the flow chart.

python -m tools.rule_pages docs/rules
"""

import sys
from itertools import groupby
from pathlib import Path

from msgspec.structs import asdict

from quarterdeck.cli.clause_traces import Trace, traces
from quarterdeck.core.game import AnyGame
from quarterdeck.core.rulebook import Clause
from quarterdeck.games import GAMES
from quarterdeck.words import Words, texts_of_handbook, words


def write_docs(folder: Path) -> None:
    """A page for every game; never edited by hand."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in GAMES.values():
        (folder / f"{game.name}.md").write_text(page(game), "utf-8")


def page(game: AnyGame) -> str:
    """Markdown, the same for the same code and tests."""
    said, traced = words(game, "en"), {trace.clause: trace for trace in traces(game)}
    parts = [opening(game, said), chart(game)]
    for chapter, group in groupby(game.rulebook.clauses.values(), key=lambda each: each.chapter):
        title = said.text(f"{game.name}-chapter-{chapter}")
        rows = [part(clause, traced[clause.number], said) for clause in group]
        parts.append("\n\n".join([f"## {title}", *rows]))
    return "\n\n".join(parts) + "\n"


def opening(game: AnyGame, said: Words) -> str:
    return (
        f"# {said.text(game.name)}\n\n"
        f"![{said.text(game.name)} at the table](../pictures/{game.name}.webp)\n\n"
        f"{aim(game)}\n\n"
        f"![A turn in pictures](../pictures/{game.name}_turn.webp)\n\n"
        "Written by `make rules` from the rulebook, the code and the tests; not by hand.\n"
        f"Version {game.version} of the rules, for {game.seats[0]} to {game.seats[-1]} players.\n"
        "A *rule* is printed in the box, a *ruling* is ours where the box is silent,\n"
        "an *option* is a house rule a table may switch. The page of the games has the same with\n"
        f"pictures and examples at `/rules/{game.name}`."
    )


def aim(game: AnyGame) -> str:
    """The three sentences that the page of its rules begins with, as the box has it."""
    told = Words(game, "en", texts_of_handbook(game, "en"))
    agreed = asdict(game.options())
    return "\n".join(
        f"{number}. {told.text(f'{game.name}-handbook-aim-{number}', **agreed)}"
        for number in (1, 2, 3)
    )


def part(clause: Clause, trace: Trace, said: Words) -> str:
    code = ", ".join(f"`{name}`" for name in trace.code) or "none"
    tests = "".join(f"\n  - `{name}`" for name in trace.tests) or " none"
    texts = " ".join(f"({kind}) {text}" for kind, text in said.parts(clause))
    return (
        f'<a id="{clause.number}"></a>**{clause.number}** {texts}\n\n'
        '<details markdown="1"><summary>code and tests</summary>\n\n'
        f"- code: {code}\n- tests:{tests}\n\n</details>"
    )


def chart(game: AnyGame) -> str:
    """The turn as a table: what the game waits for, what may be done, which function does it."""
    rows = (
        f"| `{moment.__name__}` | `{action.__name__}` | `{does.__name__}` |"
        for (moment, action), does in game.flow.items()
    )
    head = ("| waits for | somebody does | carried out by |", "|---|---|---|")
    return "\n".join(["## The flow of a turn", "", *head, *rows])


if __name__ == "__main__":
    write_docs(Path(sys.argv[1]))
