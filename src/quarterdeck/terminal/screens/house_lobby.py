"""The tables of a house: one's own first, then whatever is open to everybody."""

import asyncio
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.terminal import palette
from quarterdeck.terminal.house.chair_lines import (
    sailors_at,
    stage_of_listed,
    stage_of_own,
    title_of,
)
from quarterdeck.terminal.house.letters import ListedTable, OwnListed
from quarterdeck.terminal.house.line import LineNote
from quarterdeck.terminal.house.visit import Visit
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.widgets.key_line import KeyLine
from quarterdeck.terminal.widgets.size_notice import SizeNotice
from quarterdeck.terminal.widgets.title_bar import TitleBar
from quarterdeck.terminal.widgets.why_not import WhyNotPanel

GAME, STAGE = 22, 20  # columns
LOBBY_KEYS = (
    ("Enter", "terminal-key-join", "join"),
    ("w", "terminal-key-watch", "watch"),
    ("o", "terminal-key-open", "open"),
    ("f", "terminal-key-find", "find"),
    ("l", "terminal-key-language", "language"),
    ("q", "terminal-key-quit", "quit"),
)
LobbyAnswer = tuple[str, str]  # join, watch, open, find or quit; and which table


class HouseLobbyScreen(Screen[LobbyAnswer]):
    """Ends with what somebody wants to do, and at which table."""

    DEFAULT_CSS = """
    HouseLobbyScreen {
        OptionList {
            height: 1fr; border: none; background: $background; padding: 1 1;
            scrollbar-size-vertical: 1;
            &:focus { border: none; }
        }
        OptionList > .option-list--option-disabled { color: $brass; text-style: bold; }
        OptionList > .option-list--option-highlighted { background: $sea; color: $foreground; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("w", "watch"),
        Binding("o", "open"),
        Binding("f", "find"),
        Binding("l", "language"),
        Binding("q,escape", "quit"),
    ]
    AUTO_FOCUS = "OptionList"

    def __init__(
        self, visit: Visit, voice: Voice, bell: asyncio.Event, no: QuarterdeckError | None = None
    ) -> None:
        super().__init__()
        self.visit, self.voice, self.bell, self.no = visit, voice, bell, no
        self.own: tuple[OwnListed, ...] = ()
        self.up = True  # whether the line is

    def compose(self) -> ComposeResult:
        yield TitleBar()
        yield OptionList(markup=False)
        yield WhyNotPanel()
        yield KeyLine()
        yield SizeNotice(self.voice)

    def on_mount(self) -> None:
        self.draw()
        if self.no:
            self.refuse(self.no)
        self.look()

    @work(exclusive=True)
    async def look(self) -> None:
        """Ask for one's own tables, now and whenever the house has rung."""
        while self.is_current:  # whoever has gone to a table hears its letters there
            self.bell.clear()
            self.hear_line()
            await self.ask()
            await self.bell.wait()

    async def ask(self) -> None:
        """For one's own tables; whoever has gone meanwhile is shown nothing any more."""
        no = None
        try:
            self.own = (await asyncio.to_thread(self.visit.own_tables)).all
        except QuarterdeckError as wrong:
            no = wrong
        if not self.query(TitleBar):
            return
        if no:
            self.refuse(no)
        self.draw()

    def hear_line(self) -> None:
        """Of the line alone: no table is followed here."""
        while (heard := self.visit.next_letter()) is not None:
            self.up = heard.is_up if isinstance(heard, LineNote) else self.up

    def refuse(self, no: QuarterdeckError) -> None:
        said = self.voice.words.say(no.sentence)
        self.query_one(WhyNotPanel).say(self.voice.text("terminal-why-not"), said)

    def on_key(self) -> None:
        self.query_one(WhyNotPanel).close()

    # Drawing

    def draw(self) -> None:
        text = self.voice.text
        name = self.visit.name or ""
        about = text("terminal-house-welcome", house=self.visit.base, sailor=name)
        stage = "" if self.up else text("terminal-house-offline")
        self.query_one(TitleBar).show(text("terminal-house-title"), about, stage)
        keys = ((key, text(named), f"screen.{do}") for key, named, do in LOBBY_KEYS)
        self.query_one(KeyLine).show(keys)
        self.list_tables()

    def list_tables(self) -> None:
        """The mark stays on the table that it stood on."""
        listed, words = self.query_one(OptionList), self.voice.words
        at = self.table_marked()
        mine = {each.listing.table for each in self.own}
        others = [each for each in self.visit.listed if each.table not in mine]
        rows = [self.row(each.listing, stage_of_own(each, words)) for each in self.own]
        more = [self.row(each, stage_of_listed(each, words)) for each in others]
        heads = [self.head("own")] if rows else []
        listed.clear_options()
        listed.add_options([*heads, *rows, self.head("others", len(others)), *more])
        self.mark(at)

    def head(self, key: str, count: int = 0) -> Option:
        return Option(self.voice.text(f"terminal-house-{key}", count=count), disabled=True)

    def row(self, listed: ListedTable, stage: str) -> Option:
        """What is played, how it stands, and who is there."""
        game = Text(title_of(listed.game, self.voice.language))
        game.truncate(GAME, overflow="ellipsis", pad=True)
        how = Text(stage, Style(color=palette.BRASS_LIGHT))
        how.truncate(STAGE, overflow="ellipsis", pad=True)
        who = sailors_at(listed, self.voice.words)
        return Option(Text.assemble("  ", game, "  ", how, "  ", who), id=listed.table)

    def table_marked(self) -> str | None:
        listed = self.query_one(OptionList)
        at = listed.highlighted
        return None if at is None else listed.get_option_at_index(at).id

    def mark(self, table: str | None) -> None:
        listed = self.query_one(OptionList)
        options = [listed.get_option_at_index(at) for at in range(listed.option_count)]
        tables = [at for at, option in enumerate(options) if option.id]
        same = [at for at in tables if options[at].id == table]
        listed.highlighted = next(iter((*same, *tables)), None)

    # Keys

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        self.dismiss(("join", message.option.id or ""))

    def action_join(self) -> None:
        self.go_to("join")

    def action_watch(self) -> None:
        self.go_to("watch")

    def go_to(self, how: str) -> None:
        if table := self.table_marked():
            self.dismiss((how, table))

    def action_open(self) -> None:
        self.dismiss(("open", ""))

    def action_find(self) -> None:
        self.dismiss(("find", ""))

    def action_language(self) -> None:
        self.voice.next()
        self.draw()

    def action_quit(self) -> None:
        self.dismiss(("quit", ""))
