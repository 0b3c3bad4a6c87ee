"""The card that rules the turn: a drawing, its name, what it means."""

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container
from textual.widgets import Static

from quarterdeck.games.kapern import components as box
from quarterdeck.terminal.games.kapern import art
from quarterdeck.terminal.half_blocks import paint
from quarterdeck.words import Words


class Card(Container):
    """A strip with the picture at its left, or a card upright where there is room."""

    SCOPED_CSS = False  # the screen's size decides
    DEFAULT_CSS = f"""
    Card {{
        background: $parchment; color: $ink; layout: horizontal; height: 100%;
        #picture {{ width: {art.WINDOW}; height: 4; }}
        #meaning {{ width: 1fr; padding: 0 1; }}
    }}
    .-wide Card {{
        layout: vertical; padding: 1 1 0 1;
        #picture, #meaning {{ width: 100%; text-align: center; }}
        #meaning {{ padding: 1 0 0 0; }}
    }}
    """

    def compose(self) -> ComposeResult:
        yield Static(id="picture")
        yield Static(id="meaning")

    def show(self, card: int, language: Words) -> None:
        picture, ground = art.CARDS[card]
        self.query_one("#picture", Static).update(Text("\n").join(paint(picture, art.INKS, ground)))
        name = language.text("kapern-card", card=box.CARDS[card])
        meaning = language.text("kapern-card-meaning", card=box.CARDS[card])
        told = Text.assemble((name, Style(bold=True)), "\n", meaning)
        self.query_one("#meaning", Static).update(told)
