"""Opening a table at a house: which game, who sits there, rules, time, who may find it."""

from collections.abc import Iterator, Mapping
from typing import Any

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from quarterdeck.core import options
from quarterdeck.core.game import AnyGame
from quarterdeck.terminal.house.table_wish import OPEN, USUAL, VISIBILITY, TableWish, check_chairs
from quarterdeck.terminal.language import LETTERS, Voice
from quarterdeck.terminal.screens.house_form import LABEL, HouseForm
from quarterdeck.terminal.seating import ME
from quarterdeck.terminal.widgets.choice import ChoiceField
from quarterdeck.terminal.widgets.size_notice import SizeNotice
from quarterdeck.terminal.widgets.why_not import WhyNotPanel

NOBODY = ""  # a chair that is not there
NO_YES = (False, True)


class HouseOpeningScreen(HouseForm[TableWish]):
    """Ends with the table that is wished for, or with nothing."""

    visibility, coach = USUAL, False
    wishes_fair: bool | None = None  # nothing said yet

    def __init__(self, voice: Voice, offered: Mapping[str, tuple[str, ...]]) -> None:
        self.offered = offered  # by game: the bots of the house
        super().__init__(voice)

    def choose_game(self, game: AnyGame) -> None:
        """Its usual rules, and as few chairs as it takes: one's own, the others open."""
        super().choose_game(game)
        most, least, usual = game.seats[-1], game.seats[0], game.options()
        self.seats = [ME, *[OPEN] * (least - 1), *[NOBODY] * (most - least)]
        self.rules = {name: getattr(usual, name) for name in self.known}

    @property
    def fair(self) -> bool:
        """Unless something else is wished, where people meet people."""
        return OPEN in self.seats if self.wishes_fair is None else self.wishes_fair

    @property
    def known(self) -> dict[str, tuple[Any, ...]]:
        rules: type = self.game.options
        return dict(options.choices(rules))

    @property
    def kinds(self) -> tuple[str, ...]:
        return NOBODY, OPEN, *self.offered.get(self.game.name, ())

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

    def seat_row(self, place: int) -> Widget:
        labels = [self.voice.text(f"terminal-house-opening-{each}") for each in ("none", "open")]
        values = [*labels, *map(self.voice.level, self.kinds[2:])]
        at = self.kinds.index(self.seats[place])
        return ChoiceField(f" {LETTERS[place]} ", values, at, 6, name=str(place))

    def rule_rows(self) -> Iterator[Widget]:
        voice = Voice(self.game, self.voice.language)
        for rule, values in self.known.items():
            shown = [voice.rule_value(rule, value) for value in values]
            at = values.index(self.rules[rule])
            yield ChoiceField(voice.rule(rule), shown, at, LABEL, name=f"rule-{rule}")

    def house_rows(self) -> Iterator[Widget]:
        text = self.voice.text
        seen = [text(f"terminal-house-opening-{each}") for each in VISIBILITY]
        at = VISIBILITY.index(self.visibility)
        yield ChoiceField(text("terminal-house-opening-seen"), seen, at, LABEL, name="seen")
        both, label = (
            [text("terminal-no"), text("terminal-yes")],
            text("terminal-house-opening-coach"),
        )
        yield ChoiceField(label, both, int(self.coach), LABEL, name="coach")
        label = text("terminal-house-opening-fair")
        yield ChoiceField(label, both, int(self.fair), LABEL, name="fair")
        yield self.clock_row()

    def choose(self, name: str, place: int) -> None:
        if name == "seen":
            self.visibility = VISIBILITY[place]
        elif name == "coach":
            self.coach = NO_YES[place]
        elif name == "fair":
            self.wishes_fair = NO_YES[place]
        elif name.isdigit():
            self.choose_seat(int(name), self.kinds[place])
        else:
            rule = name.removeprefix("rule-")
            self.rules[rule] = self.known[rule][place]

    def choose_seat(self, place: int, kind: str) -> None:
        """Who comes may decide whether the dice are fair."""
        self.seats[place] = kind
        for field in self.query(ChoiceField):
            if field.name == "fair":
                field.place = int(self.fair)

    def wish(self) -> TableWish:
        """The table, if enough may sit down."""
        seats = check_chairs(self.game, tuple(filter(None, self.seats)))
        agreed = (self.visibility, self.coach, self.clock, self.fair)
        return TableWish(self.game, seats, self.rules, *agreed)
