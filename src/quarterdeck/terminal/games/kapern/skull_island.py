"""Skull Island: the night everyone remembers. It fills the screen until the visitor leaves."""

from collections.abc import Callable

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Static

from quarterdeck.terminal import palette
from quarterdeck.terminal.games.kapern import art, night
from quarterdeck.terminal.half_blocks import paint
from quarterdeck.terminal.pacing import Tempo
from quarterdeck.words import Words

FLASHES = 4


class SkullIsland(ModalScreen[None]):
    """A big skull, a count that rises, and what it costs the others."""

    SCOPED_CSS = False  # the screen's size decides how much sea there is
    DEFAULT_CSS = """
    SkullIsland {
        background: #0d2531; align: center middle;
        Static { width: 100%; text-align: center; }
        #title { color: $brass; text-style: bold; }
        #shore { background: #16404f; color: $sea-light; height: 1; }
        #skulls { height: 3; margin: 1 0 0 0; }
        #curse { color: $foreground; text-style: bold; }
        #prompt { color: $soft; }
    }
    SkullIsland.-tall {
        #title { margin: 0 0 1 0; }
        #shore { height: 3; }
    }
    """

    def __init__(self, language: Words, tempo: Tempo, go: Callable[[], None]) -> None:
        super().__init__()
        self.language, self.tempo, self.go = language, tempo, go
        self.skulls = 0

    def compose(self) -> ComposeResult:
        yield Static(self.language.text("kapern-night-title"), id="title")
        yield Static(picture(night.ASLEEP), id="rock")
        yield Static(night.WAVES, id="shore")
        yield Static(id="skulls")
        yield Static(id="story")
        yield Static(id="curse")
        yield Static(id="prompt")

    async def tell(self, story: str, skulls: int, points: int) -> None:
        """One more chapter: the new skulls one by one, and what the others lose by now."""
        self.write("story", story)
        for count in range(self.skulls + 1, skulls + 1):
            self.write("skulls", row_of_skulls(count))
            await self.flash()
        self.skulls = skulls
        self.write("curse", self.language.text("kapern-night-curse", skulls=skulls, points=points))

    async def flash(self) -> None:
        """The eyes light up."""
        for beat in range(FLASHES if self.tempo.moving else 1):
            self.write("rock", picture(night.ASLEEP if beat % 2 else night.AWAKE))
            if self.tempo.moving:
                await self.tempo.rest(0.15)
        self.write("rock", picture(night.AWAKE))

    def prompt(self, text: str) -> None:
        self.write("prompt", text)

    def write(self, name: str, text: str | Text) -> None:
        self.query_one(f"#{name}", Static).update(text)

    def on_key(self, event: Key) -> None:
        event.stop()
        self.go()

    def on_click(self) -> None:
        self.go()


def picture(eyes: str) -> Text:
    return Text("\n").join(paint(night.ROCK, night.inks(eyes), night.SKY))


def row_of_skulls(count: int) -> Text:
    skull = paint(art.SKULL, {"w": palette.BONE, "#": night.SKY}, night.SKY)
    gap = Text(" ", Style(bgcolor=night.SKY))
    return Text("\n").join(gap.join([row] * count) for row in skull)
