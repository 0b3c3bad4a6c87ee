"""`quarterdeck lab`: what a house rule does to a game, beside the rulebook or another rule."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.progress import MofNCompleteColumn

from quarterdeck.bots.budget import read_budget
from quarterdeck.cli import options as the
from quarterdeck.cli.drawing_file import make_room_for_drawing, write_drawing
from quarterdeck.cli.duel import whole_blocks
from quarterdeck.cli.house_rules import house_rules
from quarterdeck.cli.lab_figures import name_rules, rows_of, write_gap, write_mean
from quarterdeck.cli.lab_plot import draw_comparison
from quarterdeck.cli.output import Paper, figure_table, print_json, progress
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import AnyGame
from quarterdeck.games import find
from quarterdeck.matches.arena import Match, blocks_of, rotations, seat_once
from quarterdeck.matches.rules_lab import Comparison, WatchedGame, look_at_blocks, sum_up_games
from quarterdeck.words import Words, words

RULEBOOK = "default"
USUAL_SEATS = 3  # or as many as the game needs


def lab(
    game: the.Game,
    /,
    *,
    option: the.HouseRules = (),
    against: the.OtherRules = (RULEBOOK,),
    games: the.Games = 2000,
    seats: the.Crew = None,
    bot: the.Everyone = "mate",
    seed: the.Seed = 1,
    processes: the.Processes = the.CORES,
    budget: the.Thought = "200i",
    plot: the.Plot = None,
    json: the.Json = False,
    language: the.Spoken = None,
) -> None:
    """Try out a house rule: the same bots play by it and by the rulebook.

    For example:

        quarterdeck lab kapern --option target=5000 --games 400
        quarterdeck lab kapern --option floor_zero=true --against target=8000
    """
    said = words(find(game), language or the.native())
    rules = (option, tuple(each for each in against if each != RULEBOOK))
    crew = seats_for(find(game), seats)
    house = [house_rules(find(game), each, said.language) for each in rules]
    require_difference(house)
    thought = read_budget(budget)
    matches = [Match(game, (bot,) * crew, each, seed, thought, keep=True) for each in house]
    if plot:
        make_room_for_drawing(plot)
    found = [sum_up_games(list(watch_games(match, games, processes, said))) for match in matches]
    tell_comparison(Comparison(game, bot, crew, rules, (found[0], found[1])), plot, json, said)


def seats_for(game: AnyGame, asked: int | None) -> int:
    """As many as are asked for; a seat a role; or a usual number."""
    if game.roles.names:
        return len(game.roles.names)
    return asked or max(USUAL_SEATS, game.seats[0])


def require_difference(house: list[Any]) -> None:
    if house[0] == house[1]:
        raise QuarterdeckError("lab-same-rules")


def watch_games(
    match: Match, games: int, processes: int, said: Words
) -> Iterator[tuple[WatchedGame, ...]]:
    """The games of one set of rules, with a bar for whoever looks on."""
    seat_once(match)
    blocks = whole_blocks(games, rotations(match), said)
    with progress(MofNCompleteColumn()) as bar:
        looked = look_at_blocks(match.game, blocks_of(match, blocks, processes))
        yield from bar.track(looked, total=blocks, description=said.text("duel-progress"))


def tell_comparison(found: Comparison, plot: Path | None, json: bool, said: Words) -> None:
    if plot:
        write_drawing(plot, draw_comparison(found, said))
    if json:
        print_json(found)
    else:
        print_comparison(found, said)


# For people


def print_comparison(found: Comparison, said: Words) -> None:
    title = said.text("lab-title", game=said.text(found.game), bot=found.bot, seats=found.seats)
    table = figure_table(title, said.text("lab-foot", games=found.found[0].games))
    table.add_column("")
    for rules in found.rules:
        table.add_column(name_rules(rules, said), justify="right")
    table.add_column(said.text("lab-difference"), justify="right")
    for name, one, other in rows_of(found, said):
        table.add_row(name, *(write_mean(each) for each in (one, other)), write_gap(one, other))
    Paper().print(table)
