"""The table while a game is on: title, scores, board, log beside the coach, what the keys do."""

import asyncio
from collections.abc import Iterable
from typing import ClassVar, TypeVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal
from textual.events import Key
from textual.screen import Screen

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.table import Event, TurnBegan
from quarterdeck.terminal.advice import counsels
from quarterdeck.terminal.games import board_of
from quarterdeck.terminal.games.board import GameBoard
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.narrator import Narrator
from quarterdeck.terminal.pacing import Tempo
from quarterdeck.terminal.screens.curtain import CurtainScreen
from quarterdeck.terminal.screens.help import HelpScreen
from quarterdeck.terminal.screens.question import QuestionScreen
from quarterdeck.terminal.screens.table_styles import TABLE_STYLES
from quarterdeck.terminal.second_thoughts import SecondThoughts
from quarterdeck.terminal.table_session import News, TableSession, Words
from quarterdeck.terminal.widgets.action_bar import ActionBar, OfferButton
from quarterdeck.terminal.widgets.coach_panel import CoachPanel
from quarterdeck.terminal.widgets.key_line import KeyLine
from quarterdeck.terminal.widgets.log_panel import LogPanel
from quarterdeck.terminal.widgets.score_track import Racer, ScoreTrack
from quarterdeck.terminal.widgets.size_notice import SizeNotice
from quarterdeck.terminal.widgets.title_bar import TitleBar
from quarterdeck.terminal.widgets.why_not import WhyNotPanel
from quarterdeck.words.positions import text_of

T = TypeVar("T")

FrameKeys = tuple[tuple[str, str, str, str], ...]

# Keys that work whosever turn it is: key, how it is written, its name, its action.
FRAME_KEYS = (
    ("c", "c", "terminal-key-coach", "coach"),
    ("w", "w", "terminal-key-why", "why_not"),
    ("question_mark", "?", "terminal-key-help", "help"),
    ("l", "l", "terminal-key-language", "language"),
    ("n", "n", "terminal-key-new", "leave('new')"),
    ("q", "q", "terminal-key-quit", "leave('quit')"),
)


