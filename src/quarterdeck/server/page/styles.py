"""Sheets of styles joined into one, and what they point at named from the root."""

import posixpath
import re
from collections.abc import Iterable, Mapping

POINTED_AT = re.compile(r"url\((?P<where>[^)\"':]+)\)")
REMARK = re.compile(r"/\*.*?\*/\s*", re.DOTALL)
ROOM = re.compile(r"(?<=[{};])\s+")  # nothing that is shown has such a sign in it


def join_styles(paths: Iterable[str], sources: Mapping[str, str]) -> str:
    """In the order given, which decides where two say different things."""
    return "".join(read_style(path, sources[path]) for path in paths)


def read_style(path: str, text: str) -> str:
    def from_root(found: re.Match[str]) -> str:
        where = posixpath.normpath(posixpath.join(posixpath.dirname(path), found["where"]))
        return f"url(/{where})"

    return ROOM.sub("", POINTED_AT.sub(from_root, REMARK.sub("", text)))
