"""`quarterdeck duel`: bots against bots, and how sure we are who is better."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import to_builtins
from rich.progress import MofNCompleteColumn

from quarterdeck import installed_version
from quarterdeck.bots.budget import read_budget
from quarterdeck.cli import options as the
from quarterdeck.cli.drawing_file import make_room_for_drawing, write_drawing
from quarterdeck.cli.duel_report import print_report
from quarterdeck.cli.house_rules import house_rules
from quarterdeck.cli.output import Paper, print_json, progress
from quarterdeck.cli.plots import draw_report
from quarterdeck.cli.win_bar_report import tell_win_bar
from quarterdeck.core import logbook
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.logbook_facts import Facts, with_facts
from quarterdeck.games import find
from quarterdeck.insight.brier_score import require_win_bar
from quarterdeck.matches.arena import Block, Match, rotations, seat_once, some_blocks
from quarterdeck.matches.cluster import on_cluster
from quarterdeck.matches.ledger import blocks_in, write_blocks
from quarterdeck.matches.report import Report, report
from quarterdeck.matches.sequential_test import read_hypotheses, until_clear
from quarterdeck.words import Words, words

Play = Callable[[Match, Sequence[int]], Iterator[Block]]


def duel(
    game: the.Game,
    /,
    *bots: the.Bots,
    games: the.Games = 400,
    seed: the.Seed = 1,
    processes: the.Processes = the.CORES,
    budget: the.Thought = "200i",
    option: the.HouseRules = (),
    components: the.Box = None,
    keep: the.Keep = None,
    plot: the.Plot = None,
    belief: the.Believed = False,
    win_bar: the.Foretold = False,
    ledger: the.Ledger = None,
    sprt: the.Sprt = None,
    ray: the.Ray = False,
    json: the.Json = False,
    language: the.Spoken = None,
) -> int:
    """Let bots play each other, in paired games.

    The status is 1 where every game was lost by a fault of a bot.

    For example:

        quarterdeck duel kapern captain mate --games 2000
    """
    terms = Terms(games, seed, processes, budget, the.house(option, components), sprt, ray)
    output = Output(keep, plot, json, language or the.native(), belief, ledger, win_bar)
    match = make_match(game, bots, terms, output)
    require_tellers(game, output)
    said = words(find(game), output.language)
    with Paper(stderr=True).status(said.text("duel-seating")):
        seat_once(match)
    make_room(output)
    blocks = whole_blocks(terms.games, rotations(match), said)
    test = None if terms.sprt is None else read_hypotheses(terms.sprt)
    found = show_progress(match, blocks, terms, output, said)
    played = list(until_clear(keep_logbooks(match, output, found), test))
    outcome = report(match, played, test)
    tell_report(outcome, match, terms, output)
    tell_more(played, output, said)
    return int(outcome.forfeits == outcome.games)


def tell_more(played: list[Block], output: "Output", said: Words) -> None:
    if output.belief:
        tell_belief(played, output, said)
    if output.win_bar:
        tell_win_bar(played, output.json, said)


def require_tellers(game: str, output: "Output") -> None:
    """What cannot be told of a game is said before it is played."""
    if output.belief and game != "piracy":
        raise QuarterdeckError("no-belief", game=game)
    if output.win_bar:
        require_win_bar(game)


class Terms(NamedTuple):
    """What the bots agree on."""

    games: int
    seed: int
    processes: int
    budget: str
    options: tuple[str, ...]
    sprt: str | None = None  # play on until it is clear: `0.50,0.55`
    ray: bool = False  # on a cluster

    @property
    def play(self) -> Play:
        """Where the blocks are played."""
        return on_cluster if self.ray else partial(some_blocks, processes=self.processes)


class Output(NamedTuple):
    """What is wanted of it."""

    keep: Path | None
    plot: Path | None
    json: bool
    language: str
    belief: bool = False  # how well the Navy knew where the Pirate was
    ledger: Path | None = None  # where blocks are written down, and found again
    win_bar: bool = False  # how well it foretold the games

    @property
    def reads_books(self) -> bool:
        """Whether the games are looked at again when all are played."""
        return self.belief or self.win_bar


def tell_report(found: Report, match: Match, terms: Terms, output: Output) -> None:
    said = words(find(match.game), output.language)
    if output.plot and not output.belief:
        write_drawing(output.plot, draw_report(found, said))
    if output.json:
        print_json({**to_builtins(found), **how_to_repeat(match)})
    else:
        print_report(found, terms.seed, said)


def how_to_repeat(match: Match) -> dict[str, Any]:
    """All else that decided how it came out: with it, the same report can be had again."""
    told = {"seed": match.seed, "budget": match.budget._asdict(), "options": match.options}
    return {**told, "version": installed_version()}


def tell_belief(played: list[Block], output: Output, said: Words) -> None:
    from quarterdeck.cli.belief_report import calibrate_blocks, draw_calibration, print_calibration

    found = calibrate_blocks(played)
    if output.plot:
        draw_calibration(found, output.plot, said)
    if output.json:
        print_json(found)
    else:
        print_calibration(found, said)


def make_match(game: str, bots: tuple[str, ...], terms: Terms, output: Output) -> Match:
    house = house_rules(find(game), terms.options, output.language)
    budget = read_budget(terms.budget)
    keep = output.keep is not None or output.reads_books
    return Match(game, bots, house, terms.seed, budget, keep)


def make_room(output: Output) -> None:
    """A folder or file that cannot be written is found out before the games, not after."""
    if output.keep:
        output.keep.mkdir(parents=True, exist_ok=True)
    if output.plot:
        make_room_for_drawing(output.plot)
    if output.ledger:
        output.ledger.open("a").close()


def whole_blocks(games: int, games_each: int, said: Words) -> int:
    """As many blocks as hold so many games; more games than were asked for are announced."""
    blocks = -(-games // games_each)
    if blocks * games_each > games:
        note = said.text("duel-rounded", asked=games, played=blocks * games_each)
        Paper(stderr=True).print(note, style="dim")
    return blocks


def show_progress(
    match: Match, blocks: int, terms: Terms, output: Output, said: Words
) -> Iterator[Block]:
    """The blocks of a match as they come, with a bar for whoever looks on."""
    with progress(MofNCompleteColumn()) as bar:
        played = played_or_found(match, blocks, terms.play, output.ledger)
        yield from bar.track(played, total=blocks, description=said.text("duel-progress"))


def played_or_found(match: Match, blocks: int, play: Play, ledger: Path | None) -> Iterator[Block]:
    """Blocks in their order; what a ledger holds is not played again."""
    if ledger is None:
        yield from play(match, range(blocks))
        return
    known = blocks_in(ledger, match)
    missing = [number for number in range(blocks) if number not in known]
    fresh = write_blocks(ledger, match, zip(missing, play(match, missing), strict=False))
    for number in range(blocks):
        yield known[number] if number in known else next(fresh)


def keep_logbooks(match: Match, output: Output, blocks: Iterable[Block]) -> Iterator[Block]:
    """The same blocks; their logbooks go to the folder, one file a game."""
    for number, block in enumerate(blocks):
        if output.keep:
            for rotation, book in enumerate(block.books):
                name = f"{match.game}-{number:05}-{rotation}.logbook"
                named = with_facts(logbook.read(book), facts_of(match, block, rotation))
                (output.keep / name).write_text(logbook.write(named), "utf-8")
        yield block if output.reads_books else block._replace(books=())


def facts_of(match: Match, block: Block, rotation: int) -> Facts:
    """Which bot sat where in a rotation, and who of them won."""
    seats, shares = range(len(match.bots)), block.payoffs[rotation]
    bots = [(seat - rotation) % len(seats) for seat in seats]
    won = tuple(seat for seat, bot in zip(seats, bots, strict=True) if shares[bot])
    return Facts(tuple(match.bots[bot] for bot in bots), won=won)
