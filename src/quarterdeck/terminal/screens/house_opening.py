"""Opening a table at a house: which game, who sits there, rules, time, who may find it."""

from collections.abc import Iterator
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from quarterdeck.bots.levels import levels
from quarterdeck.core import options
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import AnyGame
from quarterdeck.games import GAMES
from quarterdeck.terminal.house.chair_lines import title_of
from quarterdeck.terminal.house.clock_wish import OFFERED
from quarterdeck.terminal.house.table_wish import OPEN, VISIBILITY, TableWish, check_chairs
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.seating import ME
from quarterdeck.terminal.widgets.choice import ChoiceField
from quarterdeck.terminal.widgets.flag import LETTERS
from quarterdeck.terminal.widgets.size_notice import SizeNotice
from quarterdeck.terminal.widgets.why_not import WhyNotPanel

NOBODY = ""  # a chair that is not there
LABEL = 30
NO_YES = (False, True)
TIMES = ("untimed", "live", "post")  # what each clock that is offered is called


class HouseOpeningScreen(Screen[TableWish | None]):
    """Ends with the table that is wished for, or with nothing."""

    DEFAULT_CSS = """
    HouseOpeningScreen {
        align: center middle;
        #page { width: 72; max-height: 100%; height: auto; background: $surface; padding: 1 2; }
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
        self.voice, self.game = voice, next(iter(GAMES.values()))
        self.visibility, self.coach = VISIBILITY[0], False
        self.clock = OFFERED[0]
        self.choose_game(self.game)

    def choose_game(self, game: AnyGame) -> None:
        """Its usual rules, and as few chairs as it takes: one's own, the others open."""
        most, least = game.seats[-1], game.seats[0]
        self.game, usual = game, game.options()
        self.seats = [ME, *[OPEN] * (least - 1), *[NOBODY] * (most - least)]
        self.rules = {name: getattr(usual, name) for name in self.known}

    @property
    def known(self) -> dict[str, tuple[Any, ...]]:
        rules: type = self.game.options
        return dict(options.choices(rules))

    @property
    def kinds(self) -> tuple[str, ...]:
        return NOBODY, OPEN, *levels(self.game)

    def compose(self) -> ComposeResult:
        text = self.voice.text
        with VerticalScroll(id="page", can_focus=False):
            yield Static(text("terminal-house-opening"), id="title")
            yield self.game_row()
            yield Static(text("terminal-house-opening-seats"), classes="heading")
            yield from (self.seat_row(place) for place in range(1, len(self.seats)))
            yield Static(text("terminal-start-rules"), classes="heading")
            yield from self.rule_rows()
            yield from self.house_rows()
            yield WhyNotPanel()
            yield Static(text("terminal-house-opening-go"), id="go")
        yield SizeNotice(self.voice)

    def game_row(self) -> Widget:
        titles = [title_of(name, self.voice.language) for name in GAMES]
        at = [*GAMES].index(self.game.name)
        label = self.voice.text("terminal-house-opening-game")
        return ChoiceField(label, titles, at, LABEL, name="game")

    def seat_row(self, place: int) -> Widget:
        labels = [self.voice.text(f"terminal-house-opening-{each}") for each in ("none", "open")]
        values = [*labels, *map(self.voice.level, self.kinds[2:])]
        at = self.kinds.index(self.seats[place])
        return ChoiceField(f" {LETTERS[place]} ", values, at, 6, name=str(place))

    def rule_rows(self) -> Iterator[Widget]:
        words = Voice(self.game, self.voice.language)
        for rule, values in self.known.items():
            label, shown = words.text(f"{self.game.name}-option-{rule}"), map(self.shown, values)
            at = values.index(self.rules[rule])
            yield ChoiceField(label, [*shown], at, LABEL, name=f"rule-{rule}")

    def house_rows(self) -> Iterator[Widget]:
        text = self.voice.text
        seen = [text(f"terminal-house-opening-{each}") for each in VISIBILITY]
        at = VISIBILITY.index(self.visibility)
        yield ChoiceField(text("terminal-house-opening-seen"), seen, at, LABEL, name="seen")
        both, label = [self.shown(each) for each in NO_YES], text("terminal-house-opening-coach")
        yield ChoiceField(label, both, int(self.coach), LABEL, name="coach")

        times = [text(f"terminal-house-opening-{each}") for each in TIMES]
        chosen, label = OFFERED.index(self.clock), text("terminal-house-opening-time")
        yield ChoiceField(label, times, chosen, LABEL, name="clock")

    def shown(self, value: object) -> str:
        if isinstance(value, bool):
            return self.voice.text("terminal-yes" if value else "terminal-no")
        return str(value)

    def on_choice_field_changed(self, message: ChoiceField.Changed) -> None:
        name, place = message.choice.name or "", message.place
        if name == "game":
            self.choose_game([*GAMES.values()][place])
            self.refresh(recompose=True)
            self.call_after_refresh(lambda: self.query(ChoiceField).first().focus())
        elif name == "seen":
            self.visibility = VISIBILITY[place]
        elif name == "clock":
            self.clock = OFFERED[place]
        elif name == "coach":
            self.coach = NO_YES[place]
        elif name.isdigit():
            self.seats[int(name)] = self.kinds[place]
        else:
            rule = name.removeprefix("rule-")
            self.rules[rule] = self.known[rule][place]

    def on_click(self, event: Any) -> None:
        if event.widget and event.widget.id == "go":
            self.action_go()

    def action_go(self) -> None:
        """Set the table, if enough may sit down."""
        try:
            seats = check_chairs(self.game, tuple(filter(None, self.seats)))
        except QuarterdeckError as no:
            said = self.voice.words.say(no.sentence)
            self.query_one(WhyNotPanel).say(self.voice.text("terminal-why-not"), said)
        else:
            agreed = (self.rules, self.visibility, self.coach, self.clock)
            self.dismiss(TableWish(self.game, seats, *agreed))

    def action_leave(self) -> None:
        self.dismiss(None)
