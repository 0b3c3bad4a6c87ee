"""`quarterdeck bot-host`: a program that speaks the line protocol, tried out in real games."""

from quarterdeck.bots import bots_of_others
from quarterdeck.bots.budget import DEFAULT
from quarterdeck.bots.guest_process import GuestLimits
from quarterdeck.cli import options as the
from quarterdeck.cli.duel_report import print_report
from quarterdeck.cli.house_rules import house_rules
from quarterdeck.cli.output import print_json
from quarterdeck.core.game import AnyGame
from quarterdeck.games import find
from quarterdeck.matches.arena import Match, blocks_of, rotations
from quarterdeck.matches.report import Report, report
from quarterdeck.words import words


def bot_host(
    game: the.Game,
    /,
    *,
    program: the.Program,
    against: the.Against = "random",
    games: the.Games = 20,
    seed: the.Seed = 1,
    seconds: the.Patience = 10.0,
    megabytes: the.Megabytes = 1024,
    option: the.HouseRules = (),
    json: the.Json = False,
    language: the.Spoken = None,
) -> int:
    """Try out a bot that is a program: let it play, and name what it does wrong.

    What it writes to standard error is shown. The status is 1 where it lost a game by a fault.

    For example:

        quarterdeck bot-host kapern --exec "node examples/steady_bot.mjs"
    """
    spoken = language or the.native()
    bots_of_others.LIMITS = GuestLimits(answer=seconds, megabytes=megabytes, stderr=True)
    record = find(game)
    bots = (bots_of_others.PROGRAM + program, *(against,) * (bots_needed(record) - 1))
    match = Match(game, bots, house_rules(record, option, spoken), seed, DEFAULT)
    found = play_here(match, games)
    if json:
        print_json(found)
    else:
        print_report(found, seed, words(find(game), spoken))
    return int(found.forfeits > 0)


def bots_needed(game: AnyGame) -> int:
    """A bot for each role, or as few as can play."""
    return len(game.roles.names) or game.seats[0]


def play_here(match: Match, games: int) -> Report:
    """In this process, so that its limits hold."""
    blocks = -(-games // rotations(match))
    return report(match, list(blocks_of(match, blocks, processes=1)))
