"""A seat's flag: its letter on its colour."""

from rich.style import Style
from rich.text import Text

from quarterdeck.terminal import palette
from quarterdeck.terminal.language import LETTERS


def flag(seat: int, colour: str) -> Text:
    return Text(f" {LETTERS[seat]} ", lettering(colour))


def lettering(colour: str) -> Style:
    return Style(color=palette.BONE, bgcolor=colour, bold=True)
