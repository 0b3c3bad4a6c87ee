"""`quarterdeck bench fleet`: steps a second in arrays, on whatever device JAX finds."""

from typing import Any

from quarterdeck.cli.output import Paper, figure_table, print_json
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.words import Words, words

READS = {"lists": "bench-fleet-lists", "mask and observation": "bench-fleet-numbers"}


def measure_fleets(
    game: str | None, batch: int | None, seconds: float, json: bool, language: str
) -> None:
    """One game, or all that there are in arrays; by one batch size, or the best of them."""
    speed = import_speed()
    chosen = [speed.agree_on(game).game] if game else list(speed.FLEETS)
    found = (each for name in chosen for each in speed.measure_fleet(name, batch, seconds / 4))
    rows = [figure._asdict() for figure in found]
    if json:
        print_json(rows)
    else:
        print_fleets(rows, words(None, language))


def import_speed() -> Any:
    """JAX is not there unless it was asked for."""
    try:
        from quarterdeck.fleet import speed
    except ModuleNotFoundError as missing:
        raise QuarterdeckError("fleet-missing", module=str(missing.name)) from missing
    return speed


def print_fleets(rows: list[dict[str, Any]], said: Words) -> None:
    title = said.text("bench-fleet-title", device=rows[0]["device"])
    table = figure_table(title, said.text("bench-fleet-foot"))
    for key in ("bench-game", "bench-player"):
        table.add_column(said.text(key))
    for key in ("bench-fleet-batch", "bench-decisions"):
        table.add_column(said.text(key), justify="right")
    for each in rows:
        reads = said.text(READS[each["reads"]])
        table.add_row(each["game"], reads, f"{each['batch']:,}", f"{each['steps_per_s']:,}")
    Paper().print(table)
