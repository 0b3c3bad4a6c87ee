"""The board of Waddingtons Buccaneer: the sea, the ledger beside it, and a finger on both."""

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.widgets import Static

from quarterdeck.core.table import Event
from quarterdeck.games.waddingtons import events as news
from quarterdeck.games.waddingtons import sea
from quarterdeck.games.waddingtons.view import View
from quarterdeck.terminal.games.board import GameBoard
from quarterdeck.terminal.games.offer import ActionOffer
from quarterdeck.terminal.games.waddingtons.drawing import Drawing
from quarterdeck.terminal.games.waddingtons.helm import Helm, helm
from quarterdeck.terminal.games.waddingtons.ledger import Ledger, LedgerPage, rows
from quarterdeck.terminal.games.waddingtons.outlook import outlook
from quarterdeck.terminal.table_session import TableSession
from quarterdeck.words import Words as Language
from quarterdeck.words.positions.waddingtons import card_text, phrase_here

COMPASS = dict(zip("89632147", sea.HEADINGS, strict=True))  # as on a number pad
ACTIONS = ("onward", "beside", "heading", "do")
WIDTH, HEIGHT = 44, 22  # of the sea
FRAME = 6  # rows for the title, what Enter does, and the keys
LEAST, MOST = 3, 12  # lines of the list
STEP = 0.3  # beats a square
BEATS: Mapping[type, float] = {
    news.Attacked: 1,
    news.Called: 1,
    news.HandsShown: 3,
    news.Beat: 1,
    news.FoughtEven: 1,
    news.Traded: 1,
    news.Plundered: 1,
}


