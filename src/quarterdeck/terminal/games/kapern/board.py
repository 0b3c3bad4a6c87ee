"""The board of Piraten Kapern: the card, the sockets for skulls, the dice and their keys."""

from typing import ClassVar

from msgspec.structs import replace
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container

from quarterdeck.core.counts import Counts
from quarterdeck.core.table import Event
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.events import (
    Cursed,
    Placed,
    ReachedSkullIsland,
    Threw,
    TurnedOver,
)
from quarterdeck.games.kapern.state import ToDecide, ToPlace, ToRescue
from quarterdeck.games.kapern.view import View
from quarterdeck.terminal.games.board import GameBoard
from quarterdeck.terminal.games.kapern import odds
from quarterdeck.terminal.games.kapern.card import Card
from quarterdeck.terminal.games.kapern.hand import Hand, Places
from quarterdeck.terminal.games.kapern.offers import OfferBar
from quarterdeck.terminal.games.kapern.skull_island import SkullIsland
from quarterdeck.terminal.games.kapern.sockets import Sockets
from quarterdeck.terminal.games.kapern.tray import BLANK, HEIGHT, Die, Tray
from quarterdeck.terminal.games.offer import ActionOffer
from quarterdeck.terminal.table_session import TableSession
from quarterdeck.words import Words as Language

DIGITS = tuple(str(place + 1) for place in range(box.DICE))
FRAMES = 6  # of tumbling dice
LINGER = 6  # beats to look at what Skull Island cost, unless a key is pressed
ACTIONS = ("move", "pick", "pick_all", "guardian", "island", "roll", "stop", "sink")


