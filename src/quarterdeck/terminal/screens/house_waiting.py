"""A table of a house that waits for people: who sits there, its link, and who says what."""

import asyncio
from collections.abc import Callable
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.rooms.caretaking import usual_level
from quarterdeck.terminal.house.chair_lines import chair_lines, title_of
from quarterdeck.terminal.house.house_remarks import remark_of_talk
from quarterdeck.terminal.house.house_session import LONGEST_LINE
from quarterdeck.terminal.house.letter_contents import game_in
from quarterdeck.terminal.house.letters import TableLetter, TalkLetter
from quarterdeck.terminal.house.visit import Visit
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.screens.talk import LineScreen
from quarterdeck.terminal.widgets.key_line import KeyLine
from quarterdeck.terminal.widgets.size_notice import SizeNotice
from quarterdeck.terminal.widgets.title_bar import TitleBar
from quarterdeck.terminal.widgets.why_not import WhyNotPanel

KEPT = 8  # lines of talk in sight
WAITING_KEYS = (
    ("b", "terminal-key-bots", "bots"),
    ("/", "terminal-key-talk", "talk"),
    ("n", "terminal-key-tables", "go"),
    ("x", "terminal-key-stand-up", "stand_up"),
)


class HouseWaitingScreen(Screen[TableLetter | None]):
    """Ends with the table once the game has begun, or with nothing where somebody goes."""

    DEFAULT_CSS = """
    HouseWaitingScreen {
        align: center middle;
        #page { width: 72; max-width: 96%; height: auto; background: $surface; padding: 1 3; }
        #link { color: $brass; margin: 1 0; }
        #talk { height: auto; margin: 1 0 0 0; }
        KeyLine { dock: bottom; }
        TitleBar { dock: top; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("b", "bots"),
        Binding("slash", "talk"),
        Binding("n,escape,q", "go"),
        Binding("x", "stand_up"),
    ]

    def __init__(
        self, visit: Visit, letter: TableLetter, voice: Voice, bell: asyncio.Event
    ) -> None:
        super().__init__()
        self.visit, self.letter, self.voice, self.bell = visit, letter, voice, bell
        self.talk: list[str] = []

    def compose(self) -> ComposeResult:
        yield TitleBar()
        with Vertical(id="page"):
            yield Static(self.voice.text("terminal-house-waiting-here"))
            yield Static(f"{self.visit.base}/t/{self.letter.table}", id="link", markup=False)
            yield Static(id="chairs", markup=False)
            yield Static(id="talk", markup=False)
            yield WhyNotPanel()
        yield KeyLine()
        yield SizeNotice(self.voice)

    def on_mount(self) -> None:
        self.draw()
        self.listen()

    def draw(self) -> None:
        title = title_of(self.letter.game, self.voice.language)
        self.query_one(TitleBar).show(title, self.letter.table, "")
        told = "\n".join(chair_lines(self.letter.chairs, self.voice.words))
        self.query_one("#chairs", Static).update(told)
        self.query_one("#talk", Static).update("\n".join(self.talk[-KEPT:]))
        keys = WAITING_KEYS if self.letter.hosts else WAITING_KEYS[1:]
        said = ((key, self.voice.text(name), f"screen.{do}") for key, name, do in keys)
        self.query_one(KeyLine).show(said)

    @work(exclusive=True)
    async def listen(self) -> None:
        """Until everybody has come."""
        while self.letter.view is None:
            heard = self.visit.next_letter()
            if heard is None:
                self.bell.clear()
                await self.bell.wait()
            elif isinstance(heard, TableLetter) and heard.table == self.letter.table:
                self.letter = heard
                self.draw()
            elif isinstance(heard, TalkLetter):
                self.talk = [*self.talk, self.voice.words.say(remark_of_talk(heard).sentence)]
                self.talk = self.talk[-KEPT:]
                self.draw()
        self.dismiss(self.letter)

    @work(group="asking")
    async def ask(self, do: Callable[[], object]) -> None:
        try:
            await asyncio.to_thread(do)
        except QuarterdeckError as no:
            said = self.voice.words.say(no.sentence)
            self.query_one(WhyNotPanel).say(self.voice.text("terminal-why-not"), said)

    def on_key(self) -> None:
        self.query_one(WhyNotPanel).close()

    def action_bots(self) -> None:
        """Of the usual level, on every chair that nobody came for."""
        level = usual_level(game_in(self.letter))
        self.ask(lambda: self.visit.door.hire_bots(self.letter.table, level))

    @work(exclusive=True, group="aside")
    async def action_talk(self) -> None:
        said = await self.app.push_screen_wait(
            LineScreen(self.voice, "terminal-house-talk", LONGEST_LINE)
        )
        if said:
            self.ask(lambda: self.visit.line.done("chat", table=self.letter.table, text=said))

    def action_go(self) -> None:
        """The chair stays one's own: the list leads back to it."""
        self.dismiss(None)

    @work(exclusive=True, group="aside")
    async def action_stand_up(self) -> None:
        """Give the chair back, then go."""
        try:
            await asyncio.to_thread(self.visit.stand_up, self.letter)
        except QuarterdeckError as no:
            said = self.voice.words.say(no.sentence)
            self.query_one(WhyNotPanel).say(self.voice.text("terminal-why-not"), said)
        else:
            self.dismiss(None)
