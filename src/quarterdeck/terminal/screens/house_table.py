"""A table that a house keeps, on the whole screen: letters are told as they come."""

import asyncio
from collections.abc import Callable
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType

from quarterdeck.core import logbook
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.table import Event, LiveTable, Seat
from quarterdeck.rooms.final_results import FinalResult
from quarterdeck.terminal.house.house_session import LONGEST_LINE, HouseSession
from quarterdeck.terminal.house.letters import TableLetter
from quarterdeck.terminal.house_remark import HouseRemark
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.pacing import Tempo
from quarterdeck.terminal.screens.end import EndScreen
from quarterdeck.terminal.screens.question import QuestionScreen
from quarterdeck.terminal.screens.table_frame import FRAME_KEYS, FrameKeys, TableFrame
from quarterdeck.terminal.screens.talk import LineScreen
from quarterdeck.terminal.session import Session
from quarterdeck.terminal.table_session import News, Words

BEAT = 1.0  # seconds between two looks at the clock
# As at a table of one's own, but that one goes back to the list, can talk, and can be covered.
HOUSE_KEYS = (
    *FRAME_KEYS[:4],
    ("slash", "/", "terminal-key-talk", "talk"),
    ("n", "n", "terminal-key-tables", "leave('tables')"),
    ("q", "q", "terminal-key-quit", "leave('quit')"),
)
_, WHY, _, LANGUAGE = HOUSE_KEYS[:4]
PAUSE = ("p", "p", "terminal-key-pause", "pause")  # where there is a clock
COVER = ("b", "b", "terminal-key-cover", "cover")  # where somebody has gone
WAIT = ("k", "k", "terminal-key-wait-for", "wait_for")  # before a bot comes for them
URGE = ("e", "e", "terminal-key-urge", "urge")  # where there is no clock and somebody is idle
RESIGN = ("r", "r", "terminal-key-resign", "resign")
TIME_KEYS = (PAUSE, COVER, WAIT, URGE)


