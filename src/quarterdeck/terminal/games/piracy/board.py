"""The board of Piracy: the sea chart, a finger on it, telescopes and salvos that flash."""

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.widgets import Static

from quarterdeck.bots.record import Heat
from quarterdeck.core.table import Event
from quarterdeck.games.piracy import events as news
from quarterdeck.games.piracy import grid
from quarterdeck.games.piracy.grid import DIRECTIONS, STEPS, Square
from quarterdeck.games.piracy.state import (
    ToBury,
    ToDepart,
    ToEngage,
    ToFireAgain,
    ToSail,
    ToStation,
)
from quarterdeck.games.piracy.view import View
from quarterdeck.games.piracy.waters import waters
from quarterdeck.terminal.games.board import GameBoard
from quarterdeck.terminal.games.offer import ActionOffer
from quarterdeck.terminal.games.piracy.drawing import Drawing, straight_line
from quarterdeck.terminal.games.piracy.pointer import Pointer, home, pointer, step_from
from quarterdeck.terminal.games.piracy.roster import Roster, ShipMuster
from quarterdeck.terminal.table_session import TableSession
from quarterdeck.words import Words as Language
from quarterdeck.words.positions.piracy import phrase, warning

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
COMPASS = dict(zip("8624", DIRECTIONS, strict=True))  # as on a number pad
STILL = ("stay", "cease", "wait")
BESIDE_IT, ABOVE_AND_BELOW = 44, 6  # columns and rows that a larger chart leaves to the rest
ACTIONS = ("point", "do", "other_way", "look", "still", "set_up", "fire", "lift")
BEATS: Mapping[type, float] = {news.AnsweredNay: 1, news.Threw: 0.5, news.Hid: 0.5}


