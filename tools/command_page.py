"""Writes docs/reference/commands.md: every command with what can be said to it.

python -m tools.command_page docs/reference/commands.md
"""

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import cleandoc
from pathlib import Path
from typing import Any

from cyclopts.argument import Argument

from quarterdeck.cli import COMMANDS, app

HEAD = """\
# The command line

Written by `make command-page` from the commands themselves; not by hand.
`quarterdeck COMMAND --help` says the same. To `serve`, `prune`, `backup`, `restore` and `doctor`
everything can be said by variables and a file too: [To host a house](../host.md).

| command | does |
|---|---|
"""


def page() -> str:
    """Markdown, the same for the same commands, on every machine."""
    listed = "".join(f"| [`{name}`](#{name}) | {about} |\n" for name, about in COMMANDS.items())
    return HEAD + listed + "".join("\n".join(section(name)) for name in COMMANDS)


def section(name: str) -> Iterator[str]:
    module = import_module(f"quarterdeck.cli.{name.replace('-', '_')}")
    about, _, examples = cleandoc(getattr(module, name.replace("-", "_")).__doc__).partition(
        "For example:"
    )
    yield f"\n## {name}\n\n{about.strip()}\n"
    if examples:
        yield f"```\n{cleandoc(examples.lstrip(chr(10)))}\n```\n"
    yield "| say | |\n|---|---|"
    yield from (row(each) for each in app[name].assemble_argument_collection() if each.show)
    yield ""


def row(argument: Argument) -> str:
    return f"| `{spelled(argument)}` | {cell(argument.parameter.help or '')}{default(argument)} |"


def spelled(argument: Argument) -> str:
    """By place in capitals, by name with dashes; what takes a value says so by one."""
    if argument.index is not None and not has_flag(argument):
        return argument.name.lstrip("-").upper()
    return argument.name if argument.hint is bool else f"{argument.name} …"


def has_flag(argument: Argument) -> bool:
    return argument.field_info.kind is argument.field_info.KEYWORD_ONLY


def default(argument: Argument) -> str:
    """What holds where nothing is said; that of processes depends on the machine."""
    value: Any = argument.field_info.default
    shown = (
        type(value) in (int, float, str)
        and value not in ("", None)
        and argument.name != "--processes"
    )
    return f" Default: `{value}`." if shown else ""


def cell(text: str) -> str:
    return re.sub(r"\s+", " ", text).replace("|", "\\|")


def main() -> None:
    Path(sys.argv[1] if len(sys.argv) > 1 else "docs/reference/commands.md").write_text(
        page(), "utf-8"
    )


if __name__ == "__main__":
    main()
