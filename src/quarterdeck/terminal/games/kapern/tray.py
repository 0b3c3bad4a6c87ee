"""Eight dice to look at and pick from. It knows glyphs, not rules."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.style import Style
from rich.text import Text
from textual.events import Click
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from quarterdeck.games.kapern import components as box
from quarterdeck.terminal import palette
from quarterdeck.terminal.games.kapern import art
from quarterdeck.terminal.half_blocks import paint, stamp

DIE = len(art.DIE[0])
SLOT = DIE + 1
TALL = len(art.DIE) // 2
HEIGHT = TALL + 3  # room to raise a die, its name, its key
BLANK = -1  # a die that has not been thrown


class Die(NamedTuple):
    """One die as it is to be drawn."""

    face: int
    name: str = ""
    caption: str = ""
    picked: bool = False
    locked: bool = False
    ashore: bool = False  # it lies on Treasure Island


class Tray(Widget):
    """The dice in a row; picked ones are raised."""

    DEFAULT_CSS = f"""
    Tray {{ width: {SLOT * box.DICE}; height: {HEIGHT}; }}
    """

    dice: reactive[tuple[Die, ...]] = reactive(())
    cursor: reactive[int | None] = reactive(None)

    class Clicked(Message):
        """A die was clicked."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def on_click(self, event: Click) -> None:
        place = event.x // SLOT
        if place < len(self.dice):
            self.post_message(self.Clicked(place))

    def render(self) -> Text:
        columns = [draw_die(die, place == self.cursor) for place, die in enumerate(self.dice)]
        return Text("\n").join(Text.assemble(*row) for row in zip(*columns, strict=True))


def draw_die(die: Die, under_cursor: bool) -> Sequence[Text]:
    """A die as lines of one width: itself, its name and its key."""
    ground = palette.SAND if die.ashore else palette.SEA
    empty = Text(" " * SLOT, Style(bgcolor=ground))
    body = [Text.assemble(row, (" ", Style(bgcolor=ground))) for row in body_of(die, ground)]
    rows = [*body, empty] if die.picked else [empty, *body]
    return [*rows, die_name(die, ground), caption_of(die, ground, under_cursor)]


def body_of(die: Die, ground: str) -> list[Text]:
    rim = palette.BRASS if die.picked else inside(die)
    picture = art.DIE if die.face == BLANK else stamp(art.FACES[die.face], art.DIE, 1, 1)
    return paint(picture, {**art.INKS, "-": inside(die), "=": rim}, ground)


def inside(die: Die) -> str:
    """Bone; dark behind a skull, dim where nothing was thrown yet."""
    return {BLANK: "#28596b", box.SKULL: palette.INK}.get(die.face, palette.BONE)


def die_name(die: Die, ground: str) -> Text:
    colour = palette.INK if die.ashore else palette.LAMPLIGHT
    return Text(die.name.center(DIE).ljust(SLOT), Style(color=colour, bgcolor=ground))


def caption_of(die: Die, ground: str, under_cursor: bool) -> Text:
    """The key that picks it, or what became of it."""
    label = f"▸{die.caption}◂" if under_cursor else die.caption
    quiet = palette.INK_SOFT if die.ashore else palette.FOAM
    style = Style(color=palette.INK if die.ashore else palette.BRASS_LIGHT, bold=True)
    if die.picked:
        style = Style(color=palette.INK, bgcolor=palette.BRASS, bold=True)
    elif die.locked:
        style = Style(color=palette.WINE_LIGHT)
    elif not under_cursor:
        style = Style(color=quiet)
    return Text.assemble((label.center(DIE), style), " ", style=Style(bgcolor=ground))
