"""All that `make wire` writes for the page, and whether it still says what Python says.

python -m tools.declarations src/quarterdeck/web
python -m tools.declarations src/quarterdeck/web --check
"""

import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from quarterdeck.words import LANGUAGES
from tools import game_declarations, wire_declarations


def files() -> Iterator[tuple[str, str]]:
    """Every file by its path in the page, with its text."""
    return chain(wire_declarations.files(), game_declarations.files(), languages())


def languages() -> Iterator[tuple[str, str]]:
    known = ", ".join(f'"{language}"' for language in LANGUAGES)
    head = "// Written by `make wire` from words/languages.toml; never by hand."
    yield "table/languages.js", f"{head}\nexport const LANGUAGES = [{known}];\n"


def write(web: Path) -> None:
    for name, text in files():
        (web / name).parent.mkdir(exist_ok=True)
        (web / name).write_text(text, "utf-8")


def drifted(web: Path) -> Iterator[str]:
    """The files that Python has moved on from."""
    for name, text in files():
        path = web / name
        if not path.is_file() or path.read_text("utf-8") != text:
            yield str(path)


def main(web: str, *asked: str) -> None:
    if "--check" not in asked:
        write(Path(web))
    elif wrong := list(drifted(Path(web))):
        sys.exit("\n".join(f"{path} has drifted: make wire" for path in wrong))


if __name__ == "__main__":
    main(*sys.argv[1:])
