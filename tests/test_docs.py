"""What README and docs show is run, links lead somewhere, and every public name is explained."""

import io
import re
import shlex
import subprocess
import sys
import tomllib
from importlib import import_module
from inspect import getdoc, isclass, isfunction
from pathlib import Path
from pkgutil import resolve_name

import pytest

import quarterdeck
from quarterdeck.cli import app, main
from tools import command_page
from tools.site import ASKED, FETCHED, LINK, dead_links, lay_out

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
OF_OTHERS = {"research.md"}  # run by tests/research, which know what is installed
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md"))]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
TYPED = re.compile(r"^(?:    )?(?:\./)?quarterdeck (.+)$", re.MULTILINE)
PICTURE = re.compile(r'<img src="([^"]+)"')
EXPLAINED = re.compile(r"^::: (\S+)", re.MULTILINE)
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
SITE = tomllib.loads((DOCS / "site" / "zensical.toml").read_text("utf-8"))["project"]


def blocks(doc, *kinds):
    return [text for kind, text in BLOCK.findall(doc.read_text("utf-8")) if kind in kinds]


def docs_with(*kinds):
    """Those that show something of these kinds, each a test of its own."""
    found = [doc for doc in PAGES if doc.name not in OF_OTHERS and blocks(doc, *kinds)]
    return pytest.mark.parametrize("doc", found, ids=lambda doc: doc.stem)


every_doc = pytest.mark.parametrize("doc", PAGES, ids=lambda doc: doc.stem)


@pytest.fixture
def apart(tmp_path, monkeypatch):
    """An empty folder to work in, English, and nobody at the keyboard."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))


# What is shown


@docs_with("python")
@pytest.mark.usefixtures("apart")
def test_the_python_of_a_page_runs(doc, capsys):
    if doc.stem == "fleet":
        pytest.importorskip("jax")  # an extra that few install
    for script in blocks(doc, "python"):
        exec(compile(script, doc.name, "exec"), {"__name__": "shown"})

    assert capsys.readouterr().out


@docs_with("console")
@pytest.mark.usefixtures("apart")
def test_the_commands_of_a_page_run(doc, capsys):
    for line in "".join(blocks(doc, "console")).splitlines():
        assert line.startswith("$ quarterdeck "), line

        status = main(shlex.split(line)[2:])

        shown = capsys.readouterr()
        assert status == 0, f"{line}\n{shown.err}"
        assert shown.out, line


@every_doc
def test_what_a_page_says_to_type_can_be_said(doc):
    """Not run, but held to what each command takes; what stands far behind is a remark."""
    shown = "\n".join(blocks(doc, "")) + "\n".join(
        line for line in doc.read_text("utf-8").splitlines() if line.startswith("    quarterdeck")
    )
    for line in TYPED.findall(shown):
        words = shlex.split(re.split(r"\s{2,}|\s[#>]", line)[0].replace("…", "x"))

        app.parse_args(words, exit_on_error=False, print_error=False)


@every_doc
def test_the_verbs_of_a_page_can_be_made(doc):
    text = doc.read_text("utf-8")
    said = re.findall(r"^make ([a-z-]+)|`make ([a-z-]+)[` ]", text, re.MULTILINE)

    missing = [verb for verb in map("".join, said) if f"\n{verb}:" not in MAKEFILE]

    assert not missing


@pytest.mark.parametrize("verb", ["play", "serve"])
def test_a_house_is_opened_at_a_port_of_ones_own(verb):
    """What make would do; .venv as it is."""
    command = ["make", "-n", "-o", ".venv/ready-to-play", verb]
    usual, own = (
        subprocess.run([*command, *more], cwd=ROOT, capture_output=True, text=True, check=True)
        for more in (["PORT="], ["PORT=8080"])
    )

    assert "--port" not in usual.stdout
    assert "--port 8080" in own.stdout


@docs_with("toml")
def test_the_settings_of_a_page_can_be_read(doc):
    assert all(tomllib.loads(text) for text in blocks(doc, "toml"))


def test_the_first_bot_plays_a_whole_game():
    command = [sys.executable, "-W", "error", "examples/my_first_bot.py"]

    shown = subprocess.run(command, cwd=ROOT, text=True, capture_output=True, check=True).stdout

    assert shown.startswith("(")


# Links


def slug(heading):
    """What a heading is called in an address."""
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
    return re.sub(r"[^\w\- ]", "", plain).strip().replace(" ", "-")


def anchors(doc):
    text = re.sub(BLOCK, "", doc.read_text("utf-8"))
    named = re.findall(r'<a id="([^"]+)"', text)
    return {*named, *map(slug, re.findall(r"^#+ (.+)$", text, re.MULTILINE))}


@every_doc
def test_the_links_and_pictures_of_a_page_lead_somewhere(doc):
    text = re.sub(BLOCK, "", doc.read_text("utf-8"))
    lost = [each for each in PICTURE.findall(text) if not (doc.parent / each).is_file()]
    for target, anchor in LINK.findall(text):
        there = doc.parent / target
        if not there.exists() or (anchor and anchor[1:] not in anchors(there)):
            lost.append(target + anchor)
    for anchor in re.findall(r"\]\(#([^)]+)\)", text):
        if anchor not in anchors(doc):
            lost.append(f"#{anchor}")

    assert not lost


def listed(entries):
    """Every page that the site's table of contents names."""
    for entry in entries:
        for target in entry.values():
            yield from [target] if isinstance(target, str) else listed(target)


