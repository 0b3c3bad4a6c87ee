"""`quarterdeck ratings`: how strong bots are, from ledgers; or the ladder of a house anew."""

import sys
from itertools import groupby

from quarterdeck.cli import options as the
from quarterdeck.cli.output import Paper, figure_table, print_json
from quarterdeck.cli.serve import every_module
from quarterdeck.games import find
from quarterdeck.matches.ratings import Rating, rate
from quarterdeck.words import Words, words


def ratings(
    *ledgers: the.Ledgers,
    rebuild: the.Rebuild = False,
    data: the.Data = None,
    json: the.Json = False,
    language: the.Spoken = None,
) -> None:
    """Rate the bots of some ledgers, apart for every game, number of seats and role.

    For example:

        quarterdeck ratings duels.jsonl
        quarterdeck ratings --rebuild
        quarterdeck ratings --rebuild --data /srv/quarterdeck.sqlite
    """
    if rebuild:
        rebuild_house(data, words(None, language or the.native()))
        return
    found = rate(ledgers)
    if json:
        print_json(found)
        return
    for (game, seats), group in groupby(found, key=lambda each: (each.game, each.seats)):
        print_group(list(group), seats, words(find(game), language or the.native()))


def rebuild_house(data: str | None, said: Words) -> None:
    """The ladder of a house, worked out anew from its log."""
    with every_module():
        from quarterdeck.server.ladder.rebuilding import rebuild_ladder
    done = rebuild_ladder(data)
    sys.stdout.write(said.text("ratings-rebuilt", **done._asdict()) + "\n")


def print_group(group: list[Rating], seats: int, said: Words) -> None:
    table = figure_table(said.text("ratings-title", game=said.text(group[0].game), seats=seats), "")
    table.add_column(said.text("duel-bot"), style="bold")
    for key in ("ratings-games", "ratings-mu", "ratings-sigma", "ratings-least"):
        table.add_column(said.text(key), justify="right")
    for each in group:
        figures = (f"{each.mu:.2f}", f"{each.sigma:.2f}", f"{each.least:.2f}")
        table.add_row(rated_bot_name(each, said), str(each.games), *figures)
    Paper().print(table)


def rated_bot_name(rating: Rating, said: Words) -> str:
    if not rating.role:
        return rating.bot
    role = said.text(f"{rating.game}-role-{rating.role}")
    return said.text("duel-role", bot=rating.bot, role=role)
