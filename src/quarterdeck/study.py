"""The commands for those who study the games: bots against bots, odds, exact values, speed."""

import os

from quarterdeck import parameters as the
from quarterdeck.parameters import house, native

CORES = os.cpu_count() or 1


def duel(
    game: the.Game,
    /,
    *bots: the.Bots,
    games: the.Games = 400,
    seed: the.Seed = 1,
    processes: the.Processes = CORES,
    budget: the.Thought = "200i",
    option: the.House = (),
    components: the.Box = None,
    keep: the.Keep = None,
    plot: the.Plot = None,
    belief: the.Believed = False,
    ledger: the.Ledger = None,
    sprt: the.Sprt = None,
    ray: the.Ray = False,
    json: the.Json = False,
    language: the.Spoken = None,
) -> None:
    """Let bots play each other, in paired games.

    For example:

        quarterdeck duel kapern captain mate --games 2000
    """
    from quarterdeck.verbs.duel import Output, Terms, duel

    terms = Terms(games, seed, processes, budget, house(option, components), sprt, ray)
    output = Output(keep, plot, json, language or native(), belief, ledger)
    duel(game, bots, terms, output)


def gauntlet(
    game: the.Game,
    first: the.Compared,
    second: the.Compared = "mate",
    /,
    *,
    role: the.Role = "",
    games: the.Games = 400,
    seed: the.Seed = 1,
    processes: the.Processes = CORES,
    budget: the.Thought = "200i",
    option: the.House = (),
    components: the.Box = None,
    ledger: the.Ledger = None,
    json: the.Json = False,
    language: the.Spoken = None,
) -> None:
    """Compare two bots against the same frozen opponents, with the same luck.

    For example:

        quarterdeck gauntlet dorra captain mate
        quarterdeck gauntlet piracy captain mate --role navy --games 402
    """
    from quarterdeck.verbs.duel import Output, Terms
    from quarterdeck.verbs.gauntlet import gauntlet

    terms = Terms(games, seed, processes, budget, house(option, components))
    output = Output(None, None, json, language or native(), ledger=ledger)
    gauntlet(game, (first, second), role, terms, output)


def ratings(*ledgers: the.Ledgers, json: the.Json = False, language: the.Spoken = None) -> None:
    """Rate the bots of some ledgers, apart for every game, number of seats and role.

    For example:

        quarterdeck ratings duels.jsonl
    """
    from quarterdeck.verbs.ratings import ratings

    ratings(ledgers, json, language or native())


def solve(
    game: the.Game,
    /,
    *,
    card: the.Card = None,
    dice: the.Dice = None,
    guardian: the.Guardian = "ready",
    win: the.Win = False,
    scores: the.Scores = None,
    fresh: the.Fresh = False,
    option: the.House = (),
    json: the.Json = False,
    language: the.Spoken = None,
) -> None:
    """Work out exact values: of cards, of a position, or of a score.

    For example:

        quarterdeck solve kapern
        quarterdeck solve kapern --card pirate --dice 1k3s1m1p2c
        quarterdeck solve kapern --option target=8000 --json
        quarterdeck solve kapern --win --scores 3000,4500
    """
    from quarterdeck.verbs.solve import Asked, solve

    asked = Asked(card, dice, guardian, win, scores, fresh)
    solve(game, asked, option, json, language or native())


def odds(
    mine: the.Hand,
    backs: the.Backs,
    /,
    *,
    known: the.Known = "",
    seen: the.Known = "",
    json: the.Json = False,
    language: the.Spoken = None,
) -> None:
    """Tell the odds of a fight in Waddingtons Buccaneer.

    For example:

        quarterdeck odds r3r2b1 33211 --known r3
    """
    from quarterdeck.verbs.odds import odds

    odds(mine, backs, (known, seen), json, language or native())


def bench(
    what: the.Measured = None,
    /,
    *,
    bot: the.Level = None,
    tables: the.Tables = "10,100,500",
    seconds: the.Seconds = 4.0,
    json: the.Json = False,
    language: the.Spoken = None,
) -> None:
    """Measure how fast the games are, beside a yardstick; or how many tables a server bears.

    For example:

        quarterdeck bench kapern --bot captain --json
        quarterdeck bench server --tables 10,100 --seconds 10
    """
    if what == "server":
        from quarterdeck.verbs.bench_server import bench_server

        bench_server(tables, seconds, json, language or native())
    else:
        from quarterdeck.verbs.bench import bench

        bench(what, bot, seconds, json, language or native())