class TableFrame(Screen[str]):
    """Shows a session and takes what people do to it; ends with `rematch`, `new` or `quit`.

    How the game goes on is for whoever keeps it to say: `voyage` and `play`.
    """

    DEFAULT_CSS = TABLE_STYLES
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, action) for key, _, _, action in FRAME_KEYS),
        Binding("pageup", "leaf(-4)"),
        Binding("pagedown", "leaf(4)"),
    ]
    AUTO_FOCUS = "*"
    LEAVING = "terminal-leave"  # how the questions before leaving begin

    def __init__(self, session: TableSession, voice: Voice, tempo: Tempo) -> None:
        super().__init__()
        self.session, self.voice, self.tempo = session, voice, tempo
        self.narrator = Narrator(session.game, session.names, session.past)
        self.text, self.second_thoughts = text_of(session.game), SecondThoughts(session)
        self.board: GameBoard = board_of(session.game)
        self.board.tempo = tempo
        self.undisturbed = asyncio.Event()
        self.undisturbed.set()

    def compose(self) -> ComposeResult:
        yield TitleBar()
        with Container(id="middle"):
            yield ScoreTrack()
            yield self.board
            if self.board.panel:
                yield self.board.panel
            with Horizontal(id="below"):
                yield LogPanel()
                yield CoachPanel(self.board.COLOURS)
            yield WhyNotPanel()
            yield ActionBar()
        yield KeyLine()
        yield SizeNotice(self.voice)

    def on_mount(self) -> None:
        self.set_class(self.board.BESIDE, "-beside")
        self.draw()
        self.sail(self.session.opening)

    # The voyage

    def sail(self, news: News) -> None:
        """Tell what happened, and go on from there."""
        self.run_worker(self.voyage(news), group="voyage", exclusive=True)

    async def voyage(self, news: News) -> None:
        raise NotImplementedError

    async def hand_over(self) -> None:
        """A person's turn; what only they may see is shown when they are at the keyboard."""
        if self.session.curtained:
            name = self.session.names[self.session.mover()]
            await self.aside(CurtainScreen(self.voice, name))
            self.session.lift_curtain()
            self.draw()
        self.tempo.calm()
        self.board.live = True
        self.consult()

    async def tell(self, news: Iterable[Event]) -> None:
        """One thing after the other; before the dice pass there is time to look."""
        for place, event in enumerate(news):
            if place and isinstance(event, TurnBegan):
                await self.tempo.rest(1.5)
            await self.tell_one(event)
        self.draw()

    async def tell_one(self, event: Event) -> None:
        if isinstance(event, TurnBegan):
            self.tempo.calm()
            self.draw_scores()
        await self.undisturbed.wait()
        self.narrator.hear(event)
        self.draw_log()
        await self.board.perform(event)

    def on_game_board_play(self, message: GameBoard.Play) -> None:
        self.play(message.words)

    def on_offer_button_pressed(self, message: OfferButton.Pressed) -> None:
        self.play(message.offer.words)

    def play(self, words: Words) -> None:
        """What a person wants, unless a rule is against it; once, however often they press."""
        raise NotImplementedError

    # Why not

    def on_game_board_asked(self, message: GameBoard.Asked) -> None:
        self.explain(message.words)

    def action_why_not(self) -> None:
        offers = self.board.offers()
        self.explain(offers[0].words if offers else ())

    def explain(self, words: Words) -> None:
        if no := self.session.refusal(*words):
            self.refuse(no)
        else:
            box = self.query_one(WhyNotPanel)
            box.say(self.voice.text("terminal-why-not"), self.voice.text("terminal-why-allowed"))

    def refuse(self, no: QuarterdeckError) -> None:
        said = self.voice.words.say(no.sentence, self.session.names)
        self.query_one(WhyNotPanel).say(self.voice.text("terminal-why-not"), said)

    def on_key(self, event: Key) -> None:
        """Any key puts the box away; while bots play, any key that means nothing else hurries."""
        self.query_one(WhyNotPanel).close()
        if not self.board.live and event.key not in {key for key, *_ in self.frame_keys()}:
            self.tempo.hurry()

    # Keys of the frame

    async def aside(self, screen: Screen[T]) -> T:
        """Another screen in front of the table, where nothing happens meanwhile."""
        self.undisturbed.clear()
        try:
            return await self.app.push_screen_wait(screen)
        finally:
            self.undisturbed.set()

    @work(exclusive=True, group="aside")
    async def action_help(self) -> None:
        frame = ((written, key) for _, written, key, _ in self.frame_keys())
        keys = (*self.board.KEYS, *frame, ("pages", "terminal-key-leaf"))
        await self.aside(HelpScreen(self.voice, keys))

    def action_language(self) -> None:
        self.voice.next()
        self.draw()
        self.consult()

    @work(exclusive=True, group="aside")
    async def action_leave(self, where: str) -> None:
        question = QuestionScreen(self.voice, f"{self.LEAVING}-{where}")
        if self.session.over or await self.aside(question):
            self.dismiss(where)

    def action_coach(self) -> None:
        self.query_one(CoachPanel).toggle_class("-open")
        self.toggle_class("-coached")
        self.consult()

    def action_leaf(self, by: int) -> None:
        """Through the log and the coach's list."""
        for panel in self.query("LogPanel, CoachPanel"):
            panel.scroll_relative(y=by, animate=False)

    @work(exclusive=True, group="coach")
    async def consult(self) -> None:
        """Ask the coach, if anyone listens, in a thread of its own."""
        panel = self.query_one(CoachPanel)
        self.board.shade(())
        if not panel.has_class("-open"):
            return
        if not self.board.live:
            waits = self.voice.text("terminal-coach-waits")
            panel.say(waits, await asyncio.to_thread(self.session.chances))
            return
        panel.say(self.voice.text("terminal-coach-thinks"))
        try:
            advice = await asyncio.to_thread(self.session.advise)
        except QuarterdeckError as no:
            panel.say(self.voice.words.say(no.sentence))
        else:
            title = self.voice.text("terminal-coach-title", measure=advice.measure)
            panel.show(title, counsels(advice, self.text, self.voice.words), advice.chances)
            self.board.shade(advice.heat)

    # Drawing

    def frame_keys(self) -> FrameKeys:
        return FRAME_KEYS

    def bottom_keys(self) -> FrameKeys:
        """Those for which there is room on the last line."""
        return self.frame_keys()

    def draw(self) -> None:
        self.board.show(self.session, self.voice.words)
        self.draw_title()
        self.draw_scores()
        self.draw_log()
        self.draw_offers()
        self.draw_keys()

    def draw_keys(self) -> None:
        frame, text = self.bottom_keys(), self.voice.text
        keys = ((sign, text(key), f"screen.{do}") for _, sign, key, do in frame)
        self.query_one(KeyLine).show(keys)

    def draw_title(self) -> None:
        seen, say = self.session.seen, self.voice.words.say
        stage, target = self.text.stage(seen), self.text.target(seen)
        turn, title = self.session.turn, self.voice.text(self.session.game.name)
        about = self.voice.text("terminal-about", turn=turn, target=target or 0) if turn else ""
        told = say(stage, self.session.names) if stage else ""
        self.query_one(TitleBar).show(title, about + self.besides(), told)

    def besides(self) -> str:
        """What else the title says, beside the turn."""
        return ""

    def draw_scores(self) -> None:
        track, session = self.query_one(ScoreTrack), self.session
        scores = self.text.scores(session.seen, session.scores)
        track.target = self.text.target(session.seen) or max(1, *(score or 0 for score in scores))
        track.racers = tuple(
            Racer(
                sailor.name,
                self.voice.level(sailor.level),
                score,
                self.board.COLOURS[seat],
                seat == session.to_move,
                seat in session.winners,
            )
            for seat, (sailor, score) in enumerate(zip(session.crew, scores, strict=True))
        )

    def draw_log(self) -> None:
        lines = self.narrator.lines(self.voice.language)
        self.query_one(LogPanel).show(lines, self.board.COLOURS)

    def on_game_board_changed(self) -> None:
        self.draw_offers()

    def draw_offers(self) -> None:
        offers = self.board.offers() if self.board.live else ()
        note = self.board.hint() if offers else self.waiting()
        self.query_one(ActionBar).show(offers, note)

    def waiting(self) -> str:
        if self.session.over:
            return self.voice.text("terminal-over")
        name, waits = self.session.names[self.session.mover()], self.session.others_are_next
        return self.voice.text("terminal-waiting", name=name) if waits else ""
