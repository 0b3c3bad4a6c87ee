"""How a turn ends, and with it the game.

race ── final round ──┬─────────── highest score wins
                      ├── reply ── highest score wins
                      └── sudden death, where all fell below the target
"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from quarterdeck.core.moment import Over
from quarterdeck.core.table import Table

from . import components as box
from .book import BOOK
from .dealing import pass_the_dice
from .events import FinalRound, LastTurn, SuddenDeath, TimeUp, Won
from .state import RACE, SUDDEN, AnyStage, Final, Race, Reply, State, Sudden

Scores = tuple[int, ...]


def end_turn(state: State, seat: int, scores: Scores, table: Table) -> State:
    return AFTER[type(state.stage)](state, seat, scores, table)


@BOOK.rule("K2", "K27")
def in_the_race(state: State, seat: int, scores: Scores, table: Table) -> State:
    if scores[seat] < state.options.target:
        return go_on(state, scores, RACE, seat, table)
    table.say(FinalRound(seat, scores[seat]))
    return go_on(state, scores, Final(seat), seat, table)


@BOOK.rule("K28")
def in_the_final_round(state: State, seat: int, scores: Scores, table: Table) -> State:
    """Once around; if the starter is surpassed, one last turn."""
    starter = starter_of(state)
    if (seat + 1) % len(scores) != starter:
        return go_on(state, scores, state.stage, seat, table)
    if max(scores) > scores[starter]:
        table.say(LastTurn(starter))
        return go_on(state, scores, Reply(starter), seat, table)
    return after_the_final_round(state, seat, scores, table)


@BOOK.rule("K30")
def after_the_final_round(state: State, seat: int, scores: Scores, table: Table) -> State:
    if max(scores) >= state.options.target:
        return highest_wins(state, scores, table)
    table.say(SuddenDeath())
    return go_on(state, scores, SUDDEN, seat, table)


@BOOK.rule("K30")
def in_sudden_death(state: State, seat: int, scores: Scores, table: Table) -> State:
    if scores[seat] >= state.options.target:
        return win(state, scores, (seat,), table)
    return go_on(state, scores, SUDDEN, seat, table)


@BOOK.rule("K32")
def go_on(state: State, scores: Scores, stage: AnyStage, seat: int, table: Table) -> State:
    """The turn of the next to the left, unless two hundred rounds are played."""
    if state.turn < box.ROUNDS * len(scores):
        return pass_the_dice(state, scores, stage, (seat + 1) % len(scores), table)
    table.say(TimeUp(box.ROUNDS))
    return highest_wins(state, scores, table)


@BOOK.rule("K29")
def highest_wins(state: State, scores: Scores, table: Table) -> State:
    """The highest score wins; a tie is a shared win."""
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    return win(state, scores, winners, table)


def win(state: State, scores: Scores, winners: tuple[int, ...], table: Table) -> State:
    """The last card and dice stay where they lie, for everyone to look at."""
    table.say(Won(winners))
    return replace(state, scores=scores, awaiting=Over(winners))


def starter_of(state: State) -> int:
    assert isinstance(state.stage, Final)
    return state.stage.starter


AFTER: Mapping[type, Callable[[State, int, Scores, Table], State]] = {
    Race: in_the_race,
    Final: in_the_final_round,
    Reply: after_the_final_round,
    Sudden: in_sudden_death,
}
