"""`quarterdeck solve --win`: the chance to win a game of two, by scores or from the start."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from rich.progress import TaskProgressColumn

from quarterdeck.bots.kapern import solved_tables as solved
from quarterdeck.bots.kapern.solved_tables import Meeting, share_of
from quarterdeck.bots.kapern.solver import turn_odds
from quarterdeck.bots.kapern.solver.card_payoffs import STEP, CardHand
from quarterdeck.bots.kapern.solver.win_table import Standings
from quarterdeck.bots.kapern.solver.win_turn import Duel, chance_before, chance_with, winning
from quarterdeck.cli.output import Paper, figure_table, print_json, progress
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.options import Options
from quarterdeck.words import Words


class Prospect(NamedTuple):
    """A score before a turn: the chance to win, the card unknown and known."""

    scores: tuple[int, int]
    chance: float
    cards: dict[str, float]


def tell_chances(
    options: Options, scores: str | None, fresh: bool, said: Words, json: bool
) -> None:
    """What scores are worth; without any, how a game goes that begins."""
    duel = None if scores is None else read_duel(options, scores)
    with progress_bar(said.text("kapern-solve-scoring")) as told:
        known = solved.standings(options, told, fresh)
    if duel:
        tell_prospect(prospect(options, known, duel), said, json)
        return
    with progress_bar(said.text("kapern-solve-meeting")) as told:
        met = solved.meetings(options, told, fresh)
    tell_meetings(met, said, json)


@contextmanager
def progress_bar(title: str) -> Iterator[turn_odds.Progress]:
    """Whom to tell how much more is done, so that it shows."""
    with progress(TaskProgressColumn()) as shown:
        task = shown.add_task(title, total=1.0)
        yield lambda done: shown.advance(task, done)


# Scores


def read_duel(options: Options, text: str) -> Duel:
    """`3000,4500`: whose turn it is, and the other."""
    try:
        mine, theirs = map(int, text.split(","))
    except ValueError:
        raise QuarterdeckError("kapern-solve-scores", text=text) from None
    if mine % STEP or theirs % STEP:
        raise QuarterdeckError("kapern-solve-hundreds", text=text)
    if mine >= options.target:
        raise QuarterdeckError("kapern-solve-there", score=mine, target=options.target)
    return Duel("final" if theirs >= options.target else "race", mine, theirs)


def prospect(options: Options, known: Standings, duel: Duel) -> Prospect:
    cards = {
        name: chance_with(winning(options, known, CardHand(card), duel))
        for card, name in enumerate(box.CARDS)
    }
    return Prospect((duel.mine, duel.theirs), chance_before(options, known, duel), cards)


def tell_prospect(found: Prospect, said: Words, json: bool) -> None:
    if json:
        print_json(found._asdict())
        return
    mine, theirs = found.scores
    title = said.text("kapern-solve-stand", mine=mine, theirs=theirs, chance=found.chance)
    table = figure_table(title, said.text("kapern-solve-stand-foot"))
    table.add_column(said.text("kapern-solve-card"))
    table.add_column(said.text("kapern-solve-chance"), justify="right")
    for card, chance in found.cards.items():
        table.add_row(said.text("kapern-card", card=card), f"{chance:.1%}")
    Paper().print(table)


# Games that begin


def tell_meetings(met: list[Meeting], said: Words, json: bool) -> None:
    share = share_of("admiral", "captain", met)
    if json:
        print_json({"share": share, "meetings": met})
        return
    table = figure_table(
        said.text("kapern-solve-meetings"), said.text("kapern-solve-share", share=f"{share:.2%}")
    )
    for key in ("first", "second"):
        table.add_column(said.text(f"kapern-solve-{key}"))
    table.add_column(said.text("kapern-solve-first-wins"), justify="right")
    for each in met:
        names = (said.text("terminal-level", level=level) for level in (each.first, each.second))
        table.add_row(*names, f"{each.won_by_first:.2%}")
    Paper().print(table)
