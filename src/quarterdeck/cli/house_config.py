"""What a host need not say on every command line: variables, then a file, then the defaults.

So no password stands where every user of the machine can read it.
"""

import os
import tomllib
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

from cyclopts import App, ArgumentCollection, CycloptsError
from cyclopts.config import Dict, Env

PREFIX, FILE = "QUARTERDECK_", "quarterdeck.toml"
NAMED = f"{PREFIX}CONFIG"  # another file
NO_SETTINGS = {NAMED, f"{PREFIX}CACHE"}  # read elsewhere
OF_A_HOUSE = ("serve", "admin", "prune", "backup", "restore", "ratings", "doctor")


def config_of(command: str) -> tuple[Callable[..., Any], ...]:
    """Where a command looks for what it was not told; the file is written for `serve`."""
    if command not in OF_A_HOUSE:
        return ()
    file = os.environ.get(NAMED, FILE)
    written = {command: read_config(file, must_exist=NAMED in os.environ)}
    settings = Dict(written, allow_unknown=command != "serve", source=file)
    return refuse_misspelt, Env(PREFIX, command=False), settings


class MisspeltVariable(CycloptsError):
    """A variable that looks like ours and sets nothing."""

    def __init__(self, name: str, known: Collection[str]) -> None:
        super().__init__(msg=f"There is no setting {name}.")
        self.name, self.known = name, known


def refuse_misspelt(_app: App, _commands: tuple[str, ...], own: ArgumentCollection) -> None:
    """What one command of a house does not take may be another's: there is one environment."""
    for name in (name for name in os.environ if name.startswith(PREFIX)):
        if name not in NO_SETTINGS | variables_of(own) and name not in (known := all_variables()):
            raise MisspeltVariable(name, known)


def all_variables() -> set[str]:
    from quarterdeck.cli import app

    every = (app[command].assemble_argument_collection() for command in OF_A_HOUSE)
    return NO_SETTINGS.union(*map(variables_of, every))


def variables_of(arguments: ArgumentCollection) -> set[str]:
    flags = (each.name for each in arguments if each.name.startswith("--"))
    return {PREFIX + flag.removeprefix("--").replace("-", "_").upper() for flag in flags}


def read_config(file: str, must_exist: bool) -> dict[str, Any]:
    """What is wrong with a file is told with its name."""
    try:
        return tomllib.loads(Path(file).read_text("utf-8"))
    except FileNotFoundError as missing:
        if must_exist:
            raise CycloptsError(msg=f"There is no {file}, which {NAMED} names.") from missing
        return {}
    except (OSError, ValueError) as wrong:
        raise CycloptsError(msg=f"{file} cannot be read: {wrong}") from wrong
