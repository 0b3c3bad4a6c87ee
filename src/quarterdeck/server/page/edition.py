"""The page as one edition: few files, each under an address that says what is in it.

    /page/app.4f1c….js       our modules, joined; a script more for each game, built upon it
    /page/frame.9b02….css    our sheets of styles, joined; one more for each game
    /art.77d0…/frame.svg     pictures and fonts, in folders that bear what they hold

What such an address holds never changes, so browsers keep it for ever. The one file that does
change is the page itself, which names all others, and the mark under which texts may be kept.
"""

import json
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from quarterdeck.server.page.modules import join, join_upon, read_module
from quarterdeck.server.page.styles import join_styles

HOUSE = Path(__file__).parent.parent.parent
SHIPPED = {".py", ".ftl", ".toml", ".json"}
WEB = HOUSE / "web"
APP, ANY = "app/app.js", "games/any/game.js"
TEXTS = {".js", ".mjs", ".css"}
API_PAGE = "vendor/swagger/"
KEPT_FOLDERS = ("art", "fonts")
STYLE = re.compile(r"\n *style: (?P<list>\[[^\]]*\]),")
GAME_SCRIPT = "`./${name}/game.js`"  # how a game's page is asked for, where modules lie apart
LINKED = re.compile(r'<link rel="stylesheet" href="/(?P<where>[^"]+)">\n')
IMPORT_MAP = re.compile(r'<script type="importmap">(?P<map>.*?)</script>', re.DOTALL)
ENTRY = f'<script type="module" src="/{APP}"></script>'
TABLE = re.compile(r"^/(?:t|replay)/(?P<game>[a-z]+)-")


class Edition(NamedTuple):
    """What is sent under which address, and the page that names it all."""

    files: Mapping[str, bytes]
    folders: Mapping[str, str]  # as they are addressed -> as they are called
    page: str
    early: Mapping[str, str]  # game -> links to what its table needs, for the head of the page


def address(name: str, suffix: str, text: str) -> str:
    return f"/page/{name}.{digest(text.encode())}{suffix}"


def digest(body: bytes) -> str:
    return sha256(body).hexdigest()[:16]


@cache  # one
def edition() -> Edition:
    """Put together once."""
    return publish(read_sources(), read_folders())


def read_sources() -> dict[str, str]:
    """Every module and sheet of the page; what the API's own page borrows is none of it."""
    found = {path.relative_to(WEB).as_posix(): path for path in sorted(WEB.rglob("*"))}
    return {
        where: path.read_text("utf-8")
        for where, path in found.items()
        if path.suffix in TEXTS and not where.startswith(API_PAGE)
    }


def read_folders() -> dict[str, str]:
    """Under what address a folder of pictures or fonts is kept."""
    marks = {}
    for name in KEPT_FOLDERS:
        files = sorted(path for path in (WEB / name).iterdir() if path.is_file())
        marks[f"{name}.{digest(b''.join(path.read_bytes() for path in files))}"] = name
    return marks


def publish(sources: Mapping[str, str], folders: Mapping[str, str]) -> Edition:
    """Joined and addressed; scripts name each other by the map in the page, not by address."""
    first = (WEB / "index.html").read_text("utf-8")
    printer = Printer(sources, folders, json.loads(search_for(IMPORT_MAP, first)["map"])["imports"])
    games = sorted(path.parent.name for path in (WEB / "games").glob("*/about.json"))
    names = {"app": printer.print_app()}
    names |= {f"games/{game}": printer.print_game(game) for game in games}
    frame = printer.print_style("frame", LINKED.findall(first))
    page = printer.move_folders(with_addresses(first, names, frame))
    page = page.replace("<html ", f'<html data-edition="{house_mark()}" ', 1)
    early = {game: printer.links_of(game, names) for game in games}
    return Edition(printer.files, folders, page, early)


@cache  # one
def house_mark() -> str:
    """Changes with anything that we ship: under it, texts and lists of games are kept for ever."""
    files = sorted(path for path in HOUSE.rglob("*") if path.suffix in SHIPPED and path.is_file())
    return digest(b"".join(path.read_bytes() for path in files))


def search_for(pattern: re.Pattern[str], text: str) -> re.Match[str]:
    match = pattern.search(text)
    assert match, f"the page has no {pattern.pattern}"
    return match


def with_addresses(page: str, names: Mapping[str, str], frame: str) -> str:
    """The page with two links and a script instead of many."""
    page = LINKED.sub("", page)
    page = IMPORT_MAP.sub(lambda _: f'<script type="importmap">{map_of(names)}</script>', page)
    links = f'<link rel="stylesheet" href="{frame}">\n'
    return page.replace(ENTRY, f'{links}<script type="module" src="{names["app"]}"></script>')


def map_of(names: Mapping[str, str]) -> str:
    return json.dumps({"imports": dict(names)}, separators=(",", ":"))


class Printer:
    """Everything that is printed for an edition."""

    def __init__(
        self, sources: Mapping[str, str], folders: Mapping[str, str], borrowed: Mapping[str, str]
    ) -> None:
        self.sources, self.folders, self.borrowed = sources, folders, borrowed
        self.files: dict[str, bytes] = {}
        self.styles: dict[str, str] = {}  # game -> address
        self.modules = {
            path: read_module(path, self.with_one_style(path, text), borrowed)
            for path, text in sources.items()
            if not path.endswith(".css")
        }

    def print_text(self, name: str, suffix: str, text: str) -> str:
        text = self.move_folders(text)
        where = address(name, suffix, text)
        self.files[where] = text.encode()
        return where

    def print_app(self) -> str:
        script = join(APP, self.modules).replace(GAME_SCRIPT, "`games/${name}`")
        return self.print_text("app", ".js", script)

    def print_game(self, game: str) -> str:
        entry = f"games/{game}/game.js"
        return self.print_text(game, ".js", join_upon(entry, self.modules, APP, "app"))

    def print_style(self, name: str, paths: list[str]) -> str:
        return self.print_text(name, ".css", join_styles(paths, self.sources))

    def with_one_style(self, path: str, text: str) -> str:
        """A game's list of sheets becomes a list of one."""
        listed = STYLE.search(text) if path.startswith("games/") else None
        if listed is None:
            return text
        game = path.split("/")[1]
        paths = re.findall(r'"/([^"]+)"', listed["list"])
        self.styles[game] = self.print_style(game, paths)
        return text.replace(listed["list"], json.dumps([self.styles[game]]))

    def move_folders(self, text: str) -> str:
        for where, name in self.folders.items():
            text = text.replace(f"/{name}/", f"/{where}/")
        return text

    def links_of(self, game: str, names: Mapping[str, str]) -> str:
        """What a table of this game needs beside the frame, asked for without being waited for."""
        return (
            f'<link rel="modulepreload" href="{names[f"games/{game}"]}">\n'
            f'<link rel="stylesheet" href="{self.styles[game]}">\n'
        )


def page_at(path: str) -> bytes:
    """The page for an address, with links to what it will want first."""
    table = TABLE.match(path)
    return page_of(table["game"] if table else "")


@lru_cache(maxsize=32)  # for each game, and for whatever somebody calls one
def page_of(game: str) -> bytes:
    now = edition()
    return now.page.replace("</head>", f"{now.early.get(game, '')}</head>").encode()
