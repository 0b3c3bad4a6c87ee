"""Builds the documentation as a site that opens from files and asks nobody outside.

python -m tools.site build/site

Pages are taken from docs/. What they point at outside of it (an example, a sample for hosts, the
changelog) becomes a page of the site too; palette and fonts are those of the page of the games.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from html import unescape
from os.path import relpath
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).parents[1]
DOCS, PAGE = ROOT / "docs", ROOT / "src" / "quarterdeck" / "web"
LINK = re.compile(r"(?<=\]\()(?![a-z]+:|#)([^)\s#]+)(#[^)\s]*)?(?=\))")
SHIM = re.compile(r"https://unpkg\.com/iframe-worker/shim")
ASKED = re.compile(r"""<(?:script|img|iframe|source)\b[^>]*?\bsrc=["'](https?:)?//[^"']+""")
FETCHED = re.compile(r"""<link\b[^>]*?\bhref=["'](?:https?:)?//[^"']+""")
NAMED_OUTSIDE = re.compile(r'"outside/([^"]+)"')
HREF = re.compile(r"""<a\b[^>]*?\bhref=["'](?![a-z]+:|//)([^"'#]*)(?:#([^"']*))?["']""")
ID = re.compile(r"""\b(?:id|name)=["']([^"']+)["']""")
KINDS = {".py": "python", ".toml": "toml", ".mjs": "javascript", ".yaml": "yaml", ".ftl": "text"}
FENCE = "`" * 4  # what is shown may hold fences of its own


def main() -> None:
    site = Path(sys.argv[1] if len(sys.argv) > 1 else "build/site").resolve()
    source = site.with_name(f"{site.name}_source")
    lay_out(source)
    generator = Path(sys.executable).with_name("zensical")
    subprocess.run([generator, "build", "--clean", "--strict"], cwd=source, check=True)
    shutil.rmtree(site, ignore_errors=True)
    (source / "site").rename(site)
    (site / "404.html").unlink()  # for servers: its addresses begin at their root
    close_to_outside(site)
    if dead := sorted(found for page in site.rglob("*.html") for found in dead_links(page)):
        sys.exit("Links of the site that lead nowhere:\n" + "\n".join(dead))


# What the generator is given


def lay_out(source: Path) -> None:
    """Pages, pictures, palette and settings in a folder of their own."""
    shutil.rmtree(source, ignore_errors=True)
    shutil.copytree(DOCS, source / "docs", ignore=shutil.ignore_patterns("site"))
    shutil.copytree(DOCS / "site" / "iframe_worker", source / "docs" / "iframe_worker")
    shutil.copytree(PAGE / "fonts", source / "docs" / "fonts")
    write(source / "zensical.toml", settings())
    shutil.copy(PAGE / "art" / "favicon.svg", source / "docs" / "pictures")
    write(source / "docs" / "style" / "tokens.css", palette())
    shutil.copy(DOCS / "site" / "site.css", source / "docs" / "style")
    outside = {target for page in pages() for target in leave(page, source)} | set(contents())
    while outside:
        outside = {more for target in outside for more in show(target, source)}


def contents() -> Iterator[Path]:
    """What the table of contents names from outside the docs, whether or not a page links to it."""
    return (ROOT / named for named in NAMED_OUTSIDE.findall(settings()))


def settings() -> str:
    """As they are kept; what they name in the repository is found from anywhere."""
    return (DOCS / "site" / "zensical.toml").read_text("utf-8").replace("../..", str(ROOT))


def palette() -> str:
    """The colours of the page; the generator has a name of its own for the night."""
    tokens = (PAGE / "style" / "tokens.css").read_text("utf-8")
    return tokens.replace('[data-theme="night"]', '[data-md-color-scheme="slate"]')


def pages() -> list[Path]:
    return sorted(page for page in DOCS.rglob("*.md") if "site" not in page.parts)


def leave(page: Path, source: Path) -> Iterator[Path]:
    """Write a page with its links as they are on the site; what lies outside is named."""
    to = source / "docs" / page.relative_to(DOCS)
    yield from write_linked(page.read_text("utf-8"), page.parent, to, source)


def write_linked(text: str, folder: Path, to: Path, source: Path) -> Iterator[Path]:
    found: list[Path] = []

    def on_site(link: re.Match[str]) -> str:
        target = (folder / link[1]).resolve()
        if target.is_relative_to(DOCS):
            place = source / "docs" / target.relative_to(DOCS)
            return relpath(place / "README.md" if target.is_dir() else place, to.parent) + (
                link[2] or ""
            )
        found.append(target)
        return relpath(place_of(target, source), to.parent) + (link[2] or "")

    write(to, LINK.sub(on_site, text))
    yield from found


def place_of(target: Path, source: Path) -> Path:
    """Where something from outside the docs stands among them."""
    named = target.relative_to(ROOT).as_posix()
    return source / "docs" / "outside" / (named if named.endswith(".md") else f"{named}.md")


def show(target: Path, source: Path) -> Iterator[Path]:
    """A file or folder as a page; what its own links name comes next."""
    place = place_of(target, source)
    if place.exists():
        return
    if target.suffix == ".md":
        yield from write_linked(target.read_text("utf-8"), target.parent, place, source)
        return
    named = target.relative_to(ROOT).as_posix()
    files = (
        sorted(each for each in target.glob("*") if is_text(each)) if target.is_dir() else [target]
    )
    write(place, f"# {named}\n\n" + "\n".join(shown(each, target) for each in files))


def is_text(path: Path) -> bool:
    return path.is_file() and path.suffix in {*KINDS, ".md", ".conf", ".service", ""}


def shown(file: Path, among: Path) -> str:
    head = "" if file == among else f"## {file.name}\n\n"
    kind = KINDS.get(file.suffix, "text")
    return f"{head}{FENCE}{kind}\n{file.read_text('utf-8').rstrip()}\n{FENCE}\n"


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


# What it gave back


def close_to_outside(site: Path) -> None:
    """The one thing that would be fetched lies beside the pages; anything else is a mistake."""
    for page in site.rglob("*.html"):
        text = page.read_text("utf-8")
        beside = relpath(site / "iframe_worker" / "shim.js", page.parent)
        page.write_text(SHIM.sub(beside, text), "utf-8")
    if asked := [found for page in site.rglob("*.html") for found in asks(page)]:
        sys.exit("The site would ask outside:\n" + "\n".join(asked))


def asks(page: Path) -> list[str]:
    text = page.read_text("utf-8")
    return [
        f"{page.name}: {found[0]}" for each in (ASKED, FETCHED) for found in each.finditer(text)
    ]


def dead_links(page: Path) -> Iterator[str]:
    """Every link of a built page is followed, that of its navigation too."""
    for file, anchor in set(HREF.findall(page.read_text("utf-8"))):
        there = page.parent / unquote(file) if file else page
        if not there.is_file() or (anchor and unquote(anchor) not in anchors_of(there)):
            yield f"{page.name}: {file}#{anchor}".rstrip("#")


@cache
def anchors_of(page: Path) -> frozenset[str]:
    return frozenset(map(unescape, ID.findall(page.read_text("utf-8"))))


if __name__ == "__main__":
    main()
