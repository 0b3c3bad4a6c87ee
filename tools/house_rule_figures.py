"""What every house rule does, tried out anew: the file beside each game, and docs/house_rules.md.

python -m tools.house_rule_figures            everything; half an hour
python -m tools.house_rule_figures kapern     one game
python -m tools.house_rule_figures --page     only the page, from the files
"""

import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from quarterdeck.cli.lab_figures import rows_of, write_gap, write_mean
from quarterdeck.core.game import AnyGame, package_of
from quarterdeck.core.options import choices, write_value
from quarterdeck.games import GAMES
from quarterdeck.matches.arena import Match, blocks_of, rotations, seat_once
from quarterdeck.matches.rules_lab import (
    SHIPPED,
    Comparison,
    Findings,
    ShippedLab,
    TriedRule,
    look_at_blocks,
    shipped_lab,
    sum_up_games,
)
from quarterdeck.words import words

BOT, SEED, PROCESSES = "mate", 20261, 1
PAGE = Path(__file__).parents[1] / "docs" / "house_rules.md"
CHAIRS = ("first", "pirate")  # options that name a chair: all values are alike but the usual one


class Trial(NamedTuple):
    """How a game is tried: how many play, and how often."""

    seats: int
    games: int


TRIALS = {
    "kapern": Trial(3, 3000),
    "dorra": Trial(4, 600),
    "waddingtons": Trial(3, 90),
    "piracy": Trial(2, 400),
}
FOR_TWO = {("waddingtons", "two_ships")}  # rules that only two can play by
HEAD = """# What house rules do

Every house rule of every game, tried out by bots: {bot}s in all seats play by it and by the
rulebook. Bots do what they always do, so a rule that people would play differently for shows only
by what it does to the same play. `±` holds 95 times in a hundred; a dot in the last column says
that the difference is no more than chance. The form for a new table tells the same figures beside
each rule.

Try others, or two against each other; `--plot FILE.svg` draws it:

```console
$ quarterdeck lab kapern --option target=5000 --games 12
```

This page and the files it is made from come by `make house-rules`.
"""


def rules_of(game: AnyGame) -> Iterator[tuple[str, Any]]:
    """Every house rule with every value but the usual one."""
    kind: type = game.options
    usual = kind()
    for name, values in choices(kind).items():
        others = [value for value in values if value != getattr(usual, name)]
        for value in others[:1] if name in CHAIRS else others:
            yield name, value


def try_out(game: AnyGame, seats: int, options: Any) -> Findings:
    match = Match(game.name, (BOT,) * seats, options, SEED, keep=True)
    seat_once(match)
    blocks = TRIALS[game.name].games // rotations(match)
    return sum_up_games(list(look_at_blocks(game.name, blocks_of(match, blocks, PROCESSES))))


def tried_rules(game: AnyGame) -> Iterator[TriedRule]:
    usual: dict[int, Findings] = {}
    for name, value in rules_of(game):
        seats = 2 if (game.name, name) in FOR_TWO else TRIALS[game.name].seats
        if seats not in usual:
            usual[seats] = try_out(game, seats, game.options())
        found = try_out(game, seats, game.options(**{name: value}))
        sys.stderr.write(f"{game.name} {name}={write_value(value)}\n")
        yield TriedRule(name, value, seats, usual[seats], found)


def ship_rules(game: AnyGame) -> None:
    lab = ShippedLab(BOT, game.roles.names, tuple(tried_rules(game)))
    text = msgspec.json.format(msgspec.json.encode(lab), indent=1)
    Path(str(files(package_of(game)) / SHIPPED)).write_bytes(text + b"\n")


# The page


def written_page() -> str:
    parts = [HEAD.format(bot=BOT), *(part for game in GAMES.values() for part in chapter_of(game))]
    return "\n".join(parts)


def chapter_of(game: AnyGame) -> Iterator[str]:
    yield f"\n## {words(game, 'en').text(game.name)}\n"
    for tried in shipped_lab(game).rules:
        yield from table_of(game, tried)


def table_of(game: AnyGame, tried: TriedRule) -> Iterator[str]:
    said, rule = words(game, "en"), f"{tried.name}={write_value(tried.value)}"
    sides = (tried.found, tried.usual)
    yield f"### `{rule}`, {tried.seats} seats, {tried.found.games} games by either rules\n"
    yield f"| | `{rule}` | rulebook | difference |\n|---|---:|---:|---:|"
    for name, one, other in rows_of(Comparison(game.name, BOT, tried.seats, ((), ()), sides), said):
        yield f"| {name} | {write_mean(one)} | {write_mean(other)} | {write_gap(one, other)} |"
    yield ""


def main(asked: list[str]) -> None:
    if asked != ["--page"]:
        for game in GAMES.values():
            if not asked or game.name in asked:
                ship_rules(game)
    PAGE.write_text(written_page(), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
