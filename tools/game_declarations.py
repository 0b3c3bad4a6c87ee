"""Each game as the page knows it: its view and its events as types, its box as numbers."""

import json
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect

from quarterdeck.core.game import AnyGame
from quarterdeck.games import GAMES
from tools.typescript import declare_all, spell

HEAD = "// Written by `make wire` from games/{game}; never by hand.\n"
TEXTS = {"RAW", "META", "TEXT"}  # the tables the constants are made from
PLAIN = (int, str, tuple, list, dict, msgspec.Struct)
CHARTS = {
    "waddingtons": ("sea", ("SIDE", "HEADINGS", "STEPS", "ROWS", "HARBOURS", "FIRST_HARBOUR")),
    "piracy": ("grid", ("STRIDE", "DIRECTIONS", "STEPS")),
}


def files() -> Iterator[tuple[str, str]]:
    """Three for each game, beside its page; a fourth where its table can say prices."""
    for name, game in GAMES.items():
        head = HEAD.format(game=name)
        yield f"games/{name}/view.d.ts", head + "\n" + structs_of(game.types.view)
        if game.types.prices:
            yield f"games/{name}/prices.d.ts", head + "\n" + structs_of(game.types.prices)
        yield f"games/{name}/events.d.ts", head + "\n" + events_of(game.types.event)
        yield f"games/{name}/numbers.js", head + numbers_of(name)
    yield "table/sealed_moves.js", HEAD.format(game="*") + export("SEALED", sealed_moves()) + "\n"


def sealed_moves() -> dict[str, list[str]]:
    """What is sealed where it is done, in each game: the moment, and how the word begins."""
    return {name: sorted(sealed_in(game)) for name, game in GAMES.items() if game.sealed}


def sealed_in(game: AnyGame) -> set[str]:
    said = {(type(each), game.write(each).split()[0]) for each in game.all_actions(game.options())}
    return {
        f"{tag_of(moment)} {verb}"
        for moment, sealed in game.sealed
        for action, verb in said
        if action is sealed
    }


def tag_of(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def structs_of(kind: Any) -> str:
    return "\n".join(declare_all(inspect.type_info(kind)))


def events_of(event: Any) -> str:
    kind = inspect.type_info(event)
    return "\n".join([*declare_all(kind), f"export type AnyEvent = {spell(kind)};", ""])


def numbers_of(game: str) -> str:
    """Every constant of the box, and of the chart it is played on."""
    box = import_module(f"quarterdeck.games.{game}.components")
    numbers = {name: value for name, value in vars(box).items() if is_number(name, value)}
    return "\n".join(export(*each) for each in (*numbers.items(), *chart_of(game))) + "\n"


def is_number(name: str, value: Any) -> bool:
    return name.isupper() and name not in TEXTS and isinstance(value, PLAIN)


def chart_of(game: str) -> Iterator[tuple[str, Any]]:
    module, names = CHARTS.get(game, ("components", ()))
    chart: ModuleType = import_module(f"quarterdeck.games.{game}.{module}")
    yield from ((name, getattr(chart, name)) for name in names)


def export(name: str, value: Any) -> str:
    written = json.dumps(msgspec.to_builtins(value), ensure_ascii=False)
    return f"export const {name} = {written};"