class WaddingtonsBoard(GameBoard):
    """Draws a view and turns keys into words; what is allowed, the referee says."""

    DEFAULT_CSS = f"""
    WaddingtonsBoard {{
        width: {WIDTH}; background: $sea-deep;
        #sea {{ width: {WIDTH}; height: {HEIGHT}; }}
        #ports {{ width: {WIDTH}; height: auto; }}
    }}
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "onward(-1)"),
        Binding("down", "onward(1)"),
        Binding("left", "beside(-1)"),
        Binding("right", "beside(1)"),
        *(Binding(key, f"heading('{heading}')") for key, heading in COMPASS.items()),
        Binding("enter", "do"),
        Binding("d", "docks"),
    ]
    KEYS = (
        ("↑ ↓", "waddingtons-key-onward"),
        ("← →", "waddingtons-key-beside"),
        ("1–9", "waddingtons-key-heading"),
        ("enter", "waddingtons-key-do"),
        ("d", "waddingtons-key-docks"),
    )
    BESIDE = True

    seen: View
    helm = Helm()
    card = 0  # the Chance card just turned up
    docks = False  # whether the ledger shows them instead of the ships

    def __init__(self) -> None:
        super().__init__()
        self.panel = Ledger(self)

    def compose(self) -> ComposeResult:
        yield Static(id="sea")
        yield Static(id="ports")

    # Showing

    def show(self, session: TableSession, language: Language) -> None:
        self.session, self.language, self.seen = session, language, session.seen
        self.draw()

    def watch_live(self, before: bool, live: bool) -> None:
        """A person's turn begins or ends; before the first there is nothing to draw."""
        if live != before:
            self.helm = helm(self.seen, self.session.legal_words()) if live else Helm()
            self.draw()

    def on_resize(self) -> None:
        if hasattr(self, "seen"):
            self.draw()

    def draw(self) -> None:
        drawing = Drawing(self.seen, self.helm, self.COLOURS, self.language)
        self.query_one("#sea", Static).update(drawing.text())
        page = LedgerPage(self.seen, self.helm, self.session.names, self.COLOURS, self.language)
        below = self.ports(page)[: max(0, self.app.size.height - HEIGHT - 2)]
        ports = self.query_one("#ports", Static)
        ports.display = bool(below)
        ports.update(Text("\n").join(below))
        self.screen.query_one(Ledger).update(self.written(page))
        self.post_message(self.Changed())

    def written(self, page: LedgerPage) -> Text:
        """Ships or docks, what is asked, and as much of the list as there is room for."""
        turned = [Text(card_text(self.card, self.language))] if self.card else []
        about = [*turned, *page.about()]
        first = self.ports(page) if self.docks else list(page.ships(brief=False))
        if self.left([*first, *about]) < LEAST and not self.docks:
            first = list(page.ships(brief=True))
        most = max(LEAST, min(MOST, self.left([*first, *about])))
        return Text("\n").join([*first, *about, *page.choices(most)])

    def ports(self, page: LedgerPage) -> list[Text]:
        letters = Text(self.language.text("waddingtons-letters"))
        return [*page.docks(), *page.flat(), letters]

    def left(self, lines: list[Text]) -> int:
        """Rows that these lines leave to the list; the log has a share of its own."""
        size = self.app.size
        return size.height * 7 // 8 - FRAME - rows(lines, size.width - WIDTH - 2)

    # Offering

    def offers(self) -> tuple[ActionOffer, ...]:
        if not self.live or not self.helm.word:
            return ()
        word = self.helm.word
        enter = self.language.text("terminal-cap-enter")
        told = outlook(self.seen, word, self.session.names, self.language)
        deed = phrase_here(self.seen, word, self.language)
        return (ActionOffer(enter, deed, told, (word,)),)

    def hint(self) -> str:
        return self.language.text("waddingtons-hint")

    # Pointing

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys are for whoever's turn it is."""
        return self.live or action not in ACTIONS

    def hold(self, held: Helm) -> None:
        self.helm = held
        self.draw()

    def action_onward(self, by: int) -> None:
        self.hold(self.helm.onward(by))

    def action_beside(self, by: int) -> None:
        self.hold(self.helm.beside(by))

    def action_heading(self, heading: str) -> None:
        """Point that way; where nothing leads there, the referee tells why."""
        if held := self.helm.to_heading(heading):
            self.hold(held)
        else:
            self.post_message(self.Asked(f"turn {heading}"))

    def action_docks(self) -> None:
        self.docks = not self.docks
        self.draw()

    def on_click(self, event: Click) -> None:
        square = event.style.meta.get("square")
        if self.live and square is not None:
            self.point(square)

    def point(self, square: int) -> None:
        """Point at a square; pointing once more does it."""
        held = self.helm.to_square(square)
        if held is None:
            self.post_message(self.Asked(self.tried(square)))
        elif square == self.helm.square:
            self.action_do()
        else:
            self.hold(held)

    def pick(self, held: Helm) -> None:
        """Point at a line of the list; pointing once more does it."""
        if self.live and held.at == self.helm.at:
            self.action_do()
        elif self.live:
            self.hold(held)

    def tried(self, square: int) -> str:
        """What pointing there would have meant: sailing, if a line leads there."""
        ship = self.seen.ships[getattr(self.seen.awaiting, "ship", 0)]
        for heading, ray in enumerate(sea.RAYS[ship.square]):
            if square in ray:
                return f"sail {sea.HEADINGS[heading]} {ray.index(square) + 1}"
        return f"turn {sea.HEADINGS[ship.heading]}"

    def action_do(self) -> None:
        self.post_message(self.Play(self.helm.word))

    # Seeing it happen

    async def perform(self, event: Event) -> None:
        """Ships sail square by square, cards are read, fights are given their time."""
        match event:
            case news.Sailed(_, ship, path) | news.Fled(_, ship, path):
                await self.sail(ship, path)
            case news.Blown(_, ship, square):
                self.place(ship, square=square)
            case news.Turned(_, ship, heading):
                self.place(ship, heading=heading)
            case news.TurnedUp(_, _, card):
                await self.turn_up(card)
        await self.tempo.rest(BEATS.get(type(event), 0))

    async def sail(self, ship: int, path: tuple[int, ...]) -> None:
        for square in path if self.tempo.moving else path[-1:]:
            self.place(ship, square=square)
            await self.tempo.rest(STEP)

    def place(self, ship: int, **where: int) -> None:
        ships = list(self.seen.ships)
        ships[ship] = replace(ships[ship], **where)
        self.seen = replace(self.seen, ships=tuple(ships))
        self.draw()

    async def turn_up(self, card: int) -> None:
        """The card lies open for as long as it takes to read it."""
        if self.tempo.moving:
            self.card = card
            self.draw()
            await self.tempo.rest(4)
            self.card = 0
            self.draw()
