"""Sitting down: who sits where, the house rules, the language."""

from collections.abc import Iterator
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, Static

from quarterdeck.bots.levels import levels
from quarterdeck.core import options
from quarterdeck.core.errors import SeatsError
from quarterdeck.terminal.language import LETTERS, Voice
from quarterdeck.terminal.seating import ME, MY_NAME, TableTerms
from quarterdeck.terminal.widgets.choice import ChoiceField
from quarterdeck.terminal.widgets.size_notice import SizeNotice
from quarterdeck.terminal.widgets.why_not import WhyNotPanel
from quarterdeck.words import LANGUAGES, SPOKEN

EMPTY, PERSON = "", "\0"  # what a seat can be besides a bot's level
LABEL = 30


class StartScreen(Screen[TableTerms | None]):
    """Ends with what was agreed, or with nothing if someone leaves."""

    DEFAULT_CSS = """
    StartScreen {
        align: center middle;
        #page {
            width: 72; max-width: 100%; max-height: 100%; height: auto;
            background: $surface; padding: 1 2;
        }
        #title { color: $brass; text-style: bold; }
        .heading { color: $soft; margin: 1 0 0 0; }
        .seat { height: 1; }
        #level { height: auto; color: $soft; text-style: italic; padding: 0 1; }
        Input { width: 20; height: 1; border: none; padding: 0 1; margin: 0 0 0 2; }
        Input:focus { background: $sea; }
        #go {
            margin: 1 0 0 0; width: 100%; text-align: center;
            background: $brass; color: $ink; text-style: bold;
        }
    }
    .-tall StartScreen #page { padding: 2 4; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "app.focus_next"),
        Binding("up", "app.focus_previous"),
        Binding("enter", "go"),
        Binding("escape", "leave"),
    ]
    AUTO_FOCUS = "ChoiceField"

    def __init__(self, voice: Voice, agreed: TableTerms) -> None:
        super().__init__()
        self.voice, self.agreed = voice, agreed
        self.kinds = (EMPTY, PERSON, *levels(voice.game))
        most = voice.game.seats[-1]
        padded = [*agreed.seats, *[EMPTY] * most][:most]
        self.seats = [seat if seat in self.kinds else PERSON for seat in padded]
        self.names = [self.name_of(seat, place) for place, seat in enumerate(padded)]
        self.rules = {each: getattr(agreed.options, each) for each in self.known}

    @property
    def known(self) -> dict[str, tuple[Any, ...]]:
        rules: type = self.voice.game.options
        return dict(options.choices(rules))

    def name_of(self, seat: str, place: int) -> str:
        if seat == ME:
            return MY_NAME
        return f"{MY_NAME} {LETTERS[place]}" if seat in self.kinds else seat

    def compose(self) -> ComposeResult:
        text, name = self.voice.text, self.voice.game.name
        with VerticalScroll(id="page", can_focus=False):
            yield Static(text(name), id="title")
            yield Static(text(f"{name}-about"))
            yield Static(text("terminal-start-seats"), classes="heading")
            yield from map(self.seat_row, range(len(self.seats)))
            yield Static(id="level")
            yield Static(text("terminal-start-rules"), classes="heading")
            yield from self.rule_rows()
            yield WhyNotPanel()
            yield Static(text("terminal-start-go"), id="go")
        yield SizeNotice(self.voice)

    def seat_row(self, place: int) -> Widget:
        labels = [self.voice.text("terminal-start-empty"), self.voice.text("terminal-start-person")]
        values = [*labels, *map(self.voice.level, self.kinds[2:])]
        at = self.kinds.index(self.seats[place])
        choice = ChoiceField(f" {LETTERS[place]} ", values, at, 6, name=str(place))
        field = Input(self.names[place], name=str(place), max_length=18, compact=True)
        field.display = self.seats[place] == PERSON
        return Horizontal(choice, field, classes="seat")

    def rule_rows(self) -> Iterator[Widget]:
        for rule, values in self.known.items():
            shown = [self.voice.rule_value(rule, value) for value in values]
            at = values.index(self.rules[rule])
            yield ChoiceField(self.voice.rule(rule), shown, at, LABEL, name=rule)
        label, names = self.voice.text("terminal-start-language"), tuple(SPOKEN.values())
        yield ChoiceField(
            label, names, LANGUAGES.index(self.voice.language), LABEL, name="language"
        )

    def on_choice_field_changed(self, message: ChoiceField.Changed) -> None:
        name = message.choice.name or ""
        if name.isdigit():
            self.seats[int(name)] = self.kinds[message.place]
            field = self.query(Input)[int(name)]
            field.display = self.seats[int(name)] == PERSON
            self.query_one("#level", Static).update(self.voice.about_level(self.seats[int(name)]))
        elif name == "language":
            self.voice.language = LANGUAGES[message.place]
            self.refresh(recompose=True)
            self.call_after_refresh(lambda: self.query(ChoiceField).last().focus())
        else:
            self.rules[name] = self.known[name][message.place]

    def on_input_changed(self, message: Input.Changed) -> None:
        self.names[int(message.input.name or 0)] = message.value

    def on_input_submitted(self) -> None:
        self.action_go()

    def on_click(self, event: Any) -> None:
        if event.widget and event.widget.id == "go":
            self.action_go()

    def action_go(self) -> None:
        """Deal, if enough have sat down."""
        taken = [(seat, name) for seat, name in zip(self.seats, self.names, strict=True) if seat]
        seats = tuple(name.strip() or ME if seat == PERSON else seat for seat, name in taken)
        if len(seats) not in self.voice.game.seats:
            no = SeatsError(self.voice.game.name, len(seats), self.voice.game.seats)
            said = self.voice.words.say(no.sentence)
            self.query_one(WhyNotPanel).say(self.voice.text("terminal-why-not"), said)
        else:
            rules = self.voice.game.options(**self.rules)
            self.dismiss(self.agreed._replace(seats=seats, options=rules))

    def action_leave(self) -> None:
        self.dismiss(None)
