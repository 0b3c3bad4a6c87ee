"""The page's budgets: who may import whom, how long a module is, how much is left untyped."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[1] / "src" / "quarterdeck" / "web"
MODULES = sorted(path for path in WEB.rglob("*.js") if "vendor" not in path.parts)
COMMENT = re.compile(r"/\*.*?\*/|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
UNTYPED = re.compile(r"\{[^}\n]*\bany\b[^}\n]*\}|(?:: |<|= )any\b")
MOST_UNTYPED, LONGEST_MODULE = 40, 300
IMPORT = re.compile(r"""(?:from\s+|import\s*\(?\s*)["'`](\.{1,2}/[^"'`]+)""")

# What every folder stands on: html, the shell, settings, the keyboard. app/app.js alone sees all.
BASE = {"app"}
MAY_IMPORT = {
    "net": {"net"},
    "table": {"net", "table"} | BASE,
    "app": {"net", "table"} | BASE,
    "hooks": {"net", "table", "hooks"} | BASE,
    "components": {"net", "table", "hooks", "components"} | BASE,
    "games": {"net", "table", "hooks", "components", "games"} | BASE,
    "pages": {"net", "table", "hooks", "components", "pages"} | BASE,
}


def imports_of(path):
    """The page's own modules that a module imports, as paths from web/; types in comments aside."""
    for name in IMPORT.findall(COMMENT.sub("", path.read_text("utf-8"))):
        yield (path.parent / name).resolve().relative_to(WEB)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(WEB)))
def test_a_module_imports_only_what_lies_below_it(path):
    own = path.relative_to(WEB)
    if own == Path("app/app.js"):
        return

    for other in imports_of(path):
        assert other.parts[0] in MAY_IMPORT[own.parts[0]], f"{own} imports {other}"
        assert other != Path("app/app.js"), f"{own} imports {other}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(WEB)))
def test_a_game_knows_no_other_game(path):
    own = path.relative_to(WEB)
    if own.parts[0] != "games" or len(own.parts) == 2:
        return

    for other in imports_of(path):
        assert other.parts[0] != "games" or other.parts[1] in (own.parts[1], "any"), other


def test_every_module_lies_in_a_folder_that_says_what_it_is():
    rooms = {path.relative_to(WEB).parts[0] for path in MODULES}

    assert rooms - {"sw.js"} == set(MAY_IMPORT)  # a worker answers for what lies under it: all


def test_next_to_nothing_is_of_any_type():
    declared = [path for path in WEB.rglob("*.d.ts") if "vendor" not in path.parts]
    lines = [
        f"{path.relative_to(WEB)}: {line.strip()}"
        for path in (*MODULES, *declared)
        for line in path.read_text("utf-8").splitlines()
        if UNTYPED.search(line)
    ]

    assert len(lines) < MOST_UNTYPED, lines


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(WEB)))
def test_a_module_stays_small_and_says_what_it_is(path):
    lines = path.read_text("utf-8").splitlines()

    assert len(lines) <= LONGEST_MODULE
    assert lines[0].startswith("//"), "a module opens with one sentence on what it is"