def test_every_doc_is_in_the_contents_of_the_site():
    own = {str(doc.relative_to(DOCS)) for doc in DOCS.rglob("*.md")}
    numbered = {name for name in own if re.match(r"decisions/\d", name)}  # listed on their own page
    contents = {name for name in listed(SITE["nav"]) if not name.startswith("outside/")}

    assert contents == own - numbered
    assert numbered == {
        f"decisions/{name}" for name, _ in LINK.findall(read("decisions/README.md"))
    }


def read(name):
    return (DOCS / name).read_text("utf-8")


@pytest.mark.parametrize(
    "doc",
    [
        '<script src="https://cdn.example/x.js">',
        '<script defer src="//cdn.example/x.js">',
        '<img alt="x" src="http://x.example/y.png">',
        '<link rel="stylesheet" href="https://fonts.example/css">',
    ],
)
def test_a_page_of_the_site_that_would_ask_outside_is_found(doc):
    assert ASKED.search(doc) or FETCHED.search(doc)


def test_every_page_of_the_contents_is_given_to_the_site(tmp_path):
    lay_out(tmp_path)

    assert not [name for name in listed(SITE["nav"]) if not (tmp_path / "docs" / name).is_file()]


@pytest.mark.parametrize(
    ("link", "dead"),
    [
        ("there.html", False),
        ("there.html#harbour", False),
        ("#here", False),
        ("https://elsewhere.example/x.html", False),
        ("outside/GONE.html", True),
        ("there.html#sea", True),
        ("#nowhere", True),
    ],
)
def test_a_dead_link_of_a_built_page_is_found(tmp_path, link, dead):
    (tmp_path / "there.html").write_text('<h2 id="harbour">Harbour</h2>')
    page = tmp_path / "page.html"
    page.write_text(f'<nav><a class="x" href="{link}"><b id="here">There</b></a></nav>')

    assert bool([*dead_links(page)]) is dead


# Names


def explained():
    return [
        name
        for doc in sorted(DOCS.rglob("*.md"))
        for name in EXPLAINED.findall(doc.read_text("utf-8"))
    ]


def test_every_public_name_is_in_the_reference():
    shown = {name.removeprefix("quarterdeck.") for name in explained()}

    assert set(quarterdeck.__all__) - {"__version__", "games"} <= shown


def own_members(kind):
    """What a class of ours offers, wherever it has it from."""
    for base in kind.__mro__:
        if base.__module__.startswith("quarterdeck"):
            for name, member in vars(base).items():
                if not name.startswith("_") and (
                    isfunction(member) or isinstance(member, property)
                ):
                    yield name, member


@pytest.mark.parametrize("name", explained())
def test_what_the_reference_shows_has_a_docstring(name):
    shown = find(name)

    assert shown.__doc__
    assert not shown.__doc__.startswith(f"{name.rpartition('.')[2]}(")  # as records name themselves
    if isclass(shown):
        assert not [member for member, found in own_members(shown) if not getdoc(found)]


def find(name):
    home, _, last = name.rpartition(".")
    return getattr(import_module(home), last) if home == "quarterdeck" else resolve_name(name)


def test_the_page_of_commands_is_up_to_date():
    assert read("reference/commands.md") == command_page.page()
