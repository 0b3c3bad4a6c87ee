"""`quarterdeck ratings`: how strong bots are, from the ledgers of duels."""

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from quarterdeck.games import find
from quarterdeck.matches.ratings import Rating, rate
from quarterdeck.verbs.printing import Paper, grid, print_json
from quarterdeck.words import Words, words


def ratings(files: Sequence[Path], json: bool, language: str) -> None:
    found = rate(files)
    if json:
        print_json(found)
        return
    for (game, seats), group in groupby(found, key=lambda each: (each.game, each.seats)):
        print_group(list(group), seats, words(find(game), language))


def print_group(group: list[Rating], seats: int, said: Words) -> None:
    table = grid(said.text("ratings-title", game=said.text(group[0].game), seats=seats), "")
    table.add_column(said.text("duel-bot"), style="bold")
    for key in ("ratings-games", "ratings-mu", "ratings-sigma", "ratings-least"):
        table.add_column(said.text(key), justify="right")
    for each in group:
        figures = (f"{each.mu:.2f}", f"{each.sigma:.2f}", f"{each.least:.2f}")
        table.add_row(called(each, said), str(each.games), *figures)
    Paper().print(table)


def called(rating: Rating, said: Words) -> str:
    if not rating.role:
        return rating.bot
    role = said.text(f"{rating.game}-role-{rating.role}")
    return said.text("duel-role", bot=rating.bot, role=role)
