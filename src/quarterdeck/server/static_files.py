"""The page and its files: as an edition that browsers keep for ever, or apart as they lie."""

import base64
import gzip
import json
import mimetypes
import re
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from quarterdeck.server.http_errors import broken
from quarterdeck.server.page.edition import WEB, edition, page_at

IMPORT_MAP = re.compile(rb'<script type="importmap">(.*?)</script>', re.DOTALL)
KINDS = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
SMALL = 600  # bytes, below which compressing gains nothing
ASK_AGAIN, FOR_EVER = "no-cache", "public, max-age=31536000, immutable"
ADDRESSES = [
    "/",
    "/t/{table:str}",
    "/rules",
    "/rules/{rest:path}",
    "/replay/{table:str}",
    "/new",
    "/learn/{rest:path}",
    "/notices",
    "/study",
    "/study/{rest:path}",
    "/account",
    "/ladder",
    "/ladder/{rest:path}",
    "/sailor/{rest:path}",
    "/fair/{table:str}",
    "/puzzle",
    "/puzzle/{rest:path}",
]
SENT: Any = {
    "http_method": ["GET", "HEAD"],
    "include_in_schema": False,
    "sync_to_thread": False,
    "packed": True,  # already, where it pays
}
Asked = Request[Any, Any, Any]


class StaticFile(NamedTuple):
    """A file as it is sent."""

    body: bytes
    kind: str
    etag: str
    keep: str  # for how long


@lru_cache(maxsize=512)  # all that the page has, and some older copies of those
def read_file(path: Path, _: float, keep: str) -> StaticFile:
    """A file as it was at a time."""
    return as_sent(path.read_bytes(), path.name, keep)


@lru_cache(maxsize=512)
def as_sent(body: bytes, name: str, keep: str = ASK_AGAIN) -> StaticFile:
    kind = KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0]
    etag = f'"{sha256(body).hexdigest()[:20]}"'
    return StaticFile(body, kind or "application/octet-stream", etag, keep)


def file_as_it_lies(path: Path, keep: str = ASK_AGAIN) -> StaticFile:
    return read_file(path, path.stat().st_mtime, keep)


# What is where


def find_lying(name: str) -> StaticFile | None:
    """One of the page's own files, whatever tricks its name plays."""
    path = find_file(name)
    return None if path is None else file_as_it_lies(path)


def find_printed(name: str) -> StaticFile | None:
    """A file of the edition, or of a folder that bears what it holds; or one that lies apart."""
    if (body := edition().files.get(f"/{name}")) is not None:
        return as_sent(body, name, FOR_EVER)
    folder, _, rest = name.partition("/")
    if folder in edition().folders:
        path = find_file(f"{edition().folders[folder]}/{rest}")
        return None if path is None else file_as_it_lies(path, FOR_EVER)
    return find_lying(name)


def find_file(name: str) -> Path | None:
    try:
        path = (WEB / name).resolve()
        ours = path.is_relative_to(WEB.resolve()) and path.is_file()
    except (OSError, ValueError):  # too long, or with a null byte in it
        return None
    return path if ours else None


def page_lying(_: str) -> bytes:
    return file_as_it_lies(WEB / "index.html").body


# Sending it


def send_file(request: Asked, file: StaticFile) -> Response[bytes]:
    """The file, or word that the reader's copy is still good."""
    headers = {"etag": file.etag, "cache-control": file.keep, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    body = file.body
    if may_compress(request, file):
        body, headers["content-encoding"] = compress(file.body), "gzip"
    return Response(body, headers=headers, media_type=file.kind)


def may_compress(request: Asked, file: StaticFile) -> bool:
    accepted = request.headers.get("accept-encoding", "")
    return "gzip" in accepted and len(file.body) > SMALL and file.kind != KINDS[".woff2"]


@lru_cache(maxsize=256)
def compress(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)


# Routes


def handlers(apart: bool) -> list[HTTPRouteHandler]:
    """As an edition; or apart, for whoever works on the page."""
    page, find = (page_lying, find_lying) if apart else (page_at, find_printed)
    return [page_route(page), game_pages, file_route(find)]


def page_route(page: Callable[[str], bytes]) -> HTTPRouteHandler:
    @route(ADDRESSES, **SENT)
    def send_page(request: Asked) -> Response[bytes]:
        """One page for all; it reads its own address."""
        return send_file(request, as_sent(page(request.url.path), "index.html"))

    return send_page


def file_route(find: Callable[[str], StaticFile | None]) -> HTTPRouteHandler:
    @route("/{file:path}", **SENT)
    def send_asset(request: Asked, file: Path) -> Response[bytes]:
        found = find(str(file).lstrip("/"))
        if found is None:
            raise NotFoundException
        return send_file(request, found)

    return send_asset


def nothing_there(apart: bool) -> Callable[[Asked, NotFoundException], Response[Any]]:
    """What is answered at an address that is none, or only the beginning of some."""
    page = page_lying if apart else page_at

    def answer(request: Asked, wrong: NotFoundException) -> Response[Any]:
        if not is_for_people(request):
            return broken(request, wrong)
        return Response(page("/"), status_code=404, media_type="text/html")

    return answer


def is_for_people(request: Asked) -> bool:
    """Whether somebody has followed a link; programs get a problem they can read instead."""
    asked = request.headers.get("accept", "")
    return "text/html" in asked and not request.url.path.startswith("/api/")


@route("/games/pages.json", http_method=["GET"], include_in_schema=False, sync_to_thread=False)
def game_pages() -> dict[str, Any]:
    """Which games have a page of their own, and what each says of itself."""
    records = sorted((WEB / "games").glob("*/about.json"))
    return {path.parent.name: json.loads(path.read_text("utf-8")) for path in records}


def import_map_hash(apart: bool) -> str:
    """What the page's one inline script is known by in the content policy."""
    found = IMPORT_MAP.search(page_lying("/") if apart else page_at("/"))
    digest = sha256(found[1] if found else b"").digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"
