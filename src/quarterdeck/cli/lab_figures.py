"""The figures of the rules lab as people read them: named, with what they may be off by."""

from collections.abc import Iterator

from quarterdeck.games import find
from quarterdeck.matches.rules_lab import Comparison, Findings, Mean, differ
from quarterdeck.words import Words

SMALL = 10  # below which a mean is told with two decimals


def name_rules(rules: tuple[str, ...], said: Words) -> str:
    return ", ".join(rules) or said.text("lab-rulebook")


def rows_of(found: Comparison, said: Words) -> Iterator[tuple[str, Mean, Mean]]:
    """Every figure by its name, as it came out on either side."""
    one, other = found.found
    for name in ("decisions", "turns", "leads"):
        pair = getattr(one, name), getattr(other, name)
        if None not in pair:
            yield said.text("lab-figure", figure=name), *pair
    for place, pair in enumerate(zip(one.shares, other.shares, strict=True)):
        yield name_winner(found.game, place, said), *pair
    for how in dict.fromkeys((*one.endings, *other.endings)):
        yield name_ending(found.game, how, said), part_of(one, how), part_of(other, how)


def name_winner(game: str, place: int, said: Words) -> str:
    """Whose share of the wins it is."""
    roles = find(game).roles.names
    if roles:
        return said.text("lab-role", role=said.text(f"{game}-role-{roles[place]}"))
    return said.text("lab-place", place=place + 1)


def name_ending(game: str, how: str, said: Words) -> str:
    told = said.text(f"{game}-ending", how=how) if find(game).endings else said.text("lab-ended")
    return said.text("lab-ending", how=told)


def part_of(found: Findings, how: str) -> Mean:
    """How often games ended so; a share of independent games."""
    part = found.endings.get(how, 0.0)
    return Mean(part, round(2 * (part * (1 - part) / found.games) ** 0.5, 4))


def write_mean(figure: Mean) -> str:
    return f"{write_figure(figure.mean)} ± {write_figure(figure.give)}"


def write_figure(value: float) -> str:
    """As many decimals as a figure of its size bears."""
    return (
        f"{value:.3f}" if abs(value) <= 1 else f"{value:.2f}" if value < SMALL else f"{value:.1f}"
    )


def write_gap(one: Mean, other: Mean) -> str:
    """What the first has more, where that is more than chance."""
    gap = one.mean - other.mean
    return f"{'+' if gap > 0 else '−'}{write_figure(abs(gap))}" if differ(one, other) else "·"