class KapernBoard(GameBoard):
    """Draws a view and turns keys into words; what is allowed, the referee says."""

    SCOPED_CSS = False  # the screen's size decides how the parts are laid out
    DEFAULT_CSS = f"""
    KapernBoard {{
        layout: grid; grid-size: 2 2; grid-columns: 1fr 28; grid-rows: 4 {HEIGHT};
        height: {HEIGHT + 4}; background: $sea;
        #harbour {{ column-span: 2; width: 100%; height: 100%; align: center middle; }}
    }}
    .-wide KapernBoard {{
        grid-columns: 1fr 4fr;
        Card {{ row-span: 2; }}
        #harbour {{ column-span: 1; }}
    }}
    .-wide.-tall KapernBoard {{
        grid-rows: 5 {HEIGHT + 1}; height: {HEIGHT + 6};
        Sockets {{ padding: 1 0 0 0; }}
    }}
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1)"),
        Binding("right", "move(1)"),
        Binding("space", "pick"),
        *(Binding(digit, f"pick({place})") for place, digit in enumerate(DIGITS)),
        Binding("a", "pick_all"),
        Binding("g", "guardian"),
        Binding("i", "island"),
        Binding("enter", "roll"),
        Binding("s", "stop"),
        Binding("x", "sink"),
    ]
    KEYS = (
        ("← →", "kapern-key-move"),
        ("space 1–8", "kapern-key-pick"),
        ("enter", "kapern-key-roll"),
        ("s", "kapern-key-stop"),
        ("a", "kapern-key-all"),
        ("g", "kapern-key-guardian"),
        ("i", "kapern-key-island"),
        ("x", "kapern-key-sink"),
    )

    seen: View
    hand = Hand()
    scene: SkullIsland | None = None

    def compose(self) -> ComposeResult:
        yield Card()
        yield Sockets()
        with Container(id="harbour"):
            yield Tray()

    # Showing

    def show(self, session: TableSession, language: Language) -> None:
        self.session, self.language, self.seen = session, language, session.seen
        if not self.hand.fits(self.seen.dice):
            self.hand = Hand().thrown(self.seen.dice, self.seen.dice)
        self.draw_card(self.seen.card)
        self.draw_dice()

    def draw_card(self, card: int) -> None:
        self.query_one(Card).show(card, self.language)
        self.draw_sockets(card, len(self.hand.skulls))

    def draw_sockets(self, card: int, rolled: int) -> None:
        caption = self.language.text("kapern-skulls", skulls=box.SKULLS_ON[card] + rolled)
        self.query_one(Sockets).show(box.SKULLS_ON[card], rolled, caption)

    def draw_dice(self) -> None:
        tray = self.query_one(Tray)
        tray.cursor = self.hand.cursor if self.picking else None
        tray.dice = tuple(map(self.die, range(box.DICE)))
        self.post_message(self.Changed())

    def die(self, place: int) -> Die:
        if not self.hand.faces:
            return Die(BLANK)
        face, picked = self.hand.faces[place], place in self.hand.picked
        locked = face == box.SKULL and not picked
        name = self.language.text("kapern-face", face=box.FACES[face])
        state = "picked" if picked else "locked" if locked else "free"
        caption = self.language.text("kapern-die", state=state, place=place + 1)
        return Die(face, name, caption, picked, locked, place in self.ashore)

    @property
    def ashore(self) -> Places:
        return self.hand.ashore if self.seen.card == box.TREASURE_ISLAND else frozenset()

    @property
    def picking(self) -> bool:
        return self.live and isinstance(self.seen.awaiting, ToPlace | ToDecide | ToRescue)

    def watch_live(self, live: bool) -> None:
        """A person's turn to decide: offer what they will most likely want."""
        if live and isinstance(self.seen.awaiting, ToPlace):
            self.hand = self.hand._replace(adrift=frozenset())
        if live and isinstance(self.seen.awaiting, ToRescue):
            self.hand = self.hand.toggled(min(self.hand.skulls))
        if live and self.scene:
            dice = len(self.hand.loose)
            self.scene.prompt(self.language.text("kapern-night-roll", dice=dice))
        self.draw_dice()

    @property
    def offer_bar(self) -> OfferBar:
        return OfferBar(self.session, self.seen, self.hand, self.language)

    def offers(self) -> tuple[ActionOffer, ...]:
        return self.offer_bar.offers() if self.live else ()

    def hint(self) -> str:
        if not self.picking:
            return ""
        spent = self.seen.card == box.GUARDIAN and self.seen.lifted
        card = "none" if spent else box.CARDS[self.seen.card]
        more = self.language.text("kapern-hint-card", card=card)
        return f"{self.language.text('kapern-hint')}\n{more}"

    # Keys

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys are for whoever's turn it is."""
        return self.live or action not in ACTIONS

    def action_move(self, by: int) -> None:
        self.hand = self.hand._replace(cursor=(self.hand.cursor + by) % box.DICE)
        self.draw_dice()

    def action_pick(self, place: int | None = None) -> None:
        self.pick(self.hand.cursor if place is None else place)

    def pick(self, place: int) -> None:
        """Dice are picked freely, but a skull only by leave of the rules."""
        hand = self.hand.toggled(place)._replace(cursor=place) if self.picking else self.hand
        words = self.offer_bar._replace(hand=hand).roll_words()
        lifts = place in hand.picked & hand.skulls
        if not self.picking:
            self.post_message(self.Asked("reroll -"))
        elif lifts and self.session.refusal(*words):
            self.post_message(self.Asked(*words))
        else:
            self.hold(hand)

    def hold(self, hand: Hand) -> None:
        self.hand = hand
        self.draw_dice()

    def action_pick_all(self) -> None:
        """All the dice that are no skulls, or none."""
        skulls = self.hand.picked & self.hand.skulls
        every = self.hand.loose | skulls
        self.hold(self.hand._replace(picked=skulls if self.hand.picked == every else every))

    def action_guardian(self) -> None:
        """Pick a skull up, or put it back."""
        lifted = self.hand.picked & self.hand.skulls
        if skulls := lifted or self.hand.skulls:
            self.pick(min(skulls))
        else:
            self.post_message(self.Asked("reroll 1k"))

    def action_island(self) -> None:
        """Keep the die under the cursor off the island, or put it there."""
        hand, cursor = self.hand, self.hand.cursor
        if self.seen.card != box.TREASURE_ISLAND or cursor not in hand.loose:
            self.post_message(self.Asked(f"place {hand.written({cursor} & hand.everywhere)}"))
        elif cursor in hand.picked:
            self.hold(hand.toggled(cursor))
        else:
            self.hold(hand._replace(adrift=hand.adrift ^ {cursor}))

    def action_roll(self) -> None:
        self.post_message(self.Play(*self.offer_bar.roll_words()))

    def action_stop(self) -> None:
        self.post_message(self.Play(*self.offer_bar.stop_words()))

    def action_sink(self) -> None:
        self.post_message(self.Play("sink"))

    def on_tray_clicked(self, message: Tray.Clicked) -> None:
        if self.live:
            self.pick(message.place)

    # Seeing it happen

    async def perform(self, event: Event) -> None:
        match event:
            case TurnedOver(_, card):
                self.turn_over(card)
            case Threw(_, thrown, dice):
                await self.throw(thrown, dice)
                await self.haunt(event, len(self.hand.skulls) + box.SKULLS_ON[self.seen.card])
            case Placed(_, dice):
                self.hold(self.hand.with_island(dice))
            case ReachedSkullIsland(_, skulls):
                await self.tempo.rest()
                self.scene = SkullIsland(self.language, self.tempo, self.press_on)
                await self.app.push_screen(self.scene)
                await self.haunt(event, skulls)
            case Cursed(_, skulls, points):
                await self.leave_skull_island(event, skulls, points)

    async def haunt(self, event: Event, skulls: int) -> None:
        """While the night on Skull Island lasts, it is told there."""
        if self.scene:
            await self.scene.tell(self.told(event), skulls, odds.curse_so_far(self.session, skulls))

    async def leave_skull_island(self, event: Event, skulls: int, points: int) -> None:
        if self.scene:
            await self.scene.tell(self.told(event), skulls, points)
            self.scene.prompt(self.language.text("kapern-night-leave"))
            self.tempo.calm()
            await self.tempo.rest(LINGER)
            self.scene.dismiss()
            self.scene = None

    def turn_over(self, card: int) -> None:
        self.seen = replace(self.seen, card=card)
        self.hand = Hand()
        self.draw_card(card)
        self.draw_dice()

    async def throw(self, thrown: Counts, dice: Counts) -> None:
        """The dice tumble and come to lie; those that were kept do not move."""
        stay, after = self.hand.staying(thrown, dice), self.hand.thrown(thrown, dice)
        for frame in range(FRAMES if self.tempo.moving else 0):
            self.hold(after.spinning(stay, frame))
            await self.tempo.rest(0.1)
        self.hold(after)
        self.draw_sockets(self.seen.card, len(after.skulls))

    def told(self, event: Event) -> str:
        return self.language.say(self.session.game.narrate(event), self.session.names)

    def press_on(self) -> None:
        """Any key on Skull Island: roll if it is a person's turn, else be quick."""
        if self.live:
            self.action_roll()
        else:
            self.tempo.hurry()
