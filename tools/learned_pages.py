"""What the strongest bots do that others do not, for people: docs/learned, from games of their own.

python -m tools.learned_pages             everything; an hour, less what build/learned has already
python -m tools.learned_pages dorra       one game
python -m tools.learned_pages --page      only pages and pictures, from what was found
"""

import sys
from pathlib import Path
from types import ModuleType

from tools.learned import dorra_page, kapern_page, piracy_page

DOCS = Path(__file__).parents[1] / "docs"
PAGES: dict[str, ModuleType] = {
    "kapern": kapern_page,
    "dorra": dorra_page,
    "piracy": piracy_page,
}


def written_files() -> dict[Path, str]:
    """Every page and every picture, as what was found has them."""
    files: dict[Path, str] = {}
    for name, chapter in PAGES.items():
        files[DOCS / "learned" / f"{name}.md"] = chapter.page()
        files |= {DOCS / "pictures" / file: svg for file, svg in chapter.pictures().items()}
    return files


def main(asked: list[str]) -> None:
    if asked != ["--page"]:
        for name, chapter in PAGES.items():
            if not asked or name in asked:
                chapter.gather()
    for file, text in written_files().items():
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
