"""The rungs of the ladder: the house's bots, whose strength was measured once and stays."""

import tomllib
from functools import cache
from importlib.resources import files

DOUBT = 1.0  # how unsure a rung is: little, so that people move and it does not


@cache  # one table, read once
def all_rungs() -> dict[str, dict[str, dict[str, float]]]:
    return tomllib.loads((files(__package__) / "rungs.toml").read_text("utf-8"))


def rungs_of(game: str) -> dict[str, dict[str, float]]:
    """By role, and then by level; none for a game that nobody has measured."""
    return all_rungs().get(game, {})


def has_rung(game: str, level: str) -> bool:
    """Whether a bot of this level is measured in every role."""
    roles = rungs_of(game).values()
    return bool(roles) and all(level in role for role in roles)
