"""`quarterdeck odds`: a fight in Waddingtons Buccaneer, exact for what one knows."""

import re

import msgspec

from quarterdeck.bots.waddingtons.fight_odds import strengths, weigh_fight
from quarterdeck.cli import options as the
from quarterdeck.cli.output import Paper, figure_table, print_json
from quarterdeck.core.counts import Counts, minus, plus
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.games import find
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons.crew import fighting_strength
from quarterdeck.words import Words, words

SCALE = 30  # columns of a bar that stands for certainty


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

    found = odds_of_fight(read_crew(mine), read_values(backs), read_crew(known), read_crew(seen))
    if json:
        print_json(found)
    else:
        print_fight(found, words(find("waddingtons"), language or the.native()))


class FightOdds(msgspec.Struct, frozen=True):
    """What can come of it."""

    strength: int  # one's own
    win: float
    draw: float
    lose: float
    theirs: dict[int, float]  # how likely each strength of the other is


def odds_of_fight(mine: Counts, backs: Counts, known: Counts, seen: Counts) -> FightOdds:
    """Colours that are not known are any that are left in the pack."""
    left = minus(box.PACK, plus(plus(mine, known), seen))
    hidden = minus(backs, box.values(known))
    if min(left) < 0:
        raise QuarterdeckError("odds-too-many", most=box.PACK[0])
    if min(hidden) < 0 or any(
        h > r + b for h, (r, b) in zip(hidden, colours_left(left), strict=True)
    ):
        raise QuarterdeckError("odds-no-fit", known=write_crew(known))
    chances = strengths(known, hidden, left)
    strength = fighting_strength(mine)
    told = dict(sorted(chances.items()))
    return FightOdds(strength, *weigh_fight(strength, chances), told)


def colours_left(left: Counts) -> list[tuple[int, int]]:
    """Red and black of each value."""
    return list(zip(left[::2], left[1::2], strict=True))


def read_crew(text: str) -> Counts:
    """`r3 r3 b1`, with or without spaces."""
    cards = re.findall(r"[rb][123]", text.lower())
    if "".join(cards) != re.sub(r"[\s,]", "", text.lower()):
        raise QuarterdeckError("odds-no-crew", text=text)
    return tuple(cards.count(crew) for crew in box.CREWS)


def read_values(text: str) -> Counts:
    """`33211`: the backs."""
    digits = re.sub(r"[\s,]", "", text)
    if not re.fullmatch(r"[123]*", digits):
        raise QuarterdeckError("odds-no-backs", text=text)
    return tuple(digits.count(str(value)) for value in box.VALUES)


def write_crew(crew: Counts) -> str:
    return " ".join(name for name, n in zip(box.CREWS, crew, strict=True) for _ in range(n)) or "-"


def print_fight(found: FightOdds, said: Words) -> None:
    figures = {"win": found.win, "draw": found.draw, "lose": found.lose}
    table = figure_table(
        said.text("odds-title", strength=found.strength), said.text("odds-foot", **figures)
    )
    for key in ("odds-theirs", "odds-chance"):
        table.add_column(said.text(key), justify="right")
    table.add_column("", style="cyan")
    for strength, chance in found.theirs.items():
        mark = "●" if strength == found.strength else "▇"
        table.add_row(str(strength), f"{chance:.3f}", mark * round(chance * SCALE))
    Paper().print(table)
