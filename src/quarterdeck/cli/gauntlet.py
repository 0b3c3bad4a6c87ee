"""`quarterdeck gauntlet`: what a bot wins more than another against the same frozen opponents."""

from quarterdeck.bots.budget import read_budget
from quarterdeck.cli import options as the
from quarterdeck.cli.duel import Output, Terms, make_room, show_progress, whole_blocks
from quarterdeck.cli.duel_report import manners
from quarterdeck.cli.house_rules import house_rules
from quarterdeck.cli.output import Paper, figure_table, print_json
from quarterdeck.games import find
from quarterdeck.matches.arena import Block, rotations, seat_once
from quarterdeck.matches.gauntlet import Gauntlet, Outcome, outcome, require_judges, require_role
from quarterdeck.words import Words, words


def gauntlet(
    game: the.Game,
    first: the.Compared,
    second: the.Compared = "mate",
    /,
    *,
    role: the.Role = "",
    judges: the.Judges = False,
    games: the.Games = 400,
    seed: the.Seed = 1,
    processes: the.Processes = the.CORES,
    budget: the.Thought = "200i",
    option: the.HouseRules = (),
    components: the.Box = None,
    ledger: the.Ledger = None,
    json: the.Json = False,
    language: the.Spoken = None,
) -> None:
    """Compare two bots against the same frozen opponents, with the same luck.

    For example:

        quarterdeck gauntlet dorra captain mate
        quarterdeck gauntlet piracy captain mate --role navy --games 402
        quarterdeck gauntlet piracy captain mate --role navy --judges --games 6000
    """
    terms = Terms(games, seed, processes, budget, the.house(option, components))
    output = Output(None, None, json, language or the.native(), ledger=ledger)
    house = house_rules(find(game), terms.options, output.language)
    if judges:
        require_judges(game)
    compared = (game, (first, second), require_role(game, role))
    run = Gauntlet(*compared, house, seed, read_budget(budget), judges)
    run_gauntlet(run, terms, output)


def run_gauntlet(run: Gauntlet, terms: Terms, output: Output) -> None:
    """Every match of it, then what they come to."""
    said = words(find(run.game), output.language)
    with Paper(stderr=True).status(said.text("duel-seating")):
        for match in run.matches():
            seat_once(match)
    make_room(output)
    tell_outcome(outcome(run, *play_matches(run, terms, output, said)), output, said)


def play_matches(
    run: Gauntlet, terms: Terms, output: Output, said: Words
) -> tuple[list[list[Block]], int]:
    """The blocks of every match, and how many games each bot had."""
    matches = run.matches()
    each = len(run.against) * rotations(matches[0])
    blocks = whole_blocks(terms.games, each, said)
    return [
        list(show_progress(match, blocks, terms, output, said)) for match in matches
    ], blocks * each


def tell_outcome(found: Outcome, output: Output, said: Words) -> None:
    if output.json:
        print_json(found)
    else:
        print_outcome(found, said)


def print_outcome(found: Outcome, said: Words) -> None:
    table = figure_table(gauntlet_title(found, said), gauntlet_foot(found, said))
    table.add_column(said.text("gauntlet-against"), style="bold")
    for bot in found.bots:
        table.add_column(bot, justify="right")
    for leg in found.legs:
        table.add_row(", ".join(leg.opponents), *(f"{share:.3f}" for share in leg.shares))
    if len(found.legs) > 1:
        table.add_row(said.text("gauntlet-mean"), *(f"{share:.3f}" for share in found.shares))
    Paper().print(table)


def gauntlet_title(found: Outcome, said: Words) -> str:
    name = said.text(found.game)
    if found.role:
        role = said.text(f"{found.game}-role-{found.role}")
        name = said.text("gauntlet-role-of", game=name, role=role)
    return said.text("gauntlet-title", game=name, games=found.games)


def gauntlet_foot(found: Outcome, said: Words) -> str:
    first, second = found.bots
    points = {"gain": found.gain * 100, "low": found.low * 100, "high": found.high * 100}
    gained = said.text("gauntlet-foot", first=first, second=second, **points)
    return f"{gained}\n{manners(found.illegal, found.timeouts, said)}"
