"""docs/learned/kapern.md: what the admiral of Piraten Kapern does that captains do not."""

from quarterdeck.bots.kapern import solved_tables as solved
from quarterdeck.bots.kapern.duels import solve_turn
from quarterdeck.bots.kapern.solver.card_payoffs import CardHand
from quarterdeck.bots.kapern.solver.expectations import rank
from quarterdeck.bots.kapern.solver.turn_odds import unheard
from quarterdeck.bots.kapern.solver.win_turn import Duel
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern import actions as do
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.notation import read_dice
from quarterdeck.words import words

from .findings import Findings, keep, kept, sum_up, template, today
from .kapern_games import BLOCKS, MATCH, OPTIONS, Slip, count_games
from .kept_matches import kept_games
from .pictures import Field, draw_field
from .tallies import Figure

EXAMPLE = CardHand(box.GOLD_COIN), read_dice("2k1m1p4c")
SCORES = range(0, OPTIONS.target, 300)
SLIPS = 6
KINDS = {"stops": "stops", "goes on": "goes on", "throws others": "other dice"}
SITUATIONS = {
    "far from the end": "neither is within 1,500 of the target",
    "oneself near": "oneself is",
    "the other near": "the other is",
    "both near": "both are",
    "in the final round": "final round",
}


class KapernFindings(Findings, frozen=True, kw_only=True):
    """With the dearest slips, and an example at every score."""

    share: float  # of the games that an admiral wins against a captain, exactly
    slips: tuple[Slip, ...]
    stopping: tuple[tuple[float, ...], ...]  # by own score and the other's: how much better


def gather() -> None:
    tally, slips = count_games(kept_games(MATCH, BLOCKS), BLOCKS)
    found = KapernFindings(
        day=today(),
        seed=MATCH.seed,
        games=2 * BLOCKS,
        told=sum_up(tally, "captain", "admiral"),
        share=solved.share_of("admiral", "captain", solved.meetings(OPTIONS, unheard)),
        slips=tuple(slips[:SLIPS]),
        stopping=tuple(tuple(better_to_stop(mine, theirs) for theirs in SCORES) for mine in SCORES),
    )
    keep("kapern", found)


def better_to_stop(mine: int, theirs: int) -> float:
    """How much more often stopping wins than the best throw, in the example."""
    hand, dice = EXAMPLE
    choices = rank(solve_turn(OPTIONS, hand, Duel("race", mine, theirs)).chart, dice)
    stop = next(each.value for each in choices if each.action == do.STOP)
    on = max(each.value for each in choices if each.action != do.STOP)
    return round(stop - on, 4)


def page() -> str:
    found = kept("kapern", KapernFindings)
    return template("kapern").format(
        in_hundred(found),
        share=found.share,
        given=scaled(found.told["given away"]["captain"]),
        games=found.games,
        blocks=found.games // 2,
        seed=found.seed,
        day=found.day,
        situations=table_of_situations(found),
        slips=table_of_slips(found),
    )


def in_hundred(found: KapernFindings) -> dict[str, dict[str, Figure]]:
    return {
        what: {who: scaled(figure) for who, figure in sides.items()}
        for what, sides in found.told.items()
    }


def scaled(figure: Figure) -> Figure:
    return Figure(100 * figure.mean, 100 * figure.low, 100 * figure.high, figure.cases)


def table_of_situations(found: KapernFindings) -> str:
    """Of a hundred decisions, by where the game stands."""
    told = in_hundred(found)
    rows = [
        f"| where | {' | '.join(KINDS.values())} | in all | decisions |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for where, says in SITUATIONS.items():
        each = " | ".join(f"{told[f'{kind} {where}']['captain']:=.1}" for kind in KINDS)
        every = told[f"differs {where}"]["captain"]
        rows.append(f"| {says} | {each} | {every:.1} | {every.cases:,} |")
    return "\n".join(rows)


def table_of_slips(found: KapernFindings) -> str:
    rows = [
        "| own, other's score | card | dice | a captain | the admiral | chance | loses |",
        "|---|---|---|---|---|---:|---:|",
    ]
    for slip in found.slips:
        mine, theirs = slip.scores
        shown = f"| {mine:,}, {theirs:,} | {card_name(slip.card)} | `{slip.dice}` "
        done = f"| `{slip.captain}` | `{slip.admiral}` "
        rows.append(f"{shown}{done}| {slip.chance:.3f} | {slip.loss:.3f} |")
    return "\n".join(rows)


def card_name(card: str) -> str:
    return words(GAME, "en").text("kapern-card", card=card)


def pictures() -> dict[str, str]:
    found = kept("kapern", KapernFindings)
    field = Field(
        found.stopping,
        tuple(SCORES),
        ("to stop wins more", "to go on wins more"),
        0.06,
        "the other's score",
        "own score",
    )
    return {"learned_kapern_stop.svg": draw_field("1,000 points lie there. Stop?", field)}
