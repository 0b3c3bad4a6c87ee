"""Finding players at a house: which game, how many, on what time, how long bots stay away."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widget import Widget
from textual.widgets import Static

from quarterdeck.core.game import AnyGame
from quarterdeck.terminal.house.match_wish import USUAL_WAIT, MatchWish
from quarterdeck.terminal.screens.house_form import LABEL, HouseForm
from quarterdeck.terminal.widgets.choice import ChoiceField
from quarterdeck.terminal.widgets.size_notice import SizeNotice
from quarterdeck.terminal.widgets.why_not import WhyNotPanel

WAITS = (30, USUAL_WAIT, 300, 1800)  # seconds


class HouseFindingScreen(HouseForm[MatchWish]):
    """Ends with whom to look for, or with nothing."""

    waits = USUAL_WAIT

    def choose_game(self, game: AnyGame) -> None:
        super().choose_game(game)
        self.seats = game.seats[0]

    def compose(self) -> ComposeResult:
        text = self.voice.text
        with Vertical(id="page"):
            yield Static(text("terminal-house-finding"), id="title")
            yield self.game_row()
            yield self.seats_row()
            yield self.clock_row()
            yield self.wait_row()
            yield WhyNotPanel()
            yield Static(text("terminal-house-finding-go"), id="go")
        yield SizeNotice(self.voice)

    def seats_row(self) -> Widget:
        label, at = self.voice.text("terminal-house-finding-seats"), self.game.seats
        return ChoiceField(label, [*map(str, at)], at.index(self.seats), LABEL, name="seats")

    def wait_row(self) -> Widget:
        told = [self.voice.text("terminal-house-finding-wait", seconds=each) for each in WAITS]
        label = self.voice.text("terminal-house-finding-bots")
        return ChoiceField(label, told, WAITS.index(self.waits), LABEL, name="wait")

    def choose(self, name: str, place: int) -> None:
        if name == "seats":
            self.seats = self.game.seats[place]
        else:
            self.waits = WAITS[place]

    def wish(self) -> MatchWish:
        return MatchWish(self.game, self.seats, self.waits, self.clock)
