"""What is asked before a table of a house is opened or found: a field a line, Enter at the end."""

from typing import Any, ClassVar, TypeVar

from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widget import Widget

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import AnyGame
from quarterdeck.games import GAMES
from quarterdeck.terminal.house.chair_lines import title_of
from quarterdeck.terminal.house.clock_wish import OFFERED
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.widgets.choice import ChoiceField
from quarterdeck.terminal.widgets.why_not import WhyNotPanel

T = TypeVar("T")
LABEL = 30
TIMES = ("untimed", "live", "post")  # what each clock that is offered is called


class HouseForm(Screen[T | None]):
    """Ends with what is wished for, or with nothing."""

    DEFAULT_CSS = """
    HouseForm {
        align: center middle;
        #page {
            width: 72; max-width: 100%; max-height: 100%; height: auto;
            background: $surface; padding: 1 2;
        }
        #title { color: $brass; text-style: bold; }
        .heading { color: $soft; margin: 1 0 0 0; }
        #go {
            margin: 1 0 0 0; width: 100%; text-align: center;
            background: $brass; color: $ink; text-style: bold;
        }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "app.focus_next"),
        Binding("up", "app.focus_previous"),
        Binding("enter", "go"),
        Binding("escape,q", "leave"),
    ]
    AUTO_FOCUS = "ChoiceField"

    def __init__(self, voice: Voice) -> None:
        super().__init__()
        self.voice, self.clock = voice, OFFERED[0]
        self.choose_game(next(iter(GAMES.values())))

    def choose_game(self, game: AnyGame) -> None:
        self.game = game

    def wish(self) -> T:
        """What the fields say; a no where it cannot be."""
        raise NotImplementedError

    # Fields

    def game_row(self) -> Widget:
        titles = [title_of(name, self.voice.language) for name in GAMES]
        at = [*GAMES].index(self.game.name)
        label = self.voice.text("terminal-house-opening-game")
        return ChoiceField(label, titles, at, LABEL, name="game")

    def clock_row(self) -> Widget:
        times = [self.voice.text(f"terminal-house-opening-{each}") for each in TIMES]
        chosen, label = OFFERED.index(self.clock), self.voice.text("terminal-house-opening-time")
        return ChoiceField(label, times, chosen, LABEL, name="clock")

    def on_choice_field_changed(self, message: ChoiceField.Changed) -> None:
        name, place = message.choice.name or "", message.place
        if name == "game":
            self.choose_game([*GAMES.values()][place])
            self.refresh(recompose=True)
            self.call_after_refresh(lambda: self.query(ChoiceField).first().focus())
        elif name == "clock":
            self.clock = OFFERED[place]
        else:
            self.choose(name, place)

    def choose(self, name: str, place: int) -> None:
        """One of the other fields has changed."""
        raise NotImplementedError

    # Keys

    def on_click(self, event: Any) -> None:
        if event.widget and event.widget.id == "go":
            self.action_go()

    def action_go(self) -> None:
        try:
            wished = self.wish()
        except QuarterdeckError as no:
            said = self.voice.words.say(no.sentence)
            self.query_one(WhyNotPanel).say(self.voice.text("terminal-why-not"), said)
        else:
            self.dismiss(wished)

    def action_leave(self) -> None:
        self.dismiss(None)
