"""For the reference: what a comment says beside a field of a record is the field's docstring.

Read by griffe while `make docs` collects what is public; see docs/site/zensical.toml.
"""

import re
from typing import Any

from griffe import Attribute, Docstring, Extension

BESIDE = re.compile(r"#\s+(?!noqa|type:)(.+)$")
ABOVE = re.compile(r"^\s+#\s+(.+)$")


class FieldComments(Extension):
    """Fields are explained where they stand; nothing is said of them twice."""

    def on_attribute_instance(self, *, attr: Attribute, **_: Any) -> None:
        """Look beside a field that has no docstring, then above it."""
        if attr.docstring is None and attr.lineno and attr.parent and attr.parent.is_class:
            lines = attr.module.filepath.read_text("utf-8").splitlines()
            if says := comment_at(lines, attr.lineno - 1):
                attr.docstring = Docstring(says, lineno=attr.lineno, parent=attr)


def comment_at(lines: list[str], at: int) -> str:
    if beside := BESIDE.search(lines[at]):
        return sentence(beside[1])
    above: list[str] = []
    while at and (found := ABOVE.match(lines[at := at - 1])):
        above.insert(0, found[1])
    return sentence(" ".join(above)) if above else ""


def sentence(text: str) -> str:
    """A comment begins small and ends without a stop."""
    return text[0].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")
