"""The page as one edition: few files, each under an address that says what is in it.

    /page/app.4f1c….js       the modules that every page needs, joined; built upon it those of
    /page/front.c03d….js     the front page, and those of
    /page/table.51e9….js     a table in play; upon that and the first
    /page/luck.77b1….js      what a fair table needs beside that
    /page/pages.02ab….js     all other pages; for each game one upon a table's, and its handbook
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

from quarterdeck.bots.bots_of_others import guests_of
from quarterdeck.games import GAMES
from quarterdeck.server.page.modules import Script, join, read_module
from quarterdeck.server.page.styles import join_styles

HOUSE = Path(__file__).parent.parent.parent
SHIPPED = {".py", ".ftl", ".toml", ".json", ".jsonl", ".logbook"}
WEB = HOUSE / "web"
APP, FRONT, TABLE_PAGE, PAGES = "app/app.js", "pages/front.js", "pages/table.js", "pages/index.js"
LUCK = "pages/luck.js"  # for fair tables alone
TEXTS = {".js", ".mjs", ".css"}
API_PAGE = "vendor/swagger/"
KEPT_FOLDERS = ("art", "fonts")
STYLE = re.compile(r"\n *style: (?P<list>\[[^\]]*\]),")
ASKED_FOR = {  # how scripts are asked for where modules lie apart, and by their names
    "`./${name}/game.js`": "`games/${name}`",
    "`./${name}/handbook.js`": "`handbooks/${name}`",
    'import("../pages/front.js")': 'import("front")',
    'import("../pages/table.js")': 'import("table")',
    'import("../pages/index.js")': 'import("pages")',
    'import("./luck.js")': 'import("luck")',
}
LINKED = re.compile(r'<link rel="stylesheet" href="/(?P<where>[^"]+)">\n')
IMPORT_MAP = re.compile(r'<script type="importmap">(?P<map>.*?)</script>', re.DOTALL)
ENTRY = f'<script type="module" src="/{APP}"></script>'
TABLE = re.compile(r"^/(?:t|replay|fair|learn|study|puzzle)/(?P<game>[a-z]+)\b")  # or a lesson
FURTHER = re.compile(
    r"^/(?P<name>t|replay|fair|rules|new|learn|study|puzzle|account|ladder|sailor)\b"
)  # not the first page


class Edition(NamedTuple):
    """What is sent under which address, and the page that names it all."""

    files: Mapping[str, bytes]
    folders: Mapping[str, str]  # as they are addressed -> as they are called
    page: str
    in_front: str  # links for the head of a page: what the first one needs,
    at_table: str  # what a table in play needs,
    further: str  # and what all other pages need
    early: Mapping[str, str]  # game -> links to what its table needs beside that


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
    names = {"app": printer.print_script("app", APP)}
    names["front"] = printer.print_apart("front", FRONT)
    names["table"] = printer.print_script("table", TABLE_PAGE)
    names["luck"] = printer.print_apart("luck", LUCK)
    for game in games:
        names |= printer.print_game(game)
    names["pages"] = printer.print_script("pages", PAGES)
    for game in games:
        names |= printer.print_handbook(game)
    frame = printer.print_style("frame", LINKED.findall(first))
    page = printer.move_folders(with_addresses(first, names, frame))
    early = {game: printer.links_of(game, names) for game in games}
    in_front, at_table = preload(names["front"]), preload(names["table"])
    further = at_table + preload(names["pages"]) + stylesheet(printer.styles["pages"])
    return Edition(printer.files, folders, page, in_front, at_table, further, early)


def preload(where: str) -> str:
    return f'<link rel="modulepreload" href="{where}">\n'


def stylesheet(where: str) -> str:
    return f'<link rel="stylesheet" href="{where}">\n'


def house_mark() -> str:
    """Under it texts and lists of games are kept for ever: it changes with what they tell.

    That is with anything we ship, and with games and bots of others.
    """
    here = {name: (game.version, guests_of(game)) for name, game in GAMES.items()}
    return digest(f"{shipped_mark()} {here}".encode())


@cache  # one
def shipped_mark() -> str:
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
    return page.replace(
        ENTRY, f'{stylesheet(frame)}<script type="module" src="{names["app"]}"></script>'
    )


def map_of(names: Mapping[str, str]) -> str:
    return json.dumps({"imports": dict(names)}, separators=(",", ":"))


class Printer:
    """Everything that is printed for an edition."""

    def __init__(
        self, sources: Mapping[str, str], folders: Mapping[str, str], borrowed: Mapping[str, str]
    ) -> None:
        self.sources, self.folders, self.borrowed = sources, folders, borrowed
        self.files: dict[str, bytes] = {}
        self.scripts: list[Script] = []  # that others are built upon
        self.games: dict[str, Script] = {}
        self.styles: dict[str, str] = {}  # of a game, its handbook, or the pages -> address
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

    def print_script(self, name: str, entry: str) -> str:
        """One that later ones are built upon."""
        script = join(name, entry, self.modules, self.scripts)
        self.scripts.append(script)
        return self.print_named(name, script.text)

    def print_apart(self, name: str, entry: str) -> str:
        """One that no other page has a use for."""
        return self.print_named(name, join(name, entry, self.modules, self.scripts).text)

    def print_named(self, name: str, text: str) -> str:
        for apart, named in ASKED_FOR.items():
            text = text.replace(apart, named)
        return self.print_text(name, ".js", text)

    def print_game(self, game: str) -> dict[str, str]:
        """A game's own script, as its table needs it."""
        self.games[game] = join(
            f"games/{game}", f"games/{game}/game.js", self.modules, self.scripts
        )
        return {f"games/{game}": self.print_text(game, ".js", self.games[game].text)}

    def print_handbook(self, game: str) -> dict[str, str]:
        """Upon a game's script and all others: only the page of its rules asks for it."""
        name, upon = f"handbooks/{game}", [*self.scripts, self.games[game]]
        book = join(name, f"games/{game}/handbook.js", self.modules, upon)
        return {name: self.print_text(f"{game}-handbook", ".js", book.text)}

    def print_style(self, name: str, paths: list[str]) -> str:
        return self.print_text(name, ".css", join_styles(paths, self.sources))

    def with_one_style(self, path: str, text: str) -> str:
        """The sheets that a game, a handbook or the further pages list become one."""
        listed = STYLE.search(text) if path.startswith(("games/", PAGES)) else None
        if listed is None:
            return text
        name = name_of_style(path)
        paths = re.findall(r'"/([^"]+)"', listed["list"])
        self.styles[name] = self.print_style(name, paths)
        return text.replace(listed["list"], json.dumps([self.styles[name]]))

    def move_folders(self, text: str) -> str:
        for where, name in self.folders.items():
            text = text.replace(f"/{name}/", f"/{where}/")
        return text

    def links_of(self, game: str, names: Mapping[str, str]) -> str:
        """What a table of this game needs beside the frame, asked for without being waited for."""
        return preload(names[f"games/{game}"]) + stylesheet(self.styles[game])


def name_of_style(path: str) -> str:
    """`games/dorra/game.js` has that of its game, `games/dorra/handbook.js` one of its own."""
    folder, *game, module = path.removesuffix(".js").split("/")
    return "-".join((*game, module)).removesuffix("-game") if game else folder


def page_at(path: str) -> bytes:
    """The page for an address, with links to what it will want first."""
    further, table = FURTHER.match(path), TABLE.match(path)
    name = further["name"] if further else "front" if path == "/" else ""
    return page_of(name, table["game"] if table else "", house_mark())


@lru_cache(maxsize=64)  # for each page and game, and for whatever somebody calls one
def page_of(name: str, game: str, mark: str) -> bytes:
    now = edition()
    first = {"": "", "front": now.in_front, "t": now.at_table}
    links = first.get(name, now.further) + now.early.get(game, "")
    page = now.page.replace("<html ", f'<html data-edition="{mark}" ', 1)
    return page.replace("</head>", f"{links}</head>").encode()
