"""`quarterdeck bench research`: decisions a second through every adapter, beside the yardstick."""

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any, NamedTuple

from quarterdeck.cli.extras import how_to_install
from quarterdeck.cli.output import Paper, figure_table, print_json
from quarterdeck.cli.yardstick import yardstick
from quarterdeck.games import GAMES, find
from quarterdeck.research import speed
from quarterdeck.words import Words, words

DECISIONS = 2_000  # in a round; a tree is walked through a tenth of them
CORES = 2


class Adapter(NamedTuple):
    """A way to play, the library it needs, and how it is measured."""

    name: str
    library: str
    measure: Callable[[str, float], float | None]  # of a game, and how much of the usual work


def rate_of(make: Callable[[str], speed.Walk], share: float = 1.0) -> Callable[[str, float], float]:
    return lambda game, much: speed.decision_rate(make(game), max(1, int(DECISIONS * share * much)))


def in_batches(processes: int) -> Callable[[str, float], float]:
    """By the clock on the wall: several processes work at once."""

    def measure(game: str, much: float) -> float:
        from quarterdeck.research.vector_speed import batch_rate

        return batch_rate(game, processes, max(1, int(DECISIONS * much / speed.BATCH)))

    return measure


def in_fleet(game: str, much: float) -> float | None:
    """The same batch by one compiled program, of the games that there are in arrays."""
    from quarterdeck.fleet.terms import FLEETS
    from quarterdeck.fleet.vector_env import make_fleet
    from quarterdeck.research.vector_speed import rate_of_batch

    if game not in FLEETS:
        return None
    fleet = make_fleet(speed.BATCH, game, speed.SEATS.get(game))
    return rate_of_batch(fleet, max(1, int(DECISIONS * much)))


ADAPTERS = (
    Adapter("core", "numpy", rate_of(speed.core_walk)),
    Adapter("pettingzoo", "pettingzoo", rate_of(speed.aec_walk)),
    Adapter("gymnasium", "gymnasium", rate_of(speed.gymnasium_walk, 0.5)),
    Adapter("openspiel", "pyspiel", rate_of(speed.tree_walk, 0.1)),
    Adapter("vector", "gymnasium", in_batches(0)),
    Adapter(f"vector x{CORES}", "gymnasium", in_batches(CORES)),
    Adapter("fleet", "jax", in_fleet),
)


def measure_research(game: str | None, seconds: float, json: bool, language: str) -> None:
    """Every adapter whose library is installed, game by game."""
    chosen = [find(game).name] if game else list(GAMES)
    rows = [row for name in chosen for row in measure_adapters(name, seconds / 4)]
    if json:
        print_json(rows)
    else:
        print_adapters(rows, words(None, language))
        print_left_out(words(None, language))


def measure_adapters(game: str, much: float) -> Iterator[dict[str, Any]]:
    for adapter in ADAPTERS:
        if find_spec(adapter.library) and (found := adapter.measure(game, much)):
            told = {"decisions_per_s": round(found), "yardstick_per_s": round(yardstick(0.1))}
            yield {"game": game, "adapter": adapter.name, **told}


def print_adapters(rows: list[dict[str, Any]], said: Words) -> None:
    table = figure_table(said.text("bench-research-title"), said.text("bench-research-foot"))
    for key in ("bench-game", "bench-research-adapter"):
        table.add_column(said.text(key))
    for key in ("bench-decisions", "bench-yardstick", "bench-ratio"):
        table.add_column(said.text(key), justify="right")
    for each in rows:
        found, steps = each["decisions_per_s"], each["yardstick_per_s"]
        cells = (f"{found:,}", f"{steps:,}", f"{found / steps:.4f}")
        table.add_row(each["game"], each["adapter"], *cells)
    Paper().print(table)


def print_left_out(said: Words) -> None:
    """Which adapters were not measured, and what brings their libraries."""
    missing = [each.name for each in ADAPTERS if not find_spec(each.library)]
    if missing:
        install = how_to_install("research,openspiel,jax")
        left_out = ", ".join(missing)
        Paper().print(said.text("bench-research-left-out", adapters=left_out, install=install))
