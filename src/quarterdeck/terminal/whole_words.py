"""Lines for a terminal that is narrower than they are: broken between words, never in one."""

import shutil
from collections.abc import Iterator
from textwrap import wrap
from typing import TextIO


def fit_to(out: TextIO, text: str) -> str:
    """A pipe, and whoever reads it, breaks lines as it likes."""
    return break_lines(text, shutil.get_terminal_size().columns) if out.isatty() else text


def break_lines(text: str, width: int) -> str:
    return "\n".join(part for line in text.split("\n") for part in break_line(line, width))


def break_line(line: str, width: int) -> Iterator[str]:
    """What fits stays as it is, so that charts keep their columns."""
    if len(line) <= width:
        yield line
    else:
        yield from wrap(line, width, break_long_words=False, break_on_hyphens=False)