class PiracyBoard(GameBoard):
    """Draws a view and turns keys into words; what is allowed, the referee says."""

    DEFAULT_CSS = """
    PiracyBoard {
        width: auto; background: $sea-deep;
        #chart { width: auto; height: auto; padding: 0 1 0 0; }
        #legend { width: 39; height: auto; padding: 1 0 0 3; color: $soft; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"point({right}, {down})") for key, (right, down) in ARROWS.items()),
        *(Binding(key, f"fire('{direction}')") for key, direction in COMPASS.items()),
        Binding("enter", "do"),
        Binding("space", "other_way"),
        Binding("t", "look"),
        Binding("s", "still"),
        Binding("u", "set_up"),
        Binding("escape", "lift"),
    ]
    KEYS = (
        ("← → ↑ ↓", "piracy-key-point"),
        ("enter", "piracy-key-do"),
        ("space", "piracy-key-way"),
        ("t", "piracy-key-look"),
        ("8 6 2 4", "piracy-key-fire"),
        ("s", "piracy-key-still"),
        ("u", "piracy-key-set-up"),
        ("esc", "piracy-key-lift"),
    )
    BESIDE = True

    seen: View
    pointer = Pointer()
    heat: Mapping[Square, float] = {}
    flash: Mapping[Square, str] = {}

    def __init__(self) -> None:
        super().__init__()
        self.panel = Roster()

    def compose(self) -> ComposeResult:
        yield Static(id="chart")
        yield Static(id="legend", markup=False)

    # Showing

    def show(self, session: TableSession, language: Language) -> None:
        self.session, self.language, self.seen = session, language, session.seen
        self.draw()

    def watch_live(self, before: bool, live: bool) -> None:
        """A person's turn begins or ends; before the first there is nothing to draw."""
        if live != before:
            words = self.session.legal_words() if live else ()
            self.pointer = pointer(self.seen, words) if live else Pointer()
            self.draw()

    def draw(self) -> None:
        held = Drawing(self.seen, self.pointer, self.heat, self.flash, self.COLOURS, self.zoom)
        self.query_one("#chart", Static).update(held.text())
        sea = "red" if self.heat else "light"
        self.query_one("#legend", Static).update(self.language.text("piracy-legend", sea=sea))
        muster = ShipMuster(self.seen, self.session.names, self.COLOURS, self.language)
        self.screen.query_one(Roster).update(muster.text())
        self.post_message(self.Changed())

    @property
    def zoom(self) -> int:
        """Twice as large where that leaves room for the rest."""
        rows = self.seen.options.map.rows
        wide, high = 4 * len(rows[0]) + BESIDE_IT, 2 * len(rows) + ABOVE_AND_BELOW
        return 2 if self.app.size.width >= wide and self.app.size.height >= high else 1

    def on_resize(self) -> None:
        if hasattr(self, "seen"):
            self.draw()

    def shade(self, heat: Heat) -> None:
        if heat or self.heat:
            self.heat = dict(heat)
            self.draw()

    # Offering

    def offers(self) -> tuple[ActionOffer, ...]:
        if not self.live:
            return ()
        enter = self.language.text("terminal-cap-enter")
        also = [(key, word) for key, word in self.others() if word != self.pointer.word]
        return (self.first(enter), *(self.offer(key, word) for key, word in also))

    def first(self, enter: str) -> ActionOffer:
        """What Enter does; where the finger is on nothing, why it would not."""
        if self.pointer.word:
            return self.offer(enter, self.pointer.word)
        tried, why = self.tried(), self.language.text("terminal-offer-why")
        return ActionOffer(enter, phrase(tried, self.language), why, (tried,), allowed=False)

    def offer(self, key: str, word: str) -> ActionOffer:
        return ActionOffer(key, phrase(word, self.language), self.outlook(word), (word,))

    def outlook(self, word: str) -> str:
        """That it would be the end of him, or else that there are other ways."""
        if warning(self.seen, word):
            return self.language.text("piracy-offer-fatal")
        more = self.pointer.ways if word == self.pointer.word else 1
        return self.language.text("piracy-offer-ways", count=more) if more > 1 else ""

    def others(self) -> list[tuple[str, str]]:
        keyed = (("t", "look"), *(("s", word) for word in STILL), ("u", "set up"))
        return [(key, word) for key, word in keyed if word in self.pointer.words]

    def hint(self) -> str:
        fires = isinstance(self.seen.awaiting, ToEngage | ToFireAgain)
        return self.language.text("piracy-hint", does="fire" if fires else "point")

    # Pointing

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys are for whoever's turn it is."""
        return self.live or action not in ACTIONS

    def hold(self, held: Pointer) -> None:
        self.pointer = held
        self.draw()

    def action_point(self, right: int, down: int) -> None:
        """Where no square can be chosen, the finger stays off the chart."""
        start = self.pointer.cursor
        start = home(self.seen, self.pointer.targets) if start is None else start
        if self.pointer.targets and start is not None:
            self.hold(self.pointer.at(step_from(self.seen, start, right, down)))

    def action_other_way(self) -> None:
        self.hold(self.pointer.another_way())

    def action_lift(self) -> None:
        self.hold(self.pointer.at(None))

    def on_click(self, event: Click) -> None:
        """A click points; another one on the same square does it."""
        square = event.style.meta.get("square")
        if self.live and square is not None:
            if square == self.pointer.cursor:
                self.action_do()
            else:
                self.hold(self.pointer.at(square))

    def tried(self) -> str:
        """What pointing at this square would have meant."""
        square = grid.name_of(self.pointer.cursor or 0)
        match self.seen.awaiting:
            case ToBury():
                return f"bury {square}"
            case ToStation():
                return f"station {square}"
            case ToDepart():
                harbour = waters(self.seen.options.map).harbours[0]
                return f"depart {grid.name_of(harbour)} {square}"
            case ToSail():
                return f"sail {square}"
        return f"move {square}"

    # Doing

    def action_do(self) -> None:
        word = self.pointer.word
        self.post_message(self.Play(word) if word else self.Asked(self.tried()))

    def action_look(self) -> None:
        self.post_message(self.Play("look"))

    def action_still(self) -> None:
        word = next((word for word in STILL if word in self.pointer.words), STILL[0])
        self.post_message(self.Play(word))

    def action_set_up(self) -> None:
        self.post_message(self.Play("set up"))

    def action_fire(self, direction: str) -> None:
        self.post_message(self.Play(f"fire {direction}"))

    # Seeing it happen

    async def perform(self, event: Event) -> None:
        """Telescopes sweep, salvos fly, ships move; what matters is given its time."""
        match event:
            case news.Looked(_, _, square, ends):
                await self.blaze(
                    {each: " +" for end in ends for each in straight_line(square, end)}
                )
            case news.AnsweredAye(_, square) | news.Sunk(_, _, square) | news.Caught(_, _, square):
                await self.blaze({square: "P!"})
            case news.Fired():
                await self.shoot(event)
            case news.Missed(square) | news.TriedToLand(_, square):
                await self.blaze({square: "!!"})
            case news.Moved(_, ship, _, square) | news.Stationed(_, ship, square):
                self.place(ship, square)
        await self.tempo.rest(BEATS.get(type(event), 0))

    def place(self, ship: int, square: Square) -> None:
        ships = (*self.seen.ships[:ship], square, *self.seen.ships[ship + 1 :])
        self.seen = replace(self.seen, ships=ships)
        self.draw()

    async def shoot(self, salvo: news.Fired) -> None:
        """As far as it flies over the chart, and where it falls."""
        step, square = STEPS[salvo.direction], salvo.start
        flight: dict[Square, str] = {}
        for _ in range(salvo.range):
            square += step
            flight[square] = " *"
        if salvo.square is not None:
            flight[salvo.square] = "✕✕"
        await self.blaze(flight)

    async def blaze(self, flash: Mapping[Square, str]) -> None:
        """Light these squares for a moment."""
        if self.tempo.moving:
            self.flash = flash
            self.draw()
            await self.tempo.rest()
            self.flash = {}
            self.draw()