class HouseTableScreen(TableFrame):
    """Ends with `rematch`, `tables` or `quit`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, action) for key, _, _, action in (*HOUSE_KEYS[4:], *TIME_KEYS, RESIGN)
    ]
    LEAVING = "terminal-house-leave"
    session: HouseSession

    def __init__(
        self, session: HouseSession, voice: Voice, tempo: Tempo, bell: asyncio.Event
    ) -> None:
        super().__init__(session, voice, tempo)
        self.bell = bell

    def on_mount(self) -> None:
        self.set_interval(BEAT, self.draw_clock)

    # The voyage

    async def voyage(self, news: News) -> None:
        """Hand over when it is our turn; tell every letter, one after the other, to the end."""
        await self.tell(news)
        while not self.session.over:
            if not self.session.others_are_next and not self.board.live:
                await self.hand_over()
            self.draw_offers()
            before = self.session.shown
            heard = await self.next_news()
            if changes_board(before, self.session.shown):
                self.board.live = False
                await self.tell(heard)
            else:
                await self.tell_aside(heard)
        self.board.live = False
        await self.finish()

    async def next_news(self) -> News:
        """What the next letter tells, whenever it comes."""
        while (news := self.session.hear_one()) is None:
            self.bell.clear()
            await self.bell.wait()
        return news

    async def tell_aside(self, news: News) -> None:
        """Talk, time, and who came and went: whatever is picked on the board stays picked."""
        for event in news:
            await self.tell_one(event)
        self.draw_title()
        self.draw_scores()
        self.draw_keys()

    async def tell_one(self, event: Event) -> None:
        if not isinstance(event, HouseRemark):
            await super().tell_one(event)
            return
        self.narrator.hear(event)
        self.draw_log()

    async def finish(self) -> None:
        """How it went is read from the logbook, which is everybody's when a game is over."""
        await self.tempo.rest(2)
        await self.undisturbed.wait()
        self.draw()
        try:
            ended = await asyncio.to_thread(ended_session, self.session)
        except QuarterdeckError as no:
            self.refuse(no)
            return
        end = EndScreen(ended, self.voice, self.board.COLOURS)
        answer = await self.app.push_screen_wait(end)
        if answer != "look":
            self.dismiss("tables" if answer == "new" else answer)

    # What a person does

    def play(self, words: Words) -> None:
        if not self.board.live:
            return
        try:
            self.second_thoughts.heed(*words)
        except QuarterdeckError as no:
            self.refuse(no)
        else:
            self.board.live = False
            self.draw_offers()
            self.ask(lambda: self.session.act(*words))

    @work(group="asking")
    async def ask(self, do: Callable[[], object]) -> None:
        """Something of the house, which answers when it does; a no is shown."""
        try:
            await asyncio.to_thread(do)
        except QuarterdeckError as no:
            self.refuse(no)
            self.board.live = not self.session.others_are_next and not self.session.over
            self.draw_offers()

    @work(exclusive=True, group="aside")
    async def action_talk(self) -> None:
        said = await self.app.push_screen_wait(
            LineScreen(self.voice, "terminal-house-talk", LONGEST_LINE)
        )
        if said:
            self.ask(lambda: self.session.say(said))

    def action_cover(self) -> None:
        """Oneself again where a bot plays; else a bot for the one everybody waits for."""
        if self.session.is_covered:
            self.ask(self.session.reclaim)
        elif not self.session.over:
            self.ask(lambda: self.session.cover(self.session.mover()))

    def action_wait_for(self) -> None:
        if not self.session.over:
            self.ask(lambda: self.session.wait_for(self.session.mover()))

    def action_urge(self) -> None:
        self.ask(self.session.urge)

    @work(exclusive=True, group="aside")
    async def action_resign(self) -> None:
        question = QuestionScreen(self.voice, "terminal-house-resign-sure")
        if not self.session.over and await self.aside(question):
            self.ask(self.session.resign)

    def action_pause(self) -> None:
        self.ask(lambda: self.session.pause(not self.session.time.paused))

    # Drawing

    def frame_keys(self) -> FrameKeys:
        return (*HOUSE_KEYS[:5], *self.time_keys(), RESIGN, *HOUSE_KEYS[5:])

    def time_keys(self) -> FrameKeys:
        """Whatever can be said just now of time, and of those who take too much of it."""
        now, clock = self.session, self.session.time
        if now.seat is None or now.over:
            return ()
        back = now.is_covered and not now.is_given_up
        more = now.is_held_up and now.to_move not in clock.awaited
        idle = clock.idle is not None and now.others_are_next
        of_use = (bool(clock.left) or clock.paused, back or now.is_held_up, more, idle)
        return tuple(key for key, useful in zip(TIME_KEYS, of_use, strict=True) if useful)

    def bottom_keys(self) -> FrameKeys:
        """How to give up stands in the help alone, and the language where time needs the room."""
        spare = {RESIGN}
        if self.time_keys():
            spare |= {WHY, LANGUAGE} if self.session.others_are_next else {LANGUAGE}
        return tuple(key for key in self.frame_keys() if key not in spare)

    def besides(self) -> str:
        clock = self.session.clock(self.voice.words)
        return f"  {clock}" if clock else ""

    def draw_clock(self) -> None:
        if self.session.shown.clock is not None and self.is_current:
            self.draw_title()

    def waiting(self) -> str:
        """Nobody can be hurried along who is not a bot of ours."""
        if self.session.over:
            return self.voice.text("terminal-over")
        if self.session.is_given_up:
            return self.voice.text("terminal-house-held-why", why=self.session.held_why)
        if self.session.is_covered:
            return self.voice.text("terminal-house-covered-you")
        if self.session.time.paused:
            return self.voice.text("terminal-house-paused")
        name = self.session.names[self.session.mover()]
        return self.voice.text("terminal-house-waits-for", name=name)


def changes_board(before: TableLetter, after: TableLetter) -> bool:
    """Whether there is something else to see or to decide; what people agree on is neither."""
    then, now = ((each.view, each.draft, each.actions) for each in (before, after))
    return then != now


class EndedSession(Session):
    """A finished game as this terminal would have kept it, and what came of it in the house."""

    outcome = FinalResult((), ())

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.outcome.winners

    @property
    def lost(self) -> tuple[Seat, ...]:
        return self.outcome.lost


def ended_session(session: HouseSession) -> EndedSession:
    book = logbook.read(session.visit.door.logbook(session.table))
    ended = EndedSession(session.game, session.crew, session.view.options, LiveTable(0), 0)
    ended.take_up(book)
    ended.outcome = FinalResult(session.winners, session.lost)
    return ended
