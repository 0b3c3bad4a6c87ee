"""docs/learned/dorra.md: what the admiral of Buccaneer does that captains do not."""

from itertools import pairwise

from .dorra_games import BLOCKS, FIRST, LEFT_OVER, MATCH, count_games
from .findings import Findings, keep, kept, largest, require, sum_up, template, today
from .kept_matches import kept_games
from .pictures import Axes, Bars, draw_bars

ADMIRAL, CAPTAIN = MATCH.bots[:2]
SIDES = ("the admiral", "captains")
HABITS = {  # what may come into the table, and how it is told
    "boards when it can": ("boards when it has a crew for it", "%"),
    "crew": ("pirates in a crew that boards", ".1"),
    "own discs": ("of that crew, own discs", "%"),
    "left over": ("ducats a boarding leaves its captain", ".1"),
    "mutinies": ("asked to mutiny, does so", "%"),
    "takes the dearer piece": ("takes the dearer of two kinds", "%"),
    "2 on top": ("of its moves, those with the 2 on top", "%"),
    "5 on top": ("of its moves, those with the 5 on top", "%"),
    "? on top": ("of its moves, those with the ? on top", "%"),
    "moves a crew": ("moves a whole crew, not one disc", "%"),
    "height": ("pirates in a crew just made", ".1"),
    "takes a crew over": ("moves onto a crew, not onto one disc", "%"),
    "covers the richest": ("covers whoever has most money", "%"),
    "own disc below": ("covers a crew with a disc of its own in it", "%"),
    "keeps its crew": ("a crew just made is its own a turn later", "%"),
}
MONEY = {
    "loot": "ships it boarded, less what it paid",
    "wages": "pay from other captains",
    "booty": "booty, at the end",
    "purse": "all, with the ten it began with",
}
CLAIMS = (
    *("boards for 7", "-crew", "left over", "-2 on top", "5 on top", "? on top", "mutinies"),
    *("takes the dearer piece", "-takes a kind it has", "-booty", "purse"),
)


def gather() -> None:
    tally = count_games(kept_games(MATCH, BLOCKS), BLOCKS)
    games = BLOCKS * len(MATCH.bots)
    told = sum_up(tally, ADMIRAL, CAPTAIN)
    keep("dorra", Findings(day=today(), seed=MATCH.seed, games=games, told=told))


def page() -> str:
    found = kept("dorra", Findings)
    require(found.told, CLAIMS)
    return template("dorra").format(
        found.told,
        games=found.games,
        blocks=found.games // len(MATCH.bots),
        seed=found.seed,
        day=found.day,
        habits=table(found, largest(found.told, list(HABITS), 6)),
        money=money(found),
        alike=", ".join(alike(found)),
        first=told_of_first(found),
    )


def table(found: Findings, names: list[str]) -> str:
    """Habits of both, and how far they are apart."""
    rows = ["| | admiral | a captain | difference |", "|---|---:|---:|---:|"]
    for name in names:
        (says, unit), sides = HABITS[name], found.told[name]
        both = f"{sides[ADMIRAL]:={unit}} | {sides[CAPTAIN]:={unit}}"
        rows.append(f"| {says} | {both} | {sides['more']:+{unit}} |")
    return "\n".join(rows)


def money(found: Findings) -> str:
    rows = ["| | admiral | a captain | difference |", "|---|---:|---:|---:|"]
    for name, says in MONEY.items():
        sides = found.told[name]
        both = f"{sides[ADMIRAL]:=.1} | {sides[CAPTAIN]:=.1}"
        rows.append(f"| {says} | {both} | {sides['more']:+.1} |")
    return "\n".join(rows)


def alike(found: Findings) -> list[str]:
    """Habits that might be the same."""
    apart = {name: found.told[name]["more"] for name in HABITS if "more" in found.told[name]}
    return [
        f"{HABITS[name][0]} ({found.told[name][ADMIRAL]:=%} and {found.told[name][CAPTAIN]:=%})"
        for name, more in apart.items()
        if not more.is_certain and HABITS[name][1] == "%"
    ]


def told_of_first(found: Findings) -> str:
    first, last = (found.told[f"won first {each}"][CAPTAIN] for each in (FIRST[0], FIRST[-1]))
    return (
        f"captains who boarded in the first four rounds won {first:%}\n"
        f"of their games, those who did so from the ninth on {last:%}."
    )


# Pictures


def pictures() -> dict[str, str]:
    found = kept("dorra", Findings)
    return {
        "learned_dorra_boarding.svg": draw_bars(
            Axes(
                "When to board",
                "ducats the best ship would leave",
                "It boards, of the times it could",
                SIDES,
                1.0,
            ),
            bars(found, [(f"boards for {each}", says) for each, says in left_over_groups()]),
        ),
        "learned_dorra_first.svg": draw_bars(
            Axes("The first boarding", "round of one's first boarding", "Games won", SIDES, 1.0),
            bars(found, [(f"won first {each}", says) for each, says in groups_of(FIRST)]),
        ),
    }


def bars(found: Findings, groups: list[tuple[str, str]]) -> list[Bars]:
    return [
        Bars(says, tuple(found.told[name].get(who) for who in (ADMIRAL, CAPTAIN)))
        for name, says in groups
    ]


def left_over_groups() -> list[tuple[int, str]]:
    (least, _), *others = groups_of(LEFT_OVER)
    return [(least, "none"), *others]


def groups_of(least: tuple[int, ...]) -> list[tuple[int, str]]:
    """`1–4`, `5–8`, `9 and more`."""
    ends = [(low, f"{low}–{high - 1}") for low, high in pairwise(least)]
    return [*ends, (least[-1], f"{least[-1]}+")]
