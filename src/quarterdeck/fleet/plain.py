"""Games in arrays as the rules know them: to be looked at, written down, or held to the rules."""

from typing import Any

import jax

from quarterdeck.fleet.in_arrays import AnyState, in_arrays


def plain_states(states: AnyState) -> list[Any]:
    """Every game of a batch, as `quarterdeck.games` has it."""
    terms = states.terms
    rebuild = in_arrays(terms).rebuild
    fields = {name: array for name, array in vars(states).items() if name != "terms"}
    columns = [column.tolist() for column in jax.device_get(list(fields.values()))]
    return [
        rebuild(terms, dict(zip(fields, row, strict=True))) for row in zip(*columns, strict=True)
    ]
