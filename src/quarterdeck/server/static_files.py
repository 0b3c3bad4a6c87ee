"""The page and its files, straight from the package, with an ETag each."""

import base64
import json
import mimetypes
import re
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, route
from litestar.exceptions import NotFoundException

WEB = Path(__file__).parent.parent / "web"
IMPORT_MAP = re.compile(rb'<script type="importmap">(.*?)</script>', re.DOTALL)
KINDS = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}


class StaticFile(NamedTuple):
    """A file as it is sent."""

    body: bytes
    kind: str
    etag: str
    changed: float


FILES: dict[Path, StaticFile] = {}


def static_file(path: Path) -> StaticFile:
    """A file, read again only when it has changed."""
    changed = path.stat().st_mtime
    held = FILES.get(path)
    if held is None or held.changed != changed:
        body = path.read_bytes()
        kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0]
        etag = f'"{sha256(body).hexdigest()[:20]}"'
        held = FILES[path] = StaticFile(body, kind or "application/octet-stream", etag, changed)
    return held


def import_map_hash() -> str:
    """What the page's one inline script is known by in the content policy."""
    found = IMPORT_MAP.search(static_file(WEB / "index.html").body)
    digest = sha256(found[1] if found else b"").digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"


def send_file(request: Request[Any, Any, Any], path: Path) -> Response[bytes]:
    """The file, or word that the reader's copy is still good."""
    file = static_file(path)
    headers = {"etag": file.etag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)


@route(
    ["/", "/t/{table:str}", "/rules", "/rules/{rest:path}", "/replay/{table:str}", "/new"],
    http_method=["GET", "HEAD"],
    include_in_schema=False,
    sync_to_thread=False,
)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """One page for all; it reads its own address."""
    return send_file(request, WEB / "index.html")


@route("/games/pages.json", http_method=["GET"], include_in_schema=False, sync_to_thread=False)
def game_pages() -> dict[str, Any]:
    """Which games have a page of their own, and what each says of itself."""
    records = sorted((WEB / "games").glob("*/about.json"))
    return {path.parent.name: json.loads(path.read_text("utf-8")) for path in records}


@route("/{file:path}", http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False)
def asset(request: Request[Any, Any, Any], file: Path) -> Response[bytes]:
    path = find_file(str(file).lstrip("/"))
    if path is None:
        raise NotFoundException
    return send_file(request, path)


def find_file(name: str) -> Path | None:
    """One of the page's own files, whatever tricks its name plays."""
    try:
        path = (WEB / name).resolve()
        ours = path.is_relative_to(WEB.resolve()) and path.is_file()
    except (OSError, ValueError):  # too long, or with a null byte in it
        return None
    return path if ours else None


HANDLERS = [page, game_pages, asset]
