"""Games in arrays as the rules know them: to be looked at, written down, or held to the rules."""

from typing import Any

import jax

from quarterdeck.fleet.in_arrays import AnyState, in_arrays


def plain_states(states: AnyState) -> list[Any]:
    """Every game of a batch, as `quarterdeck.games` has it."""
    terms = states.terms
    rebuild = in_arrays(terms).rebuild
    fields = {name: field for name, field in vars(states).items() if name != "terms"}
    columns = [list_rows(field) for field in jax.device_get(list(fields.values()))]
    return [
        rebuild(terms, dict(zip(fields, row, strict=True))) for row in zip(*columns, strict=True)
    ]


def list_rows(field: Any) -> list[Any]:
    """Of every game: a number, a list of them, or the fields of what it is made of.

    Words without a sign are bits: a row of them is given as its bytes, which is quicker by far.
    """
    if not hasattr(field, "tolist"):
        parts = {name: list_rows(part) for name, part in vars(field).items()}
        return [dict(zip(parts, row, strict=True)) for row in zip(*parts.values(), strict=True)]
    if field.dtype.kind == "u":
        field = field.view(f"V{field.shape[-1] * field.itemsize}")[..., 0]
    rows: list[Any] = field.tolist()
    return rows
