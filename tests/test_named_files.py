"""Files that code and docs speak of are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src" / "quarterdeck"
MODULES = {
    path.name
    for folder in (SRC, ROOT / "tools", ROOT / "examples")
    for path in folder.rglob("*.py")
}
NAMED = re.compile(r"(?<![\w/.<>*])((?:[a-z_]+/)*[a-z_]+\.py)\b")
SOLVER = SRC / "bots" / "kapern" / "solver"


def is_there(named):
    """A name alone is any module's; one with folders is that very file."""
    if "/" not in named:
        return named in MODULES
    return any((base / named).is_file() for base in (ROOT, SRC, SRC / "terminal"))


@pytest.mark.parametrize("path", sorted(SRC.rglob("*.py")), ids=lambda path: path.stem)
def test_a_module_speaks_of_files_that_are_there(path):
    named = NAMED.findall(path.read_text("utf-8"))

    assert not [each for each in named if not is_there(each)]


@pytest.mark.parametrize("path", sorted(ROOT.glob("docs/**/*.md")), ids=lambda path: path.stem)
def test_a_page_of_docs_speaks_of_files_that_are_there(path):
    named = NAMED.findall(path.read_text("utf-8"))

    assert not [each for each in named if not is_there(each)]


@pytest.mark.parametrize("page", ["add_a_language", "change_a_rule"])
def test_a_guide_names_paths_from_the_root(page):
    """Whoever follows it stands in the clone, and need not search for the folder that is meant."""
    named = re.findall(r"`([a-z_]+)/[^`]+`", (ROOT / "docs" / f"{page}.md").read_text("utf-8"))

    assert not {each for each in named if not (ROOT / each).is_dir()}


def test_the_solver_lists_what_it_is_made_of():
    listed = re.findall(r"^    (\w+)  +", (SOLVER / "__init__.py").read_text("utf-8"), re.MULTILINE)

    assert set(listed) == {path.stem for path in SOLVER.glob("*.py")} - {"__init__"}
