"""Where an admiral of Piraten Kapern would not do what a captain does, and what that is worth.

Every decision of games between the two is solved for the chance to win; what the captain would do
there stands beside it, whoever it was that decided.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

from quarterdeck.bots.kapern.admiral import rank_choices, turn_at
from quarterdeck.bots.kapern.captain import captain_for
from quarterdeck.bots.kapern.solver.expectations import ValuedAction
from quarterdeck.bots.kapern.solver.win_turn import likely
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern import actions as do
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.notation import write, write_dice
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.state import Race, ToDecide, ToRescue
from quarterdeck.games.kapern.view import View
from quarterdeck.matches.arena import Match

from .kept_matches import KeptGame
from .tallies import Key, Tally

OPTIONS = Options()
MATCH = Match("kapern", ("admiral", "captain"), OPTIONS, 91193)
BLOCKS = 200
NEAR = 1_500  # points that a good turn brings
FELT = 0.005  # of a chance to win: what is less nobody would miss


class Choice(NamedTuple):
    """One decision, as either would have it."""

    seen: View
    captain: do.AnyAction
    best: ValuedAction
    loss: float  # of the chance to win, by doing as the captain does


class Slip(msgspec.Struct, frozen=True):
    """A decision in which the captain gives much away."""

    scores: tuple[int, int]  # own first
    card: str
    dice: str
    captain: str
    admiral: str
    chance: float  # to win, as the admiral does it
    loss: float


def count_games(games: Iterable[KeptGame], blocks: int) -> tuple[Tally, list[Slip]]:
    """What differs; and of every turn the dearest decision, the dearest of all first."""
    tally, slips = Tally(blocks), dict[tuple[object, ...], Slip]()
    for game in games:
        given = [0.0, 0.0]
        for seat, choice in choices_of(game):
            given[seat] += choice.loss
            keep_dearest(slips, choice)
            for what, value in of_choice(choice):
                tally.add(game.block, Key("captain", what), value)
        tally.add(game.block, Key("captain", "given away"), given[game.bots.index("captain")])
    return tally, sorted(slips.values(), key=lambda slip: -slip.loss)


def choices_of(game: KeptGame) -> Iterator[tuple[int, Choice]]:
    for last, page in zip(game.pages, game.pages[1:], strict=False):
        seat = page.entry.seat
        if isinstance(last.state.awaiting, ToDecide | ToRescue) and seat is not None:
            yield seat, choose_as_both(GAME.view(last.state, seat))


def choose_as_both(seen: View) -> Choice:
    ranked = rank_choices(seen, turn_at(seen).chart)
    captain = captain_for(seen.options).choose(seen)
    value = next(each.value for each in ranked if each.action == captain)
    return Choice(seen, captain, ranked[0], likely(ranked[0].value) - likely(value))


def of_choice(choice: Choice) -> Iterator[tuple[str, float]]:
    """What differs, by where the game stands."""
    felt = choice.loss >= FELT
    for where in ("anywhere", situation(choice.seen)):
        yield f"differs {where}", felt
        yield f"goes on {where}", felt and ends(choice.captain) and not ends(choice.best.action)
        yield f"stops {where}", felt and ends(choice.best.action) and not ends(choice.captain)
        yield f"throws others {where}", felt and ends(choice.best.action) == ends(choice.captain)


def situation(seen: View) -> str:
    """What matters most about the scores."""
    if not isinstance(seen.stage, Race):
        return "in the final round"
    assert seen.seat is not None
    mine, theirs, target = seen.scores[seen.seat], seen.scores[1 - seen.seat], seen.options.target
    near = [score + NEAR >= target for score in (mine, theirs)]
    if not any(near):
        return "far from the end"
    return "both near" if all(near) else "oneself near" if near[0] else "the other near"


def ends(action: do.AnyAction) -> bool:
    return not isinstance(action, do.Reroll)


# The dearest


def of_turn(choice: Choice) -> tuple[object, ...]:
    """Decisions of a turn are much alike: the dearest stands for all."""
    return choice.seen.scores, choice.seen.card, choice.seen.turn


def keep_dearest(slips: dict[tuple[object, ...], Slip], choice: Choice) -> None:
    turn = of_turn(choice)
    if turn not in slips or slips[turn].loss < choice.loss:
        slips[turn] = slip_of(choice)


def slip_of(choice: Choice) -> Slip:
    seen = choice.seen
    assert seen.seat is not None
    return Slip(
        scores=(seen.scores[seen.seat], seen.scores[1 - seen.seat]),
        card=box.CARDS[seen.card],
        dice=write_dice(seen.dice),
        captain=write(choice.captain),
        admiral=write(choice.best.action),
        chance=round(likely(choice.best.value), 4),
        loss=round(choice.loss, 4),
    )
