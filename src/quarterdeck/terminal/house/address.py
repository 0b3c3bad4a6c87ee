"""Where a house is: its address as people type or paste it, perhaps that of one of its tables."""

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from quarterdeck.core.errors import quote
from quarterdeck.terminal.house.trouble import HouseTrouble

TABLE_NAME = re.compile(r"[a-z0-9-]{1,40}")


class HouseAddress(NamedTuple):
    base: str  # `http://house.example:8000`
    table: str | None = None  # where the link is that of a table


def read_address(text: str) -> HouseAddress:
    """`localhost:8000`, `https://house.example`, or the link of a table."""
    typed = text.strip()
    try:
        parts = urlsplit(typed if "://" in typed else f"http://{typed}")
        port = parts.port
    except ValueError:
        raise HouseTrouble("bad-address", text=quote(typed)) from None
    if parts.scheme not in ("http", "https") or not is_host(parts.hostname):
        raise HouseTrouble("bad-address", text=quote(typed))
    host = f"[{parts.hostname}]" if ":" in str(parts.hostname) else str(parts.hostname)
    base = f"{parts.scheme}://{host}" + (f":{port}" if port is not None else "")
    return HouseAddress(base, table_in(parts.path))


def is_host(name: str | None) -> bool:
    return bool(name) and name == re.sub(r"[^\w.:-]", "", str(name))


def table_in(path: str) -> str | None:
    """The table that a link leads to."""
    _, _, name = path.rstrip("/").rpartition("/t/")
    return name if "/t/" in path and TABLE_NAME.fullmatch(name) else None


def read_table(text: str) -> str:
    """A table's name, or the end of its link."""
    name = text.strip().rstrip("/").rpartition("/")[2]
    if not TABLE_NAME.fullmatch(name):
        raise HouseTrouble("bad-table", text=quote(text))
    return name
