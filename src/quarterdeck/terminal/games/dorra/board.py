"""The board of Buccaneer: ships in sight, everyone's crews, and a finger that points."""

from collections.abc import Mapping
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.widgets import Static

from quarterdeck.core.table import Event
from quarterdeck.games.dorra import components as box
from quarterdeck.games.dorra.events import Boarded, BrokeUp, Majority, Mutinied, Paid, Took
from quarterdeck.games.dorra.state import ToMutiny
from quarterdeck.games.dorra.view import View
from quarterdeck.terminal.games.board import GameBoard
from quarterdeck.terminal.games.dorra.hand import Hand
from quarterdeck.terminal.games.dorra.offers import OfferBar
from quarterdeck.terminal.games.dorra.quay import COLOURS, SHIP_KEYS, Quay
from quarterdeck.terminal.games.offer import ActionOffer
from quarterdeck.terminal.table_session import TableSession
from quarterdeck.words import Words as Language
from quarterdeck.words.positions.dorra import asked_line

FACES = {"2": "2", "3": "3", "4": "4", "5": "5", "0": "?"}  # keys and what lies on top
BEATS: Mapping[type, float] = {
    Mutinied: 2,
    Boarded: 1,
    Took: 0.5,
    Paid: 0.5,
    BrokeUp: 2,
    Majority: 1,
}
ACTIONS = ("crew", "target", "face", "ship", "do", "mutiny")


class DorraBoard(GameBoard):
    """Draws a view and turns keys into words; what is allowed, the referee says."""

    DEFAULT_CSS = """
    DorraBoard {
        layout: vertical; height: 12; background: $sea; padding: 0 1;
        #ships { height: 3; width: auto; }
        #asked { height: 1; color: $accent; }
        #crews { height: 1fr; padding: 1 0 0 0; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "crew(-1)"),
        Binding("right", "crew(1)"),
        Binding("up", "target(-1)"),
        Binding("down", "target(1)"),
        *(Binding(key, f"face('{face}')") for key, face in FACES.items()),
        *(Binding(key, f"ship({place})") for place, key in enumerate(SHIP_KEYS)),
        Binding("enter", "do"),
        Binding("m", "mutiny"),
    ]
    COLOURS = COLOURS
    KEYS = (
        ("← → 2–5 0", "dorra-key-crew"),
        ("↑ ↓", "dorra-key-target"),
        ("x y z", "dorra-key-ship"),
        ("enter", "dorra-key-do"),
        ("m", "dorra-key-mutiny"),
    )

    seen: View
    hand = Hand()

    def compose(self) -> ComposeResult:
        yield Static(id="ships")
        yield Static(id="asked", markup=False)
        yield Static(id="crews")

    # Showing

    def show(self, session: TableSession, language: Language) -> None:
        self.session, self.language, self.seen = session, language, session.seen
        self.draw()

    def watch_live(self, before: bool, live: bool) -> None:
        """A person's turn begins or ends; before the first there is nothing to draw."""
        if live != before:
            self.hand = Hand(self.session.legal_words()) if live else Hand()
            self.draw()

    def draw(self) -> None:
        hand = self.hand if self.live else None
        quay = Quay(self.seen, hand, self.session.names, self.language)
        self.query_one("#ships", Static).update(quay.ships())
        self.query_one("#crews", Static).update(quay.rows())
        self.query_one("#asked", Static).update(self.asked())
        self.post_message(self.Changed())

    def asked(self) -> str:
        """What an unusual moment is about; else how many ships are still to come."""
        ships = self.language.text("dorra-position-deck", ships=sum(self.seen.deck))
        return asked_line(self.seen, self.language) or ships

    def offers(self) -> tuple[ActionOffer, ...]:
        if not self.live or not self.hand.words:
            return ()
        return OfferBar(self.seen, self.hand, self.session.names, self.language).offers()

    def hint(self) -> str:
        return self.language.text("dorra-hint")

    async def perform(self, event: Event) -> None:
        """What matters is given its time; the pay is counted out disc by disc."""
        await self.tempo.rest(BEATS.get(type(event), 0))

    # Pointing

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys are for whoever's turn it is."""
        return self.live or action not in ACTIONS

    def hold(self, hand: Hand) -> None:
        self.hand = hand
        self.draw()

    def action_crew(self, by: int) -> None:
        self.hold(self.hand.beside(by))

    def action_target(self, by: int) -> None:
        self.hold(self.hand.onward(by))

    def action_face(self, face: str) -> None:
        """The crew under one's own disc; where it can do nothing, the referee tells why."""
        if hand := self.hand.with_crew(face):
            self.hold(hand)
        else:
            self.post_message(self.Asked(f"board {face} {self.seen.open[0] + 1}"))

    def action_ship(self, place: int) -> None:
        if place < len(self.seen.open):
            self.point(str(self.seen.open[place] + 1))

    def on_click(self, event: Click) -> None:
        goal = event.style.meta.get("goal")
        if self.live and goal:
            self.point(goal)

    def point(self, goal: str) -> None:
        """Point at something with key or mouse; pointing at it once more does it."""
        own = goal[1:] if goal[0] == self.own_letter else ""
        if own:
            self.action_face(own)
        elif hand := self.hand.at_target(goal):
            if hand.word == self.hand.word:
                self.action_do()
            else:
                self.hold(hand)
        else:
            self.post_message(self.Asked(self.tried(goal)))

    @property
    def own_letter(self) -> str:
        return box.LETTERS[self.seen.seat or 0]

    def tried(self, goal: str) -> str:
        """What pointing there would have meant."""
        crew = self.hand.crews[self.hand.crew] or "2"
        return f"board {crew} {goal}" if goal.isdigit() else f"move {crew} {goal}"

    # Doing

    def action_do(self) -> None:
        quiet = isinstance(self.seen.awaiting, ToMutiny)
        self.post_message(self.Play("obey" if quiet else self.hand.word))

    def action_mutiny(self) -> None:
        self.post_message(self.Play("mutiny"))
