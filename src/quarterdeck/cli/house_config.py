"""What a host need not say on every command line: variables, then a file, then the defaults.

So no password stands where every user of the machine can read it.
"""

import os
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cyclopts import CycloptsError
from cyclopts.config import Dict, Env

PREFIX, FILE = "QUARTERDECK_", "quarterdeck.toml"
NAMED = f"{PREFIX}CONFIG"  # another file
OF_A_HOUSE = ("serve", "prune", "backup", "restore", "doctor")


def config_of(command: str) -> tuple[Callable[..., Any], ...]:
    """Where a command looks for what it was not told; the file is written for `serve`."""
    if command not in OF_A_HOUSE:
        return ()
    file = os.environ.get(NAMED, FILE)
    written = {command: read_config(file, must_exist=NAMED in os.environ)}
    return Env(PREFIX, command=False), Dict(written, allow_unknown=command != "serve", source=file)


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
