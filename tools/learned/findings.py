"""What was found, as it is kept beside the tool: pages and pictures are made from it alone."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

import msgspec

from .tallies import Figure, Tally

HERE = Path(__file__).parent
Told = dict[str, dict[str, Figure]]  # what, and of whom; under `more` how far they are apart
F = TypeVar("F", bound="Findings")


class Findings(msgspec.Struct, frozen=True, kw_only=True):
    """Of one game."""

    day: str
    seed: int
    games: int
    told: Told


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def sum_up(tally: Tally, one: str, other: str) -> Told:
    """Everything that two sides do, and how much more of it the first does."""
    found: Told = {}
    for what in tally.names():
        sides = {who: tally.figure(who, what) for who in (one, other)}
        both = {**sides, "more": tally.gap(one, other, what)}
        found[what] = {who: figure for who, figure in both.items() if figure}
    return found


def keep(game: str, found: Findings) -> None:
    text = msgspec.json.format(msgspec.json.encode(found), indent=1)
    (HERE / f"{game}.json").write_bytes(text + b"\n")


def kept(game: str, kind: type[F]) -> F:
    return msgspec.json.decode((HERE / f"{game}.json").read_bytes(), type=kind)


def template(game: str) -> str:
    """A page but for its figures."""
    return (HERE / f"{game}.md").read_text("utf-8")


class NotFound(Exception):
    """A page would say what the games do not show."""


def require(told: Told, claims: Sequence[str]) -> None:
    """What a page says in words has to be certain: more of it where nothing else is said, or less
    where a minus stands before it."""
    for claim in claims:
        what, sign = (claim[1:], -1) if claim.startswith("-") else (claim, 1)
        more = told[what].get("more")
        if more is None or not more.is_certain or more.mean * sign < 0:
            raise NotFound(claim)


def largest(told: Told, names: Sequence[str], count: int) -> list[str]:
    """Of some things, those that differ most surely; none of which could be chance."""
    certain = [name for name in names if "more" in told[name] and told[name]["more"].is_certain]
    return sorted(certain, key=lambda name: -told[name]["more"].certainty)[:count]
