"""Writes docs/observations.md: where every field of a view lies in an observation, game by game."""

import sys
from collections.abc import Iterator
from pathlib import Path

from quarterdeck.games import OURS
from quarterdeck.numbering import Numbering, number_game

HEAD = """\
# Observations

Written by `python -m tools.observation_page`; never edited by hand. How they are used:
[research.md](research.md).

An observation is a float32 vector: the fields of a seat's view one after the other, seats counted
from whoever looks on (`me`, `left`, `left2` …). `Layout.meaning(index)` says what one number means.
Shown are the rulebook's rules with as few seats as there can be; with more seats the fields are the
same and longer. House rules are agreed on before a game and are no part of it. Ids are stable as
long as the version is the same.
"""


def page() -> str:
    return HEAD + "".join("\n".join(section(number_game(game))) for game in OURS)


def section(numbering: Numbering) -> Iterator[str]:
    layout, ids = numbering.layout, numbering.ids
    seats = f"{numbering.seats} seats, {layout.size:,} numbers, {len(ids):,} actions"
    yield f"\n## {numbering.game.name}\n\n{seats}; version `{ids.version}`.\n"
    yield "| from | to | field | first number | last number |\n|---:|---:|---|---|---|"
    for field, span in layout.spans().items():
        first, last = (layout.meaning(at) for at in (span[0], span[-1]))
        ends = " | ".join(f"{each.name or '·'} ({each.means})" for each in (first, last))
        yield f"| {span[0]} | {span[-1]} | `{field}` | {ends} |"
    yield "\n| id | first of its kind | to |\n|---:|---|---:|"
    yield from action_rows(numbering)
    yield ""


def action_rows(numbering: Numbering) -> Iterator[str]:
    kinds = [type(action) for action in numbering.ids.catalogue]
    starts = [at for at, kind in enumerate(kinds) if not at or kinds[at - 1] is not kind]
    for start, end in zip(starts, [*starts[1:], len(kinds)], strict=True):
        yield f"| {start} | `{numbering.ids.words[start]}` | {end - 1} |"


def main() -> None:
    Path(sys.argv[1] if len(sys.argv) > 1 else "docs/observations.md").write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
